// swift-tools-version: 6.2
import PackageDescription

/// Programs that feed our parsers chance texts, with libFuzzer; `scripts/fuzz` builds and runs them.
let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "KVHeroTransition", path: "../..")],
  targets: [
    .executableTarget(
      name: "fuzz", dependencies: [.product(name: "Hero", package: "KVHeroTransition")],
      swiftSettings: [.swiftLanguageMode(.v6), .unsafeFlags(["-parse-as-library"])])
  ]
)

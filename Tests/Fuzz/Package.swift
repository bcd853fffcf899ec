// swift-tools-version: 6.2
import PackageDescription

/// As in the package itself, but that libFuzzer brings the program's beginning along.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .unsafeFlags(["-parse-as-library"]),
]

/// Programs that feed our parsers chance texts and files, with libFuzzer; `scripts/fuzz` builds and runs
/// them.
let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "KVHeroTransition", path: "../..")],
  targets: [
    .executableTarget(
      name: "fuzz", dependencies: [.product(name: "Hero", package: "KVHeroTransition")],
      swiftSettings: [.swiftLanguageMode(.v6), .unsafeFlags(["-parse-as-library"])]),
    // `Photos` is no library for others, so its readers' sources are built again here, by way of links.
    .executableTarget(
      name: "fuzz-photos",
      dependencies: [
        .product(name: "SceneGraph", package: "KVHeroTransition"),
        .product(name: "Motion", package: "KVHeroTransition"),
      ],
      swiftSettings: settings),
  ]
)

// swift-tools-version: 6.2
import PackageDescription

/// Every Swift target: warnings are errors, imports are private unless said otherwise.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// Targets that touch every pixel are optimised in debug builds too: unoptimised, the vector code
/// is several hundred times slower and the tests would take minutes.
let perPixel = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// The platform-neutral core: no window, no file, no clock.
let core: [Target] = [
  .target(name: "Motion", swiftSettings: strict),
  .target(name: "SceneGraph", dependencies: ["Motion"], swiftSettings: strict),
  .target(name: "Transitions", dependencies: ["SceneGraph", "Motion"], swiftSettings: strict),
  .target(
    name: "KVHeroTransition", dependencies: ["Transitions", "SceneGraph", "Motion"],
    swiftSettings: strict),
  .target(
    name: "Hero", dependencies: ["Transitions", "SceneGraph", "Motion"], swiftSettings: strict),
  .target(
    name: "CustomTransitions", dependencies: ["Transitions", "SceneGraph", "Motion"],
    swiftSettings: strict),
  .target(
    name: "ZolaZoom", dependencies: ["Transitions", "SceneGraph", "Motion"],
    swiftSettings: strict),
]

/// What stands around the core: pictures on disk, drawing, timing, and the gallery itself.
let around: [Target] = [
  .target(name: "Photos", dependencies: ["SceneGraph", "Motion"], swiftSettings: perPixel),
  .target(name: "Rasterizer", dependencies: ["SceneGraph", "Motion"], swiftSettings: perPixel),
  .target(name: "FrameTiming", dependencies: ["Motion"], swiftSettings: strict),
  .target(
    name: "Gallery",
    dependencies: [
      "Motion", "SceneGraph", "Transitions", "KVHeroTransition", "Hero", "ZolaZoom",
      "CustomTransitions", "Photos", "FrameTiming",
    ],
    swiftSettings: strict),
]

/// The edge: the only targets that know SDL or the platform.
let edge: [Target] = [
  .systemLibrary(
    name: "CSDL2", providers: [.apt(["libsdl2-dev", "libsdl2-image-dev"])]),
  .target(name: "CPlatform", linkerSettings: [.linkedLibrary("z")]),
  .target(
    name: "SDLHost",
    dependencies: [
      "Photos", "Rasterizer", "FrameTiming", "SceneGraph", "Motion", "CSDL2", "CPlatform",
    ],
    swiftSettings: perPixel),
  .executableTarget(
    name: "kvhero",
    dependencies: [
      "Motion", "SceneGraph", "Transitions", "KVHeroTransition", "Hero", "ZolaZoom",
      "CustomTransitions", "Photos",
      "Rasterizer", "FrameTiming", "Gallery", "SDLHost", "CPlatform",
    ],
    swiftSettings: strict),
]

/// What the tests of several modules share; no product knows it.
let testSupport = Target.testTarget(
  name: "TestSupport", dependencies: ["Transitions", "SceneGraph", "Motion"],
  path: "Tests/TestSupport", swiftSettings: strict)

let tests: [Target] = [
  testSupport,
  .testTarget(
    name: "MotionTests", dependencies: ["TestSupport", "Motion", "CPlatform"],
    swiftSettings: strict),
  .testTarget(
    name: "SceneGraphTests", dependencies: ["TestSupport", "SceneGraph", "Motion", "CPlatform"],
    swiftSettings: strict),
  .testTarget(
    name: "TransitionsTests",
    dependencies: ["TestSupport", "Transitions", "SceneGraph", "Motion", "CPlatform"],
    exclude: ["Goldens"], swiftSettings: strict),
  .testTarget(
    name: "KVHeroTransitionTests",
    dependencies: ["TestSupport", "KVHeroTransition", "Transitions", "SceneGraph", "Motion"],
    exclude: ["Goldens"], swiftSettings: strict),
  .testTarget(
    name: "HeroTests",
    dependencies: [
      "TestSupport", "Hero", "Transitions", "Rasterizer", "SceneGraph", "Motion",
    ],
    swiftSettings: strict),
  .testTarget(
    name: "CustomTransitionsTests",
    dependencies: ["TestSupport", "CustomTransitions", "Transitions", "SceneGraph", "Motion"],
    exclude: ["Goldens"], swiftSettings: strict),
  .testTarget(
    name: "ZolaZoomTests",
    dependencies: ["TestSupport", "ZolaZoom", "Transitions", "SceneGraph", "Motion"],
    exclude: ["Goldens"], swiftSettings: strict),
  .testTarget(
    name: "StylesTests",
    dependencies: [
      "TestSupport", "KVHeroTransition", "ZolaZoom", "CustomTransitions", "Transitions",
      "SceneGraph", "Motion",
    ], swiftSettings: strict),
  .testTarget(
    name: "PhotosTests",
    dependencies: ["TestSupport", "Photos", "SceneGraph", "Motion", "CPlatform"],
    exclude: ["Fixtures"], swiftSettings: strict),
  .testTarget(
    name: "RasterizerTests",
    dependencies: ["TestSupport", "Rasterizer", "SceneGraph", "Motion", "CPlatform"],
    exclude: ["Goldens"], swiftSettings: strict),
  .testTarget(
    name: "FrameTimingTests", dependencies: ["FrameTiming", "Motion"], exclude: ["Oracle"],
    swiftSettings: strict),
  .testTarget(
    name: "GalleryTests",
    dependencies: [
      "TestSupport", "Gallery", "Photos", "FrameTiming", "KVHeroTransition", "Transitions",
      "SceneGraph", "Motion", "Rasterizer",
    ],
    exclude: ["Goldens"], swiftSettings: strict),
  .testTarget(
    name: "SDLHostTests",
    dependencies: [
      "TestSupport", "SDLHost", "Photos", "Rasterizer", "FrameTiming", "SceneGraph", "Motion",
    ],
    exclude: ["Fixtures"], swiftSettings: strict),
  .testTarget(
    name: "CommandTests",
    dependencies: [
      "TestSupport", "kvhero", "Gallery", "SDLHost", "Photos", "FrameTiming", "KVHeroTransition",
      "Transitions", "SceneGraph", "Motion", "CPlatform",
    ],
    exclude: ["Goldens", "Oracle", "Recordings"], swiftSettings: strict),
]

let package = Package(
  name: "KVHeroTransition",
  products: [
    .library(name: "Motion", targets: ["Motion"]),
    .library(name: "SceneGraph", targets: ["SceneGraph"]),
    .library(name: "Transitions", targets: ["Transitions"]),
    .library(name: "KVHeroTransition", targets: ["KVHeroTransition"]),
    .library(name: "Hero", targets: ["Hero"]),
    .library(name: "CustomTransitions", targets: ["CustomTransitions"]),
    .library(name: "ZolaZoom", targets: ["ZolaZoom"]),
    .executable(name: "kvhero", targets: ["kvhero"]),
  ],
  targets: core + around + edge + tests
)

@main
struct KVHero {
  @MainActor static func main() {}
}

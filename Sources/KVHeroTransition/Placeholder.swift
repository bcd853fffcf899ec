// The first file of KVHeroTransition replaces this one.

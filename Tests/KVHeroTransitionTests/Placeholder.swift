// The first suite of KVHeroTransition replaces this file.

// The first suite of SceneGraph replaces this file.

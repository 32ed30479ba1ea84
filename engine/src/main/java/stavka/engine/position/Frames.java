package stavka.engine.position;

import org.jspecify.annotations.Nullable;

/** The stack of pending frames, the topmost first. An empty stack is null. */
record Frames(Frame top, @Nullable Frames below) {}

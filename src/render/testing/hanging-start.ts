// A process that never becomes ready, like one that is stuck in native code while it registers fonts.
for (;;) Atomics.load(new Int32Array(1), 0)

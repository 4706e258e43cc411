// Never becomes ready, like a process stuck in native code.
for (;;) Atomics.load(new Int32Array(1), 0)

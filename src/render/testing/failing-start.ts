// Ends before it is ready, like a process whose native module cannot be loaded.
throw new Error('the native module is missing')

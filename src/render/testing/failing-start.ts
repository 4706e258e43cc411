// A process that ends before it is ready, like one whose native module cannot be loaded.
throw new Error('the native module is missing')

// A thread that ends before it is ready, as one does whose native module cannot be loaded.
throw new Error('the native module is missing')

/** Memoizes `make(source())` until `source()` changes. */
export function onceFor<Value>(source: () => string, make: (text: string) => Value): () => Value {
  let known: { readonly text: string; readonly made: Value } | undefined
  return () => {
    const text = source()
    if (known?.text !== text) known = { text, made: make(text) }
    return known.made
  }
}

/** Memoizes `create(source())` until `source()` changes. */
export function onceFor<Value>(source: () => string, create: (text: string) => Value): () => Value {
  let cached: { readonly text: string; readonly value: Value } | undefined
  return () => {
    const text = source()
    if (cached?.text !== text) cached = { text, value: create(text) }
    return cached.value
  }
}

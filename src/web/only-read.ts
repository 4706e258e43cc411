type ReadSearch = (search: Record<string, unknown>) => object

/**
 * Makes a route's `validateSearch` of `read`: what `read` does not return is removed. The router itself merges the result of validation into
 * the query as it came, so that an invalid parameter would reach the page after all.
 */
export function onlyRead<Read extends ReadSearch>(read: Read): (search: Record<string, unknown>) => ReturnType<Read> {
  return (search) => {
    const removed = Object.fromEntries(Object.keys(search).map((name) => [name, undefined]))
    return { ...removed, ...read(search) } as ReturnType<Read>
  }
}

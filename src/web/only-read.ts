type ReadSearch = (search: Record<string, unknown>) => object

/**
 * Creates a route's `validateSearch` from `read`, removing every parameter that `read` does not return. The router merges
 * the result into the original query, so an invalid parameter would still reach the page.
 */
export function onlyRead<Read extends ReadSearch>(read: Read): (search: Record<string, unknown>) => ReturnType<Read> {
  return (search) => {
    const removed = Object.fromEntries(Object.keys(search).map((name) => [name, undefined]))
    return { ...removed, ...read(search) } as ReturnType<Read>
  }
}

const NAME = /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,199}$/
const MAX_NAMES = 8

/** Guards against a future path built from client input; today paths contain only IDs and hashes. */
export function checkPath(path: string): void {
  const names = path.split('/')
  if (names.length > MAX_NAMES || !names.every((name) => NAME.test(name))) {
    throw new TypeError(`not a path of a file store: ${JSON.stringify(path.slice(0, 300))}`)
  }
}

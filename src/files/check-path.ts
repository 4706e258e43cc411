const NAME = /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,199}$/
const MAX_NAMES = 8

/**
 * Throws unless `path` is one that a file store takes. Paths are made of ids and hashes alone; this is the second lock, for
 * the day when somebody makes one of something that a client sent.
 */
export function checkPath(path: string): void {
  const names = path.split('/')
  if (names.length > MAX_NAMES || !names.every((name) => NAME.test(name))) {
    throw new TypeError(`not a path of a file store: ${JSON.stringify(path.slice(0, 300))}`)
  }
}

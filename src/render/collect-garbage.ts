/** Renders between collections, which take some milliseconds each. */
const EVERY = 4

/**
 * Returns what to call after each render: every few renders it collects what they left behind. On its own, V8 lets a hundred
 * megabytes wait, since it sees only the small objects that stand for pixels. Needs `--expose-gc`.
 */
export function openGarbageCollection(): () => void {
  let renders = 0
  return () => {
    renders += 1
    if (renders % EVERY === 0) globalThis.gc?.({ type: 'minor' })
  }
}

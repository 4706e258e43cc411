/**
 * Collects what a render left behind. On its own, V8 lets a hundred megabytes wait, since it sees only the small objects that
 * stand for pixels. Takes about a millisecond; does nothing without `--expose-gc`.
 */
export function collectGarbage(): void {
  globalThis.gc?.({ type: 'minor' })
}

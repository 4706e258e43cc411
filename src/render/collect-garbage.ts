/**
 * Takes a millisecond. V8 would let a hundred megabytes wait, because it sees only the small
 * objects that hold pixels. Requires `--expose-gc`.
 */
export function collectGarbage(): void {
  globalThis.gc?.({ type: 'minor' })
}

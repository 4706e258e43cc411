/** Takes a millisecond. V8 does not see the pixels of small objects and would wait. Requires `--expose-gc`. */
export function collectGarbage(): void {
  globalThis.gc?.({ type: 'minor' })
}

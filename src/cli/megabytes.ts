/** A million bytes, rounded up, so that nothing is shown as 0 unless it is empty. */
export function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1_000_000)
}

interface Warned {
  readonly message: string
  readonly page?: number
  readonly elementId?: string
}

/** Prints warnings with their places on standard error. */
export function printWarnings(warnings: readonly Warned[]): void {
  for (const { message, page, elementId } of warnings) {
    const where = [page === undefined ? '' : `page ${page}`, elementId ?? ''].filter((part) => part !== '').join(', ')
    process.stderr.write(`Warning${where === '' ? '' : ` (${where})`}: ${message}\n`)
  }
}

import type { PDFDocument } from 'pdf-lib'

export interface OpenedPdf {
  readonly bytes: Uint8Array
  readonly document: PDFDocument
}

/** Yields what violates the rule. */
export type Rule = (pdf: OpenedPdf) => Iterable<string>

/** Returns the rules that a file violates, each with its first violation. */
export function violations(rules: Readonly<Record<string, Rule>>, pdf: OpenedPdf): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [number, rule] of Object.entries(rules)) {
    for (const fault of rule(pdf)) {
      found[number] = fault
      break
    }
  }
  return found
}

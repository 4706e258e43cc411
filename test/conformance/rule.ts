import type { PDFDocument } from 'pdf-lib'
import { type UsedFont, usedFonts } from './used-fonts.ts'
import { type Walked, walkContent } from './walk-content.ts'

export interface OpenedPdf {
  readonly bytes: Uint8Array
  readonly document: PDFDocument
}

/** What most rules need, read once. */
export interface ReadPdf extends OpenedPdf {
  readonly content: readonly Walked[]
  readonly fonts: readonly UsedFont[]
}

/** Yields what violates the rule. */
export type Rule = (pdf: ReadPdf) => Iterable<string>

/** Returns the rules that a file violates, each with its first violation. */
export function violations(rules: Readonly<Record<string, Rule>>, opened: OpenedPdf): Record<string, string> {
  const content = [...walkContent(opened.document)]
  const pdf = { ...opened, content, fonts: usedFonts(content) }
  const found: Record<string, string> = {}
  for (const [number, rule] of Object.entries(rules)) {
    for (const fault of rule(pdf)) {
      found[number] = fault
      break
    }
  }
  return found
}

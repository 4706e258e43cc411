import { type DescribedSlot, describedSlots } from '../../../../document/described-slots.ts'
import type { Document } from '../../../../document/document.ts'
import type { Finding } from '../../../../edit/check/finding.ts'
import { fieldNamesOf } from '../../../../edit/filling/field-at.ts'
import { missingCharacters } from '../../../../text/text-warnings.ts'
import { isWarning, type Warning } from '../../../../text/warning.ts'
import { warningText } from '../../content/warning-text.ts'

/** Returns what the painter warns of, by the slots at whose fields it is shown. */
export function fieldWarnings(document: Document, findings: readonly Finding[]): ReadonlyMap<string, string> {
  const slots = new Map(describedSlots(document).map((slot) => [slot.name, slot]))
  const messages = new Map<string, Set<string>>()
  for (const finding of findings) {
    if (!isWarning(finding) || finding.elementId === undefined) continue
    for (const name of affected(finding, fieldNamesOf(document, finding.elementId), slots)) {
      messages.set(name, (messages.get(name) ?? new Set()).add(warningText(finding)))
    }
  }
  return new Map([...messages].map(([name, texts]) => [name, [...texts].join(' ')]))
}

/** A missing glyph belongs to the slots whose texts contain it. */
function affected(
  finding: Warning,
  names: readonly string[],
  slots: ReadonlyMap<string, DescribedSlot>,
): readonly string[] {
  if (finding.code !== 'missing_glyph' || names.length < 2) return names
  const characters = missingCharacters(finding.message)
  const having = names.filter((name) => characters.some((each) => slots.get(name)?.default?.includes(each)))
  return having.length > 0 ? having : names
}

import { pdf } from '../../../formats/pdf.ts'
import { lengthText } from '../../parts/sizes.ts'
import type { ExportForm } from './export-form.ts'
import { valuesToSend } from './option-values.ts'

/** Says in a line what is set for printers, or what can be. `documentBleed` in CSS pixels. */
export function printSummary({ options }: ExportForm, documentBleed: number): string {
  const values: Readonly<Record<string, unknown>> = valuesToSend(pdf.options, options)
  const { bleed = documentBleed, cropMarks, colorProfile, conformsTo } = values
  const profiles: Readonly<Record<string, { readonly label: string }>> = pdf.options.colorProfile.choices
  const set = [
    ...(typeof bleed === 'number' && bleed > 0 ? [`${lengthText(bleed, 'mm')} mm bleed`] : []),
    ...(cropMarks === true ? ['crop marks'] : []),
    ...(typeof colorProfile === 'string' ? [profiles[colorProfile]?.label ?? colorProfile] : []),
    ...(Array.isArray(conformsTo) ? conformsTo.map(String) : []),
  ]
  return set.length > 0 ? set.join(', ') : 'Bleed, crop marks, print colors, PDF/X, PDF/A, PDF/UA'
}

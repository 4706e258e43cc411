import type { PdfConformance } from '../../formats/formats.ts'
import { addOutputIntent, archiveIntent, type OutputIntent } from './output-intent.ts'
import type { Pdf } from './pdf-value.ts'
import type { PrintingProcess } from './printing-process.ts'

/** Adds the output intents that standards require, and that of a printing process. */
export function addOutputIntents(
  pdf: Pdf,
  conformsTo: readonly PdfConformance[],
  process: PrintingProcess | undefined,
): void {
  const printing = process && printingIntent(process)
  if (printing) addOutputIntent(pdf, printing)
  if (!conformsTo.includes('PDF/A-2b')) return
  addOutputIntent(pdf, printing ? { ...printing, standard: 'GTS_PDFA1' } : archiveIntent())
}

/** ISO 15930-7. */
function printingIntent({ profile }: PrintingProcess): OutputIntent {
  const { condition, registry, description, bytes } = profile
  return { standard: 'GTS_PDFX', condition, registry, info: description, profile: bytes, components: 4 }
}

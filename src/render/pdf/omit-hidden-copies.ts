import { bufferOf, type ContentStream } from './content-streams.ts'
import { dictionary, type Pdf, type PdfDictionary } from './pdf-value.ts'

/** Two drawings of one form, each within a mask. */
const TWICE = /^\/(\S+) gs\n\/(\S+) Do\n\/\S+ gs\n(?=\/(\S+) gs\n\/\2 Do\n)/gm

/**
 * Skia draws what a mask keeps (`destination-in`) twice: outside of the shape that the mask is drawn
 * on, then within the mask. The shape is as large as the content, so the first drawing is invisible,
 * but readers would extract its text again.
 */
export function omitHiddenCopies(pdf: Pdf, streams: readonly ContentStream[]): void {
  for (const { object, resources } of streams) {
    const content = bufferOf(object.stream).toString('latin1')
    const kept = content.replaceAll(TWICE, (copy: string, ...[outside = '', , within = '']: string[]) =>
      isInverted(pdf, resources, outside) && !isInverted(pdf, resources, within) ? '' : copy,
    )
    if (kept.length < content.length) object.stream = Buffer.from(kept, 'latin1')
  }
}

/** Whether the mask of a graphics state has a transfer function. Skia's only one inverts. */
function isInverted(pdf: Pdf, resources: PdfDictionary, state: string): boolean {
  const states = dictionary(pdf, resources.get('ExtGState'))
  return dictionary(pdf, dictionary(pdf, states?.get(state))?.get('SMask'))?.has('TR') === true
}

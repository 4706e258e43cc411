import type { Overprinting } from './convert-content.ts'
import {
  addObject,
  dictionary,
  PdfName,
  type Pdf,
  type PdfDictionary,
  type PdfReference,
  type PdfValue,
} from './pdf-value.ts'

const BLACK = '0 0 0 1 K 0 0 0 1 k'
const [ON, OFF] = ['PlatenOverprint', 'PlatenKnockout']

/**
 * Prints text in black ink alone on top of the inks below: if plates do not match exactly, paper would show around
 * letters that replace them. ISO 32000-1, 8.6.7.
 */
export interface TextOverprinting {
  /** For the content of a stream with these resources. */
  within(resources: PdfDictionary | undefined): Overprinting
  /** Adds the graphics states to the resources of content that uses them. */
  addStates(content: string, resources: PdfDictionary | undefined): void
}

export function createTextOverprinting(pdf: Pdf): TextOverprinting {
  let states: readonly [PdfReference, PdfReference] | undefined
  const statesOf = (resources: PdfDictionary | undefined): PdfDictionary | undefined =>
    dictionary(pdf, resources?.get('ExtGState'))
  return {
    within: (resources) => ({
      ...{ color: BLACK, begin: `/${ON} gs`, end: `/${OFF} gs` },
      isOpaque: (name) => isOpaque(dictionary(pdf, statesOf(resources)?.get(name))),
    }),
    addStates(content, resources) {
      if (!content.includes(`/${ON} gs`)) return
      states ??= [addObject(pdf, { value: overprint(true) }), addObject(pdf, { value: overprint(false) })]
      const present = statesOf(resources) ?? new Map<string, PdfValue>()
      resources?.set('ExtGState', present.set(ON, states[0]).set(OFF, states[1]))
    },
  }
}

/** In mode 1, inks of which a color has none stay. */
function overprint(isOn: boolean): PdfDictionary {
  return new Map<string, PdfValue>([
    ['Type', new PdfName('ExtGState')],
    ['OP', isOn],
    ['op', isOn],
    ['OPM', isOn ? 1 : 0],
  ])
}

function isOpaque(state: PdfDictionary | undefined): boolean {
  const [mode, mask] = [state?.get('BM'), state?.get('SMask')]
  const isNormal = mode === undefined || (mode instanceof PdfName && mode.name === 'Normal')
  const isMasked = mask !== undefined && !(mask instanceof PdfName)
  return isNormal && !isMasked && (state?.get('ca') ?? 1) === 1
}

import { srgbProfile } from './srgb-profile.ts'
import { addObject, dictionary, PdfName, resolve, textString, type Pdf, type PdfValue } from './pdf-value.ts'

/** The device that the colors of a file are meant for: ISO 32000-1, 14.11.5. */
export interface OutputIntent {
  readonly standard: 'GTS_PDFA1' | 'GTS_PDFX'
  /** For example `sRGB`, or a name of the registry of the ICC. */
  readonly condition: string
  /** Undefined if the condition is not registered. */
  readonly registry: string | undefined
  readonly info: string
  /** An ICC profile. */
  readonly profile: Uint8Array
  /** Color components of the profile. */
  readonly components: 3 | 4
}

/** Adds an output intent with its profile. Intents of one file share a profile if its bytes are equal. */
export function addOutputIntent(pdf: Pdf, intent: OutputIntent): void {
  const { standard, condition, registry, info, profile, components } = intent
  const catalog = dictionary(pdf, pdf.trailer.get('Root'))
  const present = resolve(pdf, catalog?.get('OutputIntents'))
  const existing = Array.isArray(present) ? present : []
  const value = new Map<string, PdfValue>([
    ['Type', new PdfName('OutputIntent')],
    ['S', new PdfName(standard)],
    ['OutputConditionIdentifier', textString(condition)],
    ...(registry === undefined ? [] : [['RegistryName', textString(registry)] as const]),
    ['Info', textString(info)],
    ['DestOutputProfile', knownProfile(pdf, existing, profile) ?? addProfile(pdf, profile, components)],
  ])
  catalog?.set('OutputIntents', [...existing, addObject(pdf, { value })])
}

/** Of files with colors for screens, for PDF/A: ISO 19005-2, 6.2.3. */
export function archiveIntent(): OutputIntent {
  return {
    ...{ standard: 'GTS_PDFA1', condition: 'sRGB', registry: 'http://www.color.org', info: 'sRGB IEC61966-2.1' },
    ...{ profile: srgbProfile(), components: 3 },
  }
}

function knownProfile(pdf: Pdf, intents: readonly PdfValue[], profile: Uint8Array): PdfValue | undefined {
  for (const intent of intents) {
    const known = dictionary(pdf, intent)?.get('DestOutputProfile')
    const stream = [...pdf.objects.values()].find(({ value }) => value === resolve(pdf, known))?.stream
    if (stream && Buffer.compare(stream, profile) === 0) return known
  }
  return undefined
}

function addProfile(pdf: Pdf, profile: Uint8Array, components: number): PdfValue {
  return addObject(pdf, { value: new Map([['N', components]]), stream: profile })
}

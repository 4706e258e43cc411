import type { Triple } from '../cmyk/lab-color.ts'
import { bufferOf } from './content-streams.ts'
import { convertContent, type WriteColor } from './convert-content.ts'
import { convertPicture, convertToGray, isPicture } from './convert-picture.ts'
import { convertShading, isGrayShading, type MapColor } from './convert-shading.ts'
import { createTextOverprinting, type TextOverprinting } from './overprint-text.ts'
import { luminosityOf, type PrintInks } from './print-inks.ts'
import {
  dictionary,
  formatNumber,
  PdfName,
  PdfReference,
  type Pdf,
  type PdfDictionary,
  type PdfObject,
  type PdfValue,
} from './pdf-value.ts'

/** What colors mean: inks on paper, or how much a mask keeps. */
interface ColorUse {
  readonly space: PdfName
  readonly write: WriteColor
  readonly overprinting?: TextOverprinting
  mapFor(shading: PdfDictionary): MapColor
  convertPicture(object: PdfObject): Promise<void>
}

export interface InkConversion {
  /** Converts the colors of a page and of what it draws. Call it before its streams are compressed. */
  convertPage(page: PdfDictionary): void
  /** Converts images and the glyphs with colors, after all pages. */
  finish(): Promise<void>
}

/**
 * Converts the colors of Skia's PDF from sRGB to the inks of a printing process. Transparency
 * remains: groups blend inks instead of colors for screens, and masks become gray.
 */
export function createInkConversion(pdf: Pdf, inks: PrintInks): InkConversion {
  const paper: ColorUse = {
    space: new PdfName('DeviceCMYK'),
    write: writeInks(inks),
    overprinting: createTextOverprinting(pdf),
    mapFor: (shading) =>
      isGrayShading(pdf, shading) ? (rgb) => inks.ofColor(rgb, false) : (rgb) => inks.ofMixture(rgb),
    convertPicture: (object) => convertPicture(pdf, object, inks),
  }
  const mask: ColorUse = {
    space: new PdfName('DeviceGray'),
    write: writeLuminosity,
    mapFor: () => (rgb) => [luminosityOf(rgb)],
    convertPicture: (object) => convertToGray(pdf, object),
  }
  const seen = new Set<PdfValue>()
  const pictures: { readonly object: PdfObject; readonly use: ColorUse }[] = []

  const convertStream = (object: PdfObject, use: ColorUse, resources: PdfDictionary | undefined): void => {
    if (!object.stream) return
    const content = bufferOf(object.stream).toString('latin1')
    const converted = convertContent(content, use.write, use.overprinting?.within(resources))
    use.overprinting?.addStates(converted, resources)
    object.stream = Buffer.from(converted, 'latin1')
  }

  const visit = (value: PdfValue | undefined, use: ColorUse, outer?: PdfDictionary): void => {
    const object = value instanceof PdfReference ? pdf.objects.get(value.id) : { value: value ?? null }
    if (!object || !(object.value instanceof Map) || seen.has(object.value)) return
    seen.add(object.value)
    if (isPicture(object)) {
      pictures.push({ object, use })
      return
    }
    const shading = dictionary(pdf, object.value.get('Shading'))
    const resources = object.value.get('Resources')
    if (shading) convertGradient(shading, use)
    else convertStream(object, use, dictionary(pdf, resources) ?? outer)
    setGroupSpace(pdf, object.value, use.space)
    visitResources(resources, use)
  }

  const convertGradient = (shading: PdfDictionary, use: ColorUse): void => {
    if (seen.has(shading)) return
    seen.add(shading)
    if (convertShading(pdf, shading, use.mapFor(shading))) shading.set('ColorSpace', use.space)
  }

  const visitResources = (value: PdfValue | undefined, use: ColorUse): void => {
    const resources = dictionary(pdf, value)
    const entries = (name: string): PdfValue[] => [...(dictionary(pdf, resources?.get(name))?.values() ?? [])]
    for (const drawn of [...entries('XObject'), ...entries('Pattern')]) visit(drawn, use)
    for (const state of entries('ExtGState')) {
      const softMask = dictionary(pdf, dictionary(pdf, state)?.get('SMask'))
      const kind = softMask?.get('S')
      visit(softMask?.get('G'), kind instanceof PdfName && kind.name === 'Luminosity' ? mask : use)
    }
    for (const font of entries('Font')) visitGlyphs(dictionary(pdf, font), use)
  }

  const visitGlyphs = (font: PdfDictionary | undefined, use: ColorUse): void => {
    if (!font || seen.has(font)) return
    seen.add(font)
    for (const glyph of dictionary(pdf, font.get('CharProcs'))?.values() ?? []) visit(glyph, use)
    if (font.has('CharProcs')) visitResources(font.get('Resources'), use)
  }

  return {
    convertPage(page) {
      visit(page.get('Contents'), paper, dictionary(pdf, page.get('Resources')))
      visitResources(page.get('Resources'), paper)
      page.set('Group', transparencyGroup(paper.space))
    },
    async finish() {
      for (const { object, use } of pictures) await use.convertPicture(object)
    },
  }
}

/** Transparent objects of the page blend in `space`: ISO 32000-1, 11.4.7. */
function transparencyGroup(space: PdfName): PdfDictionary {
  return new Map<string, PdfValue>([
    ['Type', new PdfName('Group')],
    ['S', new PdfName('Transparency')],
    ['CS', space],
    ['I', true],
  ])
}

function setGroupSpace(pdf: Pdf, form: PdfDictionary, space: PdfName): void {
  const group = dictionary(pdf, form.get('Group'))
  if (group?.has('CS')) group.set('CS', space)
}

function writeInks(inks: PrintInks): WriteColor {
  const written = new Map<string, string>()
  return (rgb, isLarge) => {
    const key = `${rgb.join(' ')} ${isLarge}`
    const known = written.get(key)
    if (known !== undefined) return known
    const numbers = inks.ofColor(rgb, isLarge).map(toThousandths).join(' ')
    written.set(key, `${numbers} K ${numbers} k`)
    return `${numbers} K ${numbers} k`
  }
}

function writeLuminosity(rgb: Triple): string {
  const gray = toThousandths(luminosityOf(rgb))
  return `${gray} G ${gray} g`
}

function toThousandths(part: number): string {
  return formatNumber(Math.round(part * 1000) / 1000)
}

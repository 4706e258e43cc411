import { coordinatesOf, readAxes, type Coordinates, type FontAxis } from './font-axes.ts'
import type { FontCatalog, FontFace, FontStyle } from './font-catalog.ts'
import { styleName } from './font-names.ts'
import { nearestFace } from './nearest-face.ts'
import { readFace } from './read-face.ts'
import type { Sfnt } from './sfnt.ts'

/** A font file of a document. */
export interface DocumentFont {
  /** As in `fontFamily`. */
  readonly family: string
  /** Identifies the file in the process. */
  readonly key: string
  readonly sfnt: Sfnt
}

interface OpenedFont extends DocumentFont {
  readonly axes: readonly FontAxis[]
  readonly weight: number
  readonly style: FontStyle
}

const ITALIC = 1

/** Adds the document's own fonts to a catalog. Their families take precedence over equally named ones. */
export function withDocumentFonts(catalog: FontCatalog, fonts: readonly DocumentFont[]): FontCatalog {
  if (fonts.length === 0) return catalog
  const byFamily = Map.groupBy(fonts.map(openFont), ({ family }) => normalized(family))
  const names = [...new Set(fonts.map(({ family }) => family))]
  const faces = new Map<string, FontFace>()
  return {
    ...catalog,
    families: () => [...names, ...catalog.families()],
    find(family, choice) {
      const own = byFamily.get(normalized(family))
      if (!own) return catalog.find(family, choice)
      const { weight, style, variations = {} } = choice
      const candidates = own.map((font) => ({ font, weight: nearestWeight(font, weight), style: styleOf(font, style) }))
      const nearest = nearestFace(candidates, weight, style)
      if (!nearest) return undefined
      const coordinates = coordinatesFor(nearest.font, { weight, style: nearest.style, variations })
      const name = faceName(nearest.font, coordinates)
      const face = faces.get(name) ?? openFace(nearest, { name, coordinates })
      faces.set(name, face)
      return face
    },
  }
}

function normalized(family: string): string {
  return family.trim().toLowerCase()
}

function openFont(font: DocumentFont): OpenedFont {
  const { sfnt } = font
  return { ...font, axes: readAxes(sfnt), weight: faceWeight(sfnt), style: faceStyle(sfnt) }
}

/**
 * OS/2, `usWeightClass`. Some fonts have a class from 1 to 9. Thin and extra light fonts often have
 * 250 or 275, because old versions of Windows made lighter ones bold.
 */
export function faceWeight(font: Sfnt): number {
  const value = font.table('OS/2').getUint16(4)
  if (value >= 250 && value < 300) {
    const name = styleName(font)
    if (/extra ?light|ultra ?light/i.test(name)) return 200
    if (/thin|hairline/i.test(name)) return 100
  }
  return Math.min(1000, Math.max(1, value < 10 ? value * 100 : value))
}

/** OS/2, the italic bit of `fsSelection`. */
export function faceStyle(font: Sfnt): FontStyle {
  return (font.table('OS/2').getUint16(62) & ITALIC) === 0 ? 'normal' : 'italic'
}

function axis({ axes }: OpenedFont, tag: string): FontAxis | undefined {
  return axes.find((each) => each.tag === tag)
}

function nearestWeight(font: OpenedFont, weight: number): number {
  const range = axis(font, 'wght')
  return range ? Math.min(range.max, Math.max(range.min, weight)) : font.weight
}

function styleOf(font: OpenedFont, style: FontStyle): FontStyle {
  return axis(font, 'ital') || axis(font, 'slnt') ? style : font.style
}

function coordinatesFor(
  font: OpenedFont,
  { weight, style, variations }: { weight: number; style: FontStyle; variations: Coordinates },
): Coordinates {
  const slant = axis(font, 'slnt')
  const slanted = { ital: 1, ...(slant && { slnt: slant.min }) }
  return coordinatesOf(font.axes, { wght: weight, ...(style === 'italic' && slanted), ...variations })
}

function faceName({ key, axes }: OpenedFont, coordinates: Coordinates): string {
  const values = axes.map(({ tag }) => `${tag} ${coordinates[tag] ?? 0}`)
  // A tag may have any characters, but the name becomes part of a CSS font.
  return ['Platen', key, ...values].join(' ').replaceAll(/[^\w .-]/g, '_')
}

function openFace(
  { font, weight, style }: { font: OpenedFont; weight: number; style: FontStyle },
  { name, coordinates }: { name: string; coordinates: Coordinates },
): FontFace {
  const face = readFace(font.sfnt, { family: name, cssFamily: `"${name}"`, weight, style })
  return {
    ...face,
    axes: font.axes.map(({ tag }) => tag),
    source: { key: font.key, label: labelOf(font.family, weight, style), coordinates },
  }
}

function labelOf(family: string, weight: number, style: FontStyle): string {
  return `${family}-${weight}${style === 'italic' ? 'Italic' : ''}`
}

import type { FontCatalog } from '../../text/font-catalog.ts'
import { type PublishedFonts, type PublishedSlices, readPublishedFonts } from '../../text/published-fonts.ts'

export interface PaintCatalog {
  readonly fonts: FontCatalog
  readonly fontUrls: ReadonlyMap<string, string>
  readonly slicedFonts: ReadonlyMap<string, SlicedFont>
  /** HarfBuzz, for variable fonts. */
  readonly subsetterUrl: string
  readonly builtinNames: readonly string[]
  builtinUrl(name: string): string | undefined
}

/** A large font, of which the browser loads only the slices that a text needs. */
export interface SlicedFont {
  /** The URL of the table that `readSlices` reads. Shared by the weights of a family. */
  readonly tableUrl: string
  sliceUrl(slice: number): string
}

interface PublishedCatalog {
  readonly fonts: PublishedFonts
  readonly pictures: Readonly<Record<string, string>>
  readonly subsetter: string
}

export async function loadCatalog(url: string): Promise<PaintCatalog> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new Error('Couldn’t load fonts: can’t reach Platen.', { cause })
  })
  if (!response.ok) throw new Error(`Couldn’t load fonts: the server returned ${response.status}.`)
  const { fonts, pictures, subsetter } = (await response.json()) as PublishedCatalog
  // URLs are relative to the final URL, after redirects.
  const urlOf = (file: string): string => new URL(file, response.url).href
  const faces = fonts.families.flatMap((family) => family.faces)
  const slicedFont = ({ table, files }: PublishedSlices): SlicedFont => ({
    tableUrl: urlOf(table),
    sliceUrl: (slice) => urlOf(files.replace('*', String(slice))),
  })
  return {
    fonts: readPublishedFonts(fonts),
    fontUrls: new Map(faces.map(({ family, file }) => [family, urlOf(file)])),
    slicedFonts: new Map(faces.flatMap(({ family, slices }) => (slices ? [[family, slicedFont(slices)]] : []))),
    subsetterUrl: urlOf(subsetter),
    builtinNames: Object.keys(pictures),
    builtinUrl: (name) => (Object.hasOwn(pictures, name) ? urlOf(pictures[name] ?? '') : undefined),
  }
}

import type { FontCatalog } from '../../text/font-catalog.ts'
import { type PublishedFonts, readPublishedFonts } from '../../text/published-fonts.ts'

export interface PaintCatalog {
  readonly fonts: FontCatalog
  readonly fontUrls: ReadonlyMap<string, string>
  /** HarfBuzz, for variable fonts. */
  readonly subsetterUrl: string
  readonly builtinNames: readonly string[]
  builtinUrl(name: string): string | undefined
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
  return {
    fonts: readPublishedFonts(fonts),
    fontUrls: new Map(faces.map(({ family, file }) => [family, urlOf(file)])),
    subsetterUrl: urlOf(subsetter),
    builtinNames: Object.keys(pictures),
    builtinUrl: (name) => (Object.hasOwn(pictures, name) ? urlOf(pictures[name] ?? '') : undefined),
  }
}

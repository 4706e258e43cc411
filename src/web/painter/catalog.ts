import { type FontCatalog } from '../../text/font-catalog.ts'
import { type PublishedFonts, readPublishedFonts } from '../../text/published-fonts.ts'

/** What there is to draw with, and where it is. */
export interface PaintCatalog {
  readonly fonts: FontCatalog
  /** The address of a font file, by the family that it is registered under. */
  readonly fontUrls: ReadonlyMap<string, string>
  readonly builtinNames: readonly string[]
  /** The address of a built-in picture; undefined for a name that none has. */
  builtinUrl(name: string): string | undefined
}

/** What /paint/catalog.json leads to. */
interface PublishedCatalog {
  readonly fonts: PublishedFonts
  readonly pictures: Readonly<Record<string, string>>
}

/** Fetches the catalog. Throws where it cannot be had. */
export async function loadCatalog(url: string): Promise<PaintCatalog> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new Error('The fonts could not be loaded: the service could not be reached.', { cause })
  })
  if (!response.ok) throw new Error(`The fonts could not be loaded: the service answered ${response.status}.`)
  const { fonts, pictures } = (await response.json()) as PublishedCatalog
  // Addresses in it are relative to where it was found in the end, not to where it was asked for.
  const urlOf = (file: string): string => new URL(file, response.url).href
  const faces = fonts.families.flatMap((family) => family.faces)
  return {
    fonts: readPublishedFonts(fonts),
    fontUrls: new Map(faces.map(({ family, file }) => [family, urlOf(file)])),
    builtinNames: Object.keys(pictures),
    builtinUrl: (name) => (Object.hasOwn(pictures, name) ? urlOf(pictures[name] ?? '') : undefined),
  }
}

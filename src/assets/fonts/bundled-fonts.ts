import { type FontCatalog, type FontFace } from '../../text/font-catalog.ts'
import { nearestFace } from '../../text/nearest-face.ts'
import { EMOJI, FALLBACKS, FAMILIES } from './families.ts'
import { listFontFiles, type FontFile } from './list-font-files.ts'
import { openType, withTables } from './open-type.ts'
import { readFace } from './read-face.ts'

/** The fonts that come with the project. */
export interface BundledFonts extends FontCatalog {
  /** What the renderer registers: each under its own pinned name (`family`), process-wide and before the first text is laid out. */
  readonly files: readonly RegisteredFont[]
}

interface RegisteredFont {
  readonly family: string
  readonly path: string
  /** Stands in for the file where it cannot be registered as it is. Read only when called: it is large. */
  readonly bytes?: () => Uint8Array
}

/** Lists the font files; each face's metrics and coverage are read when it is first found. Throws where a package is missing. */
export function openBundledFonts(): BundledFonts {
  const families = [...FAMILIES, ...FALLBACKS].map(({ name, folder }) => ({
    name,
    files: listFontFiles({ name, folder }),
  }))
  const arabic = families.find(({ name }) => name === BEFORE_EMOJI)?.files[0]
  const byName = new Map(families.map(({ name, files }) => [name.toLowerCase(), files]))
  const faces = new Map<string, FontFace>()
  const emoji = new Set(byName.get(EMOJI.name.toLowerCase())?.map(({ family }) => family))

  return {
    families: () => families.map(({ name }) => name),
    fallbacks: FALLBACKS.map(({ name }) => name),
    emoji: EMOJI.name,
    files: families.flatMap(({ files }) => files.map((file) => registered(file, emoji.has(file.family)))),
    find(family, weight, style) {
      const files = byName.get(family.trim().toLowerCase())
      const file = files && nearestFace(files, weight, style)
      if (!file) return undefined
      const known = faces.get(file.family)
      if (known) return known
      const before = emoji.has(file.family) && arabic ? `${arabic.cssFamily}, ` : ''
      const face = readFace(file.path, { ...file, cssFamily: before + file.cssFamily })
      faces.set(file.family, face)
      return face
    },
  }
}

/**
 * Asked first for emoji, of which it has none. With the emoji font alone Skia takes a few sequences apart where they begin a
 * text (🏳️‍🌈, ❤️‍🔥); bundled-fonts.test.ts tries them.
 */
const BEFORE_EMOJI = 'Noto Sans Arabic'

/**
 * Noto Color Emoji holds every picture twice. Without the 20 MB of its `SVG ` table Skia draws the COLRv1 outlines, which stay
 * vectors in a PDF.
 */
function registered({ family, path }: FontFile, isEmoji: boolean): RegisteredFont {
  if (!isEmoji) return { family, path }
  return { family, path, bytes: () => withTables(openType(path), (tag) => tag !== 'SVG ') }
}

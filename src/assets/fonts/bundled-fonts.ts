import { join } from 'node:path'
import type { FontCatalog, FontFace } from '../../text/font-catalog.ts'
import { nearestFace } from '../../text/nearest-face.ts'
import { readFace } from '../../text/read-face.ts'
import { EMOJI, FALLBACKS, FAMILIES, HAN, SCRIPT_FAMILIES } from './families.ts'
import { listFontFiles } from './list-font-files.ts'
import { openType } from './open-type.ts'

/** Noto Color Emoji without its `SVG ` table: Skia draws COLRv1 outlines instead, which stay vectors in a PDF. */
export const EMOJI_FILE = join(import.meta.dirname, '../../../dist/fonts/noto-color-emoji.ttf')

export interface BundledFonts extends FontCatalog {
  /** The fonts to register process-wide, before the first text is laid out. */
  readonly files: readonly RegisteredFont[]
}

interface RegisteredFont {
  readonly family: string
  readonly path: string
}

/** Opens the catalog, which reads each face on first use. Throws if a font package is missing. */
export function openBundledFonts(): BundledFonts {
  const families = [...FAMILIES, ...SCRIPT_FAMILIES].map((family) => ({
    name: family.name,
    files: listFontFiles(family),
  }))
  const arabic = families.find(({ name }) => name === BEFORE_EMOJI)?.files[0]
  const byName = new Map(families.map(({ name, files }) => [name.toLowerCase(), files]))
  const faces = new Map<string, FontFace>()
  const emoji = new Set(byName.get(EMOJI.name.toLowerCase())?.map(({ family }) => family))

  const find: FontCatalog['find'] = (family, { weight, style }) => {
    const files = byName.get(family.trim().toLowerCase())
    const file = files && nearestFace(files, weight, style)
    if (!file) return undefined
    const cached = faces.get(file.family)
    if (cached) return cached
    const before = emoji.has(file.family) && arabic ? `${arabic.cssFamily}, ` : ''
    const face = readFace(openType(file.path), { ...file, cssFamily: before + file.cssFamily })
    faces.set(file.family, face)
    return face
  }
  return {
    families: () => families.map(({ name }) => name),
    fallbacks: FALLBACKS,
    han: HAN,
    emoji: EMOJI.name,
    files: families.flatMap(({ files }) =>
      files.map(({ family, path }) => ({ family, path: emoji.has(family) ? EMOJI_FILE : path })),
    ),
    find,
    findFallback: (family, weight) => find(family, { weight, style: 'normal' }),
  }
}

/** A font without emoji. With the emoji font alone, Skia splits sequences that begin a text (🏳️‍🌈, ❤️‍🔥). */
const BEFORE_EMOJI = 'Noto Sans Arabic'

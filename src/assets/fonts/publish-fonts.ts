import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { type PublishedFace, type PublishedFonts, writeRanges } from '../../text/published-fonts.ts'
import { openBundledFonts } from './bundled-fonts.ts'
import { readCoveredRanges } from './coverage.ts'
import { FALLBACKS, FAMILIES } from './families.ts'
import { listFontFiles } from './list-font-files.ts'
import { openType } from './open-type.ts'

export interface FontPublication {
  readonly published: PublishedFonts
  readonly files: ReadonlyMap<string, () => Promise<Uint8Array>>
}

/** Takes about 100 ms, yielding in between. */
export async function publishFonts(): Promise<FontPublication> {
  const fonts = openBundledFonts()
  const registered = new Map(fonts.files.map((file) => [file.family, file]))
  const coverages = new Map<string, { place: number; text: string }>()
  const files = new Map<string, () => Promise<Uint8Array>>()
  const families = []
  for (const family of [...FAMILIES, ...FALLBACKS]) {
    const faces: PublishedFace[] = []
    for (const { family: pinned, path, weight, style } of listFontFiles(family)) {
      const face = fonts.find(family.name, weight, style)
      if (face?.family !== pinned) throw new Error(`the catalog has another face than ${pinned}`)
      const bytes = registered.get(pinned)?.bytes
      const file = `fonts/${slug(pinned)}-${markOf(path)}.ttf`
      files.set(file, async () => (bytes ? bytes() : readFile(path)))
      faces.push({ ...face, coverage: placeOf(path), file })
    }
    families.push({ name: family.name, faces })
    await setImmediate()
  }
  const { fallbacks, emoji } = fonts
  return {
    published: { families, fallbacks, emoji, coverages: [...coverages.values()].map(({ text }) => text) },
    files,
  }

  function placeOf(path: string): number {
    const cmap = openType(path).table('cmap')
    const key = hash('sha1', new Uint8Array(cmap.buffer))
    const known = coverages.get(key) ?? { place: coverages.size, text: writeRanges(readCoveredRanges(cmap)) }
    coverages.set(key, known)
    return known.place
  }
}

/** `head` contains a checksum of the font, its revision and its creation time. */
function markOf(path: string): string {
  return hash('sha256', new Uint8Array(openType(path).table('head').buffer), 'hex').slice(0, 16)
}

/** `Platen DM Sans 400 Italic` becomes `dm-sans-400-italic`. */
function slug(pinned: string): string {
  return pinned
    .replace(/^Platen /, '')
    .toLowerCase()
    .replaceAll(' ', '-')
}

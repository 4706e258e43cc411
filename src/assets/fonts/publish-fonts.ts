import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { readCoveredRanges } from '../../text/coverage.ts'
import { type PublishedFace, type PublishedFonts, writeRanges } from '../../text/published-fonts.ts'
import { openBundledFonts } from './bundled-fonts.ts'
import { openFontSlices, type SliceFiles } from './open-font-slices.ts'
import { FAMILIES, SCRIPT_FAMILIES } from './families.ts'
import { listFontFiles } from './list-font-files.ts'
import { openType } from './open-type.ts'
import { sampleFont } from './sample-font.ts'

export interface FontPublication {
  readonly published: PublishedFonts
  readonly files: ReadonlyMap<string, () => Promise<Uint8Array>>
  /** Texts that say which slice of a font has which characters. */
  readonly tables: ReadonlyMap<string, () => Promise<Uint8Array>>
  /** SVGs. */
  readonly samples: ReadonlyMap<string, () => Promise<Uint8Array>>
}

/** Prepares the fonts for browsers. Takes about 100 ms, and yields to other work between families. */
export async function publishFonts(): Promise<FontPublication> {
  const fonts = openBundledFonts()
  const registered = new Map(fonts.files.map(({ family, path }) => [family, path]))
  const coverages = new Map<string, { index: number; text: string }>()
  const files = new Map<string, () => Promise<Uint8Array>>()
  const tables = new Map<string, () => Promise<Uint8Array>>()
  const samples = new Map<string, () => Promise<Uint8Array>>()
  const slicesOf = openFontSlices()
  const families = []
  for (const family of [...FAMILIES, ...SCRIPT_FAMILIES]) {
    const faces: PublishedFace[] = []
    for (const { family: pinned, path, weight, style } of listFontFiles(family)) {
      const face = fonts.find(family.name, { weight, style })
      if (face?.family !== pinned) throw new Error(`the catalog has another face than ${pinned}`)
      const file = `fonts/${slug(pinned)}-${versionHash(path)}.ttf`
      files.set(file, () => readFile(registered.get(pinned) ?? path))
      const sample = sampleName({ family: pinned, path })
      samples.set(sample, async () => Buffer.from(sampleFont(await readFile(path), family.name)))
      const slices = slicesOf(family, path)
      if (slices) publishSlices(slices)
      faces.push({ ...face, coverage: coverageIndex(path), file, ...(slices && { slices: slices.published }) })
    }
    families.push({ name: family.name, faces })
    await setImmediate()
  }
  const { fallbacks, han, emoji } = fonts
  return {
    published: { families, fallbacks, han, emoji, coverages: [...coverages.values()].map(({ text }) => text) },
    files,
    tables,
    samples,
  }

  function publishSlices(slices: SliceFiles): void {
    const { published, count } = slices
    tables.set(published.table, () => slices.readTable())
    for (let slice = 0; slice < count; slice += 1)
      files.set(published.files.replace('*', String(slice)), () => slices.readSlice(slice))
  }

  function coverageIndex(path: string): number {
    const cmap = openType(path).table('cmap')
    const key = hash('sha1', new Uint8Array(cmap.buffer))
    const coverage = coverages.get(key) ?? { index: coverages.size, text: writeRanges(readCoveredRanges(cmap)) }
    coverages.set(key, coverage)
    return coverage.index
  }
}

/** Returns the name of the file with the sample of a font. */
export function sampleName({ family, path }: { readonly family: string; readonly path: string }): string {
  return `samples/${slug(family)}-${versionHash(path)}.svg`
}

/** Hashes the `head` table, which contains a checksum of the font, its revision and its creation time. */
function versionHash(path: string): string {
  return hash('sha256', new Uint8Array(openType(path).table('head').buffer), 'hex').slice(0, 16)
}

/** Converts `Platen DM Sans 400 Italic` to `dm-sans-400-italic`, for example. */
function slug(pinned: string): string {
  return pinned
    .replace(/^Platen /, '')
    .toLowerCase()
    .replaceAll(' ', '-')
}

import type { FontCatalog, FontFace, HanScript } from './font-catalog.ts'
import { nearestFace } from './nearest-face.ts'

/** A font catalog as data, for identical layouts in a browser. */
export interface PublishedFonts {
  readonly families: readonly { readonly name: string; readonly faces: readonly PublishedFace[] }[]
  readonly fallbacks: readonly string[]
  readonly han: Readonly<Record<HanScript, string>>
  readonly emoji: string
  /** In the format of `writeRanges`, shared by faces. */
  readonly coverages: readonly string[]
}

export interface PublishedFace extends Omit<FontFace, 'covers'> {
  readonly coverage: number
  /** Relative to the catalog. */
  readonly file: string
  /** Only of large fonts. */
  readonly slices?: PublishedSlices
}

export interface PublishedSlices {
  /** The table that `readSlices` reads. Relative to the catalog. */
  readonly table: string
  /** The names of the slices, with `*` instead of the number. Relative to the catalog. */
  readonly files: string
}

export type CodePointRange = readonly [first: number, last: number]

export function readPublishedFonts(published: PublishedFonts): FontCatalog {
  const coverages = published.coverages.map((text) => lazily(() => coverageOf(readRanges(text))))
  const families = new Map(
    published.families.map(({ name, faces }) => [
      name.toLowerCase(),
      faces.map((face): FontFace => {
        const covers = coverages[face.coverage]
        if (!covers) throw new RangeError(`the fonts have no coverage ${face.coverage}`)
        return { ...face, covers: (codePoint) => covers()(codePoint) }
      }),
    ]),
  )
  const find: FontCatalog['find'] = (family, { weight, style }) => {
    const faces = families.get(family.trim().toLowerCase())
    return faces && nearestFace(faces, weight, style)
  }
  return {
    families: () => published.families.map(({ name }) => name),
    fallbacks: published.fallbacks,
    han: published.han,
    emoji: published.emoji,
    find,
    findFallback: (family, weight) => find(family, { weight, style: 'normal' }),
  }
}

/** Encodes sorted ranges: the distance from the previous range and the length minus one, in base 36. */
export function writeRanges(ranges: readonly CodePointRange[]): string {
  let end = 0
  return ranges
    .map(([first, last]) => {
      const gap = (first - end).toString(36)
      end = last
      return last === first ? gap : `${gap}-${(last - first).toString(36)}`
    })
    .join(' ')
}

export function readRanges(text: string): CodePointRange[] {
  let end = 0
  return text.split(' ').flatMap((part) => {
    if (part === '') return []
    const [gap = '', length = '0'] = part.split('-')
    const first = end + parseInt(gap, 36)
    end = first + parseInt(length, 36)
    return [[first, end]]
  })
}

function coverageOf(ranges: readonly CodePointRange[]): (codePoint: number) => boolean {
  return (codePoint) => {
    let [low, high] = [0, ranges.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((ranges[middle]?.[1] ?? 0) >= codePoint) high = middle
      else low = middle + 1
    }
    const range = ranges[low]
    return range !== undefined && range[0] <= codePoint
  }
}

function lazily<Value>(create: () => Value): () => Value {
  let created: { value: Value } | undefined
  return () => (created ??= { value: create() }).value
}

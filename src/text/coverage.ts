/** Returns whether a font has a glyph for a code point. */
export type Coverage = (codePoint: number) => boolean

const LAST_CODE_POINT = 0x10ffff

const UNICODE = 0
const WINDOWS = 3

/** Reads the Unicode subtable of a `cmap` table, in format 12 or else 4. Source: OpenType 1.9, cmap. */
export function readCoverage(cmap: DataView): Coverage {
  const subtables = unicodeSubtables(cmap)
  const wide = subtables.find(({ format }) => format === 12)
  if (wide) return coverageOfGroups(cmap, wide.offset)
  const narrow = subtables.find(({ format }) => format === 4)
  if (narrow) return coverageOfSegments(cmap, narrow.offset)
  throw new Error('the font has no cmap of format 4 or 12')
}

/** Returns the code points of a font as sorted ranges, which neither overlap nor adjoin. */
export function readCoveredRanges(cmap: DataView): [first: number, last: number][] {
  const covers = readCoverage(cmap)
  const ranges: [number, number][] = []
  // Spans are sorted. Those of a damaged font may overlap, and each code point is read once.
  let next = 0
  for (const [first, last] of spansOf(cmap)) {
    const end = Math.min(last, LAST_CODE_POINT)
    for (let codePoint = Math.max(first, next); codePoint <= end; codePoint += 1) {
      next = codePoint + 1
      if (!covers(codePoint)) continue
      const range = ranges.at(-1)
      if (range?.[1] === codePoint - 1) range[1] = codePoint
      else ranges.push([codePoint, codePoint])
    }
  }
  return ranges
}

/**
 * Returns what is wrong with the groups of a `cmap` in format 12: a sentence without a subject. Browsers reject the
 * same fonts. Source: OpenType Sanitizer, cmap.cc.
 */
export function findGroupDefect(cmap: DataView, glyphs: number): string | undefined {
  const wide = unicodeSubtables(cmap).find(({ format }) => format === 12)
  if (!wide) return undefined
  const groups = cmap.getUint32(wide.offset + 12)
  let previous = -1
  for (let group = 0; group < groups; group += 1) {
    const at = wide.offset + 16 + group * 12
    const [first, last, glyph] = [cmap.getUint32(at), cmap.getUint32(at + 4), cmap.getUint32(at + 8)]
    if (first > last || first <= previous) return 'its table cmap is damaged: its ranges of characters overlap'
    if (last > LAST_CODE_POINT) return 'its table cmap is damaged: it has characters beyond U+10FFFF'
    if (glyph + last - first > glyphs)
      return `its table cmap is damaged: it has glyphs beyond the ${glyphs} of the font`
    previous = last
  }
  return undefined
}

/** Returns the ranges of the subtable that `readCoverage` reads. Many of their code points may have no glyph. */
function spansOf(cmap: DataView): [first: number, last: number][] {
  const subtables = unicodeSubtables(cmap)
  const wide = subtables.find(({ format }) => format === 12)
  if (wide) {
    const first = wide.offset + 16
    return Array.from({ length: cmap.getUint32(wide.offset + 12) }, (_, group) => [
      cmap.getUint32(first + group * 12),
      cmap.getUint32(first + group * 12 + 4),
    ])
  }
  const offset = subtables.find(({ format }) => format === 4)?.offset ?? 0
  const segments = cmap.getUint16(offset + 6) / 2
  return Array.from({ length: segments }, (_, segment) => [
    cmap.getUint16(offset + 16 + segments * 2 + segment * 2),
    cmap.getUint16(offset + 14 + segment * 2),
  ])
}

function unicodeSubtables(cmap: DataView): { format: number; offset: number }[] {
  const subtables = []
  for (let index = 0; index < cmap.getUint16(2); index += 1) {
    const at = 4 + index * 8
    const platform = cmap.getUint16(at)
    const offset = cmap.getUint32(at + 4)
    if (platform === UNICODE || platform === WINDOWS) subtables.push({ format: cmap.getUint16(offset), offset })
  }
  return subtables
}

function coverageOfGroups(cmap: DataView, offset: number): Coverage {
  const groups = cmap.getUint32(offset + 12)
  const first = offset + 16
  const end = (group: number) => cmap.getUint32(first + group * 12 + 4)
  return (codePoint) => {
    const group = firstWhere(groups, (index) => end(index) >= codePoint)
    if (group === groups) return false
    const start = cmap.getUint32(first + group * 12)
    return codePoint >= start && cmap.getUint32(first + group * 12 + 8) + codePoint - start !== 0
  }
}

function coverageOfSegments(cmap: DataView, offset: number): Coverage {
  const segments = cmap.getUint16(offset + 6) / 2
  const ends = offset + 14
  const starts = ends + segments * 2 + 2
  const deltas = starts + segments * 2
  const ranges = deltas + segments * 2
  return (codePoint) => {
    const segment = firstWhere(segments, (index) => cmap.getUint16(ends + index * 2) >= codePoint)
    if (segment === segments) return false
    const start = cmap.getUint16(starts + segment * 2)
    if (codePoint < start) return false
    const range = cmap.getUint16(ranges + segment * 2)
    const delta = cmap.getUint16(deltas + segment * 2)
    if (range === 0) return ((codePoint + delta) & 0xffff) !== 0
    // `idRangeOffset` is relative to its own position.
    const glyph = cmap.getUint16(ranges + segment * 2 + range + (codePoint - start) * 2)
    return glyph !== 0 && ((glyph + delta) & 0xffff) !== 0
  }
}

/** Finds the first index for which the monotonic predicate is true, by binary search; `count` if there is none. */
function firstWhere(count: number, predicate: (index: number) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    if (predicate(middle)) high = middle
    else low = middle + 1
  }
  return low
}

import { type CodePointRange, readRanges } from './published-fonts.ts'

/** A large font, divided into files that have a part of its characters each. */
export interface FontSlices {
  /** The characters of each slice. */
  readonly ranges: readonly (readonly CodePointRange[])[]
  readonly sliceOf: (codePoint: number) => number | undefined
}

/**
 * The first slices: punctuation and kana, and Latin, Greek and Cyrillic letters. The line breaker measures
 * spaces, hyphens and punctuation in every font, and caches their widths.
 */
const BASE_SLICES = [0, 1]

/**
 * Features that only move characters. Others replace them, by those of another slice (株式会社 by one character) or by
 * forms that are hinted in another way than in the whole font (vertical kana).
 */
const SLICED_FEATURES = new Set(['normal', 'kern', 'palt', 'halt'])

/** Reads a table of slices: one line each, in the format of `writeRanges`. */
export function readSlices(table: string): FontSlices {
  const ranges = table.trim().split('\n').map(readRanges)
  const slices = new Map<number, number>()
  for (const [slice, list] of ranges.entries()) {
    for (const [first, last] of list) for (let at = first; at <= last; at += 1) slices.set(at, slice)
  }
  return { ranges, sliceOf: (codePoint) => slices.get(codePoint) }
}

/**
 * Lists the slices that draw a text exactly like the whole font. Undefined if only the whole font does: a character in
 * no slice combines with others, or its slice is unknown.
 */
export function slicesFor({ sliceOf }: FontSlices, text: string, features: string): readonly number[] | undefined {
  if (featureNames(features).some((feature) => !SLICED_FEATURES.has(feature))) return undefined
  const slices = new Set(BASE_SLICES)
  for (const character of new Set(text)) {
    const slice = sliceOf(character.codePointAt(0) ?? 0)
    if (slice === undefined) return undefined
    slices.add(slice)
  }
  return [...slices]
}

/** Of a value of CSS's `font-feature-settings`. */
function featureNames(features: string): readonly string[] {
  return features.split(',').map((setting) => setting.trim().replace(/^'(.*)' \d+$/, '$1'))
}

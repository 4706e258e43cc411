import { readFileSync, writeFileSync } from 'node:fs'
import { HAN, NAMED_FAMILIES } from '../src/assets/fonts/families.ts'
import { listFontFiles } from '../src/assets/fonts/list-font-files.ts'
import { openType } from '../src/assets/fonts/open-type.ts'
import { readCoveredRanges } from '../src/text/coverage.ts'
import { type CodePointRange, writeRanges } from '../src/text/published-fonts.ts'

/*
 * Writes the slices of the fonts with Han characters (src/assets/fonts/slices). Characters that are used together are
 * in one slice, as Google Fonts found by counting web pages. Its slices come from `unicode.json` of the npm packages
 * @fontsource-variable/noto-sans-{jp,sc,tc,kr}, whose folders are the arguments, in this order.
 */

const PACKAGES = process.argv.slice(2)
const REST_CHARACTERS = 200

const READING: readonly string[] = Object.values(HAN)
/** Display fonts are divided like the font for reading of their script. */
const SLICED = [
  ...READING.map((name) => ({ name, like: name })),
  { name: 'Shippori Mincho', like: HAN.Jpan },
  { name: 'Ma Shan Zheng', like: HAN.Hans },
]

/** Letters that kern with each other are in one slice: a browser does not kern across font files. */
const LATIN = rangesOf('20-52f,1e00-1eff,2010-2015,2018-2026,2030-203c,2047-2049,2122,fb00-fb06')
/** With the vertical forms of punctuation, which are characters too. */
const KANA = rangesOf(
  '2027,3000-303f,3041-30ff,fe10-fe1f,fe30-fe4f,ff01,ff08-ff09,ff0c,ff0e,ff1a-ff1b,ff1f,ff3b,ff3d,ff3f,ff5b,ff5d',
)
const CHINESE_KANA = [...KANA, ...rangesOf('b7,2022')]

/** Combine with any character, so that they need the whole font. */
const COMBINING = /^[\p{M}\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]$/u

for (const { name, like } of SLICED) {
  const family = NAMED_FAMILIES.find((each) => each.name === name)
  const [file] = family ? listFontFiles(family) : []
  if (!family || !file) throw new Error(`${name} has no font`)
  const google = JSON.parse(readFileSync(`${PACKAGES[READING.indexOf(like)]}/unicode.json`, 'utf8')) as Record<
    string,
    string
  >
  const free = new Set(characters(readCoveredRanges(openType(file.path).table('cmap'))))
  for (const codePoint of free) if (COMBINING.test(String.fromCodePoint(codePoint))) free.delete(codePoint)
  const take = (codePoints: readonly number[]): number[] => codePoints.filter((codePoint) => free.delete(codePoint))
  const isChinese = like === HAN.Hans || like === HAN.Hant
  const slices = [take(characters(isChinese ? CHINESE_KANA : KANA)), take(characters(LATIN))]
  for (const ranges of Object.values(google)) slices.push(take(characters(rangesOf(ranges.replaceAll('U+', '')))))
  const rest = [...free]
  for (let at = 0; at < rest.length; at += REST_CHARACTERS) slices.push(rest.slice(at, at + REST_CHARACTERS))
  const lines = slices.filter(({ length }) => length > 0).map((slice) => writeRanges(adjoining(slice)))
  writeFileSync(new URL(`../src/assets/fonts/slices/${family.folder}.txt`, import.meta.url), `${lines.join('\n')}\n`)
}

function rangesOf(text: string): CodePointRange[] {
  return text.split(',').map((range) => {
    const [first = '', last = first] = range.trim().split('-')
    return [parseInt(first, 16), parseInt(last, 16)]
  })
}

function characters(ranges: readonly CodePointRange[]): number[] {
  return ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

function adjoining(codePoints: readonly number[]): CodePointRange[] {
  const ranges: [number, number][] = []
  for (const codePoint of codePoints.toSorted((a, b) => a - b)) {
    const range = ranges.at(-1)
    if (range?.[1] === codePoint - 1) range[1] = codePoint
    else ranges.push([codePoint, codePoint])
  }
  return ranges
}

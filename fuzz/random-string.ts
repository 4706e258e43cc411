import { FAMILIES } from '../src/assets/fonts/families.ts'
import { openBuiltinPictures } from '../src/assets/builtin-pictures.ts'
import type { Random } from '../drill/random.ts'
import type { Schema } from '../src/document/schema.ts'
import { SENTENCES } from './sentences.ts'
import { randomPath } from './random-path.ts'
import { type Generation, temperOf } from './random-value.ts'

type Strings = (generation: Generation, schema: Schema) => string

const PICTURES = openBuiltinPictures().names.map((name) => `builtin:${name}`)
/** Vector images, which `test/fixtures/assets` has. */
const SVG_SOURCES = ['asset:ast_badge', 'asset:ast_sun']

const DATA = [
  ...[
    '12',
    '7',
    '5012345678900',
    '501234567890',
    '03600029145',
    '036000291452',
    '01234565',
    '0123456',
    '00012345600012',
  ],
  ...[
    '12345670',
    'HELLO 1.2',
    '(01)09506000134352(10)A1',
    'A40156B',
    'https://example.com/?q=1',
    'Zażółć gęślą jaźń 🎉',
  ],
]

const COLORS = ['#000', '#ffffff', '#e11d48', '#2563eb', '#16a34a', '#f59e0b', '#0f172acc', '#ffffff01', '#00000000']

/** Of every generated document. */
export const BRAND = { colors: { primary: '#7c3aed' }, fonts: { heading: 'Lora' } }

const LANGUAGES = ['en', 'de', 'tr', 'ar', 'he', 'ja', 'ko', 'zh-Hans', 'zh-TW', 'th', 'hi', 'pt-BR', 'sr-Latn', 'xx']

const TAGS = ['wght', 'wdth', 'opsz', 'slnt', 'liga', 'kern', 'tnum', 'ss01', 'smcp', '    ', '~~~~']

/** By the `format` of a string, or its `noun`, or its `pattern`, or the name of its property, in this order. */
const STRINGS: Readonly<Record<string, Strings>> = {
  'platen-path': randomPath,
  'platen-link': pick(['https://example.com/a?b=c#d', 'mailto:ada@example.com']),
  'platen-source': pick([...PICTURES, ...SVG_SOURCES]),
  'a color: "#rgb", "#rrggbb", "#rrggbbaa" or "brand:<name>"': pick([...COLORS, 'brand:primary']),
  'a font family name': pick([...FAMILIES.map(({ name }) => name), 'Unknown Family', 'brand:heading']),
  'a slot name': pick(['title', 'photo', 'a~b/c']),
  'a BCP 47 language tag such as en, pt-BR or zh-Hant': pick(LANGUAGES),
  colors: pick(['#000000', '#fff', '#123456', 'currentColor', '*']),
  fontFeatures: pick([...TAGS, 'tabular-nums', 'small-caps', 'diagonal-fractions']),
  fontVariations: pick(TAGS),
  data: ({ random }) => (random.chance(0.9) ? random.pick(DATA) : random.pick(DATA).repeat(40)),
  fitGroup: pick(['one', 'two']),
  leader: pick(['.', '·\u2009', '–', '', ' ', '\u200b', '🎉', 'نقطة']),
}

/** Returns a string that matches `schema`, or probably does: the caller removes those that do not. */
export function randomString(schema: Schema, name: string, generation: Generation): string {
  const key = [schema.format, schema.noun, name].find((each) => each !== undefined && Object.hasOwn(STRINGS, each))
  return (STRINGS[key ?? ''] ?? randomText)(generation, schema)
}

function pick(strings: readonly string[]): Strings {
  return ({ random }) => random.pick(strings)
}

const MARKS = [
  '\n',
  '\t',
  '\u2028',
  '\u00ad',
  '\u200b',
  '\u200d',
  '\u202e',
  '\u2067',
  '\ufeff',
  '{{title}}',
  '{{',
  '🎉',
  '👩‍👩‍👧‍👦',
  '5',
  '“',
  '—',
]
const LONG = ['W', 'i', '字', 'ا', '🎉', '\u0301', '\n', '\t', ' ', '\u202e', 'ffi', '1/2']

/** Words of several languages. A hostile one repeats one character, or the words of two directions. */
function randomText(generation: Generation, { maxLength = 20_000 }: Schema): string {
  const { random } = generation
  const temper = temperOf(generation)
  if (temper === 'ordinary') return spend(words(random, Math.floor(random.between(1, 8))), maxLength, generation)
  if (temper === 'extreme') return random.chance(0.5) ? '' : spend(words(random, 4_000), maxLength, generation)
  const part = random.chance(0.5) ? random.pick(LONG) : `${words(random, 3)}${random.pick(MARKS)}`
  return spend(part.repeat(Math.floor(Math.exp(random.between(0, 8)))), maxLength, generation)
}

function words(random: Random, count: number): string {
  return Array.from({ length: count }, () =>
    random.chance(0.1) ? random.pick(MARKS) : random.pick(random.pick(SENTENCES)),
  ).join(' ')
}

/** Cuts between characters: half of a surrogate pair is no Unicode. */
function spend(text: string, maxLength: number, generation: Generation): string {
  const length = Math.min(maxLength, Math.floor(generation.charactersLeft / 3))
  const cut = text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
  generation.charactersLeft -= cut.length
  return cut
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRandom, type Random } from '../drill/random.ts'
import { FAMILIES } from '../src/assets/fonts/families.ts'

export interface Paragraph {
  readonly text: string
  readonly language: string
  readonly fontFamily: string
  readonly fontWeight: number
  readonly fontSize: number
  /** In em. */
  readonly letterSpacing: number
  readonly width: number
}

const SENTENCES = JSON.parse(readFileSync(join(import.meta.dirname, 'sentences.json'), 'utf8')) as Readonly<
  Record<string, readonly string[]>
>

const LANGUAGES: readonly string[] = Object.keys(SENTENCES)

const MIXED_IN = [
  '🎉',
  '👩‍👩‍👧‍👦',
  '🏳️‍🌈',
  '❤️‍🔥',
  '🚀🚀',
  '2026-11-25',
  '1,299.95 €',
  'v2.0.1',
  '50%',
  '(sic)',
  '“quoted”',
  'e-mail',
  'A/B',
  '#1',
]
const FONT_SIZES = [9, 11, 12.5, 14, 16, 19, 24, 28, 36, 48, 64]
const LETTER_SPACINGS = [0, 0, 0, 0, -0.05, -0.02, 0.02, 0.05, 0.1, 0.25]
const WEIGHTS = [400, 400, 700]
/** In em. Narrower lines break most words inside. */
const WIDTH_EM = { from: 5, to: 40 }

/** Returns paragraphs of one to four sentences of a language, a third of them with something mixed in. */
export function randomParagraphs(count: number, seed: number): Paragraph[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, (_, index) =>
    randomParagraph(LANGUAGES[index % LANGUAGES.length] ?? 'en', random.fork()),
  )
}

function randomParagraph(language: string, random: Random): Paragraph {
  const sentences = SENTENCES[language] ?? []
  const parts: string[] = []
  for (let count = Math.floor(random.between(1, 5)); count > 0; count -= 1) {
    parts.push(random.pick(sentences))
    if (random.chance(0.15)) parts.push(random.pick(MIXED_IN))
  }
  const fontSize = random.pick(FONT_SIZES)
  return {
    text: parts.join(language === 'ja' || language === 'zh' ? '' : ' '),
    language,
    fontFamily: random.pick(FAMILIES).name,
    fontWeight: random.pick(WEIGHTS),
    fontSize,
    letterSpacing: random.pick(LETTER_SPACINGS),
    width: Math.round(fontSize * random.between(WIDTH_EM.from, WIDTH_EM.to)),
  }
}

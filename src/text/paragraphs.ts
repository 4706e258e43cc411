import type { Complete } from '../document/elements/element.ts'
import type { Run } from '../document/elements/text.ts'
import { changeCase } from './change-case.ts'
import type { FontCatalog } from './font-catalog.ts'
import { addHyphens, hasLongWord, hasRules, HYPHENATED_LANGUAGES, type Hyphenation } from './hyphenation.ts'
import type { SourcedText } from './item-sources.ts'
import { type MappedText, offsetAt, originalText, replaceMapped, sliceMapped } from './mapped-text.ts'
import { resolveStyle, type Style } from './text-style.ts'
import type { TextWarnings } from './text-warnings.ts'

export interface TextContext {
  readonly fonts: FontCatalog
  readonly hyphenation?: Hyphenation | undefined
  readonly warnings: TextWarnings
}

export interface StyledParagraph {
  readonly texts: readonly SourcedText[]
  readonly style: Style
  /** Whether U+2028 precedes it. It then continues the previous paragraph, without spacing or a list marker. */
  readonly continues: boolean
  /** Where it begins in the source, after the character that ends the paragraph before it. */
  readonly sourceStart: number
}

const PARAGRAPH_END = /\r\n?|[\u0085\u2029]/g
const LINE_SEPARATOR = /[\v\f]/g
const TABS = /\t/g
const TAB = '    '
// oxlint-disable-next-line no-control-regex -- control characters have no glyphs, and Skia draws some as boxes
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufeff]/g

/** Returns at least one paragraph. */
export function splitParagraphs(element: Complete<'text'>, context: TextContext): StyledParagraph[] {
  const paragraphs: { texts: SourcedText[]; style: Style; continues: boolean; sourceStart: number }[] = []
  const tab = element.tabs.length > 0 ? ' ' : TAB
  let before = ''
  let at = 0
  for (const [index, run] of runsOf(element).entries()) {
    const style = resolveStyle(element, { run, index }, context)
    const cleaned = clean(originalText(run.text, at), tab)
    const kind = run.textTransform ?? element.textTransform
    const cased = changeCase(cleaned, kind, { before, language: style.language })
    const text = element.hyphens === 'auto' ? hyphenated(cased, style.language, context) : cased
    at += run.text.length
    before = cased.text.at(-1) ?? before
    for (const part of splitAtBreaks(text)) {
      const isBreak = part.text.startsWith('\n') || part.text.startsWith('\u2028')
      const last = paragraphs.at(-1)
      const words = isBreak ? sliceMapped(part, 1) : part
      const styled = { ...words, style }
      if (isBreak || !last) {
        if (isBreak && !last) paragraphs.push({ texts: [], style, continues: false, sourceStart: 0 })
        const continues = part.text.startsWith('\u2028')
        paragraphs.push({ texts: [styled], style, continues, sourceStart: offsetAt(words, 0) })
        continue
      }
      if (last.texts.every(({ text }) => text === '') && words.text !== '') last.style = style
      last.texts.push(styled)
    }
  }
  return paragraphs
}

function hyphenated(text: MappedText, language: string, { hyphenation, warnings }: TextContext): MappedText {
  if (!hasRules(language) && hasLongWord(text.text)) {
    const available = HYPHENATED_LANGUAGES.join(', ')
    warnings.add(
      'hyphens_unavailable',
      `Words in the language "${language}" are not hyphenated: it has no rules; languages with rules are ${available}`,
    )
  }
  const hyphenate = hyphenation?.find(language)
  return hyphenate ? addHyphens(text, hyphenate) : text
}

function runsOf({ runs, text }: Complete<'text'>): readonly Run[] {
  return runs && runs.length > 0 ? runs : [{ text: text ?? '' }]
}

function splitAtBreaks(text: MappedText): MappedText[] {
  let at = 0
  return text.text.split(/(?=[\n\u2028])/).map((part) => {
    const from = at
    at += part.length
    return sliceMapped(text, from, at)
  })
}

function clean(original: MappedText, tab: string): MappedText {
  let text = replaceMapped(original, PARAGRAPH_END, '\n')
  text = replaceMapped(text, LINE_SEPARATOR, '\u2028')
  text = replaceMapped(text, TABS, tab)
  text = replaceMapped(text, CONTROLS, '')
  return { ...text, text: text.text.toWellFormed() }
}

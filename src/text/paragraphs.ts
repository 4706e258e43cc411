import type { Complete } from '../document/elements/element.ts'
import type { Run, Text } from '../document/elements/text.ts'
import type { FontCatalog } from './font-catalog.ts'
import type { StyledText } from './font-items.ts'
import { resolveStyle, type Style } from './text-style.ts'
import type { TextWarnings } from './text-warnings.ts'

export interface StyledParagraph {
  readonly texts: readonly StyledText[]
  readonly style: Style
  /** Whether U+2028 precedes it. It then continues the previous paragraph, without spacing or a list marker. */
  readonly continues: boolean
}

const PARAGRAPH_END = /\r\n?|[\u0085\u2029]/g
const LINE_SEPARATOR = /[\v\f]/g
const TAB = '    '
// oxlint-disable-next-line no-control-regex -- control characters have no glyphs, and Skia draws some as boxes
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufeff]/g

/** Returns at least one paragraph. */
export function splitParagraphs(
  element: Complete<'text'>,
  context: { fonts: FontCatalog; warnings: TextWarnings },
): StyledParagraph[] {
  const runs: Run[] = element.runs && element.runs.length > 0 ? element.runs : [{ text: element.text ?? '' }]
  const paragraphs: { texts: StyledText[]; style: Style; continues: boolean }[] = []
  let before = ''
  for (const run of runs) {
    const style = resolveStyle(element, run, context)
    const text = transform(clean(run.text), run.textTransform ?? element.textTransform, {
      before,
      language: style.language,
    })
    before = text.at(-1) ?? before
    for (const part of text.split(/(?=[\n\u2028])/)) {
      const isBreak = part.startsWith('\n') || part.startsWith('\u2028')
      const last = paragraphs.at(-1)
      const words = isBreak ? part.slice(1) : part
      if (isBreak || !last) {
        if (isBreak && !last) paragraphs.push({ texts: [], style, continues: false })
        paragraphs.push({ texts: [{ text: words, style }], style, continues: part.startsWith('\u2028') })
        continue
      }
      if (last.texts.every(({ text }) => text === '') && words !== '') last.style = style
      last.texts.push({ text: words, style })
    }
  }
  return paragraphs
}

function clean(text: string): string {
  return text
    .replace(PARAGRAPH_END, '\n')
    .replace(LINE_SEPARATOR, '\u2028')
    .replaceAll('\t', TAB)
    .replace(CONTROLS, '')
    .toWellFormed()
}

/** `before` is the preceding character, since a run may begin within a word. Turkish, for example, has its own i. */
function transform(
  text: string,
  kind: Required<Text>['textTransform'],
  { before, language }: { before: string; language: string },
): string {
  switch (kind) {
    case 'none':
      return text
    case 'uppercase':
      return text.toLocaleUpperCase(language)
    case 'lowercase':
      return text.toLocaleLowerCase(language)
    case 'capitalize':
      return (before + text)
        .replace(/(?<![\p{L}\p{M}\p{N}'’])\p{L}/gu, (letter, at: number) =>
          at < before.length ? letter : letter.toLocaleUpperCase(language),
        )
        .slice(before.length)
  }
}

import type { Text } from '../document/elements/text.ts'
import { joinMapped, type MappedText, replacedText, sliceMapped } from './mapped-text.ts'

export type TextTransform = Required<Text>['textTransform']

interface CaseContext {
  /** The preceding character, since a run may begin within a word. */
  readonly before: string
  /** BCP 47. Turkish, for example, has its own i. */
  readonly language: string
}

export function changeCase(whole: MappedText, kind: TextTransform, context: CaseContext): MappedText {
  const changed = withCase(whole.text, kind, context)
  if (changed === whole.text) return whole
  if (changed.length === whole.text.length) return { text: changed, source: whole.source }
  // Some letters become several, such as ß, which becomes SS.
  const parts: MappedText[] = []
  let from = 0
  let at = 0
  for (const letter of whole.text) {
    const length = changed.startsWith(letter, at)
      ? letter.length
      : withCase(letter, kind, { ...context, before: '' }).length
    const original = sliceMapped(whole, from, from + letter.length)
    const text = changed.slice(at, at + length)
    parts.push(length === letter.length ? { ...original, text } : replacedText(text, original.source))
    from += letter.length
    at += length
  }
  return joinMapped(parts)
}

function withCase(text: string, kind: TextTransform, { before, language }: CaseContext): string {
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

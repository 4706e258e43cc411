import { characterCount } from '../../document/check-value.ts'
import type { DescribedSlot } from '../../document/described-slots.ts'
import { LIMITS } from '../../document/limits.ts'

export type TextStress = 'longest' | 'shortest' | 'arabic' | 'japanese' | 'emoji'

const ARABIC = 'الحياة جميلة عندما نشارك لحظاتها مع من نحب'.split(' ')
/** Words that a line can break between. A character is about twice as wide as a letter. */
const JAPANESE = ['季節の', '光と', '風を', '感じる', '特別な', '一日を', 'あなたに']
const EMOJI = ['🎉', '👩🏽‍🚀', '🇧🇷', '❤️‍🔥', '👨‍👩‍👧‍👦', '✨', '🫶🏿', '🍋‍🟩']
const LEAST_LONG = 12
/** Letters of scripts without spaces between words. */
const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Returns a text for a slot. Without a maximum length, the longest one is twice as long as the text of the design. */
export function stressText(
  slot: Pick<DescribedSlot, 'label' | 'default' | 'sample' | 'maxLength'>,
  stress: TextStress,
): string {
  const own = textOf(slot)
  const most = slot.maxLength ?? LIMITS.textCharacters
  const usual = Math.min(most, characterCount(own))
  switch (stress) {
    case 'longest':
      return longest(own, slot.maxLength ?? Math.min(most, Math.max(LEAST_LONG, 2 * usual)))
    case 'shortest':
      return 'A'
    case 'arabic':
      return repeated(ARABIC, ' ', usual)
    case 'japanese':
      return repeated(JAPANESE, '', Math.max(2, Math.ceil(usual / 2)))
    case 'emoji':
      return repeated(EMOJI, '', Math.min(most, Math.max(usual, 4)))
  }
}

/** Repeats words, or characters where a whole text has no space: otherwise it would end far below `most`. */
function longest(text: string, most: number): string {
  const words = text.split(/\s+/)
  return IDEOGRAPHS.test(text) ? repeated(Array.from(words.join(' ')), '', most) : repeated(words, ' ', most)
}

function textOf({ label, default: own, sample }: Pick<DescribedSlot, 'label' | 'default' | 'sample'>): string {
  const given = typeof sample === 'string' ? sample : ''
  return [own ?? '', given, label].find((text) => text.trim() !== '') ?? 'Text'
}

/** Repeats parts as often as `most` characters have room for, whole ones if possible. */
function repeated(parts: readonly string[], separator: string, most: number): string {
  const words = parts.filter((part) => part !== '')
  let text = ''
  for (let index = 0; ; index += 1) {
    const next = text + (text === '' ? '' : separator) + (words[index % words.length] ?? '')
    if (characterCount(next) > most) break
    text = next
  }
  const [first = 'A'] = words
  return text === '' ? Array.from(first).slice(0, most).join('') : text
}

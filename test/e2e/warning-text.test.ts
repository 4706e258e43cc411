import { expect, it } from 'vitest'
import { layOut } from '../../src/text/testing/lay-out.ts'
import { warningText } from '../../src/web/pages/content/warning-text.ts'

const FOX = 'The quick brown fox jumps over the lazy dog, while waffles and fine coffee flow freely.'

/** Uses the layout's own messages, because the numbers are parsed from them. */
it.each<[Parameters<typeof layOut>[0], RegExp]>([
  [{ text: FOX, maxLines: 1 }, /^Only 1 of 3 lines fits\.$/],
  [{ text: FOX, maxLines: 2 }, /^Only 2 of 3 lines fit\.$/],
  [{ text: FOX, height: 40 }, /^Text is \d+ px too tall for its box\.$/],
  [{ text: 'W', fontSize: 100, width: 40, height: 400 }, /^Text is \d+ px too wide for its box\.$/],
  [{ text: '𓀀', height: 400 }, /^The font doesn’t support 𓀀\.$/],
  [{ text: '𓀀 𓀁', height: 400 }, /^The font doesn’t support 𓀀 𓀁\.$/],
  [
    { text: Array.from({ length: 25 }, (_, index) => String.fromCodePoint(0x13000 + index)).join(' '), height: 4000 },
    /^The font doesn’t support 𓀀 𓀁 𓀂 and 22 more\.$/,
  ],
  [
    { text: FOX, fontSize: 40, fit: 'shrink', minFontSize: 4, width: 60, height: 40 },
    /^Text was reduced to [\d.]+ px to fit\.$/,
  ],
  [{ text: 'x', fontFamily: 'Comic Sans' }, /^The font family "Comic Sans" is not available; Inter was used\.$/],
])('a warning of the text layout is shown as a short sentence (%#)', (text, sentence) => {
  expect(layOut(text).warnings.map(warningText)).toEqual([expect.stringMatching(sentence)])
})

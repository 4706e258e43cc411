import { expect, it } from 'vitest'
import { layOut } from '../../src/text/testing/lay-out.ts'
import { warningWords } from '../../src/web/pages/studio/warning-words.ts'

const FOX = 'The quick brown fox jumps over the lazy dog, while waffles and fine coffee flow freely.'

/** As the layout itself warns of it: its words are what these are made of. */
it.each<[Parameters<typeof layOut>[0], RegExp]>([
  [{ text: FOX, maxLines: 1 }, /^only 1 of 3 lines fits\.$/],
  [{ text: FOX, maxLines: 2 }, /^only 2 of 3 lines fit\.$/],
  [{ text: FOX, height: 40 }, /^the text is \d+ px higher than its box\.$/],
  [{ text: 'W', fontSize: 100, width: 40, height: 400 }, /^a line is \d+ px wider than its box\.$/],
  [{ text: '𓀀', height: 400 }, /^no font has 𓀀; a box is drawn in its place\.$/],
  [{ text: '𓀀 𓀁', height: 400 }, /^no font has 𓀀 𓀁; boxes are drawn in their place\.$/],
  [
    { text: Array.from({ length: 25 }, (_, index) => String.fromCodePoint(0x13000 + index)).join(' '), height: 4000 },
    /^no font has 𓀀 𓀁 𓀂 and 22 more; boxes are drawn in their place\.$/,
  ],
  [
    { text: FOX, fontSize: 40, fit: 'shrink', minFontSize: 4, width: 60, height: 40 },
    /^to fit its box, the text is shrunk to [\d.]+ px\.$/,
  ],
  [{ text: 'x', fontFamily: 'Comic Sans' }, /^The font family "Comic Sans" is not available; Inter was used\.$/],
])('what the layout of a text warns of is told in few words (%#)', (text, words) => {
  expect(layOut(text).warnings.map(warningWords)).toEqual([expect.stringMatching(words)])
})

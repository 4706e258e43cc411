import { NAVY } from './colors.ts'
import { type ElementJson, type Examples, values } from './example.ts'
import { frame, framed, word } from './sample-texts.ts'

/** Characters whose forms differ between the languages. */
const han: ElementJson = { ...word, text: '直骨', fontSize: 48 }
const languages = ['ja', 'zh-Hans', 'zh-TW', 'ko']

const uploaded = 'Bricolage Grotesque'
const name: ElementJson = { ...word, fill: NAVY, fontFamily: uploaded }

/** Languages, writing modes and uploaded fonts. */
export const LANGUAGES: Examples = {
  'Document.language': values(languages, (language) => ({ ...han, language })),
  'text.language': values(languages, (language) => ({ ...han, language })),
  ...framed(
    {
      ...word,
      align: 'start',
      verticalAlign: 'top',
      fontSize: 18,
      language: 'ja',
      text: '組版は、文字を美しく並べる。',
    },
    'writingMode',
    ['horizontal', 'vertical'],
  ),
  'text.fontVariations': values([{}, { wdth: 75 }, { wdth: 75, wght: 800 }], (fontVariations) => ({
    ...name,
    fontVariations,
  })),
  'Document.fonts': values([[], [{ family: uploaded, src: 'asset:ast_variable' }]], (fonts: readonly unknown[]) => [
    frame,
    { ...name, fontFamily: fonts.length > 0 ? uploaded : 'Inter' },
  ]),
  'DocumentFont.family': values([uploaded], (fontFamily) => ({ ...name, fontFamily })),
  'DocumentFont.src': values(['asset:ast_variable'], () => name),
}

import { expect, test } from 'vitest'
import { openBundledFonts } from '../assets/fonts/bundled-fonts.ts'
import { layOut } from './testing/lay-out.ts'
import { fallbackFamilies } from './han-script.ts'

const fonts = openBundledFonts()

function firstHan(language: string | undefined, text: string): string | undefined {
  return fallbackFamilies(fonts, language, text).find((family) => Object.values<string>(fonts.han).includes(family))
}

test.each([
  ['ja', 'Noto Sans JP'],
  ['ja-JP', 'Noto Sans JP'],
  ['ko', 'Noto Sans KR'],
  ['zh', 'Noto Sans SC'],
  ['zh-CN', 'Noto Sans SC'],
  ['ZH-HANS', 'Noto Sans SC'],
  ['zh-Hans-HK', 'Noto Sans SC'],
  ['zh-Hant', 'Noto Sans TC'],
  ['zh-TW', 'Noto Sans TC'],
  ['zh-HK', 'Noto Sans TC'],
  ['yue', 'Noto Sans TC'],
])('Han characters in %s are from %s', (language, family) => {
  expect(firstHan(language, '東京 한국 かな')).toBe(family)
})

test.each([
  ['展覧会のお知らせ', 'Noto Sans JP'],
  ['東京', 'Noto Sans JP'],
  ['大韓民國 서울', 'Noto Sans KR'],
  ['我们在一起', 'Noto Sans SC'],
  ['ㄅㄆㄇ 注音', 'Noto Sans TC'],
  ['한국어とかな', 'Noto Sans JP'],
])('without a language, %s is drawn in %s', (text, family) => {
  expect(firstHan(undefined, text)).toBe(family)
  expect(firstHan('en', text)).toBe(family)
})

test('the order of the other fallbacks does not depend on the language', () => {
  const isHan = (family: string) => Object.values<string>(fonts.han).includes(family)
  const families = fallbackFamilies(fonts, 'ko', '')
  expect(families.filter((family) => !isHan(family))).toEqual(fonts.fallbacks.filter((family) => !isHan(family)))
  expect(new Set(families)).toEqual(new Set(fonts.fallbacks))
})

test('all Han characters of a text come from one font', () => {
  const runs = layOut({ text: '新年快乐\n新年', width: 900 }).lines.flatMap((line) => line.runs)
  expect(new Set(runs.map(({ font }) => font.family))).toEqual(new Set(['Platen Noto Sans SC 400']))
})

test('a run has the language of its text unless it has its own', () => {
  const { lines } = layOut({ language: 'zh-Hant', runs: [{ text: '直' }, { text: '直', language: 'ja' }] })
  expect(lines[0]?.runs.map(({ font, language }) => [font.family, language])).toEqual([
    ['Platen Noto Sans TC 400', 'zh-Hant'],
    ['Platen Noto Sans JP 400', 'ja'],
  ])
})

test('letter forms of a language are measured as they are drawn', () => {
  const widthIn = (language: string) => layOut({ text: 'вгдлт', fontFamily: 'Montserrat', language }).lines[0]?.widthPx
  expect(widthIn('bg')).not.toBe(widthIn('ru'))
  expect(widthIn('ru')).toBe(widthIn('en'))
})

test('capital letters follow the rules of the language', () => {
  const upper = (text: string, language: string) =>
    layOut({ text, language, textTransform: 'uppercase' })
      .lines[0]?.runs.map((run) => run.text)
      .join('')
  expect(upper('dizi', 'tr')).toBe('DİZİ')
  expect(upper('dizi', 'en')).toBe('DIZI')
  expect(upper('ώρα', 'el')).toBe('ΩΡΑ')
})

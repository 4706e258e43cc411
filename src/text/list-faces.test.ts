import { expect, test } from 'vitest'
import { openBundledFonts } from '../assets/fonts/bundled-fonts.ts'
import { complete } from '../document/elements/element.ts'
import type { Text } from '../document/elements/text.ts'
import { listFaces } from './list-faces.ts'

const fonts = openBundledFonts()

function facesOf(properties: Partial<Text>): string[] {
  const element = complete<'text'>({ id: 'a', type: 'text', x: 0, y: 0, width: 100, height: 50, ...properties })
  return listFaces(element, fonts).map(({ face, features }) => [face.family, features].join(': '))
}

test('a text in one font needs only that face', () => {
  expect(facesOf({ text: 'Words\nand words', fontFamily: 'Lato', fontWeight: 700 })).toEqual([
    'Platen Lato 700: normal',
  ])
})

test('the faces include all fallbacks in use', () => {
  const faces = facesOf({ text: 'Hi مرحبا שלום नमस्ते สวัสดี 日本 🎉', fontWeight: 400 })
  expect(faces.map((face) => face.replace(/ \d+: normal$/, ''))).toEqual([
    'Platen Inter',
    'Platen Noto Sans Arabic',
    'Platen Noto Sans Hebrew',
    'Platen Noto Sans Devanagari',
    'Platen Noto Sans Thai',
    'Platen Noto Sans JP',
    'Platen Noto Color Emoji',
  ])
})

test('the faces include those of bullets and runs, once per set of features', () => {
  const runs = [
    { text: '12', fontFeatures: { tnum: true } },
    { text: ' and ', fontStyle: 'italic' as const },
    { text: '12' },
  ]
  expect(facesOf({ runs, list: 'bullet', fontFamily: 'Dancing Script' })).toEqual([
    "Platen Dancing Script 400: 'tnum' 1",
    'Platen Dancing Script 400: normal',
  ])
  expect(facesOf({ text: '文', list: 'bullet' })).toEqual([
    'Platen Noto Sans JP 400: normal',
    'Platen Inter 400: normal',
  ])
})

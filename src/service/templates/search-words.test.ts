// cspell:disable -- words of several languages
import { expect, it } from 'vitest'
import { correctWords } from './correct-words.ts'
import { termOf } from './search-words.ts'

it.each([
  ['menus', 'menu'],
  ['parties', 'birthday'],
  ['invoices', 'bill'],
  ['cv', 'resume'],
  ['business', 'business'],
  ['boxes', 'box'],
])('%s also finds %s', (word, other) => {
  const { forms, alternatives } = termOf(word)
  expect([...forms, ...alternatives]).toContain(other)
})

const known = ['birthday', 'invitation', 'wedding', 'menu', 'poster', 'concert', 'concert', 'concern']

it.each([
  ['birtday', 'birthday'],
  ['invitaiton', 'invitation'],
  ['weding', 'wedding'],
  ['concer', undefined],
  ['concwrt', 'concert'],
  ['menu', undefined],
  ['mneu', 'menu'],
  ['xyz', undefined],
  ['elephant', undefined],
  ['hochzeitseinladug', 'hochzeit einladung'],
  ['geburstagskarte', 'geburtstag karte'],
])('%s is corrected to %s', (typed, meant) => {
  expect(correctWords([typed], known)?.join(' ')).toBe(meant)
})

it('next to other words, only a missing, additional or swapped letter makes a short word a known one', () => {
  const near = ['list', 'flyer', 'menu', 'concert']
  expect(correctWords(['lisa', 'flyr', 'mneu', 'concwrt'], near)).toEqual(['lisa', 'flyer', 'menu', 'concert'])
})

import { expect, it } from 'vitest'
import { correctWords } from './correct-words.ts'
import { alternativesOf, meaningOf } from './search-words.ts'

it.each([
  ['free birthday card template', 'birthday card'],
  ['template', 'template'],
  ['1080 × 1920 px', '1080x1920'],
  ['poster 18x24', 'poster 18x24'],
])('%s means %s', (typed, meant) => {
  expect(meaningOf(typed)).toBe(meant)
})

it.each([
  ['menus', 'menu'],
  ['parties', 'birthday'],
  ['invoices', 'bill'],
  ['cv', 'resume'],
  ['business', 'business'],
  ['boxes', 'box'],
])('%s also finds %s', (word, other) => {
  expect(alternativesOf(word)).toContain(other)
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
])('%s is corrected to %s', (typed, meant) => {
  expect(correctWords([typed], known)).toBe(meant)
})

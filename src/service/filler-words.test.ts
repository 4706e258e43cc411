// cspell:disable -- words of several languages
import { expect, it } from 'vitest'
import { meaningOf, withoutFillers } from './filler-words.ts'

it.each([
  ['free birthday card template', 'birthday card'],
  ['A flyer, for my bakery!', 'flyer bakery'],
  ['template', 'template'],
  ['1080 × 1920 px', '1080x1920'],
  ['1,080 x 1,920', '1080x1920'],
  ['1.080 × 1.920 px', '1080x1920'],
  ['8.500 x 11.000 in', '816x1056'],
  ['banner 1,200 by 1,800 mm', 'banner 4535x6803'],
  ['poster 18x24', 'poster 18x24'],
  ['card 8,5 cm x 5,5 cm', 'card 321x208'],
  ['210 by 297mm', '794x1123'],
  ['!?', '!?'],
])('%s means %s', (typed, meant) => {
  expect(meaningOf(typed)).toBe(meant)
})

it('the words of a term stay', () => {
  expect(meaningOf('une carte de nouvel an', ['nouvel an'])).toBe('carte nouvel an')
  expect(meaningOf('un an', ['nouvel an'])).toBe('un an')
})

it.each([
  ['the flyer for my bakery', 'flyer bakery'],
  ['flyer bakery', undefined],
  ['for the', undefined],
  ['Angebot für 50% Rabatt', 'Angebot 50% Rabatt'],
])('without words that say nothing, %s is %s', (typed, rest) => {
  expect(withoutFillers(typed)).toBe(rest)
})

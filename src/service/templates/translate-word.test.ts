// cspell:disable -- words of seven languages
import { expect, it } from 'vitest'
import { fold } from '../../store/fold.ts'
import { searchWords } from '../../store/templates/template-row.ts'
import { meaningOf } from '../filler-words.ts'
import { divideTerms, translateWord } from './translate-word.ts'

it.each([
  ['Geburtstag', 'birthday'],
  ['Einladungen', 'invitation'],
  ['affiches', 'poster'],
  ['calendrier', 'calendar'],
  ['tarjetas', 'card'],
  ['menú', 'menu'],
  ['invitación', 'invitation'],
  ['inviti', 'invitation'],
  ['cartões', 'card'],
  ['uitnodigingen', 'invitation'],
  ['Hochz', 'wedding'],
  ['Visitenkarte', 'business card'],
])('%s means %s, with or without accents', (word, english) => {
  expect(translateWord(fold(word))).toContain(english)
})

it('translates no short beginnings and no unknown words', () => {
  expect(translateWord('kart')).toEqual([])
  expect(translateWord('xylophone')).toEqual([])
})

it.each([
  ['Geburtstagskarte', 'geburtstag karte'],
  ['Hochzeitseinladungen', 'hochzeit einladungen'],
  ['verjaardagskaart', 'verjaardag kaart'],
  ['carte de visite', 'business card'],
  ['feliz año nuevo', 'feliz new year'],
  ['workshop', 'workshop'],
])('%s is searched as %s if nothing matches', (typed, terms) => {
  expect(divideTerms(searchWords(meaningOf(typed)))).toBe(terms)
})

import { expect, it } from 'vitest'
import type { Document } from './document.ts'
import { documentJson, readDocument, readHead } from './stored-document.ts'
import { documentOf, element } from './testing/build.ts'

const plain = documentOf(element('text', { text: '"title":"no","bleed":5' }))

it.each<[string, Partial<Document>]>([
  ['neither title nor bleed', {}],
  ['a title', { title: 'A "quoted" \\ title,"bleed":9\n' }],
  ['a bleed', { bleed: 11.34 }],
  ['both', { title: 'Poster', bleed: 0 }],
])('the head of a stored document with %s is read without parsing it', (_title, head) => {
  const json = documentJson({ pages: plain.pages, ...head, version: 1, language: 'en' })
  expect(readHead(json)).toEqual(head)
  expect(readDocument(json)).toEqual({ ...plain, ...head, language: 'en' })
})

it('the head of a document that an older version stored is empty', () => {
  expect(readHead(JSON.stringify({ version: 1, language: 'en', pages: [], bleed: 3 }))).toEqual({})
})

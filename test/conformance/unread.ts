import type { Document } from '../../src/document/document.ts'
import { complete, type Element } from '../../src/document/elements/element.ts'
import { altOf, textOf } from '../../src/document/readable-text.ts'
import type { ReadAloud } from './read-aloud.ts'

/** Returns the paragraphs and text alternatives of a document that are not read aloud, except for page numbers. */
export function unread(document: Document, { pages }: ReadAloud): string[] {
  const read = lettersOf(pages.flat().join(' '))
  const expected = document.pages.flatMap(({ elements }, index) =>
    elements.flatMap(textsOf).filter((text) => index === 0 || !new RegExp(`\\b${index + 1}$`).test(text)),
  )
  return expected.filter((text) => !DIVIDED.test(text) && !read.includes(lettersOf(text)))
}

/** Letters that may stand on a baseline that rises, which pdf.js divides. */
const DIVIDED = /\p{Script=Arabic}/u

/** Hyphens, spaces and list markers differ between a text and its lines. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Omits page numbers, which are filled later, what is within a figure, and the pattern of a repeat. */
function textsOf(element: Element): string[] {
  const whole = complete(element)
  if (!whole.visible || whole.opacity === 0 || element.alt === '' || whole.type === 'repeat') return []
  const alt = altOf(whole)
  if (alt !== '') return [alt]
  if (whole.type === 'text')
    return textOf(whole)
      .split('\n')
      .filter((paragraph) => !paragraph.includes('{{'))
  return whole.type === 'group' ? whole.elements.flatMap(textsOf) : []
}

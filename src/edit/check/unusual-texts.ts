import type { Document } from '../../document/document.ts'
import { complete, type Complete, type Element } from '../../document/elements/element.ts'
import { elementTexts } from '../../document/element-texts.ts'
import { placesOf } from '../tree/place.ts'
import { isVisible } from './check-page.ts'
import { originalId } from './original-id.ts'

/** A text with characters that fonts may lack. */
export interface UnusualText {
  /** 1-based. */
  readonly page: number
  readonly elementId: string
  /** A text, or the words of a table or chart in its font. */
  readonly text: Complete<'text'>
}

/** Beyond what every bundled font, or the first fallback, has: Latin letters, marks of punctuation, currencies. */
const UNUSUAL = /[^\t-\u017f\u2010-\u2027\u2030\u2032\u2033\u2039\u203a\u20ac\u2122\n]/u
const MOST_ELEMENTS = 1_000

/**
 * Returns the visible texts of a drawn document whose glyphs must be looked for in fonts, of the first 1,000 elements.
 * `document` is the one that is edited, whose elements have the IDs. Texts in the document's own fonts are left out.
 */
export function unusualTexts(document: Document, drawn: Document): UnusualText[] {
  const places = placesOf(document)
  const own = new Set((document.fonts ?? []).map(({ family }) => family.toLowerCase()))
  let left = MOST_ELEMENTS
  return drawn.pages.flatMap((page, index) => {
    const inside = [...placesOf({ version: 1, pages: [page] }).values()].slice(0, left)
    left -= inside.length
    return inside.filter(isVisible).flatMap(({ element }): UnusualText[] => {
      const text = textOf(element)
      if (!text || familiesOf(text).some((family) => own.has(family.trim().toLowerCase()))) return []
      return [{ page: index + 1, elementId: originalId(element.id, places), text }]
    })
  })
}

function textOf(element: Element): Complete<'text'> | undefined {
  if (element.type === 'code') return undefined
  const words = [...elementTexts(element), ...(element.type === 'chart' ? chartTexts(element) : [])].join('\n')
  if (!UNUSUAL.test(words)) return undefined
  if (element.type === 'text') return complete<'text'>(element)
  if (element.type !== 'table' && element.type !== 'chart') return undefined
  const { id, x, y, width, height } = element
  const { fontFamily } = complete<'table' | 'chart'>(element)
  return complete<'text'>({ id, type: 'text', x, y, width, height, text: words, fontFamily })
}

function chartTexts({ categories = [], series }: Extract<Element, { type: 'chart' }>): string[] {
  return [...categories, ...series.flatMap(({ name }) => name ?? [])].map(String)
}

function familiesOf({ fontFamily, runs }: Complete<'text'>): string[] {
  return [fontFamily, ...(runs ?? []).flatMap((run) => run.fontFamily ?? [])]
}

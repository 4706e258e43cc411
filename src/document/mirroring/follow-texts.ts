import type { Document } from '../document.ts'
import { elementTexts } from '../element-texts.ts'
import type { Element } from '../elements/element.ts'
import { complete } from '../elements/element.ts'
import { flowDocument } from '../flow/flow-document.ts'
import { mirrorDocument } from './mirror-document.ts'

const RIGHT_TO_LEFT =
  /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/gu
const LETTERS = /\p{L}/gu

/**
 * Mirrors a filled document whose `mirroring` is `auto` if most letters of its visible texts are
 * written in the other direction than the one for which its pages are composed. Its pages are
 * `width` CSS pixels wide. Documents without letters stay as they are.
 */
export function followTexts(document: Document, width: number): Document {
  if (document.mirroring !== 'auto') return document
  const count = { rtl: 0, all: 0 }
  for (const { elements } of flowDocument(document).pages) countLetters(elements, count)
  if (count.all === 0) return document
  const direction = count.rtl > count.all / 2 ? 'rtl' : 'ltr'
  return direction === (document.direction ?? 'ltr') ? document : mirrorDocument(document, width)
}

function countLetters(elements: readonly Element[], count: { rtl: number; all: number }): void {
  for (const element of elements) {
    if (element.visible === false) continue
    if (element.type === 'group') countLetters(element.elements, count)
    if (element.type !== 'text' && element.type !== 'table') continue
    for (const text of elementTexts(complete(element))) {
      count.rtl += text.match(RIGHT_TO_LEFT)?.length ?? 0
      count.all += text.match(LETTERS)?.length ?? 0
    }
  }
}

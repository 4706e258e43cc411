import { type Document } from './document.ts'
import { type Element } from './elements/element.ts'
import { splitPlaceholders } from './placeholders.ts'

/** Whether `document` has anything that data can fill, as `listSlots` lists it; without the format's schemas, for those who only look. */
export function hasSlots(document: Document): boolean {
  return document.pages.some((page) => page.elements.some(isFillable))
}

function isFillable(element: Element): boolean {
  if (element.slot !== undefined) return true
  if (element.type === 'group') return element.elements.some(isFillable)
  if (element.type !== 'text') return false
  const texts = element.runs ? element.runs.map((run) => run.text) : [element.text ?? '']
  return texts.some((text) => [...splitPlaceholders(text)].some((part) => typeof part !== 'string'))
}

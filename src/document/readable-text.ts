import { complete, type Complete, type Element } from './elements/element.ts'

/** Returns the text alternative of an element; empty if it has none. */
export function altOf({ alt = '' }: Pick<Element, 'alt'>): string {
  return alt.trim()
}

/** Returns the text of a text element, also of one with several styles. */
export function textOf({ text, runs }: Pick<Complete<'text'>, 'text' | 'runs'>): string {
  return text ?? runs?.map((run) => run.text).join('') ?? ''
}

/** Returns the texts of an element and of all elements within it on one line. */
export function textWithin(element: Complete): string {
  if (element.type === 'text') return textOf(element).replaceAll(/\s+/g, ' ').trim()
  if (element.type !== 'group') return ''
  const texts = element.elements.map((child) => textWithin(complete(child)))
  return texts.filter((text) => text !== '').join(' ')
}

import type { Element } from '../../document/elements/element.ts'

/** An element that has elements of its own, in its own space. */
export type Container = Extract<Element, { elements: Element[] }>

export function isContainer(element: Element): element is Container {
  return 'elements' in element
}

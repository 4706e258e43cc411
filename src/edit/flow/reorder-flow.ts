import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { areIdentical, replaceElements } from '../tree/replace-elements.ts'
import type { Flow } from './flow-around.ts'

/** Puts the chosen elements of a flow behind as many others as `index` says. What the layout does not place stays. */
export function reorderFlow(document: Document, { group, others, chosen }: Flow, index: number): Document {
  const moved = new Set<Element>(chosen)
  const rest = group.elements.filter((element) => !moved.has(element))
  const [next, last] = [others[index], others.at(-1)]
  const at = next ? rest.indexOf(next) : last ? rest.indexOf(last) + 1 : rest.length
  const elements = rest.toSpliced(at, 0, ...chosen)
  if (others.length === 0 || areIdentical(elements, group.elements)) return document
  return replaceElements(document, (each) => [
    each.id === group.id && each.type === 'group' ? { ...each, elements } : each,
  ])
}

import type { XmlElement } from '@rgrove/parse-xml'
import { LIMITS } from '../../document/limits.ts'
import { childOf, childrenOf, localName } from '../read-xml.ts'
import { linkOf } from './slide-run-style.ts'
import { isTrue } from './shape-place.ts'
import type { SlideContext } from './slide-part.ts'

/** Returns what all kinds of shapes have: the name, the alternative text, the link and the visibility. */
export function commonOf(shape: XmlElement, context: SlideContext) {
  const named = childOf(
    childrenOf(shape).find((child) => localName(child).startsWith('nv')),
    'cNvPr',
  )
  const { name = '', descr = '', hidden } = named?.attributes ?? {}
  const link = linkOf(named, context)
  return {
    ...(name !== '' && { name: name.slice(0, LIMITS.nameCharacters).toWellFormed() }),
    ...(descr !== '' && { alt: descr.slice(0, LIMITS.altCharacters).toWellFormed() }),
    ...(link !== undefined && { link }),
    ...(isTrue(hidden) && { visible: false }),
    ...(context.part !== context.slide && { locked: true }),
  }
}

import type { XmlElement } from '@rgrove/parse-xml'
import { LIMITS } from '../../document/limits.ts'
import { childOf, childrenOf, localName } from '../read-xml.ts'
import { storableName } from '../storable-name.ts'
import { linkOf } from './slide-run-style.ts'
import { isTrue } from './shape-place.ts'
import type { SlideContext } from './slide-part.ts'

/** Returns what all kinds of shapes have: the name, the alternative text, the link and the visibility. */
export function commonOf(shape: XmlElement, context: SlideContext) {
  const named = childOf(
    childrenOf(shape).find((child) => localName(child).startsWith('nv')),
    'cNvPr',
  )
  const { descr = '', hidden } = named?.attributes ?? {}
  const name = storableName(named?.attributes['name'] ?? '')
  const link = linkOf(named, context)
  if (descr.length > LIMITS.altCharacters)
    context.draft.note(
      `Alternative text of ${descr.length} characters`,
      `It has at most ${LIMITS.altCharacters}; the rest was left out.`,
    )
  return {
    ...(name !== '' && { name }),
    ...(descr !== '' && { alt: descr.slice(0, LIMITS.altCharacters).toWellFormed() }),
    ...(link !== undefined && { link }),
    ...(isTrue(hidden) && { visible: false }),
    ...(context.part !== context.slide && { locked: true }),
  }
}

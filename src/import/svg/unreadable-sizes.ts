import type { XmlElement } from '@rgrove/parse-xml'
import { viewBoxOf } from '../../paint/svg/svg-values.ts'
import type { ImportDraft } from '../draft.ts'
import { childrenOf, localName } from '../read-xml.ts'
import { isLength, readLength } from './svg-lengths.ts'

/** Attributes with one length, by the names of elements. */
const LENGTHS: Readonly<Record<string, readonly string[]>> = {
  svg: ['x', 'y', 'width', 'height'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  image: ['x', 'y', 'width', 'height'],
  use: ['x', 'y', 'width', 'height'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
}

const MOST_CHARACTERS = 40

/** Notes sizes and positions that are no lengths. Like browsers, the import ignores them. */
export function noteUnreadableSizes(element: XmlElement, draft: ImportDraft): void {
  const name = localName(element)
  for (const attribute of LENGTHS[name] ?? []) {
    const text = element.attributes[attribute]
    if (text !== undefined && text.trim() !== 'auto' && !isLength(text)) note(draft, { name, attribute, text })
  }
  const { viewBox } = element.attributes
  if (viewBox !== undefined && viewBoxOf(viewBox) === undefined)
    note(draft, { name, attribute: 'viewBox', text: viewBox })
  for (const child of childrenOf(element)) noteUnreadableSizes(child, draft)
}

interface Unreadable {
  readonly name: string
  readonly attribute: string
  readonly text: string
}

function note(draft: ImportDraft, { name, attribute, text }: Unreadable): void {
  const expected = attribute === 'viewBox' ? 'four numbers, of which the last two are positive' : 'a length'
  const hasNumber = attribute !== 'viewBox' && readLength(text, { whole: 0, fontSize: 16 }) !== undefined
  const shown = text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text
  draft.note(
    `${attribute}="${shown}" of <${name}>`,
    hasNumber ? 'Its unit is unknown, so its number was read as pixels.' : `It is not ${expected}, and was ignored.`,
  )
}

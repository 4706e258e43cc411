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

const WITH_VIEW_BOX: ReadonlySet<string> = new Set(['svg', 'symbol', 'pattern', 'marker', 'view'])

const MOST_CHARACTERS = 40

/** Notes sizes and positions that are no lengths, once per attribute. Like browsers, the import ignores them. */
export function noteUnreadableSizes(root: XmlElement, draft: ImportDraft): void {
  noteWithin(root, { draft, examples: new Map() })
}

interface Notes {
  readonly draft: ImportDraft
  /** The first value of each note. A note per value would leave no room for those of the import. */
  readonly examples: Map<string, string>
}

function noteWithin(element: XmlElement, notes: Notes): void {
  const name = localName(element)
  for (const attribute of LENGTHS[name] ?? []) {
    const text = element.attributes[attribute]
    if (text !== undefined && text.trim() !== 'auto' && !isLength(text)) note(notes, { name, attribute, text })
  }
  const { viewBox } = element.attributes
  if (viewBox !== undefined && WITH_VIEW_BOX.has(name) && viewBoxOf(viewBox) === undefined)
    note(notes, { name, attribute: 'viewBox', text: viewBox })
  for (const child of childrenOf(element)) noteWithin(child, notes)
}

interface Unreadable {
  readonly name: string
  readonly attribute: string
  readonly text: string
}

function note({ draft, examples }: Notes, { name, attribute, text }: Unreadable): void {
  const expected = attribute === 'viewBox' ? 'four numbers, of which the last two are positive' : 'a length'
  const hasNumber = attribute !== 'viewBox' && readLength(text, { whole: 0, fontSize: 16 }) !== undefined
  const shown = text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS).toWellFormed()}…` : text
  const how = hasNumber
    ? 'Its unit is unknown, so its number was read as pixels.'
    : `It is not ${expected}, and was ignored.`
  const key = `${attribute} ${name} ${how}`
  const example = examples.get(key) ?? shown
  examples.set(key, example)
  draft.note(`${attribute} of <${name}>, such as “${example}”`, how)
}

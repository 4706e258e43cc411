import { IssueList } from '../../document/issue-list.ts'
import { mustBe } from '../../document/issue-wording.ts'
import { quoted } from '../../document/received.ts'
import { SCHEMAS } from '../../document/elements/element.ts'
import type { Text } from '../../document/elements/text.ts'
import { Run } from '../../document/elements/text.ts'
import { placesOf } from '../tree/place.ts'
import { replaceElements } from '../tree/replace-elements.ts'
import { sourceOf } from '../words/runs.ts'
import { spliceText } from '../words/splice-text.ts'
import { styleRange } from '../words/style-range.ts'
import { checkChanged, checkUnset, requireProperties } from './check-values.ts'
import type { OperationOf } from './edit-operation.ts'
import { type EditedDesign, kindOf, type Perform, type Performed, requireElements, unknownElement } from './editing.ts'

/** Operations on words. */
export const PERFORM_ON_TEXTS: {
  readonly [Op in 'replaceText' | 'styleText']: Perform<OperationOf<Op>>
} = { replaceText, styleText }

function replaceText(
  { find, with: replacement, ids }: OperationOf<'replaceText'>,
  { document }: EditedDesign,
  issues: IssueList,
): Performed {
  if (ids) requireTexts(ids, { document }, issues)
  const chosen = ids && new Set(ids)
  const replaced = replaceElements(document, (element) => {
    if (element.type !== 'text' || chosen?.has(element.id) === false) return [element]
    const text = withReplaced(element, find, replacement)
    const faults = new IssueList('')
    if (text !== element && issues.isEmpty) checkChanged(text, document, faults)
    const [fault] = faults.list
    if (fault) issues.reportAt('with', `makes the text ${quoted(element.id)} invalid: it ${fault.detail}`)
    return [text]
  })
  if (issues.isEmpty && !occursIn(document, { find, chosen })) {
    issues.reportAt('find', mustBe('in a text', `${quoted(find)}, which is in none`))
  }
  return { document: replaced }
}

function occursIn(
  document: EditedDesign['document'],
  { find, chosen }: { find: string; chosen: ReadonlySet<string> | undefined },
): boolean {
  return placesOf(document)
    .values()
    .some(
      ({ element }) => element.type === 'text' && chosen?.has(element.id) !== false && sourceOf(element).includes(find),
    )
}

/** From the end, so that the places of earlier ones stay. */
function withReplaced(element: Text, find: string, replacement: string): Text {
  const source = sourceOf(element)
  const starts: number[] = []
  for (let at = source.indexOf(find); at >= 0; at = source.indexOf(find, at + find.length)) starts.push(at)
  return starts
    .reverse()
    .reduce((text, start) => spliceText(text, { start, end: start + find.length, text: replacement }), element)
}

function styleText(
  { id, start, end, ...sent }: OperationOf<'styleText'>,
  { document }: EditedDesign,
  issues: IssueList,
): Performed {
  const properties = requireProperties(sent, FIXED, issues)
  checkUnset(sent.unset, STYLE, issues)
  const element = requireText(id, document, issues)
  if (!element) return {}
  requireRange({ start, end }, element, issues)
  if (!issues.isEmpty) return {}
  const styled = styleRange(element, { start, end }, properties)
  checkChanged(styled, document, issues)
  return { document: replaceElements(document, (each) => [each.id === id ? styled : each]) }
}

const { text: _, slot: __, ...STYLE_PROPERTIES } = Run.properties
const STYLE = { properties: STYLE_PROPERTIES }

const NO_STYLE = 'it is not a style; use `set`'
const FIXED = Object.fromEntries(
  Object.keys(SCHEMAS.text.properties).flatMap((name) =>
    Object.hasOwn(STYLE_PROPERTIES, name) ? [] : [[name, NO_STYLE]],
  ),
)

function requireTexts(ids: readonly string[], { document }: Pick<EditedDesign, 'document'>, issues: IssueList): void {
  const places = requireElements(document, ids, issues)
  issues.enter('ids')
  for (const [index, id] of ids.entries()) {
    const place = places.get(id)
    if (place && place.element.type !== 'text')
      issues.reportAt(index, mustBe('the ID of a text', `that of ${kindOf(place)}`))
  }
  issues.leave()
}

/** Reports an ID that no text has. */
export function requireText(id: string, document: EditedDesign['document'], issues: IssueList): Text | undefined {
  const places = placesOf(document)
  const place = places.get(id)
  if (!place) issues.reportAt('id', unknownElement(id, places))
  else if (place.element.type === 'text') return place.element
  else issues.reportAt('id', mustBe('the ID of a text', `that of ${kindOf(place)}`))
  return undefined
}

/** Reports a range that is empty, or not within a text. */
export function requireRange({ start, end }: { start: number; end: number }, text: Text, issues: IssueList): void {
  const { length } = sourceOf(text)
  if (start >= length) issues.reportAt('start', mustBe(`less than ${length}, the length of the text`, String(start)))
  else if (end <= start || end > length) {
    issues.reportAt('end', mustBe(`from ${start + 1} to ${length}, the length of the text`, String(end)))
  }
}

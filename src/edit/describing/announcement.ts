import type { Element } from '../../document/elements/element.ts'
import type { Warning } from '../../text/warning.ts'
import type { Bounds } from '../../paint/bounds.ts'
import { type EditorState, pageOf } from '../editor-state.ts'
import { boundsOfAll, boxOnPage } from '../geometry/page-matrix.ts'
import { flowAround } from '../flow/flow-around.ts'
import type { HistoryEntry } from '../history.ts'
import { type Place, placesOf } from '../tree/place.ts'
import { newAlignments } from './alignments.ts'
import { describeElement, placeWords, problemWord, rounded, sizeWords } from './describe-element.ts'
import { elementName, namesOf } from './element-name.ts'
import type { Moment } from './moment.ts'
import { partWords } from './part-words.ts'

/**
 * Returns what has happened between two moments, in words: `Moved to x 130, y 40. Aligned with Title.`
 * Empty if there is nothing to say. A selection that something else already reads, such as a list with
 * the focus, is left out if `isSelectionRead`.
 */
export function announcementOf(
  before: Moment,
  after: Moment,
  { isSelectionRead = false }: { isSelectionRead?: boolean } = {},
): string {
  const done = [...changeWords(before, after), ...pageWords(before, after)]
  const isQuiet = done.length > 0 || (isSelectionRead && after.state.selection.length === 1)
  const sentences = [
    ...done,
    ...(isQuiet ? [] : selectionWords(before, after)),
    ...typingWords(before, after),
    ...toolWords(before, after),
    ...warningWords(before, after),
  ]
  return sentences.map((sentence) => `${sentence}.`).join(' ')
}

/** Of a part that is edited, such as a stop of a gradient, more is said than of its element. */
function changeWords(before: Moment, after: Moment): string[] {
  const words = historyWords(before, after)
  const isUndone = before.state.history.undone !== after.state.history.undone && after.state.history.undone.length > 0
  const part = partWords(before, after)
  return part.length > 0 && !isUndone ? part : words
}

function historyWords(before: Moment, after: Moment): string[] {
  const [was, is] = [before.state.history, after.state.history]
  const [undone, redone] = [was.done.at(-1), was.undone.at(-1)]
  if (undone && is.undone.length > was.undone.length && is.undone.includes(undone)) return [`Undid ${undone.label}`]
  if (redone && is.undone.length < was.undone.length && is.done.includes(redone)) return [`Redid ${redone.label}`]
  if (before.state.document === after.state.document || after.state.words) return []
  const entry = is.done.at(-1)
  const isStep = entry !== undefined && entry !== was.done.at(-1)
  if (isStep && entry.label === 'Type') return []
  if (isStep && entry.label === 'Reorder') return reorderWords(after)
  return [...boxWords(before, after), ...(isStep ? stepWords(entry, before, after) : [])]
}

/** Where the selected elements have come to be, if they are the same as before. */
function boxWords(before: Moment, after: Moment): string[] {
  const { selection, size } = after.state
  const [from, to] = [before, after].map(({ places }) => selection.flatMap((id) => places.get(id) ?? []))
  if (!from || !to || to.length === 0 || from.length !== to.length) return []
  const [was, is] = [boxOf(from), boxOf(to)]
  const [shownBefore, shownNow] = [from, to].map((places) => boundsOfAll(places.map(boxOnPage)))
  // An element that is put into a group has other coordinates, and is where it was.
  const isMoved = !isSamePlace(shownBefore, shownNow) && (was.x !== is.x || was.y !== is.y)
  const isSized = was.width !== is.width || was.height !== is.height
  const turn = turnWords(from, to)
  const aligned = newAlignments(
    { places: before.places, selection, size },
    { places: after.places, selection, size: after.state.size },
  )
  const words = [
    ...turn,
    ...(turn.length === 0 && isSized ? [`Resized to ${sizeWords(is)}`] : []),
    ...(turn.length === 0 && isMoved
      ? [isSized ? `Now ${placeWords(is)}` : `Moved to ${placeWords(is).slice(3)}`]
      : []),
  ]
  return words.length > 0 && aligned.length > 0 ? [...words, `Aligned with ${aligned.join(' and ')}`] : words
}

function isSamePlace(a: Bounds | undefined, b: Bounds | undefined): boolean {
  return a !== undefined && b !== undefined && rounded(a.left - b.left) === 0 && rounded(a.top - b.top) === 0
}

/** Of one element, the box that its fields show; of more, what surrounds them. */
function boxOf(places: readonly Place[]): { x: number; y: number; width: number; height: number } {
  const [first] = places
  if (first && places.length === 1) return first.element
  const { left, top, right, bottom } = boundsOfAll(places.map(boxOnPage))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

function turnWords(from: readonly Place[], to: readonly Place[]): string[] {
  const [was, is] = [from[0]?.element.rotation ?? 0, to[0]?.element.rotation ?? 0]
  return was === is ? [] : [`Rotated to ${rounded(is)} degrees`]
}

/** What is said of steps that are not seen by their boxes: the past of what their labels say. */
const STEPS: Readonly<Record<string, string>> = {
  Draw: 'Added',
  Add: 'Added',
  Paste: 'Pasted',
  Delete: 'Deleted',
  Duplicate: 'Duplicated',
  Ungroup: 'Ungrouped',
  Lock: 'Locked',
  Unlock: 'Unlocked',
  Hide: 'Hidden:',
  Show: 'Shown:',
  Flip: 'Flipped',
  Rename: 'Renamed to',
  'Move out of layout': 'Moved out of the layout:',
  Change: 'Changed',
  'Add page': 'Added page',
  'Duplicate page': 'Duplicated page',
  'Delete page': 'Deleted page',
  'Move page': 'Moved page',
  'Rename page': 'Renamed page',
}

const BOX_STEPS = new Set(['Move', 'Resize', 'Rotate', 'Align', 'Distribute', 'Change'])

function stepWords(entry: HistoryEntry, before: Moment, after: Moment): string[] {
  const { label } = entry
  if (BOX_STEPS.has(label) && boxWords(before, after).length > 0) return []
  const said = STEPS[label] ?? `${label}:`
  if (label.endsWith(' page')) return [said.replace(/:$/, '')]
  const removed = elementsOf(before).filter(({ id }) => !placesOf(after.state.document).has(id))
  if (label === 'Delete') return [`Deleted ${namesOf(removed)}`]
  if (label === 'Group') return [`Grouped ${namesOf(elementsOf(before))}`]
  const chosen = elementsOf(after)
  if (chosen.length === 0) return [said.replace(/:$/, '')]
  const [only] = chosen
  const where = only && label === 'Draw' ? `, ${describeElement(only, [])}` : orderWords(before, after)
  return [`${said} ${namesOf(chosen)}${where}`]
}

/** `Moved to position 2 of 4`. */
function reorderWords({ state }: Moment): string[] {
  const flow = flowAround(placesOf(state.document), new Set(state.selection))
  if (!flow) return []
  const { index, chosen, others } = flow
  const last = chosen.length > 1 ? ` to ${index + chosen.length}` : ''
  return [`Moved to position ${index + 1}${last} of ${others.length + chosen.length}`]
}

/** `, layer 2 of 5` if that has changed. */
function orderWords(before: Moment, after: Moment): string {
  const [id] = after.state.selection
  if (id === undefined) return ''
  const [was, is] = [before, after].map(({ state }) => placesOf(state.document).get(id))
  if (!was || !is || was.siblings === is.siblings) return ''
  const fromFront = (place: Place): number => place.siblings.length - place.index
  const isSame = fromFront(was) === fromFront(is) && was.siblings.length === is.siblings.length
  return isSame ? '' : `, layer ${fromFront(is)} of ${is.siblings.length}`
}

function pageWords(before: Moment, after: Moment): string[] {
  const [was, is] = [pageOf(before.state), pageOf(after.state)]
  const [wasAt, isAt] = [before, after].map(({ state }) => state.document.pages.findIndex(({ id }) => id === is.id))
  const { pages } = after.state.document
  const isSame = was.id === is.id && wasAt === isAt && before.state.document.pages.length === pages.length
  if (isSame || isAt === undefined) return []
  return [`Page ${isAt + 1} of ${pages.length}${is.name === undefined || is.name === '' ? '' : `, ${is.name}`}`]
}

function selectionWords(before: Moment, after: Moment): string[] {
  if (before.state.selection === after.state.selection || after.state.words) return []
  const chosen = elementsOf(after)
  const [only] = chosen
  if (!only) return elementsOf(before).length === 0 ? [] : ['Nothing selected']
  if (chosen.length > 1) return [`${chosen.length} elements selected`]
  const warnings = after.warnings.filter(({ elementId }) => elementId === only.id)
  return [`${elementName(only)}, ${describeElement(only, warnings)}, selected`]
}

function typingWords({ state: before }: Moment, { state: after }: Moment): string[] {
  if (before.words?.id === after.words?.id) return []
  if (after.words) return ['Editing text. Escape ends']
  return ['Text finished']
}

const TOOLS: Readonly<Record<EditorState['tool'], string>> = {
  select: 'Select tool',
  hand: 'Hand tool',
  text: 'Text tool. Enter adds a text',
  rect: 'Rectangle tool. Enter adds a rectangle',
  ellipse: 'Ellipse tool. Enter adds an ellipse',
  line: 'Line tool. Enter adds a line',
  pen: 'Pen tool. Enter adds a path',
}

function toolWords({ state: before }: Moment, { state: after }: Moment): string[] {
  const isDone = after.tool === 'select' && before.document !== after.document
  return before.tool === after.tool || isDone ? [] : [TOOLS[after.tool]]
}

const MOST_WARNINGS = 3

function warningWords(before: Moment, after: Moment): string[] {
  if (before.state.pageId !== after.state.pageId) return []
  const nameOf = (warning: Warning): string => {
    const element = warning.elementId === undefined ? undefined : after.places.get(warning.elementId)?.element
    return element ? `${elementName(element)}: ` : ''
  }
  const isIn = (warnings: readonly Warning[], { code, elementId }: Warning): boolean =>
    warnings.some((each) => each.code === code && each.elementId === elementId)
  const begun = after.warnings.filter((warning) => !isIn(before.warnings, warning))
  const ended = before.warnings.filter(
    (warning) => FITTING.has(warning.code) && !isIn(after.warnings, warning) && nameOf(warning) !== '',
  )
  const words = [
    ...begun.map(
      (warning) => `${nameOf(warning)}${FITTING.has(warning.code) ? 'text no longer fits' : problemWord(warning)}`,
    ),
    ...ended.map((warning) => `${nameOf(warning)}text fits again`),
  ]
  const hidden = words.length - MOST_WARNINGS
  return hidden > 0 ? [...words.slice(0, MOST_WARNINGS), `And ${hidden} more warnings`] : words
}

const FITTING: ReadonlySet<string> = new Set(['text_overflow', 'text_truncated'])

function elementsOf({ state, places }: Moment): Element[] {
  const own = placesOf(state.document)
  return state.selection.flatMap((id) => (places.get(id) ?? own.get(id))?.element ?? [])
}

import type { Bounds } from '../../paint/bounds.ts'
import { flowAround } from '../flow/flow-around.ts'
import { boundsOfAll, boxOnPage } from '../geometry/page-matrix.ts'
import type { HistoryEntry } from '../history.ts'
import { type Place, placesOf } from '../tree/place.ts'
import { newAlignments } from './alignments.ts'
import { describeElement, placeWords, rounded, sizeWords } from './describe-element.ts'
import { elementName, namesOf } from './element-name.ts'
import { selectedElements, type Moment } from './moment.ts'
import { partWords } from './part-words.ts'

/**
 * Returns what the last step, undo or redo has changed. Of a part that is edited, such as a stop of a gradient, more
 * is said than of its element.
 */
export function changeWords(before: Moment, after: Moment): string[] {
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
  if (isStep && (entry.label === 'Reorder' || entry.label === INTO_LAYOUT)) return flowWords(entry, after)
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
  'Extend path': 'Extended',
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
  const removed = selectedElements(before).filter(({ id }) => !placesOf(after.state.document).has(id))
  if (label === 'Delete') return [`Deleted ${namesOf(removed)}`]
  if (label === 'Group') return [`Grouped ${namesOf(selectedElements(before))}`]
  const chosen = selectedElements(after)
  if (chosen.length === 0) return [said.replace(/:$/, '')]
  const [only] = chosen
  const where = only && label === 'Draw' ? `, ${describeElement(only, [])}` : orderWords(before, after)
  return [`${said} ${namesOf(chosen)}${where}`]
}

const INTO_LAYOUT = 'Move into layout'

/** Where elements have come to be in a layout, and in which one if it is another. */
function flowWords({ label }: HistoryEntry, { state }: Moment): string[] {
  const flow = flowAround(placesOf(state.document), new Set(state.selection))
  if (!flow) return []
  const { index, chosen, others, group } = flow
  const last = chosen.length > 1 ? ` to ${index + chosen.length}` : ''
  const place = `position ${index + 1}${last} of ${others.length + chosen.length}`
  return [label === INTO_LAYOUT ? `Moved into ${elementName(group)}, ${place}` : `Moved to ${place}`]
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

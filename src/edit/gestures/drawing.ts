import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { bounded, boundedLength } from '../../document/scaled-number.ts'
import type { Point } from '../../paint/matrix.ts'
import type { Setting } from '../adding/item.ts'
import { settingOf } from '../adding/setting-of.ts'
import { strokeWidthOn } from '../adding/line-items.ts'
import { commit, type EditorState, pageOf } from '../editor-state.ts'
import type { Box } from '../geometry/resize-box.ts'
import { newElement } from '../new-element.ts'
import { insert } from '../operations/insert.ts'
import type { DrawTool } from '../tool.ts'
import { freeIds } from '../tree/free-ids.ts'
import { wordsIn } from '../words/session.ts'
import { type Gesture, IDLE, type Start } from './gesture.ts'
import type { DragEvent, Modifiers, PressEvent, ReleaseEvent } from './gesture-event.ts'
import { turnedInSteps } from '../geometry/turned-in-steps.ts'

type Drawing = Extract<Gesture, { kind: 'drawing' }>

export function startDrawing(state: EditorState, start: Start, tool: DrawTool): EditorState {
  const id = freeIds(state.document).next(tool)
  return { ...state, gesture: { kind: 'drawing', start, tool, id } }
}

/** Shift makes the sides equal, and Alt begins in the center. */
export function continueDrawing(state: EditorState, gesture: Drawing, event: DragEvent | ReleaseEvent): EditorState {
  const { start, tool, id } = gesture
  const to = state.options.wholePixels ? { x: Math.round(event.point.x), y: Math.round(event.point.y) } : event.point
  const from = state.options.wholePixels ? { x: Math.round(start.point.x), y: Math.round(start.point.y) } : start.point
  const setting = settingOf({ ...state, document: start.document })
  const element =
    tool === 'line'
      ? lineBetween(id, [from, event.modifiers.shift ? turnedInSteps(from, to) : to], setting)
      : newElement(tool, { id, ...boxBetween(from, to, event.modifiers) }, setting)
  return { ...state, document: onPage(start.document, state, element), selection: [id] }
}

/** Selects what was drawn. A text is ready for typing. */
export function endDrawing(state: EditorState, gesture: Drawing, { at }: ReleaseEvent): EditorState {
  const { document } = state
  const drawn = { ...state, gesture: IDLE, tool: 'select' as const }
  const done = commit(drawn, { document, selection: [gesture.id], label: 'Draw', at }, gesture.start)
  return gesture.tool === 'text' ? withCaret(done, gesture.id) : done
}

/** A press without a drag adds an element of a usual size around the point; a text begins there. */
export function drawnAtOnce(
  state: EditorState,
  tool: DrawTool,
  { point, at }: Pick<PressEvent, 'point' | 'at'>,
): EditorState {
  const id = freeIds(state.document).next(tool)
  const side = Math.max(24, Math.round(Math.min(state.size.width, state.size.height) / 5))
  const centered = { x: Math.round(point.x - side / 2), y: Math.round(point.y - side / 2), width: side, height: side }
  const left = { x: centered.x, y: Math.round(point.y) }
  const begin = { x: Math.round(point.x), y: Math.round(point.y), width: 0, height: 0 }
  const element =
    tool === 'line'
      ? lineBetween(id, [left, { ...left, x: left.x + side }], settingOf(state))
      : newElement(tool, { id, ...(tool === 'text' ? begin : centered) }, settingOf(state))
  const document = onPage(state.document, state, element)
  const done = commit({ ...state, tool: 'select' }, { document, selection: [id], label: 'Draw', at })
  return tool === 'text' ? withCaret(done, id) : done
}

function withCaret(state: EditorState, id: string): EditorState {
  return { ...state, words: { ...wordsIn(id, { anchor: 0, focus: 0 }), isNew: true } }
}

function onPage(document: Document, state: EditorState, element: Element): Document {
  return insert(document, [element], { in: pageOf(state).id })
}

function boxBetween(from: Point, to: Point, { shift, alt }: Modifiers): Box {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const side = Math.max(Math.abs(dx), Math.abs(dy))
  const [width, height] = shift ? [side, side] : [Math.abs(dx), Math.abs(dy)]
  const [x, y] = [dx < 0 ? from.x - width : from.x, dy < 0 ? from.y - height : from.y]
  return alt
    ? { x: bounded(from.x - width), y: bounded(from.y - height), width: 2 * width, height: 2 * height }
    : { x: bounded(x), y: bounded(y), width: boundedLength(width), height: boundedLength(height) }
}

function lineBetween(id: string, [from, to]: readonly [Point, Point], { look, page }: Setting): Element {
  const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)]
  const points = [from, to].map((point) => ({ x: bounded(point.x - x), y: bounded(point.y - y) }))
  const [width, height] = [boundedLength(Math.abs(to.x - from.x)), boundedLength(Math.abs(to.y - from.y))]
  return {
    id,
    type: 'line',
    x: bounded(x),
    y: bounded(y),
    width,
    height,
    points,
    stroke: { paint: look.ink, width: strokeWidthOn({ page }) },
  }
}

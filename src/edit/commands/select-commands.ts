import type { Element } from '../../document/elements/element.ts'
import { croppedOf } from '../gestures/cropping.ts'
import { isGrid } from '../detail.ts'
import { withFirstPart } from '../gestures/first-part.ts'
import { endWords, type EditorState, pageOf, select } from '../editor-state.ts'
import { allNodesChosen, nextNodeChosen } from '../gestures/node-choice.ts'
import { pathInMiddle } from '../gestures/penning.ts'
import { drawnAtOnce } from '../gestures/drawing.ts'
import { type DrawTool, isDrawTool } from '../tool.ts'
import { isContainer } from '../tree/container.ts'
import { parentOf, placesOf } from '../tree/place.ts'
import { allWords } from '../words/session.ts'
import { type Command, type CommandContext, hasSelection } from './command.ts'
import { isPart, neighborPart } from './part-edits.ts'
import { inReadingOrder } from './reading-neighbors.ts'

export const SELECT_COMMANDS = {
  'select-all': { label: 'Select all', section: 'Select', keys: ['Mod+A'], run: allSelected },
  'select-next': {
    label: 'Select next',
    section: 'Select',
    keys: ['Tab'],
    run: (state, context) => neighborSelected(state, 1, context),
  },
  'select-previous': {
    label: 'Select previous',
    section: 'Select',
    keys: ['Shift+Tab'],
    run: (state, context) => neighborSelected(state, -1, context),
  },
  'select-next-point': {
    label: 'Select the next point of a path, too',
    section: 'Select',
    keys: ['N'],
    isPossible: ({ detail }) => detail?.kind === 'node',
    run: nextNodeChosen,
  },
  enter: {
    label: 'Edit text, data, points or gradient, crop, or enter group',
    section: 'Select',
    keys: ['Enter'],
    isPossible: ({ selection, tool }) => selection.length === 1 || tool === 'pen' || isDrawTool(tool),
    run: (state, context) =>
      state.tool === 'pen'
        ? pathInMiddle(state, context.at)
        : isDrawTool(state.tool)
          ? drawnInMiddle(state, state.tool, context.at)
          : entered(state, context),
  },
  leave: {
    label: 'Leave, then deselect',
    section: 'Select',
    keys: ['Escape'],
    isPossible: (state) => hasSelection(state) || state.scope !== null || state.tool !== 'select',
    run: left,
  },
} as const satisfies Record<string, Command>

/** What can be selected together: everything in the group that has been entered, or on the page. */
function selectable(state: EditorState): readonly Element[] {
  const scope = state.scope === null ? undefined : placesOf(state.document).get(state.scope)?.element
  const siblings = scope && isContainer(scope) ? scope.elements : pageOf(state).elements
  return siblings.filter(({ visible = true, locked = false }) => visible && !locked)
}

function allSelected(state: EditorState, context: CommandContext): EditorState {
  if (state.detail?.kind === 'node') return allNodesChosen(state, context)
  const scope = state.scope
  const all = select(
    state,
    selectable(state).map(({ id }) => id),
  )
  return { ...all, scope }
}

function neighborSelected(state: EditorState, by: 1 | -1, { places }: CommandContext): EditorState {
  if (isPart(state.detail)) return neighborPart(state, state.detail, { by, places })
  const ordered = inReadingOrder(selectable(state))
  const [chosen] = by === 1 ? state.selection.slice(-1) : state.selection
  const index = ordered.findIndex(({ id }) => id === chosen)
  const start = by === 1 ? -1 : ordered.length
  const next = ordered.at(((index === -1 ? start : index) + by) % ordered.length)
  return next ? { ...select(state, [next.id]), scope: state.scope } : state
}

/** The way to draw without a pointer. */
function drawnInMiddle(state: EditorState, tool: DrawTool, at: number): EditorState {
  const { width, height } = state.size
  return drawnAtOnce(state, tool, { point: { x: Math.round(width / 2), y: Math.round(height / 2) }, at })
}

/** Whether there is an element to select next: Tab leaves the page behind the last one. Of parts, the first follows. */
export function hasNeighbor(state: EditorState, by: 1 | -1): boolean {
  if (isPart(state.detail)) return true
  const ordered = inReadingOrder(selectable(state))
  const [chosen] = by === 1 ? state.selection.slice(-1) : state.selection
  const end = by === 1 ? ordered.at(-1) : ordered[0]
  return end !== undefined && end.id !== chosen
}

/** Goes into what is selected, or ends that. */
function entered(state: EditorState, context: CommandContext): EditorState {
  if (state.detail) return { ...state, detail: null }
  const [id] = state.selection
  const element = id === undefined ? undefined : placesOf(state.document).get(id)?.element
  if (!element || element.locked === true) return state
  if (element.type === 'text') return { ...state, words: allWords(element) }
  if (isGrid(element)) return { ...state, detail: { kind: 'data', id: element.id } }
  if (croppedOf(state, element.id, context)) return { ...state, detail: { kind: 'crop', id: element.id } }
  if (!isContainer(element)) return withFirstPart(state, element)
  const inside = { ...state, scope: element.id }
  const [first] = inReadingOrder(selectable(inside))
  return first ? select(inside, [first.id]) : inside
}

/** Ends typing, then a detail, then a tool, then goes one level up, and selects nothing at last. */
function left(state: EditorState): EditorState {
  if (state.words) return endWords(state)
  if (state.detail) return { ...state, detail: null }
  if (state.tool !== 'select') return { ...state, tool: 'select' }
  if (state.scope !== null) {
    const place = placesOf(state.document).get(state.scope)
    const outer = place && (parentOf(place)?.id ?? null)
    return { ...select(state, [state.scope]), scope: outer ?? null }
  }
  return select(state, [])
}

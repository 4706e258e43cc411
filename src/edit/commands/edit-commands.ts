import type { Point } from '../../paint/matrix.ts'
import { commit, type EditorState, redoStep, selectedPlaces, undoStep } from '../editor-state.ts'
import { nudgePoint, pointAdded, pointRemoved } from '../gestures/bending.ts'
import { croppedNow, nudgePicture } from '../gestures/cropping.ts'
import { flip } from '../operations/flip.ts'
import { duplicate } from '../operations/duplicate.ts'
import { remove } from '../operations/insert.ts'
import { moveBy } from '../operations/move.ts'
import { areSiblings } from '../operations/outermost.ts'
import { setProperties } from '../operations/set-properties.ts'
import { type Command, type CommandContext, freeIdsOf, freePlaces, hasSelection } from './command.ts'

/** How far a copy is from what it copies, so that it can be seen. */
const COPY_OFFSET: Point = { x: 16, y: 16 }

export const EDIT_COMMANDS = {
  undo: {
    label: 'Undo',
    section: 'Edit',
    keys: ['Mod+Z'],
    isPossible: ({ history }) => history.done.length > 0,
    run: undoStep,
  },
  redo: {
    label: 'Redo',
    section: 'Edit',
    keys: ['Mod+Shift+Z', 'Mod+Y'],
    isPossible: ({ history }) => history.undone.length > 0,
    run: redoStep,
  },
  duplicate: {
    label: 'Duplicate',
    section: 'Edit',
    keys: ['Mod+D'],
    isPossible: hasSelection,
    run: (state, { at }) => {
      const { document, ids } = duplicate(state.document, freePlaces(state), COPY_OFFSET)
      return commit(state, { document, selection: ids, label: 'Duplicate', at })
    },
  },
  delete: {
    label: 'Delete',
    section: 'Edit',
    keys: ['Delete', 'Backspace'],
    isPossible: hasSelection,
    run: (state, { at }) =>
      state.detail?.kind === 'point'
        ? pointRemoved(state, state.detail.index, at)
        : commit(state, { document: remove(state.document, freeIdsOf(state)), label: 'Delete', at }),
  },
  'add-point': {
    label: 'Add a point to the line',
    section: 'Edit',
    keys: ['Insert'],
    isPossible: ({ detail }) => detail?.kind === 'point',
    run: (state, { at }) => (state.detail?.kind === 'point' ? pointAdded(state, state.detail.index, at) : state),
  },
  lock: {
    label: 'Lock or unlock',
    section: 'Edit',
    keys: ['Mod+Shift+L'],
    isPossible: hasSelection,
    run: (state, { at }) => toggle(state, { property: 'locked', label: ['Lock', 'Unlock'], at }),
  },
  hide: {
    label: 'Hide or show',
    section: 'Edit',
    keys: ['Mod+Shift+H'],
    isPossible: hasSelection,
    run: (state, { at }) => toggle(state, { property: 'visible', label: ['Hide', 'Show'], at }),
  },
  'flip-x': {
    label: 'Flip horizontally',
    section: 'Edit',
    keys: ['Shift+H'],
    isPossible: hasSelection,
    run: (state, context) => flipped(state, 'x', context),
  },
  'flip-y': {
    label: 'Flip vertically',
    section: 'Edit',
    keys: ['Shift+V'],
    isPossible: hasSelection,
    run: (state, context) => flipped(state, 'y', context),
  },
  'move-left': nudge('Move left', 'ArrowLeft', { x: -1, y: 0 }),
  'move-right': nudge('Move right', 'ArrowRight', { x: 1, y: 0 }),
  'move-up': nudge('Move up', 'ArrowUp', { x: 0, y: -1 }),
  'move-down': nudge('Move down', 'ArrowDown', { x: 0, y: 1 }),
  'move-far-left': nudge('Move left by 10', 'Shift+ArrowLeft', { x: -10, y: 0 }),
  'move-far-right': nudge('Move right by 10', 'Shift+ArrowRight', { x: 10, y: 0 }),
  'move-far-up': nudge('Move up by 10', 'Shift+ArrowUp', { x: 0, y: -10 }),
  'move-far-down': nudge('Move down by 10', 'Shift+ArrowDown', { x: 0, y: 10 }),
} as const satisfies Record<string, Command>

function nudge(label: string, key: string, by: Point): Command {
  return {
    label,
    section: 'Arrange',
    keys: [key],
    isPossible: hasSelection,
    run: (state, context) => {
      const { at } = context
      const cropped = croppedNow(state, context)
      if (cropped) return nudgePicture(state, cropped, { by, at })
      if (state.detail?.kind === 'point') return nudgePoint(state, state.detail.index, { by, at })
      const ids = freeIdsOf(state)
      const document = moveBy(state.document, { ids, by })
      return commit(state, { document, label: 'Move', key: `nudge:${[...ids].join()}`, at })
    },
  }
}

/** If some are on and some off, all become what the first label says. */
function toggle(
  state: EditorState,
  { property, label, at }: { property: 'locked' | 'visible'; label: readonly [string, string]; at: number },
): EditorState {
  const ids = new Set(state.selection)
  const isOn = ({ element }: { element: { locked?: boolean; visible?: boolean } }): boolean =>
    property === 'locked' ? element.locked === true : element.visible === false
  const areOn = selectedPlaces(state).every(isOn)
  const document = setProperties(state.document, ids, { [property]: areOn ? undefined : property === 'locked' })
  return commit(state, { document, label: label[areOn ? 1 : 0], at })
}

function flipped(state: EditorState, axis: 'x' | 'y', { at }: CommandContext): EditorState {
  const places = freePlaces(state)
  if (!areSiblings(places)) return state
  return commit(state, { document: flip(state.document, places, axis), label: 'Flip', at })
}

import type { Point } from '../../paint/matrix.ts'
import { commit, type EditorState, selectedPlaces } from '../editor-state.ts'
import { redoStep, undoStep } from '../undo-step.ts'
import { smoothToggled } from '../gestures/node-steps.ts'
import { shapedNow } from '../gestures/shaped-now.ts'
import { withFirstStop } from '../gestures/shading.ts'
import { gradientNames } from '../gradients/named-paint.ts'
import { croppedNow, nudgePicture } from '../gestures/cropping.ts'
import { flowAround } from '../flow/flow-around.ts'
import { steppedInFlow } from '../flow/step-in-flow.ts'
import { placesOf } from '../tree/place.ts'
import { flip } from '../operations/flip.ts'
import { duplicate } from '../operations/duplicate.ts'
import { remove } from '../operations/insert.ts'
import { moveBy } from '../operations/move.ts'
import { areSiblings } from '../operations/outermost.ts'
import { setProperties } from '../operations/set-properties.ts'
import { isPart, partAdded, partDeleted, partMoved } from './part-edits.ts'
import { type Command, type CommandContext, freeIdsOf, freePlaces, hasSelection } from './command.ts'

/** How far a copy is from what it copies, so that it can be seen. */
const COPY_OFFSET: Point = { x: 16, y: 16 }

/** A property that a command sets to `on`, and removes where all elements have it. */
interface Switched {
  readonly property: 'locked' | 'visible'
  readonly on: boolean
  readonly labels: readonly [set: string, remove: string]
}

const LOCK: Switched = { property: 'locked', on: true, labels: ['Lock', 'Unlock'] }
const HIDE: Switched = { property: 'visible', on: false, labels: ['Hide', 'Show'] }

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
    run: (state, context) =>
      isPart(state.detail)
        ? partDeleted(state, state.detail, context)
        : commit(state, { document: remove(state.document, freeIdsOf(state)), label: 'Delete', at: context.at }),
  },
  'add-point': {
    label: 'Add a point or a stop after the selected one',
    section: 'Edit',
    keys: ['Insert'],
    isPossible: ({ detail }) => isPart(detail),
    run: (state, context) => (isPart(state.detail) ? partAdded(state, state.detail, context) : state),
  },
  'toggle-smooth': {
    label: 'Make points of a path smooth or corners',
    section: 'Edit',
    keys: ['S'],
    isPossible: ({ detail }) => detail?.kind === 'node',
    run: (state, { places, at }) => {
      const shaped = shapedNow(state, places)
      return shaped ? smoothToggled(state, shaped, { at }) : state
    },
  },
  'edit-gradient': {
    label: 'Edit gradient on the page',
    section: 'Edit',
    keys: ['G'],
    isPossible: (state) => freePlaces(state).some(({ element }) => gradientNames(element).length > 0),
    run: gradientEdited,
  },
  lock: {
    label: 'Lock or unlock',
    section: 'Edit',
    keys: ['Mod+Shift+L'],
    isPossible: hasSelection,
    labelNow: (state) => toggleLabel(state, LOCK),
    run: (state, { at }) => toggle(state, LOCK, at),
  },
  hide: {
    label: 'Hide or show',
    section: 'Edit',
    keys: ['Mod+Shift+H'],
    isPossible: hasSelection,
    labelNow: (state) => toggleLabel(state, HIDE),
    run: (state, { at }) => toggle(state, HIDE, at),
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
      if (isPart(state.detail)) return partMoved(state, state.detail, { ...context, by })
      const ids = freeIdsOf(state)
      const flow = flowAround(placesOf(state.document), ids)
      if (flow) return steppedInFlow(state, flow, { by, context })
      const document = moveBy(state.document, { ids, by })
      return commit(state, { document, label: 'Move', key: `nudge:${[...ids].join()}`, at })
    },
  }
}

/** Edits the fill, then the stroke, then ends that. */
function gradientEdited(state: EditorState): EditorState {
  const [place, other] = freePlaces(state)
  if (!place || other) return state
  return withFirstStop(state, place.element, state.detail?.kind === 'stop' ? state.detail.paint : undefined)
}

/** If some are on and some off, all become what the first label says. */
function toggle(state: EditorState, switched: Switched, at: number): EditorState {
  const { property, on } = switched
  const value = areAllOn(state, switched) ? undefined : on
  const document = setProperties(state.document, new Set(state.selection), { [property]: value })
  return commit(state, { document, label: toggleLabel(state, switched), at })
}

function toggleLabel(state: EditorState, switched: Switched): string {
  return switched.labels[areAllOn(state, switched) ? 1 : 0]
}

function areAllOn(state: EditorState, { property, on }: Switched): boolean {
  return selectedPlaces(state).every(({ element }) => element[property] === on)
}

function flipped(state: EditorState, axis: 'x' | 'y', { at }: CommandContext): EditorState {
  const places = freePlaces(state)
  if (!areSiblings(places)) return state
  return commit(state, { document: flip(state.document, places, axis), label: 'Flip', at })
}

import { mirrorDocument } from '../../document/mirroring/mirror-document.ts'
import { commit, type EditorState } from '../editor-state.ts'
import { alignedNodes, distributedNodes } from '../gestures/align-nodes.ts'
import { align, distribute, type Edge } from '../operations/align.ts'
import { arrange, type Direction } from '../operations/arrange.ts'
import { group, ungroup } from '../operations/group-elements.ts'
import { areSiblings } from '../operations/outermost.ts'
import { freeIds } from '../tree/free-ids.ts'
import { type Command, type CommandContext, freeIdsOf, freePlaces, hasSelection } from './command.ts'

export const ARRANGE_COMMANDS = {
  group: {
    label: 'Group',
    section: 'Arrange',
    keys: ['Mod+G'],
    isPossible: hasSelection,
    run: grouped,
  },
  ungroup: {
    label: 'Ungroup',
    section: 'Arrange',
    keys: ['Mod+Shift+G'],
    isPossible: (state) => freePlaces(state).some(({ element }) => element.type === 'group'),
    run: ungrouped,
  },
  'bring-forward': order('Bring forward', ']', 'forward'),
  'send-backward': order('Send backward', '[', 'backward'),
  'bring-to-front': order('Bring to front', 'Mod+]', 'front'),
  'send-to-back': order('Send to back', 'Mod+[', 'back'),
  'align-left': alignment('Align left edges', 'Alt+A', 'left'),
  'align-center': alignment('Align centers', 'Alt+H', 'center'),
  'align-right': alignment('Align right edges', 'Alt+D', 'right'),
  'align-top': alignment('Align top edges', 'Alt+W', 'top'),
  'align-middle': alignment('Align middles', 'Alt+V', 'middle'),
  'align-bottom': alignment('Align bottom edges', 'Alt+S', 'bottom'),
  mirror: { label: 'Mirror the layout', section: 'Arrange', keys: [], run: mirrored },
  'distribute-x': distribution('Distribute horizontally', 'Alt+Shift+X', 'x'),
  'distribute-y': distribution('Distribute vertically', 'Alt+Shift+Y', 'y'),
} as const satisfies Record<string, Command>

/** For the other direction of reading. */
function mirrored(state: EditorState, { at }: CommandContext): EditorState {
  const document = mirrorDocument(state.document, state.size.width)
  return commit(state, { document, label: 'Mirror the layout', at })
}

function grouped(state: EditorState, { at }: CommandContext): EditorState {
  const places = freePlaces(state)
  if (places.length === 0 || !areSiblings(places)) return state
  const id = freeIds(state.document).next('group')
  return commit(state, { document: group(state.document, places, id), selection: [id], label: 'Group', at })
}

/** Selects what was in the groups. */
function ungrouped(state: EditorState, { at }: CommandContext): EditorState {
  const groups = freePlaces(state).flatMap(({ element }) => (element.type === 'group' ? [element] : []))
  const freed = groups.flatMap(({ elements }) => elements.map(({ id }) => id))
  const kept = state.selection.filter((id) => !groups.some((each) => each.id === id))
  const document = ungroup(state.document, new Set(groups))
  return commit(state, { document, selection: [...kept, ...freed], label: 'Ungroup', at })
}

function order(label: string, key: string, direction: Direction): Command {
  return {
    label,
    section: 'Arrange',
    keys: [key],
    isPossible: hasSelection,
    run: (state, { at }) =>
      commit(state, { document: arrange(state.document, freeIdsOf(state), direction), label, at }),
  }
}

/** Aligns with all that is selected, also points of a path; a single element with the page. */
function alignment(label: string, key: string, edge: Edge): Command {
  return {
    label,
    section: 'Arrange',
    keys: [key],
    isPossible: hasSelection,
    run: (state, context) => {
      const { at } = context
      const ofPoints = alignedNodes(state, edge, context)
      if (ofPoints) return ofPoints
      const ids = freeIdsOf(state)
      const document = align(state.document, { ids, edge, to: 'selection', size: state.size })
      return commit(state, { document, label: 'Align', at })
    },
  }
}

function distribution(label: string, key: string, axis: 'x' | 'y'): Command {
  return {
    label,
    section: 'Arrange',
    keys: [key],
    isPossible: ({ selection, detail }) =>
      selection.length > 2 || (detail?.kind === 'node' && (detail.also ?? []).length > 1),
    run: (state, context) => {
      const { at } = context
      const ofPoints = distributedNodes(state, axis, context)
      if (ofPoints) return ofPoints
      const document = distribute(state.document, { ids: freeIdsOf(state), axis })
      return commit(state, { document, label: 'Distribute', at })
    },
  }
}

import type { Element } from '../../document/elements/element.ts'
import type { EditorState } from '../editor-state.ts'
import { withFirstStop } from './shading.ts'
import { withFirstNode } from './shaped-now.ts'

/** Edits the points of a line or path, or else the gradient of a shape. */
export function withFirstPart(state: EditorState, element: Element): EditorState {
  if (element.type === 'line') return { ...state, detail: { kind: 'point', id: element.id, index: 0 } }
  const shaped = element.type === 'path' ? withFirstNode(state, element) : undefined
  return shaped ?? withFirstStop(state, element)
}

import type { EditorState } from '../editor-state.ts'
import type { Under } from '../pick/select.ts'

/** Whether something at a point is selected, or in a selected container. */
export function isOnSelection({ selection }: Pick<EditorState, 'selection'>, under: readonly Under[]): boolean {
  return under.some(({ id, parents }) => [id, ...parents].some((each) => selection.includes(each)))
}

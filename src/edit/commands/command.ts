import { type EditorState, selectedPlaces } from '../editor-state.ts'
import type { Surroundings } from '../gestures/gesture.ts'
import type { Point } from '../../paint/matrix.ts'

export const SECTIONS = ['Tools', 'Add', 'Edit', 'Select', 'Arrange', 'Text', 'Pages', 'View'] as const
export type Section = (typeof SECTIONS)[number]

/** What a command needs besides the state. */
export interface CommandContext extends Surroundings {
  /** In milliseconds. */
  readonly at: number
  /** Of what is visible of the page, in its coordinates. Default: the middle of the page. */
  readonly middle?: Point
}

/** An entry of menus, of the palette, of the list of keys and of the documentation. */
export interface Command {
  readonly label: string
  /** Of an entry of a menu, if it depends on what is selected. Default: `label`. */
  readonly labelNow?: (state: EditorState) => string
  readonly section: Section
  /** Such as `Mod+Shift+G`. `Mod` is Ctrl, or ⌘ on a Mac. The first one is shown. */
  readonly keys: readonly string[]
  /** For keys to which the browser answers with an event of its own, such as copying. */
  readonly isBrowserKey?: boolean
  /** Default: always. */
  readonly isPossible?: (state: EditorState) => boolean
  /** Missing for what only the page around the editor can do, such as zooming. */
  readonly run?: (state: EditorState, context: CommandContext) => EditorState
}

export function hasSelection({ selection }: EditorState): boolean {
  return selection.length > 0
}

/** Without locked elements, which commands leave alone. */
export function freePlaces(state: EditorState): ReturnType<typeof selectedPlaces> {
  return selectedPlaces(state).filter(({ element }) => element.locked !== true)
}

export function freeIdsOf(state: EditorState): ReadonlySet<string> {
  return new Set(freePlaces(state).map(({ element }) => element.id))
}

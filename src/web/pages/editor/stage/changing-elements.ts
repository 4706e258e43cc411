import type { EditorState } from '../../../../edit/editor-state.ts'

/** The elements that a gesture or typing changes, if anything does. */
export function changingIn({ gesture, selection, words }: EditorState): ReadonlySet<string> | undefined {
  switch (gesture.kind) {
    case 'moving':
    case 'resizing':
    case 'rotating':
    case 'cropping':
    case 'bending':
    case 'shading':
    case 'shaping':
    case 'penning':
    case 'drawing':
      return new Set(selection)
    case 'reordering':
      return new Set([...selection, gesture.group.element.id])
    case 'idle':
      return words ? new Set([words.id]) : undefined
    case 'pressing':
    case 'marquee':
    case 'guiding':
      return undefined
  }
}

/** The elements that dragging would change: the pointer has been pressed on them, and has not moved yet. */
export function pressedIn({ gesture, selection }: EditorState): ReadonlySet<string> | undefined {
  if (gesture.kind !== 'pressing') return undefined
  const { pressed } = gesture.event
  const isOnSelection =
    pressed.on === 'page'
      ? pressed.under.some(({ id, parents }) => [id, ...parents].some((each) => selection.includes(each)))
      : pressed.on !== 'ruler' && pressed.on !== 'guide'
  return isOnSelection && selection.length > 0 ? new Set(selection) : undefined
}

import type { Editor } from '../editor.ts'

/**
 * Runs what changes the document after a wait, such as for an upload, once no gesture does: at its end, a gesture
 * replaces the document by what it has made of the one with which it began.
 */
export function afterGesture(editor: Pick<Editor, 'state'>, run: () => void): void {
  if (!isInGesture(editor)) {
    run()
    return
  }
  const end = editor.state.subscribe(() => {
    if (isInGesture(editor)) return
    end()
    run()
  })
}

/** A change ends a path that is being drawn, which has no end of its own. */
function isInGesture({ state }: Pick<Editor, 'state'>): boolean {
  const { kind } = state.get().gesture
  return kind !== 'idle' && kind !== 'penning'
}

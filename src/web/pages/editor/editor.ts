import type { Document } from '../../../document/document.ts'
import { type CommandName, perform } from '../../../edit/commands/commands.ts'
import { commit, type EditorState, endWords, type Step } from '../../../edit/editor-state.ts'
import type { GestureEvent } from '../../../edit/gestures/gesture-event.ts'
import { endPen } from '../../../edit/gestures/penning.ts'
import { step } from '../../../edit/gestures/step.ts'
import { visibleMiddle } from '../../../edit/view/visible-middle.ts'
import { createLayer } from '../../painter/browser-canvas.ts'
import type { Painter } from '../../painter/painter.ts'
import { createCurrentData } from './data/current-data.ts'
import { createEditorStores, type Edited } from './editor-stores.ts'
import { createPageLoader } from './page-loader.ts'
import { createShownPage } from './shown-page.ts'

/** The editor of one design, without its interface: what it shows, and what can be done with it. */
export type Editor = ReturnType<typeof createEditor>

export function createEditor({ painter, ...edited }: Edited & { painter: Painter }) {
  const stores = createEditorStores(edited)
  const { state, dataMode } = stores
  const data = createCurrentData(state, dataMode)
  const picking = createLayer(1, 1)
  const page = createShownPage(stores, { data, picking })
  // A text that is being edited is shown as it is written, not with the data.
  const stopEndingWords = dataMode.subscribe(() => state.set(endWords(state.get())))
  const loader = createPageLoader(stores, { data, painter })

  return {
    ...stores,
    ...page,
    load: loader.load,
    /** The values that fill the page now; undefined without the data mode. The same object until they change. */
    data,
    run(command: CommandName): void {
      const places = page.drawn()?.places ?? new Map<never, never>()
      const middle = visibleMiddle(stores.camera.get(), stores.viewport.get(), state.get().size)
      state.set(perform(state.get(), command, { places, pictures: page.pictures(), at: Date.now(), middle }))
    },
    handle(event: GestureEvent): void {
      const places = page.drawn()?.places
      if (places)
        state.set(step(state.get(), event, { places, pictures: page.pictures(), under: (point) => page.under(point) }))
    },
    /** Changes the document as one step that can be undone. */
    change(changed: Omit<Step, 'document' | 'at'>, change: (document: Document) => Document): void {
      const before = endPen(state.get())
      state.set(commit(before, { ...changed, document: change(before.document), at: Date.now() }))
    },
    /**
     * Replaces the state by what `change` returns. For what is not a command, such as moving a caret. Like commands,
     * it ends a path that is being drawn first.
     */
    update(change: (state: EditorState) => EditorState): void {
      state.set(change(endPen(state.get())))
    },
    dispose(): void {
      stopEndingWords()
      loader.end()
      picking.release()
    },
  }
}

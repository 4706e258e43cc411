import { type KeyboardEvent, useEffect, useState } from 'react'
import { type EditorState, selectedPlaces } from '../../../../edit/editor-state.ts'
import { classNames } from '../../../parts/class-names.ts'
import { isComposing } from '../../../parts/is-composing.ts'
import { lazyPart } from '../../../parts/lazy-page.tsx'
import { LatePart } from '../late-part.tsx'
import { settledDocument } from '../state/settled-document.ts'
import { whenIdle } from '../state/when-idle.ts'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'
import { focusTyping } from '../words/focus-typing.ts'

/** Both have the fields of many properties, which opening a design does not need. */
export const DesignInspector = lazyPart(async () => (await import('./design/design-inspector.tsx')).DesignInspector)
export const ElementInspector = lazyPart(async () => (await import('./element-inspector.tsx')).ElementInspector)

/** The properties of what is selected, or of the page and the design. */
export function Inspector({ className = 'w-72 border-l border-rule' }: { className?: string }) {
  const document = useEditorState(shownDocument)
  const selection = useEditorState((state) => state.selection)
  const isPainted = usePainted()
  const elements = selectedPlaces({ document, selection }).map(({ element }) => element)
  return (
    <aside
      aria-label="Properties"
      data-region="properties"
      className={classNames('relative overflow-y-auto', className)}
      onKeyDown={leaveField}
    >
      {/* Typed texts and refused values belong to what was selected. */}
      {elements.length > 0 ? (
        <LatePart>
          <ElementInspector key={selection.join()} elements={elements} />
        </LatePart>
      ) : (
        isPainted && (
          <LatePart>
            <DesignInspector />
          </LatePart>
        )
      )}
    </aside>
  )
}

/** Escape returns from a field to the page, so that the next key is a shortcut. Panels above the page close themselves. */
function leaveField({ key, target, currentTarget, nativeEvent }: KeyboardEvent<HTMLElement>): void {
  if (key !== 'Escape' || isComposing(nativeEvent)) return
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return
  if (!target.matches('input, textarea, select') || focusTyping()) return
  document.querySelector<HTMLElement>('[data-stage]')?.focus({ preventScroll: true })
}

/** Most gestures change only places, which are shown as they go; the rest would cost each of their frames. */
function shownDocument(state: EditorState): EditorState['document'] {
  if (state.gesture.kind === 'shading') return state.document
  const settled = settledDocument(state)
  // Copies that are being moved exist only now.
  return selectedPlaces({ ...state, document: settled }).length === state.selection.length ? settled : state.document
}

const WAIT = { longestWaitMs: 2_000, safariWaitMs: 300 }

/** Whether the page has been painted, which comes before what loads later. */
function usePainted(): boolean {
  const editor = useEditor()
  const hasFonts = useStore(editor.resources) !== undefined
  const [isPainted, setPainted] = useState(DesignInspector.isLoaded)
  useEffect(() => (hasFonts && !isPainted ? whenIdle(() => setPainted(true), WAIT) : undefined), [hasFonts, isPainted])
  return isPainted
}

import { type HTMLAttributes, type RefObject, useEffect } from 'react'
import { isCovered } from '../commands/is-covered.ts'
import { useEditor, useEditorState } from '../use-editor.ts'

/** The panels have had the time to keep a focus that they lost. */
const LOST_MS = 60

/**
 * Makes the stage focusable, so that keys act on the page. Within it, screen readers pass all keys on:
 * what they would read is in the layers. The focus comes here when what had it disappears.
 */
export function useStageFocus(stage: RefObject<HTMLElement | null>): HTMLAttributes<HTMLElement> {
  const editor = useEditor()
  const label = useEditorState(({ document: { pages }, pageId }) => {
    const index = pages.findIndex(({ id }) => id === pageId)
    const name = pages[index]?.name ?? ''
    return `${index + 1} of ${pages.length}${name === '' ? '' : `, ${name}`}`
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const restore = (): void => {
      timer = undefined
      if (document.activeElement === document.body && !isCovered()) stage.current?.focus({ preventScroll: true })
    }
    const end = editor.state.subscribe(() => {
      timer ??= setTimeout(restore, LOST_MS)
    })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [editor, stage])
  return {
    tabIndex: 0,
    role: 'application',
    'aria-roledescription': 'page',
    'aria-label': label,
    // A press would take the focus from the field in which is typed.
    onMouseDown: (event) => {
      if (editor.state.get().words) event.preventDefault()
    },
  }
}

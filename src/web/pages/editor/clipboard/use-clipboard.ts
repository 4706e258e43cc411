import { useCallback, useEffect, useRef } from 'react'
import { useToast } from '../../../api/use-toast.ts'
import type { Editor } from '../editor.ts'
import { formatsOfClipboard } from './clipboard-formats.ts'
import { COPYING_FIELD, type ClipboardListener, listenToClipboard } from './listen-to-clipboard.ts'
import { type PendingPicture, usePastedPictures } from './use-pasted-pictures.ts'

/** What menus do with the clipboard. Keys do it by events of the browser. */
type ClipboardActions = Record<'copy' | 'cut' | 'paste' | 'paste-in-place', () => void>

export function useClipboard(editor: Editor): { pending: readonly PendingPicture[]; actions: ClipboardActions } {
  const { showError } = useToast()
  const { pending, addPictures } = usePastedPictures(editor)
  const listener = useRef<ClipboardListener>(undefined)
  const latest = useRef({ addPictures, warn: showError })
  useEffect(() => {
    latest.current = { addPictures, warn: showError }
  })
  useEffect(() => {
    const listening = listenToClipboard(editor, {
      warn: (text) => latest.current.warn(text),
      addPictures: (files, place) => latest.current.addPictures(files, place),
    })
    listener.current = listening
    return () => listening.end()
  }, [editor])

  const paste = useCallback(async (inPlace: boolean): Promise<void> => {
    try {
      listener.current?.paste(await formatsOfClipboard(), { inPlace })
    } catch {
      const key = inPlace ? 'Ctrl+Shift+V' : 'Ctrl+V'
      latest.current.warn(`The browser lets menus paste only with your permission. Press ${key} instead.`)
    }
  }, [])
  return {
    pending,
    actions: {
      copy: () => copyByBrowser('copy'),
      cut: () => copyByBrowser('cut'),
      paste: () => void paste(false),
      'paste-in-place': () => void paste(true),
    },
  }
}

/** Makes the browser send the event of its own menu. It does so only if a field has something selected. */
function copyByBrowser(command: 'copy' | 'cut'): void {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.setAttribute(COPYING_FIELD, '')
  field.setAttribute('aria-hidden', 'true')
  field.style.position = 'fixed'
  field.style.opacity = '0'
  field.value = ' '
  document.body.append(field)
  field.select()
  // oxlint-disable-next-line typescript/no-deprecated -- the only way to copy that needs neither HTTPS nor permission
  document.execCommand(command)
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}

import { useCallback, useEffect, useRef } from 'react'
import { COMMANDS } from '../../../../edit/commands/commands.ts'
import { keyText } from '../../../../edit/commands/written-keys.ts'
import { placeOf } from '../../../../edit/clipboard/paste-place.ts'
import { useToast } from '../../../api/use-toast.ts'
import { useAddFiles } from '../adding/pictures/use-add-files.ts'
import { isMac } from '../commands/is-mac.ts'
import type { Editor } from '../editor.ts'
import { formatsOfClipboard } from './clipboard-formats.ts'
import { COPYING_FIELD, type ClipboardListener, listenToClipboard } from './listen-to-clipboard.ts'

/** What menus do with the clipboard. Keys do it by events of the browser. */
type ClipboardActions = Record<'copy' | 'cut' | 'paste' | 'paste-in-place', () => void>

export function useClipboard(editor: Editor): ClipboardActions {
  const { showError } = useToast()
  const addFiles = useAddFiles()
  const listener = useRef<ClipboardListener>(undefined)
  const latest = useRef({ addFiles, warn: showError })
  useEffect(() => {
    latest.current = { addFiles, warn: showError }
  })
  useEffect(() => {
    const listening = listenToClipboard(editor, {
      warn: (text) => latest.current.warn(text),
      addPictures: (files, place) => latest.current.addFiles(files, { point: placeOf(place), size: 'own' }),
    })
    listener.current = listening
    return () => listening.end()
  }, [editor])

  const paste = useCallback(async (inPlace: boolean): Promise<void> => {
    try {
      listener.current?.paste(await formatsOfClipboard(), { inPlace })
    } catch {
      const [key = ''] = COMMANDS[inPlace ? 'paste-in-place' : 'paste'].keys
      latest.current.warn(
        `The browser lets menus paste only with your permission. Press ${keyText(key, { isMac: isMac() })} instead.`,
      )
    }
  }, [])
  return {
    copy: () => copyByBrowser('copy'),
    cut: () => copyByBrowser('cut'),
    paste: () => void paste(false),
    'paste-in-place': () => void paste(true),
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

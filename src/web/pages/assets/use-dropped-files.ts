import { useEffect, useState } from 'react'
import { isTyping } from '../../parts/search-box.tsx'

/** Hands on what is dropped anywhere on the page or pasted into it. Answers whether files hover above the page. */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isHovering, setHovering] = useState(false)
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setHovering(true)
    }
    const leave = (event: DragEvent): void => {
      // Between two elements of the page it goes to one of them; only out of the window to none.
      if (event.relatedTarget === null) setHovering(false)
    }
    const drop = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setHovering(false)
      onFiles([...event.dataTransfer.files])
    }
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])]
      // Of what is pasted into a field, words go there: an office program copies them with a picture of them.
      const isText = isTyping(event.target) && event.clipboardData?.types.includes('text/plain') === true
      if (files.length === 0 || isText) return
      event.preventDefault()
      onFiles(files)
    }
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    addEventListener('paste', paste)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
      removeEventListener('paste', paste)
    }
  }, [onFiles])
  return isHovering
}

import { Upload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isTyping } from './search-box.tsx'

interface DroppedFilesOptions {
  /** Whether pasted files are ignored. */
  readonly dropsOnly?: boolean
}

/** Reports dropped and pasted files. Returns whether files are being dragged over the page. */
export function useDroppedFiles(
  onFiles: (files: readonly File[]) => void,
  { dropsOnly = false }: DroppedFilesOptions = {},
): boolean {
  const [isHovering, setHovering] = useState(false)
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setHovering(true)
    }
    const leave = (event: DragEvent): void => {
      // The related target is null only when the pointer leaves the window.
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
      // Office programs copy text together with an image of it. A text field receives the text.
      const isText = isTyping(event.target) && event.clipboardData?.types.includes('text/plain') === true
      if (files.length === 0 || isText) return
      event.preventDefault()
      onFiles(files)
    }
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    if (!dropsOnly) addEventListener('paste', paste)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
      removeEventListener('paste', paste)
    }
  }, [onFiles, dropsOnly])
  return isHovering
}

export function DropOverlay({ text = 'Drop to upload' }: { text?: string }) {
  return (
    <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center bg-veil animate-fade-in">
      <p className="crop-marks flex items-center gap-3 rounded-lg bg-sheet px-8 py-6 text-lg font-semibold">
        <Upload className="size-6 text-press" aria-hidden /> {text}
      </p>
    </div>
  )
}

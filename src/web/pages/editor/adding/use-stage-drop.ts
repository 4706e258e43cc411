import { type RefObject, useEffect } from 'react'
import { showsPicture } from '../../../../edit/adding/picture-element.ts'
import { placesOf } from '../../../../edit/tree/place.ts'
import { toPage } from '../../../../edit/view/camera.ts'
import type { Point } from '../../../../paint/matrix.ts'
import type { Editor } from '../editor.ts'
import { useEditor, useStore } from '../use-editor.ts'
import { add } from './add.ts'
import { replacePicture } from './pictures/replace-picture.ts'
import { useAddFiles } from './pictures/use-add-files.ts'
import { DRAG_TYPE } from './tile.tsx'

/**
 * Adds what is dropped on the page: files, and what is dragged from a panel. A picture that is dropped
 * on another one replaces it, unless Alt is down; the one it would replace is outlined.
 */
export function useStageDrop(stage: RefObject<HTMLElement | null>): void {
  const editor = useEditor()
  const addFiles = useAddFiles()
  const isFilling = useStore(editor.isFilling)
  useEffect(() => {
    const box = stage.current
    if (!box) return undefined
    const pointOf = ({ clientX, clientY }: DragEvent): Point => {
      const { left, top } = box.getBoundingClientRect()
      return toPage(editor.camera.get(), { x: clientX - left, y: clientY - top })
    }
    const replacedBy = (event: DragEvent): string | undefined => {
      const bringsPicture = hasFiles(event) || editor.dragged.get()?.picture !== undefined
      return bringsPicture && !event.altKey ? pictureUnder(editor, pointOf(event)) : undefined
    }
    const onOver = (event: DragEvent): void => {
      if (!hasFiles(event) && event.dataTransfer?.types.includes(DRAG_TYPE) !== true) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
      editor.hovered.set(replacedBy(event))
    }
    const onLeave = (): void => editor.hovered.set(undefined)
    const onDrop = (event: DragEvent): void => {
      const replaces = replacedBy(event)
      const point = pointOf(event)
      editor.hovered.set(undefined)
      if (hasFiles(event)) {
        event.preventDefault()
        addFiles([...(event.dataTransfer?.files ?? [])], { point, replaces })
        return
      }
      const dragged = editor.dragged.get()
      if (!dragged) return
      event.preventDefault()
      editor.dragged.set(undefined)
      const isReplaced = replaces !== undefined && dragged.picture && replacePicture(editor, replaces, dragged.picture)
      if (isReplaced !== true) add(editor, dragged.make, point)
    }
    if (!isFilling) {
      box.addEventListener('dragover', onOver)
      box.addEventListener('dragleave', onLeave)
      box.addEventListener('drop', onDrop)
    }
    // A file that misses the page must not replace the editor.
    addEventListener('dragover', refuseFiles)
    addEventListener('drop', refuseFiles)
    return () => {
      box.removeEventListener('dragover', onOver)
      box.removeEventListener('dragleave', onLeave)
      box.removeEventListener('drop', onDrop)
      removeEventListener('dragover', refuseFiles)
      removeEventListener('drop', refuseFiles)
    }
  }, [editor, stage, addFiles, isFilling])
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true
}

function refuseFiles(event: DragEvent): void {
  if (event.defaultPrevented || !hasFiles(event)) return
  event.preventDefault()
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
}

/** The ID of the picture in front at a point, if it is an element of the document and not locked. */
function pictureUnder(editor: Editor, point: Point): string | undefined {
  const [front] = editor.under(point)
  const element = front && placesOf(editor.state.get().document).get(front.id)?.element
  return element && showsPicture(element) && element.locked !== true ? element.id : undefined
}

import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { addWhileTyping } from '../../../../../edit/adding/add-element.ts'
import type { MakeElement } from '../../../../../edit/adding/item.ts'
import { showPage } from '../../../../../edit/commands/page-commands.ts'
import { addedSize, pictureElement, type PictureSize } from '../../../../../edit/adding/picture-element.ts'
import type { Point } from '../../../../../paint/matrix.ts'
import { assetQuery } from '../../../../api/asset-queries.ts'
import { useUploads } from '../../../../frame/uploads.tsx'
import { afterGesture } from '../../state/after-gesture.ts'
import type { Editor } from '../../editor.ts'
import { useEditor } from '../../use-editor.ts'
import { add, middleOf } from '../add.ts'
import type { ArrivingPicture } from '../arriving-picture.ts'
import { pictureOfAsset } from './picture-of.ts'
import { replacePicture } from './replace-picture.ts'

export interface FilesTarget {
  /** The middle of the first picture. Default: the middle of what is visible. */
  readonly point?: Point
  /** ID of an element whose picture the first file replaces. */
  readonly replaces?: string | undefined
  readonly size?: PictureSize
}

/** So that several pictures that are added at once can all be seen. On the screen. */
const OFFSET_PX = 24

/** Returns a function that uploads files and adds their pictures to the page that is shown. */
export function useAddFiles(): (files: readonly File[], target?: FilesTarget) => void {
  const editor = useEditor()
  const queries = useQueryClient()
  const uploads = useUploads()
  return useCallback(
    (files, { point = middleOf(editor), replaces, size: chosen = 'large' } = {}) => {
      const { pageId } = editor.state.get()
      files.forEach((file, index) => {
        const offset = (OFFSET_PX * index) / editor.camera.get().zoom
        const middle = { x: point.x + offset, y: point.y + offset }
        const replaced = index === 0 ? replaces : undefined
        const [id] = uploads.add([file], (asset) => {
          queries.setQueryData(assetQuery(asset._id).queryKey, asset)
          const picture = pictureOfAsset(asset)
          if (!picture) return
          afterGesture(editor, () => {
            if (replaced !== undefined && replacePicture(editor, replaced, picture)) return
            place(editor, pictureElement(picture, chosen), { pageId, middle })
          })
        })
        if (id !== undefined && replaced === undefined) void showArriving(editor, file, { id, pageId, middle, chosen })
      })
    },
    [editor, queries, uploads],
  )
}

/** On the page on which the files were dropped, unless it has been deleted since. Who is typing meanwhile goes on. */
function place(
  editor: Editor,
  make: MakeElement,
  { pageId, middle }: Pick<ArrivingPicture, 'pageId' | 'middle'>,
): void {
  const { document: shown, words } = editor.state.get()
  if (words) {
    editor.update((state) => addWhileTyping(state, make, { middle, pageId, at: Date.now() }))
    return
  }
  if (shown.pages.some(({ id }) => id === pageId)) editor.update((state) => showPage(state, pageId))
  add(editor, make, middle)
}

type Arrival = Pick<ArrivingPicture, 'id' | 'pageId' | 'middle'> & { readonly chosen: PictureSize }

/** Shows nothing for files that the browser cannot decode, such as HEIC. */
async function showArriving(editor: Editor, file: File, { chosen, ...arrival }: Arrival): Promise<void> {
  const url = URL.createObjectURL(file)
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch {
    URL.revokeObjectURL(url)
    return
  }
  const { naturalWidth: width, naturalHeight: height } = image
  const size = addedSize(width > 0 && height > 0 ? { width, height } : undefined, editor.state.get().size, chosen)
  editor.arriving.set([...editor.arriving.get(), { ...arrival, url, size }])
}

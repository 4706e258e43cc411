import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { pictureElement } from '../../../../../edit/adding/picture-element.ts'
import type { Point } from '../../../../../paint/matrix.ts'
import { assetQuery } from '../../../../api/asset-queries.ts'
import { useUploads } from '../../../../frame/uploads.tsx'
import { useEditor } from '../../use-editor.ts'
import { add, middleOf } from '../add.ts'
import { pictureOfAsset } from './picture-of.ts'
import { replacePicture } from './replace-picture.ts'

export interface FilesTarget {
  /** Default: the middle of what is visible. */
  readonly point?: Point
  /** ID of an element whose picture the first file replaces. */
  readonly replaces?: string | undefined
}

/** So that several pictures that are added at once can all be seen. */
const OFFSET_PX = 24

/** Returns a function that uploads files and adds their pictures to the page that is shown, in order of arrival. */
export function useAddFiles(): (files: readonly File[], target?: FilesTarget) => void {
  const editor = useEditor()
  const queries = useQueryClient()
  const uploads = useUploads()
  return useCallback(
    (files, { point = middleOf(editor), replaces } = {}) => {
      const { pageId } = editor.state.get()
      let added = 0
      files.forEach((file, index) => {
        uploads.add([file], (asset) => {
          queries.setQueryData(assetQuery(asset._id).queryKey, asset)
          const picture = pictureOfAsset(asset)
          if (!picture) return
          if (index === 0 && replaces !== undefined && replacePicture(editor, replaces, picture)) return
          showPage(editor, pageId)
          const offset = (OFFSET_PX * added) / editor.camera.get().zoom
          added += 1
          add(editor, pictureElement(picture), { x: point.x + offset, y: point.y + offset })
        })
      })
    },
    [editor, queries, uploads],
  )
}

/** The page on which the files were dropped, unless it has been deleted since. */
function showPage(editor: ReturnType<typeof useEditor>, pageId: string): void {
  const { document: shown, pageId: present } = editor.state.get()
  if (present !== pageId && shown.pages.some(({ id }) => id === pageId))
    editor.update((state) => ({ ...state, pageId }))
}

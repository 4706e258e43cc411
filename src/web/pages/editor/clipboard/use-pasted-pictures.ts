import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Size } from '../../../../document/document.ts'
import type { Element } from '../../../../document/elements/element.ts'
import { distanceTo, type LastPaste } from '../../../../edit/clipboard/paste-place.ts'
import { pasteElements } from '../../../../edit/clipboard/paste-content.ts'
import { type Asset, assetQuery } from '../../../api/asset-queries.ts'
import { useToast } from '../../../api/use-toast.ts'
import { useUploads } from '../../../frame/uploads.tsx'
import type { Editor } from '../editor.ts'

/** A picture that was pasted and is being uploaded. */
export interface PendingPicture {
  /** Of its upload. */
  readonly id: number
  readonly url: string
  readonly pageId: string
  /** On the page. */
  readonly box: Pick<Element, 'x' | 'y' | 'width' | 'height'>
}

/** Of the sides of the page. */
const LARGEST = 0.8
const OFFSET_PX = 24
/** For pictures whose size the browser does not know, such as HEIC. */
const UNKNOWN = { width: 400, height: 300 }

/** Uploads pasted pictures and puts them on the page; until then, they are shown where they will be. */
export function usePastedPictures(editor: Editor): {
  pending: readonly PendingPicture[]
  addPictures: (files: readonly File[], place: LastPaste) => void
} {
  const [pending, setPending] = useState<readonly PendingPicture[]>([])
  const { uploads, add, dismiss } = useUploads()
  const { showError } = useToast()
  const queries = useQueryClient()
  const urls = useRef(new Set<string>())

  const remove = useCallback((url: string) => {
    setPending((all) => all.filter((each) => each.url !== url))
    urls.current.delete(url)
    URL.revokeObjectURL(url)
  }, [])

  const addPictures = useCallback(
    (files: readonly File[], place: LastPaste): void => {
      const upload = async (file: File, index: number): Promise<void> => {
        const url = URL.createObjectURL(file)
        urls.current.add(url)
        const { x, y, ...size } = placedBox(await naturalSize(url), editor.state.get().size, place)
        const box = { x: x + index * OFFSET_PX, y: y + index * OFFSET_PX, ...size }
        const onUploaded = (asset: Asset): void => {
          queries.setQueryData(assetQuery(asset._id).queryKey, asset)
          editor.update((state) => {
            const shown = state.document.pages.some(({ id }) => id === place.pageId) ? place.pageId : state.pageId
            const onPage = shown === state.pageId ? state : { ...state, pageId: shown, scope: null }
            return pasteElements(
              onPage,
              { elements: [pictureOf(asset, box, file)] },
              { by: { x: 0, y: 0 }, at: Date.now() },
            )
          })
          remove(url)
        }
        const [id] = add([file], onUploaded)
        if (id !== undefined) setPending((all) => [...all, { id, url, pageId: place.pageId, box }])
      }
      files.forEach((file, index) => void upload(file, index))
    },
    [add, editor, queries, remove],
  )

  useEffect(() => {
    for (const { id, error } of uploads) {
      if (error === undefined || !pending.some((picture) => picture.id === id)) continue
      showError(error)
      dismiss(id)
    }
  }, [pending, uploads, dismiss, showError])
  useEffect(() => {
    const all = urls.current
    return () => all.forEach((url) => URL.revokeObjectURL(url))
  }, [])
  return { pending: pending.filter(({ id }) => uploads.some((upload) => upload.id === id)), addPictures }
}

function pictureOf(asset: Asset, box: PendingPicture['box'], file: File): Element {
  const name = file.name.replace(/\.\w+$/, '')
  // Screenshots are all called “image”.
  const named = name === 'image' || name === '' ? {} : { name: name.slice(0, 255) }
  const type = file.type === 'image/svg+xml' ? 'svg' : 'image'
  return { id: 'picture', type, ...named, ...box, src: `asset:${asset._id}` }
}

async function naturalSize(url: string): Promise<Size> {
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch {
    return UNKNOWN
  }
  const { naturalWidth: width, naturalHeight: height } = image
  return width > 0 && height > 0 ? { width, height } : UNKNOWN
}

/** As large as the picture, unless that is too large for the page. */
function placedBox(natural: Size, page: Size, place: LastPaste): PendingPicture['box'] {
  const scale = Math.min(1, (page.width * LARGEST) / natural.width, (page.height * LARGEST) / natural.height)
  const box = {
    width: Math.max(1, Math.round(natural.width * scale)),
    height: Math.max(1, Math.round(natural.height * scale)),
  }
  return { ...distanceTo(place, [{ id: '', type: 'rect', x: 0, y: 0, ...box }]), ...box }
}

import { useEffect } from 'react'
import { toScreen } from '../../../../../edit/view/camera.ts'
import { useUploads } from '../../../../frame/uploads.tsx'
import { useEditor, useEditorState, useStore } from '../../use-editor.ts'
import type { ArrivingPicture } from '../arriving-picture.ts'

/** Pictures that are being uploaded, where they will be on the page. The tray shows how far they are. */
export function ArrivingPictures() {
  const editor = useEditor()
  const arriving = useStore(editor.arriving)
  const camera = useStore(editor.camera)
  const pageId = useEditorState((state) => state.pageId)
  const { uploads } = useUploads()
  const isUploading = ({ id }: ArrivingPicture): boolean =>
    uploads.some((upload) => upload.id === id && upload.error === undefined)
  useForgotten(arriving.filter((picture) => !isUploading(picture)))
  return arriving.map((picture) => {
    if (picture.pageId !== pageId || !isUploading(picture)) return null
    const { id, url, middle, size } = picture
    const { x, y } = toScreen(camera, { x: middle.x - size.width / 2, y: middle.y - size.height / 2 })
    return (
      <img
        key={id}
        src={url}
        alt=""
        className="pointer-events-none absolute top-0 left-0 object-contain opacity-60 outline-2 outline-press"
        style={{
          transform: `translate(${x}px, ${y}px)`,
          width: size.width * camera.zoom,
          height: size.height * camera.zoom,
        }}
      />
    )
  })
}

/** Releases the files of pictures whose uploads have ended. */
function useForgotten(ended: readonly ArrivingPicture[]): void {
  const { arriving } = useEditor()
  useEffect(() => {
    if (ended.length === 0) return
    for (const { url } of ended) URL.revokeObjectURL(url)
    arriving.set(arriving.get().filter((picture) => !ended.includes(picture)))
  }, [arriving, ended])
  useEffect(() => () => arriving.get().forEach(({ url }) => URL.revokeObjectURL(url)), [arriving])
}

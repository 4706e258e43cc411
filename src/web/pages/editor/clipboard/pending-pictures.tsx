import { toScreen } from '../../../../edit/view/camera.ts'
import { useUploads } from '../../../frame/uploads.tsx'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'
import type { PendingPicture } from './use-pasted-pictures.ts'

/** Pictures that are being uploaded, where they will be on the page. */
export function PendingPictures({ pending }: { pending: readonly PendingPicture[] }) {
  const editor = useEditor()
  const camera = useStore(editor.camera)
  const pageId = useEditorState((state) => state.pageId)
  const { uploads } = useUploads()
  const shown = pending.filter((picture) => picture.pageId === pageId)
  return shown.map(({ id, url, box }) => {
    const { x, y } = toScreen(camera, box)
    const percent = Math.round(uploads.find((upload) => upload.id === id)?.percent ?? 100)
    return (
      <div
        key={id}
        className="pointer-events-none absolute top-0 left-0 overflow-hidden outline-2 outline-press"
        style={{
          transform: `translate(${x}px, ${y}px)`,
          width: box.width * camera.zoom,
          height: box.height * camera.zoom,
        }}
      >
        <img src={url} alt="" className="size-full object-contain opacity-60" />
        <div
          role="progressbar"
          aria-label="Uploading the pasted picture"
          aria-valuenow={percent}
          className="absolute inset-x-0 bottom-0 h-1 bg-sheet"
        >
          <div className="h-full bg-press transition-[width]" style={{ width: `${percent}%` }} />
        </div>
      </div>
    )
  })
}

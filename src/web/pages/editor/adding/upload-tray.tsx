import { useUploads } from '../../../frame/uploads.tsx'
import { UploadList } from '../../assets/upload-list.tsx'

/** The uploads in progress, and those that failed, at the edge of the page. */
export function UploadTray() {
  const { uploads, dismiss } = useUploads()
  if (uploads.length === 0) return null
  return (
    <div
      data-no-stage
      className="absolute bottom-3 left-3 max-h-1/2 w-88 max-w-[calc(100%-1.5rem)] cursor-default overflow-y-auto rounded-lg shadow-floating select-text *:mb-0"
    >
      <UploadList uploads={uploads} onDismiss={dismiss} />
    </div>
  )
}

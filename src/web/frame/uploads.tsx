import { createContext, type ReactNode, use, useCallback } from 'react'
import { type Uploads, useUploadQueue } from '../api/upload-queue.ts'
import { useToast } from '../api/use-toast.ts'
import { counted } from '../parts/format-text.ts'

const Context = createContext<Uploads | undefined>(undefined)

/** Provides the account's uploads, which continue while the user changes pages and stop at sign-out. */
export function UploadsProvider({ children }: { children: ReactNode }) {
  const { showSuccess } = useToast()
  const onFinished = useCallback((count: number) => showSuccess(`${counted(count, 'file')} uploaded`), [showSuccess])
  return <Context value={useUploadQueue(onFinished)}>{children}</Context>
}

export function useUploads(): Uploads {
  const uploads = use(Context)
  if (uploads === undefined) throw new Error('There is no UploadsProvider above.')
  return uploads
}

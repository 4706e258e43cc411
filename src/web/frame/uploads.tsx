import { createContext, type ReactNode, use } from 'react'
import { type Uploads, useUploadLine } from '../api/upload-line.ts'

const Context = createContext<Uploads | undefined>(undefined)

/** Holds the account's uploads: they continue across pages and end with the session. */
export function UploadsProvider({ children }: { children: ReactNode }) {
  return <Context value={useUploadLine()}>{children}</Context>
}

export function useUploads(): Uploads {
  const uploads = use(Context)
  if (uploads === undefined) throw new Error('There is no UploadsProvider above.')
  return uploads
}

import type { operations } from '../../sdk/api-schema.ts'
import { upload } from './upload.ts'

export type ImportedDesign = operations['importDesign']['responses'][201]['content']['application/json']
export type ImportNote = ImportedDesign['report'][number]

interface ImportOptions {
  readonly folderId: string | undefined
  readonly onProgress: (percent: number) => void
}

/** Makes a design of a file of another program. */
export function importDesign(file: File, { folderId, ...options }: ImportOptions): Promise<ImportedDesign> {
  const query = new URLSearchParams({ name: file.name, ...(folderId !== undefined && { folderId }) })
  // Browsers know no type of some files; the server reads it from their content.
  const bytes = new File([file], file.name, { type: 'application/octet-stream' })
  return upload<ImportedDesign>(`/api/designs/import?${query}`, bytes, options)
}

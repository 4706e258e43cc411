import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { refreshDesigns } from '../../api/design-queries.ts'
import { messageOf } from '../../api/explain-error.ts'
import { importDesign } from '../../api/send-import.ts'
import { storeReport } from '../../api/stored-reports.ts'
import { useToast } from '../../api/use-toast.ts'

export interface Importing {
  /** Imports one file, and opens it in the editor, unless the user has left the page. */
  readonly start: (files: readonly File[]) => void
  /** Of the file that is being imported. */
  readonly file?: { readonly name: string; readonly percent: number }
}

export function useImport(folderId: string | undefined): Importing {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { showError, showSuccess } = useToast()
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const [file, setFile] = useState<Importing['file']>()
  const start = useCallback(
    (files: readonly File[]): void => {
      const [first, ...others] = files
      if (!first) return
      if (others.length > 0) {
        showError('Import one file at a time.')
        return
      }
      const report = (percent: number): void => setFile({ name: first.name, percent })
      report(0)
      importDesign(first, { folderId, onProgress: report })
        .then(async (design) => {
          storeReport(design, Date.now())
          await refreshDesigns(queries)
          if (isHere.current) await navigate({ to: '/designs/$id/edit', params: { id: design._id }, search: {} })
          else showSuccess(`“${design.title}” is imported`)
        })
        .catch((error: unknown) => showError(messageOf(error)))
        .finally(() => setFile(undefined))
    },
    [folderId, navigate, queries, showError, showSuccess],
  )
  return { start, ...(file && { file }) }
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { platen } from './platen.ts'

/** Puts the design at the front of the recent ones, once it is shown. If that fails, only their order is older. */
export function useRecordedOpening(id: string, isOpen: boolean): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!isOpen) return
    platen
      .openDesign({ id })
      .then(() => queries.invalidateQueries({ queryKey: ['designs', 'page', { recent: true }] }))
      .catch(() => undefined)
  }, [id, isOpen, queries])
}

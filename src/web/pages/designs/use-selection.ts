import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Design, type DesignsFilter, designsPageQuery, PAGE_LENGTH } from '../../api/design-queries.ts'
import { couldNot } from '../../api/explain-error.ts'
import { count } from '../../parts/format-text.ts'
import { useToast } from '../../api/use-toast.ts'
import { createSelection, MAX_SELECTED, type Selection } from './selection.ts'

export interface SelectionControls {
  readonly selection: Selection
  readonly toggle: (design: Design, index: number) => void
  readonly selectTo: (index: number) => void
  readonly selectAll: () => void
}

/** A new filter clears the selection, so that no action affects hidden designs. */
export function useSelection(filter: DesignsFilter): SelectionControls {
  const queries = useQueryClient()
  const { showSuccess, showError } = useToast()
  const [selection] = useState(createSelection)
  const anchor = useRef<number>(undefined)
  useEffect(() => {
    anchor.current = undefined
    return () => selection.clear()
  }, [filter, selection])

  return useMemo(() => {
    const selectRange = async (first: number, last: number): Promise<void> => {
      try {
        const from = Math.max(first, last - MAX_SELECTED + 1)
        const numbers = range(Math.floor(from / PAGE_LENGTH), Math.floor(last / PAGE_LENGTH))
        const pages = await Promise.all(numbers.map((number) => queries.query(designsPageQuery(filter, number))))
        const before = (numbers[0] ?? 0) * PAGE_LENGTH
        selection.add(pages.flatMap(({ designs }) => designs).slice(from - before, last - before + 1))
      } catch (error) {
        showError(couldNot('extend the selection', error))
      }
    }
    return {
      selection,
      toggle: (design, index) => {
        anchor.current = index
        if (selection.has(design._id)) selection.remove([design._id])
        else selection.add([design])
      },
      selectTo: (index) => {
        anchor.current ??= index
        void selectRange(Math.min(anchor.current, index), Math.max(anchor.current, index))
      },
      selectAll: () => {
        void selectRange(0, MAX_SELECTED - 1).then(async () => {
          const { total } = await queries.query(designsPageQuery(filter, 0))
          if (total > MAX_SELECTED)
            showSuccess(`Selected the first ${count(MAX_SELECTED)} of ${count(total)} designs, the maximum at once.`)
        })
      },
    }
  }, [filter, selection, queries, showSuccess, showError])
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Design, type DesignsFilter, designsPageQuery, PAGE_LENGTH } from '../../api/designs.ts'

/** The first and last of the designs that are in sight, counted from 0. */
export interface Sight {
  readonly first: number
  readonly last: number
}

export interface DesignList {
  /** What is shown: while another filter's first page is on its way, that of before. */
  readonly filter: DesignsFilter
  readonly isChanging: boolean
  /** Undefined until anything is known. */
  readonly total: number | undefined
  /** Undefined while it is being read. */
  readonly at: (index: number) => Design | 'failed' | undefined
  /** Why there is nothing at all. */
  readonly error: unknown
  readonly retry: () => void
}

/** Read before it comes in sight. */
const AHEAD = 40
/** While one drags the scrollbar through thousands, no more than so often is anything asked for. */
const EVERY_MS = 120

/** The designs that `wanted` finds, of which only the pages around `sight` are read. */
export function useDesignList(wanted: DesignsFilter, sight: Sight): DesignList {
  const queries = useQueryClient()
  const [filter, setFilter] = useState(wanted)
  const opening = useQuery(designsPageQuery(wanted, 0))
  const isChanging = filter !== wanted
  if (isChanging && (opening.data !== undefined || opening.isError)) setFilter(wanted)

  const present = pagesAround(sight)
  const asked = new Set(useNowAndThen(present.join()).split(','))
  const pages = useQueries({
    queries: present.map((number) => ({
      ...designsPageQuery(filter, number),
      enabled: asked.has(String(number)),
    })),
  })

  const [known, setKnown] = useState<{ filter: DesignsFilter; total: number }>()
  const total = newestTotal(isChanging ? pages : [opening, ...pages])
  if (total !== undefined && (known?.total !== total || known.filter !== filter)) setKnown({ filter, total })

  return {
    filter,
    isChanging,
    total: total ?? (known?.filter === filter ? known.total : undefined),
    error: opening.data === undefined ? opening.error : null,
    retry: () => void queries.refetchQueries({ queryKey: ['designs'], type: 'active' }),
    at: (index) => {
      const page = pages[present.indexOf(Math.floor(index / PAGE_LENGTH))]
      return page?.data?.designs[index % PAGE_LENGTH] ?? (page?.isError === true ? 'failed' : undefined)
    },
  }
}

function pagesAround({ first, last }: Sight): number[] {
  const from = Math.floor(Math.max(0, first - AHEAD) / PAGE_LENGTH)
  const to = Math.floor((last + AHEAD) / PAGE_LENGTH)
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

function newestTotal(
  pages: readonly { data: { total: number } | undefined; dataUpdatedAt: number }[],
): number | undefined {
  const read = pages.filter(({ data }) => data !== undefined).sort((a, b) => b.dataUpdatedAt - a.dataUpdatedAt)
  return read[0]?.data?.total
}

/** `value`, following its changes no more than once in `EVERY_MS`. */
function useNowAndThen(value: string): string {
  const [followed, setFollowed] = useState(value)
  const changedAt = useRef(0)
  useEffect(() => {
    if (value === followed) return undefined
    const follow = (): void => {
      changedAt.current = performance.now()
      setFollowed(value)
    }
    const timer = setTimeout(follow, Math.max(0, changedAt.current + EVERY_MS - performance.now()))
    return () => clearTimeout(timer)
  }, [value, followed])
  return followed
}

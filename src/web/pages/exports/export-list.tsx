import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import type { Export } from '../../api/export-queries.ts'
import { typeScale } from '../../parts/type-scale.ts'
import { Loading, Skeleton } from '../../parts/states.tsx'
import { ExportRow } from './export-item.tsx'

/** Height of a row at the default font size. */
const ROW_PX = 76
const OVERSCAN = 8

interface ExportListProps {
  readonly exports: readonly Export[]
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly onMore: () => void
}

export function ExportList({ exports, hasMore, isLoadingMore, onMore }: ExportListProps) {
  const rowPx = ROW_PX * typeScale()
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useEffect(() => setTop(list.current?.offsetTop ?? 0), [])
  const virtual = useWindowVirtualizer({
    count: exports.length,
    estimateSize: () => rowPx,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => exports[index]?._id ?? index,
  })
  const rows = virtual.getVirtualItems()
  const last = rows.at(-1)?.index ?? 0
  useEffect(() => {
    if (hasMore && !isLoadingMore && last >= exports.length - OVERSCAN) onMore()
  }, [hasMore, isLoadingMore, last, exports.length, onMore])
  return (
    <>
      <ul ref={list} className="relative border-t border-rule" style={{ height: virtual.getTotalSize() }}>
        {rows.map(({ index, key, start }) => {
          const exportItem = exports[index]
          return (
            exportItem && (
              <li
                key={key}
                className="absolute inset-x-0 border-b border-rule"
                style={{ height: rowPx, transform: `translateY(${start - top}px)` }}
              >
                <ExportRow exportItem={exportItem} />
              </li>
            )
          )
        })}
      </ul>
      {isLoadingMore && <Loading label="Loading more exports…" />}
    </>
  )
}

export function ExportListSkeleton() {
  return (
    <div className="border-t border-rule">
      <Loading label="Loading exports…" />
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="flex items-center gap-3 sm:gap-4 h-19 border-b border-rule px-1">
          <Skeleton className="h-12 w-11 shrink-0" />
          <div className="grid min-w-0 flex-1 gap-2">
            <Skeleton className="h-4 w-48 max-w-full" />
            <Skeleton className="h-3.5 w-32 max-w-full" />
          </div>
          <Skeleton className="h-5 w-20 shrink-0" />
        </div>
      ))}
    </div>
  )
}

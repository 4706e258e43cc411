import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Loading, Skeleton } from './states.tsx'

export interface Column {
  readonly name: string
  readonly kind?: 'figure'
  readonly from?: 'sm' | 'lg'
  readonly isHidden?: true
}

const FROM = { sm: 'max-sm:hidden', lg: 'max-lg:hidden' }

export function Table({
  label,
  columns,
  children,
}: {
  label: string
  columns: readonly Column[]
  children: ReactNode
}) {
  return (
    <div className="overflow-x-auto">
      <table aria-label={label} className="w-full text-sm">
        <thead>
          <tr className="border-b border-rule text-left text-ink-soft">
            {columns.map((column) => (
              <th key={column.name} scope="col" className={classNames('font-semibold', cellClass(column))}>
                <span className={column.isHidden && 'sr-only'}>{column.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-rule border-b border-rule">{children}</tbody>
      </table>
    </div>
  )
}

export function cellClass({ kind, from }: Column): string {
  return classNames(
    'px-2 py-2.5 first:pl-0 last:pr-0',
    kind === 'figure' && 'text-right tabular-nums',
    from && FROM[from],
  )
}

export function TableSkeleton({ label }: { label: string }) {
  return (
    <div className="divide-y divide-rule border-y border-rule">
      <Loading label={label} />
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="flex items-center justify-between gap-6 py-3.5">
          <Skeleton className="h-5 w-56 max-w-[50%]" />
          <Skeleton className="h-5 w-40 max-w-[30%]" />
        </div>
      ))}
    </div>
  )
}

import type { ReactNode } from 'react'
import { classNames } from '../../parts/class-names.ts'
import { DesignThumbnail } from '../../parts/design-picture.tsx'
import { counted } from '../../parts/format-text.ts'
import { sizeIn, sizeText, unitOf } from '../../parts/sizes.ts'
import { Loading, Skeleton } from '../../parts/states.tsx'

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 sm:gap-x-6 xl:grid-cols-4'

/** Hides what is not in the first row. */
const ONE_ROW = 'max-sm:[&>li:nth-child(n+3)]:hidden max-xl:[&>li:nth-child(n+4)]:hidden [&>li:nth-child(n+5)]:hidden'

export function Gallery({ children, oneRow = false }: { children: ReactNode; oneRow?: boolean }) {
  return <ul className={classNames(GRID, oneRow && ONE_ROW)}>{children}</ul>
}

interface GalleryCardProps {
  readonly title: string
  readonly url: string
  readonly width: number
  readonly height: number
  readonly pageCount: number
  readonly badge?: ReactNode
}

export function GalleryCard({ title, url, width, height, pageCount, badge }: GalleryCardProps) {
  return (
    <>
      <DesignThumbnail
        {...{ url, width, height }}
        className="rounded-lg transition-shadow duration-120 group-hover:shadow-raised"
      />
      <span className="mt-2.5 flex items-center gap-2">
        <span className="truncate text-sm font-semibold user-text">{title}</span>
        {badge}
      </span>
      <span className="block truncate text-sm text-ink-soft tabular-nums">
        {sizeText({ width, height })}
        {unitOf({ width, height }) !== 'px' && (
          <span className="max-sm:hidden"> · {sizeIn({ width, height }, 'px')}</span>
        )}
        {pageCount > 1 && ` · ${counted(pageCount, 'page')}`}
      </span>
    </>
  )
}

export function GallerySkeleton() {
  return (
    <div className={GRID}>
      <Loading label="Loading gallery…" />
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index}>
          <Skeleton className="aspect-4/3 w-full rounded-lg" />
          <Skeleton className="mt-3 h-3.5 w-3/4" />
          <Skeleton className="mt-2.5 h-3 w-1/2" />
        </div>
      ))}
    </div>
  )
}

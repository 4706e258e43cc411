import { type ReactNode } from 'react'
import { here } from '../../api/platen.ts'
import { Loading, Skeleton } from '../../parts/states.tsx'

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 sm:gap-x-6 xl:grid-cols-4'

export function Gallery({ children }: { children: ReactNode }) {
  return <ul className={GRID}>{children}</ul>
}

interface GalleryPictureProps {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** A picture on its stage, whole; it lifts a little under the pointer of its link. */
export function GalleryPicture({ url, width, height }: GalleryPictureProps) {
  return (
    <span className="grid aspect-square place-items-center overflow-hidden rounded-lg bg-well p-[9%]">
      <img
        src={here(url)}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="h-auto max-h-full w-auto max-w-full rounded-sm object-contain shadow-raised transition-transform duration-200 ease-out group-hover:scale-[1.025]"
      />
    </span>
  )
}

export function GallerySkeleton() {
  return (
    <div className={GRID}>
      <Loading label="The gallery is loading" />
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index}>
          <Skeleton className="aspect-square w-full rounded-lg" />
          <Skeleton className="mt-3 h-3.5 w-3/4" />
          <Skeleton className="mt-2.5 h-3 w-1/2" />
        </div>
      ))}
    </div>
  )
}

import type { CSSProperties } from 'react'
import type { Asset } from '../../api/asset-queries.ts'
import { sameOriginUrl } from '../../api/platen.ts'
import { classNames } from '../../parts/class-names.ts'
import { bytes, count } from '../../parts/format-text.ts'
import { Loading, Skeleton } from '../../parts/states.tsx'
import { describeSize, sizeOf } from './asset-size.ts'
import { ScrollSentinel } from '../../parts/scroll-sentinel.tsx'

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6'

interface AssetGridProps {
  readonly assets: readonly Asset[]
  readonly onOpen: (asset: Asset) => void
  readonly hasMore: boolean
  readonly onMore: () => void
}

/** A grid of assets. The browser does not lay out cards far out of view. */
export function AssetGrid({ assets, onOpen, hasMore, onMore }: AssetGridProps) {
  return (
    <>
      <ul className={GRID}>
        {assets.map((asset) => (
          <li key={asset._id} className="[contain-intrinsic-size:auto_220px] [content-visibility:auto]">
            <AssetCard asset={asset} onOpen={() => onOpen(asset)} />
          </li>
        ))}
      </ul>
      <ScrollSentinel onNear={hasMore ? onMore : undefined} />
    </>
  )
}

function AssetCard({ asset, onOpen }: { asset: Asset; onOpen: () => void }) {
  return (
    <button type="button" onClick={onOpen} className="group block w-full rounded-lg text-left">
      <span className="relative block aspect-square overflow-hidden rounded-lg bg-well transition-shadow duration-120 group-hover:shadow-raised">
        <span className="absolute inset-3 flex items-center justify-center">
          <img
            src={sameOriginUrl(asset.thumbnailUrl)}
            alt=""
            {...sizeOf(asset)}
            loading="lazy"
            decoding="async"
            {...frameOf(asset)}
          />
        </span>
      </span>
      <span className="mt-2 block truncate text-sm font-semibold user-text">{asset.name}</span>
      <span className="block truncate text-sm text-ink-soft tabular-nums">
        {describeSize(asset)} · {bytes(asset.bytes)}
        {asset.uses > 0 && ` · Used in ${count(asset.uses)}`}
      </span>
    </button>
  )
}

function frameOf({ width, height }: Asset): { className: string; style?: CSSProperties } {
  if (width === null || height === null) return { className: 'max-h-full max-w-full object-contain' }
  return {
    className: classNames('checkered rounded-sm', width > height ? 'h-auto w-full' : 'h-full w-auto'),
    style: { aspectRatio: `${width} / ${height}` },
  }
}

export function AssetGridSkeleton() {
  return (
    <div className={GRID}>
      <Loading label="Loading assets…" />
      {Array.from({ length: 12 }, (_, index) => (
        <div key={index}>
          <Skeleton className="aspect-square w-full" />
          <Skeleton className="mt-3 h-3.5 w-3/4" />
          <Skeleton className="mt-2.5 h-3 w-1/2" />
        </div>
      ))}
    </div>
  )
}

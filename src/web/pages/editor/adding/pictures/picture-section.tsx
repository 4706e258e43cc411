import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { pictureElement, type Picture } from '../../../../../edit/adding/picture-element.ts'
import { IMAGE_UPLOAD_TYPE_NAMES, IMAGE_UPLOAD_TYPES } from '../../../../../document/upload-types.ts'
import { type Asset, assetsQuery } from '../../../../api/asset-queries.ts'
import { sameOriginUrl } from '../../../../api/platen.ts'
import { catalogQuery } from '../../../../painter/catalog-query.ts'
import { Button } from '../../../../parts/button.tsx'
import { ErrorState, Skeleton } from '../../../../parts/states.tsx'
import { spokenName } from '../../../../../edit/describing/capitalized.ts'
import { RovingGrid } from '../roving-grid.tsx'
import { SectionSearch } from '../section-search.tsx'
import { Tile } from '../tile.tsx'
import { pictureOfAsset, pictureOfBuiltin } from './picture-of.ts'
import { UrlForm } from './url-form.tsx'
import { useAddFiles } from './use-add-files.ts'

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))] gap-2'

/** Pictures of the account, built-in ones, uploads and URLs. */
export function PictureSection() {
  return (
    <div className="grid gap-5">
      <Upload />
      <OwnPictures />
      <BuiltinPictures />
      <UrlForm />
    </div>
  )
}

function Upload() {
  const picker = useRef<HTMLInputElement>(null)
  const addFiles = useAddFiles()
  return (
    <div className="grid gap-1.5">
      <Button icon={ImagePlus} data-section-focus onClick={() => picker.current?.click()}>
        Upload pictures
      </Button>
      <input
        ref={picker}
        type="file"
        multiple
        accept={Object.keys(IMAGE_UPLOAD_TYPES).join(',')}
        aria-label="Pictures to upload"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          addFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <p className="text-xs text-ink-soft">
        <span className="pointer-coarse:hidden">Or drop files on the page. </span>
        {IMAGE_UPLOAD_TYPE_NAMES}.
      </p>
    </div>
  )
}

function OwnPictures() {
  const [q, setQ] = useState('')
  const query = useInfiniteQuery(assetsQuery(q.trim(), 'image'))
  const assets = query.data?.pages.flatMap((page) => page.assets) ?? []
  return (
    <section aria-labelledby="own-pictures" className="grid gap-2">
      <h2 id="own-pictures" className="text-sm font-semibold">
        Your pictures
      </h2>
      <SectionSearch label="Search your pictures" value={q} onChange={setQ} />
      {query.isPending ? (
        <Skeleton className="h-24 w-full" />
      ) : query.isError ? (
        <ErrorState error={query.error} title="Couldn’t load your pictures" onRetry={() => void query.refetch()} />
      ) : assets.length === 0 ? (
        <p className="text-sm text-ink-soft">
          {q === '' ? 'No pictures yet. Uploads will appear here.' : 'No matching pictures.'}
        </p>
      ) : (
        <RovingGrid label="Your pictures" className={GRID}>
          {assets.map((asset) => (
            <li key={asset._id}>
              <AssetTile asset={asset} />
            </li>
          ))}
        </RovingGrid>
      )}
      {query.hasNextPage && (
        <Button height="small" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      )}
    </section>
  )
}

function AssetTile({ asset }: { asset: Asset }) {
  const picture = pictureOfAsset(asset)
  if (!picture) return null
  return <PictureTile name={asset.name} url={sameOriginUrl(asset.thumbnailUrl)} pictureOf={() => picture} />
}

function BuiltinPictures() {
  const { data: catalog, error, refetch } = useQuery(catalogQuery)
  return (
    <section aria-labelledby="builtin-pictures" className="grid gap-2">
      <h2 id="builtin-pictures" className="text-sm font-semibold">
        Stock pictures
      </h2>
      {catalog === undefined && error !== null ? (
        <ErrorState error={error} title="Couldn’t load stock pictures" onRetry={() => void refetch()} />
      ) : catalog === undefined ? (
        <Skeleton className="h-24 w-full" />
      ) : (
        <RovingGrid label="Stock pictures" className={GRID}>
          {catalog.builtinNames.map((name) => (
            <li key={name}>
              <PictureTile
                name={spokenName(name)}
                url={catalog.builtinUrl(name) ?? ''}
                pictureOf={(image) => pictureOfBuiltin(name, image)}
              />
            </li>
          ))}
        </RovingGrid>
      )}
    </section>
  )
}

interface PictureTileProps {
  readonly name: string
  readonly url: string
  readonly pictureOf: (image: HTMLImageElement | null) => Picture
}

function PictureTile({ name, url, pictureOf }: PictureTileProps) {
  const image = useRef<HTMLImageElement>(null)
  return (
    <Tile
      label={name}
      className="aspect-square w-full"
      dragged={() => {
        const picture = pictureOf(image.current)
        return { make: pictureElement(picture), picture }
      }}
    >
      <img
        ref={image}
        src={url}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        className="size-full object-contain p-1.5"
      />
    </Tile>
  )
}

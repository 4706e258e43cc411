import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { spokenName } from '../../../edit/describing/capitalized.ts'
import { type Asset, assetQuery, assetsQuery } from '../../api/asset-queries.ts'
import { sameOriginUrl } from '../../api/platen.ts'
import { IMAGE_UPLOAD_TYPE_NAMES, IMAGE_UPLOAD_TYPES } from '../../../document/upload-types.ts'
import { useUploads } from '../../frame/uploads.tsx'
import { catalogQuery } from '../../painter/catalog-query.ts'
import { Button } from '../../parts/button.tsx'
import { classNames } from '../../parts/class-names.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { TextField } from '../../parts/field.tsx'
import { ErrorState, Skeleton } from '../../parts/states.tsx'
import { UploadList } from '../assets/upload-list.tsx'
import { DropOverlay, useDroppedFiles } from '../../parts/use-dropped-files.tsx'

const CHOICES = 'grid grid-cols-3 gap-3 sm:grid-cols-4'

interface ImageChooserProps {
  /** `asset:` and an ID, or `builtin:` and a name. */
  readonly onChoose: (src: string) => void
  readonly onClose: () => void
}

export function ImageChooser({ onChoose, onClose }: ImageChooserProps) {
  const queries = useQueryClient()
  const chooseAsset = useCallback(
    (asset: Asset): void => {
      // Cached, so that the field does not request its name.
      queries.setQueryData(assetQuery(asset._id).queryKey, asset)
      onChoose(`asset:${asset._id}`)
    },
    [queries, onChoose],
  )
  return (
    <Dialog open onClose={onClose} title="Choose image">
      <div className="grid grid-cols-1 gap-6">
        <UploadedImages onChoose={chooseAsset} />
        <StockImages onChoose={onChoose} />
      </div>
    </Dialog>
  )
}

function UploadedImages({ onChoose }: { onChoose: (asset: Asset) => void }) {
  const [q, setQ] = useState('')
  const query = useInfiniteQuery(assetsQuery(q.trim(), 'image'))
  const assets = query.data?.pages.flatMap((page) => page.assets) ?? []
  return (
    <section aria-label="Your images" className="grid grid-cols-1 gap-3">
      <UploadPart onUploaded={onChoose}>
        <TextField
          label="Your images"
          placeholder="Search by name"
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
      </UploadPart>
      {query.isPending ? (
        <Skeleton className="h-24 w-full" />
      ) : query.isError ? (
        <ErrorState error={query.error} title="Couldn’t load your images" onRetry={() => void query.refetch()} />
      ) : assets.length === 0 ? (
        <p className="text-sm text-ink-soft">
          {q === '' ? 'No images yet. Uploads will appear here.' : 'No matching images'}
        </p>
      ) : (
        <div className={classNames(CHOICES, 'max-h-72 overflow-y-auto p-1')}>
          {assets.map((asset) => (
            <Choice
              key={asset._id}
              name={asset.name}
              url={sameOriginUrl(asset.thumbnailUrl)}
              onChoose={() => onChoose(asset)}
            />
          ))}
        </div>
      )}
      {query.hasNextPage && (
        <Button height="small" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      )}
    </section>
  )
}

/** The first upload that succeeds is selected. */
function UploadPart({ children, onUploaded }: { children: ReactNode; onUploaded: (asset: Asset) => void }) {
  const picker = useRef<HTMLInputElement>(null)
  const { uploads, add, dismiss } = useUploads()
  const [own, setOwn] = useState<ReadonlySet<number>>(new Set())
  const choose = useRef<((asset: Asset) => void) | undefined>(undefined)
  useEffect(() => {
    choose.current = onUploaded
    return () => {
      choose.current = undefined
    }
  }, [onUploaded])
  const send = useCallback(
    (files: readonly File[]): void => {
      const added = add(files, (asset) => {
        const chosen = choose.current
        choose.current = undefined
        chosen?.(asset)
      })
      setOwn((before) => new Set([...before, ...added]))
    },
    [add],
  )
  const isHovering = useDroppedFiles(send)
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-[min(12rem,100%)] flex-1">{children}</div>
        <Button icon={ImagePlus} onClick={() => picker.current?.click()} className="min-h-10">
          Upload image
        </Button>
      </div>
      <input
        ref={picker}
        type="file"
        accept={Object.keys(IMAGE_UPLOAD_TYPES).join(',')}
        aria-label="Image to upload"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          send([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <p className="text-sm text-ink-soft">Or drag and drop, or paste. {IMAGE_UPLOAD_TYPE_NAMES}.</p>
      <UploadList uploads={uploads.filter(({ id }) => own.has(id))} onDismiss={dismiss} />
      {isHovering && <DropOverlay />}
    </>
  )
}

function StockImages({ onChoose }: { onChoose: (src: string) => void }) {
  const { data: catalog, error, refetch } = useQuery(catalogQuery)
  return (
    <section aria-label="Stock images">
      <h3 className="mb-3 text-base">Stock images</h3>
      {catalog === undefined && error !== null ? (
        <ErrorState error={error} title="Couldn’t load stock images" onRetry={() => void refetch()} />
      ) : catalog === undefined ? (
        <Skeleton className="h-24 w-full" />
      ) : (
        <div className={CHOICES}>
          {catalog.builtinNames.map((name) => (
            <Choice
              key={name}
              name={spokenName(name)}
              url={catalog.builtinUrl(name) ?? ''}
              onChoose={() => onChoose(`builtin:${name}`)}
            />
          ))}
        </div>
      )}
    </section>
  )
}

function Choice({ name, url, onChoose }: { name: string; url: string; onChoose: () => void }) {
  return (
    <button type="button" onClick={onChoose} className="group rounded-md text-left">
      <span className="grid aspect-square place-items-center overflow-hidden rounded-md bg-well p-1.5 group-hover:shadow-raised">
        <img src={url} alt="" loading="lazy" className="max-h-full max-w-full rounded-sm object-contain" />
      </span>
      <span className="mt-1 block truncate text-xs user-text">{name}</span>
    </button>
  )
}

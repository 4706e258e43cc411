import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { type Asset, assetQuery, assetsQuery } from '../../api/assets.ts'
import { here } from '../../api/platen.ts'
import { PICTURE_TYPES } from '../../api/upload-line.ts'
import { useUploads } from '../../frame/uploads.tsx'
import { catalogQuery } from '../../painter/catalog-query.ts'
import { Button } from '../../parts/button.tsx'
import { classNames } from '../../parts/class-names.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { TextField } from '../../parts/field.tsx'
import { ErrorState, Skeleton } from '../../parts/states.tsx'
import { DropVeil } from '../assets/drop-veil.tsx'
import { UploadList } from '../assets/upload-list.tsx'
import { useDroppedFiles } from '../assets/use-dropped-files.ts'
import { builtinName } from './picture-name.ts'

const CHOICES = 'grid grid-cols-3 gap-3 sm:grid-cols-4'

interface PictureChooserProps {
  /** With `asset:` and an id, or `builtin:` and a name. */
  readonly onChoose: (src: string) => void
  readonly onClose: () => void
}

/** A picture of one's own, one that is uploaded here and now, or one that comes with the service. */
export function PictureChooser({ onChoose, onClose }: PictureChooserProps) {
  const queries = useQueryClient()
  const chooseAsset = useCallback(
    (asset: Asset): void => {
      // It is known: its name need not be asked for.
      queries.setQueryData(assetQuery(asset._id).queryKey, asset)
      onChoose(`asset:${asset._id}`)
    },
    [queries, onChoose],
  )
  return (
    <Dialog open onClose={onClose} title="Choose a picture">
      <div className="grid grid-cols-1 gap-6">
        <OwnPictures onChoose={chooseAsset} />
        <BuiltinPictures onChoose={onChoose} />
      </div>
    </Dialog>
  )
}

function OwnPictures({ onChoose }: { onChoose: (asset: Asset) => void }) {
  const [q, setQ] = useState('')
  const query = useInfiniteQuery(assetsQuery(q.trim()))
  const assets = query.data?.pages.flatMap((page) => page.assets) ?? []
  return (
    <section aria-label="Your pictures" className="grid grid-cols-1 gap-3">
      <UploadPart onUploaded={onChoose}>
        <TextField
          label="Your pictures"
          placeholder="Search by name"
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
      </UploadPart>
      {query.isPending ? (
        <Skeleton className="h-24 w-full" />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : assets.length === 0 ? (
        <p className="text-sm text-ink-soft">
          {q === '' ? 'None yet. What you upload stands here.' : 'None has such a name.'}
        </p>
      ) : (
        <div className={classNames(CHOICES, 'max-h-72 overflow-y-auto p-1')}>
          {assets.map((asset) => (
            <Choice key={asset._id} name={asset.name} url={here(asset.thumbnailUrl)} onChoose={() => onChoose(asset)} />
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

/** What is dropped, pasted or picked is sent; the first that the service has taken is chosen, while the dialog still stands. */
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
          Upload a picture
        </Button>
      </div>
      <input
        ref={picker}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        aria-label="Picture to upload"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          send([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <p className="text-sm text-ink-soft">Or drop or paste one here: PNG, JPEG or WebP.</p>
      <UploadList uploads={uploads.filter(({ id }) => own.has(id))} onDismiss={dismiss} />
      {isHovering && <DropVeil />}
    </>
  )
}

function BuiltinPictures({ onChoose }: { onChoose: (src: string) => void }) {
  const { data: catalog, error, refetch } = useQuery(catalogQuery)
  return (
    <section aria-label="Pictures that come with Platen">
      <h3 className="mb-3 text-base">That come with Platen</h3>
      {catalog === undefined && error !== null ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : catalog === undefined ? (
        <Skeleton className="h-24 w-full" />
      ) : (
        <div className={CHOICES}>
          {catalog.builtinNames.map((name) => (
            <Choice
              key={name}
              name={builtinName(name)}
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

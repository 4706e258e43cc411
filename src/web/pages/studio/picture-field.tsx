import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ImageIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { assetsQuery } from '../../api/assets.ts'
import { here } from '../../api/platen.ts'
import { CATALOG_URL } from '../../painter/app-painter.ts'
import { loadCatalog } from '../../painter/catalog.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { TextField } from '../../parts/field.tsx'
import { ErrorState, Skeleton } from '../../parts/states.tsx'

interface PictureFieldProps {
  readonly label: string
  /** `asset:` and an id, or `builtin:` and a name. */
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (source: string) => void
}

/** Chooses a picture: one's own, or one that comes with the service. */
export function PictureField({ label, value, error, onChange }: PictureFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const choose = (source: string): void => {
    onChange(source)
    setOpen(false)
  }
  return (
    <div className="grid gap-1.5">
      <span id={id} className="text-sm font-semibold">
        {label}
      </span>
      <Button
        icon={ImageIcon}
        aria-labelledby={`${id} ${id}-value`}
        onClick={() => setOpen(true)}
        className="w-full justify-start overflow-hidden"
      >
        <span id={`${id}-value`} className="truncate font-normal">
          {value === '' ? 'Choose a picture' : value}
        </span>
      </Button>
      {error !== undefined && (
        <p role="alert" className="text-sm font-medium text-bad">
          {error}
        </p>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={`Picture for ${label.toLowerCase()}`}>
        <div className="grid gap-6">
          <OwnPictures onChoose={choose} />
          <BuiltinPictures onChoose={choose} />
        </div>
      </Dialog>
    </div>
  )
}

function BuiltinPictures({ onChoose }: { onChoose: (source: string) => void }) {
  const { data: catalog } = useQuery({
    queryKey: ['paint-catalog'],
    queryFn: () => loadCatalog(CATALOG_URL),
    staleTime: Infinity,
  })
  return (
    <section aria-label="Pictures that come with Platen">
      <h3 className="mb-3 text-base">That come with Platen</h3>
      <div className="grid grid-cols-3 gap-3 sm:grid-cols-4">
        {catalog?.builtinNames.map((name) => (
          <Choice
            key={name}
            name={name}
            url={catalog.builtinUrl(name) ?? ''}
            onChoose={() => onChoose(`builtin:${name}`)}
          />
        ))}
      </div>
    </section>
  )
}

function OwnPictures({ onChoose }: { onChoose: (source: string) => void }) {
  const [q, setQ] = useState('')
  const query = useInfiniteQuery(assetsQuery(q.trim()))
  const assets = query.data?.pages.flatMap((page) => page.assets) ?? []
  return (
    <section aria-label="Your pictures" className="grid gap-3">
      <TextField
        label="Your pictures"
        placeholder="Search by name"
        value={q}
        onChange={(event) => setQ(event.target.value)}
      />
      {query.isPending ? (
        <Skeleton className="h-24 w-full" />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : assets.length === 0 ? (
        <p className="text-sm text-ink-soft">
          {q === '' ? 'None yet: upload some under Assets.' : 'None has such a name.'}
        </p>
      ) : (
        <div className="grid max-h-72 grid-cols-3 gap-3 overflow-y-auto p-1 sm:grid-cols-4">
          {assets.map((asset) => (
            <Choice
              key={asset._id}
              name={asset.name}
              url={here(asset.thumbnailUrl)}
              onChoose={() => onChoose(`asset:${asset._id}`)}
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

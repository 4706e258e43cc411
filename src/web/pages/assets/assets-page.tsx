import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ImagePlus, Images, SearchX } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { type Asset, assetsQuery } from '../../api/assets.ts'
import { PICTURE_TYPES } from '../../api/upload-line.ts'
import { useUploads } from '../../frame/uploads.tsx'
import { Button } from '../../parts/button.tsx'
import { counted } from '../../parts/format.ts'
import { PageHeader } from '../../parts/page-header.tsx'
import { SearchBox } from '../../parts/search-box.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../parts/states.tsx'
import { AssetDialog } from './asset-dialog.tsx'
import { AssetGrid, AssetGridSkeleton } from './asset-grid.tsx'
import { DropVeil } from './drop-veil.tsx'
import { UploadList } from './upload-list.tsx'
import { useDroppedFiles } from './use-dropped-files.ts'

const route = getRouteApi('/signed-in/assets')

/** The pictures that designs can show: sent by drop, paste or picker, seen, and deleted where nothing shows them. */
export function AssetsPage() {
  const { q = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const picker = useRef<HTMLInputElement>(null)
  const [opened, setOpened] = useState<Asset>()
  const { uploads, add, dismiss } = useUploads()
  const isHovering = useDroppedFiles(add)
  const query = useInfiniteQuery(assetsQuery(q))
  const assets = query.data?.pages.flatMap((page) => page.assets) ?? []
  const total = query.data?.pages[0]?.total
  const search = useCallback(
    (text: string) => void navigate({ search: text === '' ? {} : { q: text }, replace: true }),
    [navigate],
  )
  const pick = (
    <Button look="primary" icon={ImagePlus} onClick={() => picker.current?.click()}>
      Upload pictures
    </Button>
  )
  return (
    <>
      <PageHeader title="Assets" actions={pick}>
        {total === undefined ? 'Reading …' : counted(total, 'picture')} · drop or paste PNG, JPEG or WebP anywhere here
      </PageHeader>
      <input
        ref={picker}
        type="file"
        multiple
        accept={PICTURE_TYPES.join(',')}
        aria-label="Pictures to upload"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <UploadList uploads={uploads} onDismiss={dismiss} />
      {q !== '' || (total ?? 0) > 0 ? (
        <div className="mb-5 flex max-w-md">
          <SearchBox value={q} onSearch={search} label="Search by name" />
        </div>
      ) : (
        query.isPending && <Skeleton className="mb-5 h-9.5 max-w-md" />
      )}
      {query.isPending ? (
        <AssetGridSkeleton />
      ) : query.isError ? (
        <ErrorState error={query.error} title="The assets could not be loaded" onRetry={() => void query.refetch()} />
      ) : total === 0 && q !== '' ? (
        <EmptyState
          icon={SearchX}
          title="No picture has such a name"
          action={<Button onClick={() => search('')}>Show all</Button>}
        />
      ) : total === 0 ? (
        <EmptyState icon={Images} title="No pictures yet" action={pick}>
          Drop files here, paste one, or choose some. A design names a picture as <code>asset:</code> and its id.
        </EmptyState>
      ) : (
        <AssetGrid
          assets={assets}
          onOpen={setOpened}
          hasMore={query.hasNextPage && !query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
      {isHovering && <DropVeil />}
      {opened && <AssetDialog asset={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ImagePlus, Images, SearchX } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { type Asset, assetsQuery } from '../../api/asset-queries.ts'
import { FONT_EXTENSIONS, UPLOAD_TYPES } from '../../../document/upload-types.ts'
import { useUploads } from '../../frame/uploads.tsx'
import { Button } from '../../parts/button.tsx'
import { counted } from '../../parts/format-text.ts'
import { PageHeader } from '../../parts/page-header.tsx'
import { SearchBox } from '../../parts/search-box.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../parts/states.tsx'
import { AssetDialog } from './asset-dialog.tsx'
import { AssetGrid, AssetGridSkeleton } from './asset-grid.tsx'
import { UploadList } from './upload-list.tsx'
import { DropOverlay, useDroppedFiles } from '../../parts/use-dropped-files.tsx'

const route = getRouteApi('/signed-in/assets')

export function AssetsPage() {
  const { q = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const picker = useRef<HTMLInputElement>(null)
  const [openAsset, setOpenAsset] = useState<Asset>()
  const { uploads, add, dismiss } = useUploads()
  const isHovering = useDroppedFiles(add)
  const query = useInfiniteQuery(assetsQuery(q))
  const assets = query.data?.pages.flatMap((page) => page.assets) ?? []
  const total = query.data?.pages[0]?.total
  const search = useCallback(
    (text: string) => void navigate({ search: text === '' ? {} : { q: text }, replace: true }),
    [navigate],
  )
  const uploadButton = (
    <Button variant="primary" icon={ImagePlus} onClick={() => picker.current?.click()}>
      Upload
    </Button>
  )
  return (
    <>
      <PageHeader title="Assets" actions={uploadButton}>
        {total === undefined ? 'Loading…' : counted(total, 'file')} · Drag and drop or paste images and fonts
      </PageHeader>
      <input
        ref={picker}
        type="file"
        multiple
        accept={[...Object.keys(UPLOAD_TYPES), ...FONT_EXTENSIONS].join(',')}
        aria-label="Choose files"
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
        <ErrorState error={query.error} title="Couldn’t load assets" onRetry={() => void query.refetch()} />
      ) : total === 0 && q !== '' ? (
        <EmptyState
          icon={SearchX}
          title="No matching assets"
          action={<Button onClick={() => search('')}>Show all</Button>}
        />
      ) : total === 0 ? (
        <EmptyState icon={Images} title="No images yet" action={uploadButton}>
          Drag and drop, paste, or browse. Reference an image in a document as <code>asset:&lt;id&gt;</code>.
        </EmptyState>
      ) : (
        <AssetGrid
          assets={assets}
          onOpen={setOpenAsset}
          hasMore={query.hasNextPage && !query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
      {isHovering && <DropOverlay />}
      {openAsset && <AssetDialog asset={openAsset} onClose={() => setOpenAsset(undefined)} />}
    </>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { PencilLine, PenTool, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { couldNot } from '../../api/explain-error.ts'
import { useToast } from '../../api/use-toast.ts'
import { restoreVersion, type Version, versionQuery } from '../../api/version-queries.ts'
import { Button } from '../../parts/button.tsx'
import { counted } from '../../parts/format-text.ts'
import { Segmented } from '../../parts/segmented.tsx'
import { sizeText } from '../../parts/sizes.ts'
import { ErrorState, Loading, Skeleton } from '../../parts/states.tsx'
import type { VersionsSearch } from '../page-search.ts'
import { NameDialog } from './name-dialog.tsx'
import { VersionComparison } from './version-comparison.tsx'
import { VersionPreview } from './version-preview.tsx'
import { momentText, originText, titleOf } from './version-text.ts'

interface VersionStageProps {
  readonly designId: string
  readonly version: Version
  readonly current: Version
  /** The one before `version`, if it has been loaded. */
  readonly previous: Version | undefined
  readonly compare: VersionsSearch['compare']
}

/** Shows one version, alone or next to another one. */
export function VersionStage({ designId, version, current, previous, compare }: VersionStageProps) {
  const navigate = useNavigate()
  const [isNaming, setNaming] = useState(false)
  const { restore, isRestoring } = useRestore(designId, current)
  const other = compare === 'current' && !version.isCurrent ? current : compare === 'previous' ? previous : undefined
  const choices = [
    { value: 'preview', label: 'Preview' },
    ...(version.isCurrent ? [] : [{ value: 'current', label: 'Compare with current' } as const]),
    ...(previous === undefined ? [] : [{ value: 'previous', label: 'Compare with previous' } as const]),
  ] as const
  const mode = other === undefined ? 'preview' : (compare ?? 'preview')
  return (
    <section aria-labelledby="version" className="grid grid-cols-1 gap-5">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id="version" className="text-lg user-text">
            {titleOf(version)}
          </h2>
          <p className="text-sm text-ink-soft">
            <span data-varies>{momentText(version.savedAt)}</span>
            {version.name !== null && <span className="user-text"> · {originText(version)}</span>}
            {` · ${sizeText(version)} · ${counted(version.pageCount, 'page')}`}
          </p>
          <p role="status" className="sr-only">
            Showing {titleOf(version)}, {momentText(version.savedAt)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button icon={PencilLine} onClick={() => setNaming(true)}>
            {version.name === null ? 'Name' : 'Rename'}
          </Button>
          {version.isCurrent ? (
            <Button variant="primary" asChild>
              <Link to="/designs/$id/edit" params={{ id: designId }} search={{}}>
                <PenTool className="size-4" aria-hidden /> Edit
              </Link>
            </Button>
          ) : (
            <Button variant="primary" icon={RotateCcw} busy={isRestoring} onClick={() => void restore(version)}>
              Restore
            </Button>
          )}
        </div>
      </header>
      {choices.length > 1 && (
        <div>
          <Segmented
            label="View"
            value={mode}
            choices={choices}
            onChoose={(value) =>
              void navigate({
                to: '/designs/$id/versions',
                params: { id: designId },
                search: { revision: version.revision, ...(value !== 'preview' && { compare: value }) },
                replace: true,
                resetScroll: false,
              })
            }
          />
        </div>
      )}
      <Loaded designId={designId} versions={other === undefined ? [version] : inOrder(version, other)} />
      {isNaming && <NameDialog designId={designId} version={version} onClose={() => setNaming(false)} />}
    </section>
  )
}

/** The older one first. */
function inOrder(a: Version, b: Version): [Version, Version] {
  return a.revision < b.revision ? [a, b] : [b, a]
}

function Loaded({
  designId,
  versions,
}: {
  designId: string
  versions: readonly [Version] | readonly [Version, Version]
}) {
  const [one, two = one] = versions
  const first = useQuery(versionQuery(designId, one.revision))
  const second = useQuery(versionQuery(designId, two.revision))
  const failed = [first, second].find(({ isError }) => isError)
  if (failed) {
    return <ErrorState error={failed.error} title="Couldn’t load this version" onRetry={() => void failed.refetch()} />
  }
  if (first.data === undefined || second.data === undefined) {
    return (
      <>
        <Loading label="Loading version…" />
        <Skeleton className="h-[min(60dvh,36rem)] w-full rounded-lg" />
      </>
    )
  }
  return versions.length === 1 ? (
    <VersionPreview version={first.data} />
  ) : (
    <VersionComparison before={first.data} after={second.data} />
  )
}

function useRestore(designId: string, current: Version) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { showSuccess, showError } = useToast()
  const [isRestoring, setRestoring] = useState(false)
  const showCurrent = () => navigate({ to: '/designs/$id/versions', params: { id: designId }, search: {} })
  const attempt = async (revision: number, onDone: () => void): Promise<void> => {
    setRestoring(true)
    try {
      await restoreVersion(queries, designId, revision)
      await showCurrent()
      onDone()
    } catch (error) {
      showError(couldNot('restore the version', error))
    }
    setRestoring(false)
  }
  const restore = (version: Version): Promise<void> =>
    attempt(version.revision, () =>
      showSuccess('Version restored', {
        label: 'Undo',
        run: () => void attempt(current.revision, () => showSuccess('Restoring undone')),
      }),
    )
  return { restore, isRestoring }
}

import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useRef } from 'react'
import type { Version } from '../../api/version-queries.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { classNames } from '../../parts/class-names.ts'
import { useNow } from '../../parts/relative-time.tsx'
import type { VersionsSearch } from '../page-search.ts'
import { daysOf, originText, timeText, titleOf } from './version-text.ts'

interface VersionListProps {
  readonly designId: string
  /** Newest first. */
  readonly versions: readonly Version[]
  readonly chosen: Version
  readonly compare: VersionsSearch['compare']
  readonly onMore?: () => void
  readonly isLoadingMore?: boolean
}

export function VersionList({ designId, versions, chosen, compare, onMore, isLoadingMore }: VersionListProps) {
  const list = useRef<HTMLElement>(null)
  const now = useNow()
  const moveFocus = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const next = links[links.findIndex((link) => link === document.activeElement) + (step ?? 0)]
    if (step === undefined || next === undefined) return
    event.preventDefault()
    next.focus()
  }
  return (
    <nav
      ref={list}
      aria-label="Versions"
      onKeyDown={moveFocus}
      className="grid content-start gap-4 max-lg:max-h-64 max-lg:overflow-y-auto max-lg:border-b max-lg:border-rule max-lg:px-1 max-lg:pb-2 lg:sticky lg:top-8 lg:max-h-[calc(100dvh-4rem)] lg:overflow-y-auto lg:p-1"
    >
      {daysOf(versions, now).map(({ label, versions: ofDay }) => (
        <section key={label} aria-label={label}>
          <h2 className="mb-1 px-3 text-sm text-ink-soft">
            <span data-varies>{label}</span>
          </h2>
          <ul className="grid gap-0.5">
            {ofDay.map((version) => (
              <li key={version.revision}>
                <VersionLink {...{ designId, version, compare }} isChosen={version.revision === chosen.revision} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {onMore && (
        <Button variant="quiet" busy={isLoadingMore ?? false} onClick={onMore} className="justify-self-start">
          Show older versions
        </Button>
      )}
    </nav>
  )
}

interface VersionLinkProps extends Pick<VersionListProps, 'designId' | 'compare'> {
  readonly version: Version
  readonly isChosen: boolean
}

function VersionLink({ designId, version, compare, isChosen }: VersionLinkProps) {
  return (
    <Link
      to="/designs/$id/versions"
      params={{ id: designId }}
      search={{ revision: version.revision, ...(compare && { compare }) }}
      // Not that of the router, which compares paths only.
      activeProps={{ 'aria-current': undefined }}
      aria-current={isChosen ? 'true' : undefined}
      resetScroll={false}
      className={classNames('touchable block rounded-md px-3 py-2', isChosen ? 'bg-ink/7' : 'hover:bg-ink/4')}
    >
      <span className="flex items-start justify-between gap-2">
        <span className="min-w-0 font-semibold user-text">{titleOf(version)}</span>
        {version.isCurrent && <Badge variant="press">Current</Badge>}
      </span>
      <span className="block text-sm text-ink-soft">
        <span data-varies>{timeText(version)}</span>
        {version.name !== null && <span className="user-text"> · {originText(version)}</span>}
      </span>
    </Link>
  )
}

import { type ReactNode, useMemo, useState } from 'react'
import type { OpenVersion } from '../../api/version-queries.ts'
import { checkedDocument } from '../../painter/checked-document.ts'
import { counted } from '../../parts/format-text.ts'
import { ChangeItems } from './change-items.tsx'
import { listChanges, type ListedChange, pagePairs, type State } from './change-list.ts'
import { ChangeMarks } from './change-marks.tsx'
import { PaintedPage } from './painted-page.tsx'
import { PageChoice } from './page-choice.tsx'
import { momentText, titleOf } from './version-text.ts'

interface VersionComparisonProps {
  /** The older version. */
  readonly before: OpenVersion
  readonly after: OpenVersion
}

/** Shows two versions side by side, what differs marked on both and listed in words. */
export function VersionComparison({ before, after }: VersionComparisonProps) {
  const [earlier, later] = useMemo(() => [stateOf(before), stateOf(after)] as const, [before, after])
  const changes = useMemo(() => listChanges(earlier, later), [earlier, later])
  const pages = useMemo(
    () => withChanges(pagePairs(earlier.document, later.document), changes),
    [earlier, later, changes],
  )
  const [chosen, setChosen] = useState(() => (pages.find((page) => page.changes > 0) ?? pages[0])?.id ?? '')
  const [active, setActive] = useState<string>()
  const pair = pages.find(({ id }) => id === chosen)
  const numbered = changes.map((change, index) => ({ change, number: index + 1 }))
  const side = (name: 'before' | 'after', state: State): ReactNode =>
    pair?.[name] === true ? (
      <PaintedPage key={chosen} {...state} pageId={chosen} label={name === 'before' ? 'Before' : 'After'}>
        <ChangeMarks side={name} pageId={chosen} changes={numbered} active={active} />
      </PaintedPage>
    ) : (
      <p
        className="grid place-items-center bg-sheet p-4 text-center text-sm text-ink-soft"
        style={{ aspectRatio: state.size.width / state.size.height }}
      >
        {name === 'before' ? 'This page did not exist yet.' : 'This page was removed.'}
      </p>
    )
  const summary = changes.length === 0 ? 'No changes' : counted(changes.length, 'change')
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-2 items-start gap-3 rounded-xl bg-well p-3 sm:gap-6 sm:p-6">
        <Side title="Before" version={before} ratio={earlier.size.width / earlier.size.height}>
          {side('before', earlier)}
        </Side>
        <Side title="After" version={after} ratio={later.size.width / later.size.height}>
          {side('after', later)}
        </Side>
      </div>
      <PageChoice pages={pages} chosen={chosen} onChoose={setChosen} />
      <section aria-labelledby="changes" className="grid grid-cols-1 gap-3">
        <h3 id="changes" className="text-lg">
          {summary}
        </h3>
        <p role="status" className="sr-only">
          {summary}
        </p>
        {changes.length === 0 ? (
          <p className="text-sm text-ink-soft">Both versions look the same.</p>
        ) : (
          <ChangeItems
            changes={numbered}
            chosenPage={chosen}
            onActive={setActive}
            onShow={({ key, pageId }) => {
              if (pageId !== undefined) setChosen(pageId)
              setActive(key)
            }}
          />
        )}
      </section>
    </div>
  )
}

function stateOf({ document, width, height }: OpenVersion): State {
  return { document: checkedDocument(document), size: { width, height } }
}

function withChanges<Pair extends { readonly id: string }>(pairs: readonly Pair[], changes: readonly ListedChange[]) {
  const counts = Map.groupBy(changes, ({ pageId }) => pageId)
  return pairs.map((pair) => ({ ...pair, changes: counts.get(pair.id)?.length ?? 0 }))
}

function Side({
  title,
  version,
  ratio,
  children,
}: {
  title: string
  version: OpenVersion
  ratio: number
  children: ReactNode
}) {
  return (
    <figure className="grid min-w-0 justify-items-center gap-2">
      <figcaption className="w-full min-w-0 text-sm">
        <span className="block font-semibold">{title}</span>
        <span className="block truncate text-ink-soft user-text">{titleOf(version)}</span>
        <span data-varies className="block text-ink-soft">
          {momentText(version.savedAt)}
        </span>
      </figcaption>
      <div className="w-full max-w-[calc(58dvh*var(--ratio))]" style={{ '--ratio': ratio } as object}>
        {children}
      </div>
    </figure>
  )
}

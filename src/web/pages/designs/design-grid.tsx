import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { DesignsFilter } from '../../api/design-queries.ts'
import { count } from '../../parts/format-text.ts'
import { ErrorState, Loading } from '../../parts/states.tsx'
import { useNow } from '../../parts/relative-time.tsx'
import { cellsOf } from './row-cells.ts'
import { DesignCard } from './design-card.tsx'
import type { GridCommands } from './grid-commands.ts'
import { indexAfter } from './grid-keys.ts'
import { FailedCard, PlaceholderCard } from './card-placeholders.tsx'
import { type Selection, useSelectedCount } from './selection.ts'
import { useCardFocus } from './use-card-focus.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'
import { type VisibleRange, useDesignList } from './use-design-list.ts'
import { type GridShape, useGridShape } from './use-grid-shape.ts'

export interface GridHandle {
  /** Focuses the card at `index`, or the last card if `index` is out of range. */
  readonly focus: (index: number) => void
}

interface DesignGridProps {
  readonly filter: DesignsFilter
  readonly selection: Selection
  readonly commands: GridCommands
  readonly current: number
  readonly renamedId: string | undefined
  readonly empty: ReactNode
  readonly handle: Ref<GridHandle>
}

const OVERSCAN = 2
const PLACEHOLDER_CARDS = 24
/** Browsers do not render pages that are much taller. */
const MAX_HEIGHT_PX = 15_000_000
/** Heights that the toolbar covers at the top and, on phones, the navigation at the bottom. */
const COVERED_PX = { top: 76, bottom: 84 }

export function DesignGrid(props: DesignGridProps) {
  const { filter, empty } = props
  const container = useRef<HTMLDivElement>(null)
  const shape = useGridShape(container)
  const [visible, setVisible] = useState<VisibleRange>({ first: 0, last: 0 })
  const list = useDesignList(filter, visible)
  const { total, error } = list
  const isFailed = total === undefined && error !== null
  useScrollRestoration(total !== undefined && shape !== undefined)
  return (
    <div ref={container}>
      {total === undefined && !isFailed && <Loading label="Loading designs…" />}
      {isFailed && <ErrorState error={error} title="Couldn’t load designs" onRetry={list.retry} />}
      {total === 0 && empty}
      {total !== 0 && !isFailed && shape && <Rows {...props} {...{ shape, list, onVisible: setVisible }} />}
    </div>
  )
}

interface RowsProps extends DesignGridProps {
  readonly shape: GridShape
  readonly list: ReturnType<typeof useDesignList>
  readonly onVisible: (visible: VisibleRange) => void
}

function Rows({ shape, list, onVisible, current, renamedId, selection, commands, handle }: RowsProps) {
  const { columns, rowPx, gapPx, topPx } = shape
  const total = list.total ?? PLACEHOLDER_CARDS
  const rows = Math.min(Math.ceil(total / columns), Math.floor(MAX_HEIGHT_PX / rowPx))
  const currentRow = Math.floor(Math.min(current, total - 1) / columns)
  const isSelecting = useSelectedCount(selection) > 0
  const now = useNow()
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowPx,
    overscan: OVERSCAN,
    scrollMargin: topPx,
    scrollPaddingStart: COVERED_PX.top,
    scrollPaddingEnd: COVERED_PX.bottom,
    // The focused card stays mounted, since the focus would be lost with it.
    rangeExtractor: (range) => withRow(range, currentRow),
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowPx])

  const items = virtualizer.getVirtualItems()
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {}
  const first = startIndex * columns
  const last = Math.min(total, (endIndex + 1) * columns) - 1
  useLayoutEffect(() => onVisible({ first, last }), [first, last, onVisible])

  const grid = useRef<HTMLDivElement>(null)
  const focus = useCardFocus(grid, total)
  useImperativeHandle(handle, () => ({
    focus: (index) => {
      virtualizer.scrollToIndex(Math.floor(Math.min(index, total - 1) / columns))
      focus(index)
    },
  }))

  const onKeyDown = (event: KeyboardEvent): void => {
    const index = cardIndexOf(event.target)
    if (index === undefined) return
    const next = indexAfter(event.key, index, { total, columns, rows: Math.max(1, endIndex - startIndex - 1) })
    const design = list.at(index)
    if (next !== undefined) {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      virtualizer.scrollToIndex(Math.floor(next / columns))
      focus(next)
      if (event.shiftKey) commands.selectTo(next)
    } else if (typeof design !== 'object') return
    else if (event.key === ' ' && !isCheckbox(event.target)) commands.toggle(design, index)
    else if (event.key === 'F2') commands.startRename(design)
    else if (event.key === 'm' && selection.size() === 0) commands.chooseFolder([design])
    else if (isDelete(event) && selection.size() === 0) commands.trash([design])
    else return
    event.preventDefault()
  }
  return (
    <div
      ref={grid}
      role="grid"
      aria-label="Designs"
      aria-multiselectable
      aria-rowcount={rows}
      aria-colcount={columns}
      aria-busy={list.isChanging}
      className="relative"
      style={{ height: rows * rowPx }}
      onKeyDown={onKeyDown}
    >
      {items.map(({ index: row, start }) => (
        <div
          key={row}
          role="row"
          aria-rowindex={row + 1}
          className="absolute inset-x-0 top-0 grid"
          style={{
            transform: `translateY(${start - topPx}px)`,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            columnGap: gapPx,
          }}
        >
          {cellsOf(row, { columns, total, at: list.at }).map(({ key, index, design }) => {
            if (design === undefined) return <PlaceholderCard key={key} />
            if (design === 'failed') return <FailedCard key={key} onRetry={list.retry} />
            return (
              <DesignCard
                key={key}
                {...{ design, index, isSelecting, now, selection, commands }}
                isCurrent={index === current}
                isRenamed={design._id === renamedId}
              />
            )
          })}
        </div>
      ))}
      {total > rows * columns && (
        <p className="absolute inset-x-0 top-full py-6 text-center text-sm text-ink-soft">
          Showing the first {count(rows * columns)}. Search to find the rest.
        </p>
      )}
    </div>
  )
}

function withRow(range: Range, row: number): number[] {
  const rows = defaultRangeExtractor(range)
  if (row < 0 || row >= range.count || rows.includes(row)) return rows
  return [...rows, row].sort((a, b) => a - b)
}

/** Returns undefined for the menu of a card, which handles its own keys. */
function cardIndexOf(target: EventTarget): number | undefined {
  if (!(target instanceof HTMLElement && (target.matches('[data-card]') || isCheckbox(target)))) return undefined
  const index = target.closest('[data-index]')?.getAttribute('data-index')
  return index === undefined || index === null ? undefined : Number(index)
}

function isCheckbox(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'checkbox'
}

export function isDelete({ key }: { readonly key: string }): boolean {
  return key === 'Delete' || key === 'Backspace'
}

import { useElementScrollRestoration } from '@tanstack/react-router'
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
import { type Design, type DesignsFilter } from '../../api/designs.ts'
import { count } from '../../parts/format.ts'
import { ErrorState, Loading } from '../../parts/states.tsx'
import { useNow } from '../../parts/relative-time.tsx'
import { DesignCard } from './design-card.tsx'
import { type GridCommands } from './grid-commands.ts'
import { indexAfter } from './grid-keys.ts'
import { FailedCard, WaitingCard } from './other-cards.tsx'
import { type Selection, useChosenCount } from './selection.ts'
import { type Sight, useDesignList } from './use-design-list.ts'
import { type GridShape, useGridShape } from './use-grid-shape.ts'

export interface GridHandle {
  /** Brings a card in sight and the keyboard to it; the last one, where there are fewer. */
  readonly focus: (index: number) => void
}

interface DesignGridProps {
  readonly filter: DesignsFilter
  readonly selection: Selection
  readonly commands: GridCommands
  /** The card that the keyboard is at. */
  readonly current: number
  readonly renamedId: string | undefined
  /** Shown where nothing is found. */
  readonly empty: ReactNode
  readonly handle: Ref<GridHandle>
}

/** Rows that are drawn beyond what is in sight, above and below. */
const OVERSCAN = 2
/** Shown while nothing is known. */
const WAITING_CARDS = 24
/** Browsers draw no page that is much higher; who has more designs than fit in it searches. */
const HIGHEST_PX = 15_000_000
/** The bar that stays at the top, and on phones the places at the bottom, with some air. */
const COVERED_PX = { top: 76, bottom: 84 }

/** All that a filter finds, of which only the rows in sight are in the page. */
export function DesignGrid(props: DesignGridProps) {
  const { filter, empty } = props
  const container = useRef<HTMLDivElement>(null)
  const shape = useGridShape(container)
  const [sight, setSight] = useState<Sight>({ first: 0, last: 0 })
  const list = useDesignList(filter, sight)
  const { total, error } = list
  const isFailed = total === undefined && error !== null
  useReturn(total !== undefined)
  return (
    <div ref={container}>
      {total === undefined && !isFailed && <Loading label="The designs are loading" />}
      {isFailed && <ErrorState error={error} onRetry={list.retry} />}
      {total === 0 && empty}
      {total !== 0 && !isFailed && shape && <Rows {...props} {...{ shape, list, sight, onSight: setSight }} />}
    </div>
  )
}

/** Where the page is loaded anew, it is as high as it was only once the designs are counted: then it goes back to where it stood. */
function useReturn(isCounted: boolean): void {
  const stood = useElementScrollRestoration({ getElement: () => window })
  const wanted = useRef(stood?.scrollY)
  useLayoutEffect(() => {
    if (!isCounted) return
    if (wanted.current !== undefined && wanted.current > scrollY) scrollTo(0, wanted.current)
    wanted.current = undefined
  }, [isCounted])
}

interface RowsProps extends DesignGridProps {
  readonly shape: GridShape
  readonly list: ReturnType<typeof useDesignList>
  readonly sight: Sight
  readonly onSight: (sight: Sight) => void
}

function Rows({ shape, list, sight, onSight, current, renamedId, selection, commands, handle }: RowsProps) {
  const { columns, rowPx, gapPx, topPx } = shape
  const total = list.total ?? WAITING_CARDS
  const rows = Math.min(Math.ceil(total / columns), Math.floor(HIGHEST_PX / rowPx))
  const currentRow = Math.floor(Math.min(current, total - 1) / columns)
  const isChoosing = useChosenCount(selection) > 0
  const now = useNow()
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowPx,
    overscan: OVERSCAN,
    scrollMargin: topPx,
    scrollPaddingStart: COVERED_PX.top,
    scrollPaddingEnd: COVERED_PX.bottom,
    // The card that the keyboard is at stays in the page, or the keyboard would be nowhere.
    rangeExtractor: (range) => withRow(range, currentRow),
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowPx])

  const items = virtualizer.getVirtualItems()
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {}
  const seen = { first: startIndex * columns, last: Math.min(total, (endIndex + 1) * columns) - 1 }
  if (seen.first !== sight.first || seen.last !== sight.last) onSight(seen)

  const grid = useRef<HTMLDivElement>(null)
  const focus = useFocus(grid, total)
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
      if (event.shiftKey) commands.chooseTo(next)
    } else if (typeof design !== 'object') return
    else if (event.key === ' ' && !isCheckbox(event.target)) commands.toggle(design, index)
    else if (event.key === 'F2') commands.startRename(design)
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
            if (design === undefined) return <WaitingCard key={key} />
            if (design === 'failed') return <FailedCard key={key} onRetry={list.retry} />
            return (
              <DesignCard
                key={key}
                {...{ design, index, isChoosing, now, selection, commands }}
                isCurrent={index === current}
                isRenamed={design._id === renamedId}
              />
            )
          })}
        </div>
      ))}
      {total > rows * columns && (
        <p className="absolute inset-x-0 top-full py-6 text-center text-sm text-ink-soft">
          {count(total - rows * columns)} more are found by searching.
        </p>
      )}
    </div>
  )
}

/** While a list is read anew a design may for a moment stand in it twice; a key may not. */
function cellsOf(
  row: number,
  { columns, total, at }: { columns: number; total: number; at: (index: number) => Design | 'failed' | undefined },
) {
  const first = row * columns
  const keys = new Set<string>()
  return Array.from({ length: Math.min(columns, total - first) }, (_, column) => {
    const index = first + column
    const design = at(index)
    const id = typeof design === 'object' ? design._id : `place-${index}`
    const key = keys.has(id) ? `${id}-${index}` : id
    keys.add(key)
    return { key, index, design }
  })
}

/** Brings the keyboard to a card, as soon as that is in the page. */
function useFocus(grid: { readonly current: HTMLElement | null }, total: number): (index: number) => void {
  const wanted = useRef<number>(undefined)
  const [, draw] = useState(0)
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    const index = Math.min(wanted.current, total - 1)
    const card = grid.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-card]`)
    if (!card) return
    wanted.current = undefined
    card.focus({ preventScroll: true })
  })
  return (index) => {
    wanted.current = index
    draw((drawn) => drawn + 1)
  }
}

function withRow(range: Range, row: number): number[] {
  const rows = defaultRangeExtractor(range)
  if (row < 0 || row >= range.count || rows.includes(row)) return rows
  return [...rows, row].sort((a, b) => a - b)
}

/** Which card a key was pressed at: at itself or at its box, not at its menu, whose keys are its own. */
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

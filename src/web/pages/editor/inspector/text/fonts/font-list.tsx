import { useVirtualizer } from '@tanstack/react-virtual'
import { Check } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../../../../../parts/class-names.ts'
import { FontSample } from './font-sample.tsx'
import type { ListedFont } from './listed-fonts.ts'
import { isComposing } from '../../../../../parts/is-composing.ts'

const HEADING_PX = 32
const ROW_PX = 40
const PAGE_ROWS = 8

interface FontListProps {
  readonly lines: readonly ListedFont[]
  readonly value: string | undefined
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly onChoose: (value: string) => void
  /** Between the search and the list. */
  readonly children: ReactNode
}

/** A search with the fonts that it finds. Arrow keys choose among them while the search has the focus. */
export function FontList({ lines, value, query, onQuery, onChoose, children }: FontListProps) {
  const id = useId()
  const scroll = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<number>()
  const chosen = lines.findIndex((line) => line.kind === 'font' && line.value === value)
  const index = active ?? (query === '' && chosen !== -1 ? chosen : nextFont(lines, -1, 1))
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroll.current,
    estimateSize: (each) => (lines[each]?.kind === 'heading' ? HEADING_PX : ROW_PX),
    getItemKey: (each) => keyOf(lines[each], each),
    overscan: 6,
  })
  useEffect(() => {
    if (index >= 0) virtual.scrollToIndex(index, { align: active === undefined ? 'center' : 'auto' })
  }, [index, active, virtual])

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) return
    const moves: Record<string, number | undefined> = {
      ArrowDown: nextFont(lines, index, 1),
      ArrowUp: nextFont(lines, index, -1),
      PageDown: nextFont(lines, Math.min(lines.length - 2, index + PAGE_ROWS - 1), 1),
      PageUp: nextFont(lines, Math.max(1, index - PAGE_ROWS + 1), -1),
    }
    const to = moves[event.key]
    const line = lines[index]
    if (to !== undefined) setActive(to)
    else if (event.key === 'Enter' && line?.kind === 'font') onChoose(line.value)
    else return
    event.preventDefault()
  }

  return (
    <>
      <input
        type="search"
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={index >= 0 ? `${id}-${index}` : undefined}
        aria-autocomplete="list"
        aria-label="Search fonts"
        placeholder="Search fonts"
        autoComplete="off"
        value={query}
        onChange={(event) => {
          setActive(undefined)
          onQuery(event.target.value)
        }}
        onKeyDown={onKeyDown}
        className="h-9 w-full rounded-md border border-rule-strong/70 bg-sheet px-3 text-base"
      />
      {children}
      {lines.length === 0 && <p className="-mb-16 px-3 pt-6 text-center text-sm text-ink-soft">No matching fonts</p>}
      <div
        ref={scroll}
        id={id}
        role="listbox"
        aria-label="Fonts"
        className="-mx-2 h-80 overflow-y-auto overscroll-contain"
        tabIndex={-1}
      >
        <div role="presentation" className="relative" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index: each, key, start, size }) => {
            const line = lines[each]
            const place = { height: size, transform: `translateY(${start}px)` }
            if (!line) return null
            if (line.kind === 'heading') {
              return (
                <p
                  key={key}
                  role="presentation"
                  className="absolute inset-x-0 flex items-end px-3 pb-1 text-xs font-semibold text-ink-soft"
                  style={place}
                >
                  {line.title}
                </p>
              )
            }
            return (
              <div
                key={key}
                id={`${id}-${each}`}
                role="option"
                aria-selected={line.value === value}
                className={classNames(
                  'absolute inset-x-1 flex cursor-pointer items-center gap-2 rounded-md px-2',
                  each === index && 'bg-ink/7',
                )}
                style={place}
                onPointerMove={() => setActive(each)}
                onClick={() => onChoose(line.value)}
              >
                <span className="min-w-0 flex-1">
                  {line.value.startsWith('brand:') && (
                    <span className="block truncate text-xs text-ink-soft">{line.label}</span>
                  )}
                  <FontSample family={line.family} label={line.label} />
                </span>
                {line.value === value && <Check className="size-4 shrink-0" aria-hidden />}
              </div>
            )
          })}
        </div>
      </div>
    </>
  )
}

/** The next font from a line on; the line itself if there is none. */
function nextFont(lines: readonly ListedFont[], from: number, by: 1 | -1): number {
  let index = from + by
  while (lines[index]?.kind === 'heading') index += by
  return lines[index] ? index : from
}

function keyOf(line: ListedFont | undefined, index: number): string | number {
  if (!line) return index
  return line.kind === 'heading' ? line.title : line.key
}

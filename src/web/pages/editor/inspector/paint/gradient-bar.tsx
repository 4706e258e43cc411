import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { Brand } from '../../../../../document/brand.ts'
import { resolvedColor, type Stops, withoutStop, withStopAt } from '../../../../../edit/colors/gradient.ts'
import { classNames } from '../../../../parts/class-names.ts'
import { barCss } from './paint-css.ts'

interface GradientBarProps {
  readonly stops: Stops
  readonly selected: number
  readonly brand: Brand | undefined
  readonly onSelect: (index: number) => void
  readonly onChange: (stops: Stops) => void
  /** A press on the bar between stops. */
  readonly onAdd: (offset: number) => void
}

/** The stops of a gradient: dragged, or moved by arrow keys (with Shift by ten steps) and removed by Delete. */
export function GradientBar({ stops, selected, brand, onSelect, onChange, onAdd }: GradientBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const offsetOf = (event: PointerEvent): number => {
    const { left, width } = bar.current?.getBoundingClientRect() ?? { left: 0, width: 1 }
    return Math.min(1, Math.max(0, (event.clientX - left) / width))
  }
  const moveByKey = (event: KeyboardEvent, index: number, offset: number): void => {
    const step = event.shiftKey ? 0.1 : 0.01
    if (event.key === 'ArrowLeft' || event.key === 'ArrowDown') onChange(withStopAt(stops, index, offset - step))
    else if (event.key === 'ArrowRight' || event.key === 'ArrowUp') onChange(withStopAt(stops, index, offset + step))
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      onChange(withoutStop(stops, index))
      onSelect(Math.max(0, index - 1))
    } else return
    event.preventDefault()
  }
  return (
    <div className="px-2 pb-3">
      <div
        ref={bar}
        className="checkered relative h-6 cursor-copy touch-none rounded-sm border border-rule-strong/60"
        onPointerDown={(event) => event.target === event.currentTarget.firstChild && onAdd(offsetOf(event))}
      >
        <span className="absolute inset-0 rounded-sm" style={{ backgroundImage: barCss(stops, brand) }} />
        {stops.map(({ offset, color }, index) => (
          <span
            key={index}
            role="slider"
            tabIndex={0}
            aria-label={`Stop ${index + 1} of ${stops.length}`}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(offset * 100)}
            aria-valuetext={`${Math.round(offset * 100)}%, ${color}`}
            onFocus={() => onSelect(index)}
            onKeyDown={(event) => moveByKey(event, index, offset)}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              onSelect(index)
            }}
            onPointerMove={(event) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId))
                onChange(withStopAt(stops, index, offsetOf(event)))
            }}
            className={classNames(
              'absolute top-3 size-5 -translate-x-1/2 cursor-ew-resize touch-none rounded-full border-2 border-paper ring-1',
              index === selected ? 'z-10 ring-2 ring-press' : 'ring-ink/60',
            )}
            style={{ left: `${offset * 100}%`, backgroundColor: resolvedColor(color, brand) }}
          />
        ))}
      </div>
    </div>
  )
}

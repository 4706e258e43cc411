import { type PointerEvent, useId, useRef, useState } from 'react'
import { classNames } from '../../../parts/class-names.ts'
import { useEnterOnLeave } from './fields/use-enter-on-leave.ts'
import { selectsAll } from '../../../parts/select-all.ts'

interface NumberInputProps {
  readonly label: string
  /** The name for screen readers, if the label is a sign such as `X`. */
  readonly name?: string
  /** Undefined if what is selected has different values. */
  readonly value: number | undefined
  /** Shown if there is no value. */
  readonly placeholder?: string
  readonly unit?: string
  readonly least?: number
  readonly most?: number
  readonly step?: number
  readonly hidesLabel?: boolean
  readonly disabled?: boolean
  readonly onChange: (value: number) => void
  /** Called when the field is emptied; without it, an empty field keeps its value. */
  readonly onClear?: () => void
}

/**
 * A number that is set when it is entered: by Enter, by leaving the field, by the arrow keys (with Shift by 10
 * steps), and by dragging its label to the sides.
 */
export function NumberInput({
  label,
  name,
  value,
  placeholder = 'Mixed',
  unit,
  least = -Infinity,
  most = Infinity,
  step = 1,
  hidesLabel = false,
  disabled = false,
  onChange,
  onClear,
}: NumberInputProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (value === undefined ? '' : shownNumber(value))
  const enter = (number: number): void => {
    setTyped(undefined)
    if (Number.isFinite(number)) onChange(Math.min(most, Math.max(least, exact(number))))
  }
  const enterText = (text: string): void => {
    if (text.trim() === '' && onClear) {
      setTyped(undefined)
      onClear()
    } else enter(parsed(text))
  }
  useEnterOnLeave(typed === undefined ? undefined : () => enterText(typed))
  const scrubbing = useScrubbing(value, step, enter)
  return (
    <div
      className={classNames(
        'flex h-8 min-w-0 items-center rounded-md border border-rule-strong/60 bg-sheet px-2 focus-within:outline-2 focus-within:outline-press hover:border-rule-strong',
        disabled && 'opacity-50',
      )}
    >
      <label
        htmlFor={id}
        className={classNames(
          'shrink-0 cursor-ew-resize touch-none text-xs font-semibold text-ink-soft select-none',
          hidesLabel && 'sr-only',
        )}
        {...(disabled ? {} : scrubbing)}
      >
        {label}
      </label>
      <input
        id={id}
        aria-label={name}
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        disabled={disabled}
        placeholder={value === undefined ? placeholder : undefined}
        className={classNames(
          'w-full min-w-0 bg-transparent text-sm tabular-nums outline-none',
          hidesLabel ? 'text-left' : 'px-1 text-right',
        )}
        {...selectsAll}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed !== undefined && enterText(typed)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && typed !== undefined) enterText(typed)
          else if (event.key === 'Escape' && typed !== undefined) {
            event.stopPropagation()
            setTyped(undefined)
          } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault()
            const by = (event.key === 'ArrowUp' ? step : -step) * (event.shiftKey ? 10 : 1)
            enter(((typed === undefined ? value : parsed(typed)) || 0) + by)
          }
        }}
      />
      {unit !== undefined && <span className="shrink-0 pl-0.5 text-xs text-ink-soft">{unit}</span>}
    </div>
  )
}

/** Pixels of the pointer for one step. */
const PX_PER_STEP = 2
/** A press that moves less is a click on the label. */
const SLACK_PX = 3

function useScrubbing(value: number | undefined, step: number, enter: (value: number) => void) {
  const start = useRef<{ x: number; value: number }>(undefined)
  const hasMoved = useRef(false)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      start.current = { x: event.clientX, value: value ?? 0 }
      hasMoved.current = false
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!start.current) return
      const by = event.clientX - start.current.x
      hasMoved.current ||= Math.abs(by) > SLACK_PX
      if (hasMoved.current) enter(start.current.value + Math.round(by / PX_PER_STEP) * step * (event.shiftKey ? 10 : 1))
    },
    onPointerUp: () => {
      start.current = undefined
    },
    onPointerCancel: () => {
      start.current = undefined
    },
    // A drag must not select the field.
    onClick: (event: { preventDefault: () => void }) => {
      if (hasMoved.current) event.preventDefault()
    },
  }
}

/** Lengths of a page need no thousandths; what is counted in em or in lines does. */
function shownNumber(value: number): string {
  const scale = Math.abs(value) < 10 ? 1000 : 100
  return String(Math.round(value * scale) / scale)
}

/** Sums of decimal fractions have no more digits than their parts. */
function exact(number: number): number {
  return Math.round(number * 1e6) / 1e6
}

/** Accepts a decimal comma. NaN for what is no number. */
function parsed(text: string): number {
  const trimmed = text.trim().replace(',', '.')
  return trimmed === '' ? NaN : Number(trimmed)
}

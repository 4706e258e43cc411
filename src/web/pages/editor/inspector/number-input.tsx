import { useId, useState } from 'react'
import type { Size } from '../../../../document/document.ts'
import { pxPerUnit, shownNumber, type TypedUnit, UNIT_STEPS } from '../../../../edit/measuring/length-unit.ts'
import { type TypedNumber, typedNumber } from '../../../../edit/measuring/typed-number.ts'
import { classNames } from '../../../parts/class-names.ts'
import { isComposing } from '../../../parts/is-composing.ts'
import { useEditorState } from '../use-editor.ts'
import { onEntryKey } from './fields/on-entry-key.ts'
import { useEnterOnLeave } from './fields/use-enter-on-leave.ts'
import { useScrubbing } from './fields/use-scrubbing.ts'
import { selectsAll } from '../../../parts/select-all.ts'

interface NumberInputProps {
  readonly label: string
  /** The name for screen readers, if the label is a sign such as `X`. */
  readonly name?: string
  /** Undefined if what is selected has different values. */
  readonly value: number | undefined
  /** Shown if there is no value. */
  readonly placeholder?: string
  /** Lengths in `px` are shown in the unit that is chosen for the editor. */
  readonly unit?: string
  /** For sizes of type, line widths, shadows and blurs, which are always shown in pixels. Other units can be typed too. */
  readonly keepsUnit?: boolean
  /** Whether pixels go without saying, or any unit where there is no room. */
  readonly hidesPx?: boolean
  readonly hidesUnit?: boolean
  /** Along which a length is measured. */
  readonly side?: 'width' | 'height'
  readonly least?: number
  readonly most?: number
  readonly step?: number
  readonly hidesLabel?: boolean
  readonly disabled?: boolean
  readonly onChange: (value: number) => void
  /** Changes different values, each from what it is. */
  readonly onAdjust?: ((change: (before: number) => number) => void) | undefined
  /** Called when the field is emptied; without it, an empty field keeps its value. */
  readonly onClear?: () => void
}

/**
 * A number that is set when it is entered: by Enter, by leaving the field, by the arrow keys (with Shift by 10
 * steps), and by dragging its label to the sides. Sums, units and relative numbers can be typed.
 */
export function NumberInput({
  label,
  name,
  value,
  placeholder = 'Mixed',
  unit,
  keepsUnit = false,
  hidesPx = false,
  hidesUnit = false,
  side = 'width',
  least = -Infinity,
  most = Infinity,
  step,
  hidesLabel = false,
  disabled = false,
  onChange,
  onAdjust,
  onClear,
}: NumberInputProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const size = useEditorState((state) => state.size)
  const chosen = useEditorState(({ options }) => options.unit)
  const shownIn = unit === 'px' && !keepsUnit ? chosen : undefined
  const factor = shownIn ? pxPerUnit(shownIn, size, side) : 1
  const by = step ?? (shownIn ? UNIT_STEPS[shownIn] * factor : 1)
  const shown = typed ?? (value === undefined ? '' : shownNumber(value / factor, shownIn))

  const enter = (number: number): void => onChange(Math.min(most, Math.max(least, exact(number))))
  const change = (from: (before: number) => number): void => {
    if (value === undefined && onAdjust) onAdjust((before) => Math.min(most, Math.max(least, exact(from(before)))))
    else enter(from(value ?? 0))
  }
  const parse = (text: string): TypedNumber | undefined =>
    typedNumber(text, {
      ownFactor: factor,
      factorOf: (name) => (unit === 'px' ? pxOf(name, size, side) : name === unit?.toLowerCase() ? 1 : undefined),
      subtracts: least >= 0 || (value === undefined && onAdjust !== undefined),
    })
  /** Returns whether a text was understood. */
  const enterText = (text: string): boolean => {
    const parsed = parse(text)
    if (text.trim() === '') onClear?.()
    else if (!parsed) return false
    else if (parsed.kind === 'value') enter(parsed.value)
    else change(parsed.change)
    setTyped(undefined)
    return true
  }
  useEnterOnLeave(typed === undefined ? undefined : () => void enterText(typed))
  const scrubbing = useScrubbing({ value, step: by, enter, change })
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
        aria-invalid={isRefused ? true : undefined}
        title={isRefused ? UNREADABLE : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        disabled={disabled}
        placeholder={value === undefined ? placeholder : undefined}
        className={classNames(
          'w-full min-w-0 bg-transparent text-sm tabular-nums outline-none',
          isRefused && 'text-bad',
          hidesLabel ? 'text-left' : 'px-1 text-right',
        )}
        {...selectsAll}
        onChange={(event) => {
          setRefused(false)
          setTyped(event.target.value)
        }}
        onBlur={() => {
          if (typed !== undefined && !enterText(typed)) setTyped(undefined)
          setRefused(false)
        }}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return
          onEntryKey(event, {
            isTyped: typed !== undefined,
            enter: () => typed !== undefined && setRefused(!enterText(typed)),
            takeBack: () => {
              setRefused(false)
              setTyped(undefined)
            },
          })
          if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault()
            const steps = (event.key === 'ArrowUp' ? by : -by) * (event.shiftKey ? 10 : 1)
            const parsed = typed === undefined ? undefined : parse(typed)
            setTyped(undefined)
            if (parsed?.kind === 'value') enter(parsed.value + steps)
            else change((before) => (parsed ? parsed.change(before) : before) + steps)
          }
        }}
      />
      {unit !== undefined && !hidesUnit && !(hidesPx && shownIn === 'px') && (
        <span className="shrink-0 pl-0.5 text-xs text-ink-soft">{shownIn ?? unit}</span>
      )}
    </div>
  )
}

const UNREADABLE = 'Enter a number, a sum such as 10+5, or a change such as +10'

const TYPED_UNITS: Readonly<Record<string, TypedUnit>> = {
  ...{ px: 'px', mm: 'mm', cm: 'cm', in: 'in', pt: 'pt' },
  ...{ '"': 'in', '″': 'in' },
}

function pxOf(name: string, size: Size, side: 'width' | 'height'): number | undefined {
  const unit = Object.hasOwn(TYPED_UNITS, name) ? TYPED_UNITS[name] : undefined
  return unit && pxPerUnit(unit, size, side)
}

/** Sums of decimal fractions have no more digits than their parts. */
function exact(number: number): number {
  return Math.round(number * 1e6) / 1e6
}

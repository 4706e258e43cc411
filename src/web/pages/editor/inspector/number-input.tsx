import { useId, useState } from 'react'

interface NumberInputProps {
  readonly label: string
  /** Undefined if what is selected has different values. */
  readonly value: number | undefined
  readonly unit?: string
  readonly least?: number
  readonly most?: number
  readonly step?: number
  readonly onChange: (value: number) => void
}

/** A number that is set when it is entered: by Enter, by leaving the field, and by the arrow keys (with Shift by 10). */
export function NumberInput({
  label,
  value,
  unit,
  least = -Infinity,
  most = Infinity,
  step = 1,
  onChange,
}: NumberInputProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (value === undefined ? '' : String(Math.round(value * 100) / 100))
  const enter = (number: number): void => {
    setTyped(undefined)
    if (Number.isFinite(number)) onChange(Math.min(most, Math.max(least, number)))
  }
  return (
    <div className="flex h-8 items-center rounded-md border border-rule-strong bg-sheet px-2 focus-within:outline-2 focus-within:outline-press">
      <label htmlFor={id} className="shrink-0 text-xs font-semibold text-ink-soft">
        {label}
      </label>
      <input
        id={id}
        inputMode="decimal"
        value={shown}
        placeholder={value === undefined ? 'Mixed' : undefined}
        className="w-full min-w-0 bg-transparent px-1.5 text-right text-sm tabular-nums outline-none"
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed !== undefined && enter(parsed(typed))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') enter(parsed(shown))
          else if (event.key === 'Escape') setTyped(undefined)
          else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault()
            const by = (event.key === 'ArrowUp' ? step : -step) * (event.shiftKey ? 10 : 1)
            enter((parsed(shown) || 0) + by)
          }
        }}
      />
      {unit !== undefined && <span className="shrink-0 text-xs text-ink-soft">{unit}</span>}
    </div>
  )
}

/** Accepts a decimal comma. NaN for what is no number. */
function parsed(text: string): number {
  const trimmed = text.trim().replace(',', '.')
  return trimmed === '' ? NaN : Number(trimmed)
}

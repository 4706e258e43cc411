import { Slider as Radix } from 'radix-ui'

interface SliderProps {
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly step: number
  readonly valueText?: string
  /** CSS image of the track. */
  readonly track?: string
  readonly onChange: (value: number) => void
}

export function Slider({ label, value, least, most, step, valueText, track, onChange }: SliderProps) {
  return (
    <Radix.Root
      min={least}
      max={most}
      step={step}
      value={[value]}
      onValueChange={([next]) => next !== undefined && onChange(next)}
      className="relative flex h-6 w-full touch-none items-center select-none"
    >
      <Radix.Track
        className={
          track === undefined
            ? 'relative h-1 w-full rounded-full bg-ink/15'
            : 'relative h-3 w-full rounded-full border border-rule-strong/50'
        }
        style={track === undefined ? undefined : { backgroundImage: track }}
      >
        {track === undefined && <Radix.Range className="absolute h-full rounded-full bg-ink/60" />}
      </Radix.Track>
      <Radix.Thumb
        aria-label={label}
        aria-valuetext={valueText}
        className="block size-4 rounded-full border-2 border-sheet bg-ink shadow-raised ring-1 ring-ink/40"
      />
    </Radix.Root>
  )
}

import { classNames } from '../../parts/class-names.ts'
import { SelectField, TextField } from '../../parts/field.tsx'
import { fromPx, SIZE_GROUPS, type SizePreset, toPx, type Unit, UNITS } from './sizes.ts'

export interface TypedSize {
  readonly unit: Unit
  readonly width: string
  readonly height: string
}

interface PixelSize {
  readonly width: number
  readonly height: number
}

interface SizeFieldsProps {
  readonly value: TypedSize
  readonly onChange: (value: TypedSize) => void
  readonly errorOf: (side: 'width' | 'height') => string | undefined
}

export function typedSize({ width, height }: PixelSize): TypedSize {
  return { unit: 'px', width: String(width), height: String(height) }
}

/** Returns whole CSS pixels, or NaN for text that is not a number. */
export function pixelSize({ unit, width, height }: TypedSize): PixelSize {
  return { width: toPx(Number(width), unit), height: toPx(Number(height), unit) }
}

export function SizeFields({ value, onChange, errorOf }: SizeFieldsProps) {
  const size = pixelSize(value)
  const changeUnit = (unit: Unit): void =>
    onChange({ unit, width: String(fromPx(size.width, unit)), height: String(fromPx(size.height, unit)) })
  return (
    <>
      {SIZE_GROUPS.map((group) => (
        <fieldset key={group.name}>
          <legend className="mb-2 text-sm font-semibold">{group.name}</legend>
          <div className="grid grid-cols-2 gap-2">
            {group.sizes.map((preset) => (
              <PresetButton
                key={preset.name}
                preset={preset}
                isChosen={preset.width === size.width && preset.height === size.height}
                onChoose={() => onChange(typedSize(preset))}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">Custom size</legend>
        <div className="grid grid-cols-3 items-start gap-3">
          {(['width', 'height'] as const).map((side) => (
            <TextField
              key={side}
              label={side === 'width' ? 'Width' : 'Height'}
              inputMode="decimal"
              value={value[side]}
              error={errorOf(side)}
              onChange={(event) => onChange({ ...value, [side]: event.target.value.replace(',', '.') })}
            />
          ))}
          <SelectField label="Unit" value={value.unit} onChange={(event) => changeUnit(event.target.value as Unit)}>
            {UNITS.map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </SelectField>
        </div>
      </fieldset>
    </>
  )
}

interface PresetButtonProps {
  readonly preset: SizePreset
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function PresetButton({ preset, isChosen, onChoose }: PresetButtonProps) {
  const { name, caption, width, height } = preset
  const longest = Math.max(width, height)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      data-first
      onClick={onChoose}
      className={classNames(
        'flex min-w-0 items-center gap-2.5 rounded-md border p-2 text-left transition-colors duration-120',
        isChosen ? 'border-press bg-press-wash' : 'border-rule hover:border-rule-strong',
      )}
    >
      <span aria-hidden className="grid size-7 shrink-0 place-items-center">
        <span
          className={classNames('border bg-sheet', isChosen ? 'border-press' : 'border-rule-strong')}
          style={{ width: `${(100 * width) / longest}%`, height: `${(100 * height) / longest}%` }}
        />
      </span>
      <span className="min-w-0">
        <span className="block truncate text-sm font-semibold">{name}</span>
        <span className="block truncate text-xs text-ink-soft">{caption}</span>
      </span>
    </button>
  )
}

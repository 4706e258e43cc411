import { ArrowLeftRight, Link2, Unlink2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../parts/button.tsx'
import { SelectField, TextField } from '../../parts/field.tsx'
import { lengthIn } from './option-values.ts'
import { PresetChoice } from './preset-choice.tsx'
import { fromPx, lengthsIn, toPx, type Unit, unitOf, UNITS } from '../../parts/sizes.ts'

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

/** In the unit in which people name the size, unless another one is given. */
export function typedSize(size: PixelSize, unit: Unit = unitOf(size)): TypedSize {
  const { width, height } = lengthsIn(size, unit)
  return { unit, width: String(width), height: String(height) }
}

/** Returns whole CSS pixels, or NaN for text that is not a number. */
export function pixelSize({ unit, width, height }: TypedSize): PixelSize {
  return { width: toPx(Number(width), unit), height: toPx(Number(height), unit) }
}

/** A preset, or an own size in a unit. */
export function SizeFields({ value, onChange, errorOf }: SizeFieldsProps) {
  const size = pixelSize(value)
  /** Width divided by height, while they are linked. */
  const [ratio, setRatio] = useState<number>()
  const changeSide = (side: 'width' | 'height', text: string): void => {
    const typed = withSide(value, side, text)
    onChange(ratio === undefined ? typed : linked(typed, side, ratio))
  }
  return (
    <>
      <PresetChoice
        size={size}
        onChoose={(preset) => {
          setRatio(undefined)
          onChange(typedSize(preset))
        }}
      />
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">Custom size</legend>
        <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-start gap-x-2 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_minmax(0,1fr)]">
          <TextField
            label="Width"
            inputMode="decimal"
            value={value.width}
            error={errorOf('width')}
            onChange={(event) => changeSide('width', event.target.value)}
          />
          <div className="flex pt-6.5">
            <IconButton
              icon={ArrowLeftRight}
              label="Swap sides"
              onClick={() => {
                if (ratio !== undefined) setRatio(1 / ratio)
                onChange({ ...value, width: value.height, height: value.width })
              }}
            />
            <IconButton
              icon={ratio === undefined ? Unlink2 : Link2}
              label="Keep proportions"
              aria-pressed={ratio !== undefined}
              disabled={ratio === undefined && !(size.width >= 1 && size.height >= 1)}
              onClick={() => setRatio(ratio === undefined ? size.width / size.height : undefined)}
            />
          </div>
          <TextField
            label="Height"
            inputMode="decimal"
            value={value.height}
            error={errorOf('height')}
            onChange={(event) => changeSide('height', event.target.value)}
          />
          <SelectField
            label="Unit"
            value={value.unit}
            onChange={(event) => onChange(typedIn(value, event.target.value as Unit))}
          >
            {UNITS.map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </SelectField>
        </div>
      </fieldset>
    </>
  )
}

/** Sets what was typed as a side. A unit in it, as in `21 cm`, becomes that of both sides. */
export function withSide(typed: TypedSize, side: 'width' | 'height', text: string): TypedSize {
  const { length, unit = typed.unit } = lengthIn(text)
  return { ...typedIn(typed, unit), [side]: length.replace(',', '.') }
}

/** A side that is no number yet stays as it is. */
function typedIn(typed: TypedSize, unit: Unit): TypedSize {
  if (unit === typed.unit) return typed
  const size = pixelSize(typed)
  const { width, height } = typedSize(size, unit)
  return {
    unit,
    width: Number.isNaN(size.width) ? typed.width : width,
    height: Number.isNaN(size.height) ? typed.height : height,
  }
}

/** Gives the other side its length. A side that is no number yet leaves it as it is. */
export function linked(typed: TypedSize, side: 'width' | 'height', ratio: number): TypedSize {
  const px = pixelSize(typed)[side]
  if (Number.isNaN(px) || px < 1) return typed
  return side === 'width'
    ? { ...typed, height: String(fromPx(px / ratio, typed.unit)) }
    : { ...typed, width: String(fromPx(px * ratio, typed.unit)) }
}

import { isObject } from '../../../../../document/check-schema.ts'
import { Button } from '../../../../parts/button.tsx'
import { PaintProperty } from '../fields/paint-property.tsx'
import { SliderField } from '../fields/slider-field.tsx'
import { SwitchInput } from '../fields/switch-field.tsx'
import { useProperty } from '../subject.ts'

const SLIDERS = [
  { at: 'brightness', label: 'Brightness', unit: '%', scale: 100, usualMost: 200 },
  { at: 'contrast', label: 'Contrast', unit: '%', scale: 100, usualMost: 200 },
  { at: 'saturation', label: 'Saturation', unit: '%', scale: 100, usualMost: 200 },
  { at: 'hue', label: 'Hue', unit: '°' },
  { at: 'grayscale', label: 'Grayscale', unit: '%', scale: 100 },
  { at: 'sepia', label: 'Sepia', unit: '%', scale: 100 },
  { at: 'blur', label: 'Blur', unit: 'px', usualMost: 40 },
] as const

export function FiltersPart() {
  const filters = useProperty('filters')
  const isPlain = isObject(filters?.value) && Object.keys(filters.value).length === 0
  return (
    <>
      {SLIDERS.map(({ at, label, ...shown }) => (
        <SliderField key={at} at={`filters.${at}`} label={label} {...shown} />
      ))}
      <Tint />
      <Duotone />
      {!isPlain && (
        <Button
          height="small"
          variant="quiet"
          onClick={() => filters?.set(undefined)}
          className="-ml-2.5 justify-self-start"
        >
          Reset all
        </Button>
      )}
    </>
  )
}

function Tint() {
  const tint = useProperty('filters.tint')
  if (!tint) return null
  return (
    <>
      <SwitchInput
        label="Tint"
        checked={isObject(tint.value)}
        isMixed={tint.isMixed}
        onChange={(isOn) => tint.set(isOn ? { color: '#d97706' } : undefined)}
      />
      {(isObject(tint.value) || tint.isMixed) && (
        <>
          <PaintProperty at="filters.tint.color" label="Tint color" />
          <SliderField at="filters.tint.amount" label="Amount" unit="%" scale={100} />
        </>
      )}
    </>
  )
}

function Duotone() {
  const duotone = useProperty('filters.duotone')
  if (!duotone) return null
  return (
    <>
      <SwitchInput
        label="Duotone"
        checked={isObject(duotone.value)}
        isMixed={duotone.isMixed}
        onChange={(isOn) => duotone.set(isOn ? { dark: '#1e1b4b', light: '#fde68a' } : undefined)}
      />
      {(isObject(duotone.value) || duotone.isMixed) && (
        <>
          <PaintProperty at="filters.duotone.dark" label="Dark color" />
          <PaintProperty at="filters.duotone.light" label="Light color" />
        </>
      )}
    </>
  )
}

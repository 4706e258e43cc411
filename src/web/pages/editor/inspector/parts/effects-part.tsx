import { Plus, Trash2 } from 'lucide-react'
import type { Shadow } from '../../../../../document/elements/base.ts'
import { longest } from '../../../../../edit/properties/property-schema.ts'
import { Button, IconButton } from '../../../../parts/button.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { PaintProperty } from '../fields/paint-property.tsx'
import { SliderField } from '../fields/slider-field.tsx'
import { SwitchField } from '../fields/switch-field.tsx'
import { useProperty } from '../subject.ts'

/** Blurs beyond this many pixels look alike on most designs. */
const USUAL_BLUR_PX = 60
const NEW_SHADOW: Shadow = { y: 8, blur: 24, color: '#00000040' }

export function EffectsPart() {
  return (
    <>
      <Shadows />
      <SliderField at="blur" label="Blur" unit="px" usualMost={USUAL_BLUR_PX} />
      <SliderField at="backdropBlur" label="Blur behind" unit="px" usualMost={USUAL_BLUR_PX} />
    </>
  )
}

function Shadows() {
  const property = useProperty('shadows')
  if (!property) return null
  const lists = property.values.map(shadowsIn)
  const least = Math.min(...lists.map(({ length }) => length))
  const most = Math.max(...lists.map(({ length }) => length))
  return (
    <div role="group" aria-label="Shadows" className="grid grid-cols-1 gap-2">
      <div className="flex items-center justify-between">
        <p className="text-xs font-semibold text-ink-soft">{least < most ? 'Shadows: mixed' : 'Shadows'}</p>
        <Button
          variant="quiet"
          height="small"
          icon={Plus}
          disabled={most >= longest(property.schema)}
          onClick={() => property.adjust((before) => [...shadowsIn(before), NEW_SHADOW])}
        >
          Add shadow
        </Button>
      </div>
      {Array.from({ length: most }, (_, index) => (
        <ShadowFields
          key={index}
          index={index}
          onRemove={() => property.adjust((before) => shadowsIn(before).toSpliced(index, 1))}
        />
      ))}
    </div>
  )
}

function shadowsIn(value: unknown): readonly Shadow[] {
  return Array.isArray(value) ? (value as readonly Shadow[]) : []
}

function ShadowFields({ index, onRemove }: { index: number; onRemove: () => void }) {
  const at = `shadows.${index}`
  const name = `Shadow ${index + 1}`
  return (
    <div role="group" aria-label={name} className="grid grid-cols-1 gap-2 rounded-md bg-well p-2">
      <div className="grid grid-cols-3 gap-2">
        <NumberField at={`${at}.x`} label="X" name={`${name}, X`} unit="px" keepsUnit hidesPx />
        <NumberField at={`${at}.y`} label="Y" name={`${name}, Y`} unit="px" keepsUnit hidesPx />
        <NumberField at={`${at}.blur`} label="Blur" name={`${name}, blur`} />
      </div>
      <PaintProperty at={`${at}.color`} label="Color" />
      <div className="flex items-center justify-between">
        <SwitchField at={`${at}.inner`} label="Inside" />
        <IconButton icon={Trash2} label={`Remove ${name.toLowerCase()}`} height="small" onClick={onRemove} />
      </div>
    </div>
  )
}

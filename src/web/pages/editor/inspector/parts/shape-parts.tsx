import { ChoiceField } from '../fields/choice-field.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { SliderField } from '../fields/slider-field.tsx'
import { StrokePart } from './stroke-part.tsx'

export function PolygonPart() {
  return <NumberField at="sides" label="Sides" />
}

export function StarPart() {
  return (
    <>
      <NumberField at="points" label="Points" />
      <Caption>Inner radius</Caption>
      <SliderField at="innerRatio" label="Inner radius" unit="%" scale={100} />
    </>
  )
}

export function EllipsePart() {
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <NumberField at="startAngle" label="Start" name="Start angle" unit="°" />
        <NumberField at="endAngle" label="End" name="End angle" unit="°" />
      </div>
      <Caption>Hole</Caption>
      <SliderField at="innerRadius" label="Hole" unit="%" scale={100} />
    </>
  )
}

export function LineStrokePart() {
  return <StrokePart isLine />
}

export function LinePart() {
  return (
    <>
      <ChoiceField at="startCap" label="Start" />
      <ChoiceField at="endCap" label="End" />
      <Caption>Smoothness</Caption>
      <SliderField at="curve" label="Smoothness" unit="%" scale={100} />
    </>
  )
}

function Caption({ children }: { children: string }) {
  return <p className="text-xs font-semibold text-ink-soft">{children}</p>
}

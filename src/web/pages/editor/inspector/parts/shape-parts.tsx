import { ChoiceField } from '../fields/choice-field.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { NumberRow } from '../fields/number-row.tsx'
import { SliderField } from '../fields/slider-field.tsx'
import { StrokePart } from './stroke-part.tsx'

export function PolygonPart() {
  return <NumberRow at="sides" label="Sides" />
}

export function StarPart() {
  return (
    <>
      <NumberRow at="points" label="Points" />
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
      <SliderField at="curve" label="Smoothness" unit="%" scale={100} />
    </>
  )
}

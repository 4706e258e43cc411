import { ArrowLeftRight, Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { ConicGradient, LinearGradient, PAINT_DEFAULTS, RadialGradient } from '../../../../../document/paint.ts'
import type { Schema } from '../../../../../document/schema.ts'
import {
  colorAt,
  type Gradient,
  reversedStops,
  type Stops,
  withoutStop,
  withStop,
  withStopAt,
} from '../../../../../edit/colors/gradient.ts'
import { valueAt } from '../../../../../edit/properties/property-path.ts'
import { IconButton } from '../../../../parts/button.tsx'
import { useEditorState } from '../../use-editor.ts'
import { NumberInput } from '../number-input.tsx'
import { ColorPicker } from './color-picker.tsx'
import { GradientBar } from './gradient-bar.tsx'
import { PaintNumber } from './paint-number.tsx'
import { resolvedStops } from './paint-css.ts'

const SCHEMAS = { linear: LinearGradient, radial: RadialGradient, conic: ConicGradient } as const

/** The stops of a gradient, its direction or center, and the color of the selected stop. */
export function GradientEditor({ paint, onChange }: { paint: Gradient; onChange: (paint: Gradient) => void }) {
  const brand = useEditorState((state) => state.document.brand)
  const [chosen, setChosen] = useState(0)
  const { stops } = paint
  const selected = Math.min(chosen, stops.length - 1)
  const stop = stops[selected]
  const setStops = (next: Stops): void => onChange({ ...paint, stops: next })
  const add = (offset: number): void => {
    const next = withStop(stops, { offset, color: colorAt(resolvedStops(stops, brand), offset) })
    setStops(next)
    setChosen(
      Math.max(
        0,
        next.findIndex((each) => !stops.includes(each)),
      ),
    )
  }
  const addAfterSelected = (): void => {
    const [from, to] = [stops[selected]?.offset ?? 0, stops[selected + 1]?.offset ?? 1]
    add(to > from ? (from + to) / 2 : ((stops[selected - 1]?.offset ?? 0) + from) / 2)
  }
  return (
    <>
      <GradientBar {...{ stops, selected, brand }} onSelect={setChosen} onChange={setStops} onAdd={add} />
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <NumberInput
            label="Position"
            unit="%"
            value={stop && stop.offset * 100}
            least={0}
            most={100}
            onChange={(percent) => setStops(withStopAt(stops, selected, percent / 100))}
          />
        </div>
        <IconButton icon={Plus} label="Add a stop" height="small" onClick={addAfterSelected} />
        <IconButton
          icon={Minus}
          label="Remove the stop"
          height="small"
          disabled={stops.length <= 2}
          onClick={() => setStops(withoutStop(stops, selected))}
        />
        <IconButton
          icon={ArrowLeftRight}
          label="Reverse"
          height="small"
          onClick={() => setStops(reversedStops(stops))}
        />
      </div>
      <GradientNumbers {...{ paint, onChange }} />
      {stop && (
        <ColorPicker
          key={selected}
          value={stop.color}
          offersBrand
          onChange={(color) => setStops(stops.with(selected, { ...stop, color }))}
        />
      )}
    </>
  )
}

function GradientNumbers({ paint, onChange }: { paint: Gradient; onChange: (paint: Gradient) => void }) {
  const schema = SCHEMAS[paint.type] as Schema
  const target = { paint, schema, defaults: PAINT_DEFAULTS[paint.type], onChange }
  const center = valueAt(paint, ['center']) ?? valueAt(PAINT_DEFAULTS[paint.type], ['center'])
  const whole = { ...target, paint: { ...paint, ...(center !== undefined && { center }) } as Gradient }
  return (
    <div className="grid grid-cols-2 gap-2">
      {paint.type !== 'radial' && <PaintNumber {...target} at="angle" label="Angle" unit="°" />}
      {paint.type === 'radial' && <PaintNumber {...target} at="radius" label="Radius" unit="%" scale={100} />}
      {paint.type !== 'linear' && (
        <>
          <PaintNumber {...whole} at="center.x" label="Center X" unit="%" scale={100} />
          <PaintNumber {...whole} at="center.y" label="Center Y" unit="%" scale={100} />
        </>
      )}
    </div>
  )
}

import { ArrowLeftRight, Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { ConicGradient, LinearGradient, PAINT_DEFAULTS, RadialGradient } from '../../../../../document/paint.ts'
import type { Schema } from '../../../../../document/schema.ts'
import {
  type Gradient,
  offsetAfter,
  reversedStops,
  type Stops,
  withoutStop,
  withStopAt,
  withStopBetween,
} from '../../../../../edit/colors/gradient.ts'
import type { PaintName } from '../../../../../edit/gradients/named-paint.ts'
import { valueAt } from '../../../../../edit/properties/property-path.ts'
import { IconButton } from '../../../../parts/button.tsx'
import { useEditor, useEditorState } from '../../use-editor.ts'
import { NumberInput } from '../number-input.tsx'
import { ColorPicker } from './color-picker.tsx'
import { GradientBar } from './gradient-bar.tsx'
import { PaintNumber } from './paint-number.tsx'
import { selectStop, useSharedStop } from './use-paint-panel.ts'

const SCHEMAS = { linear: LinearGradient, radial: RadialGradient, conic: ConicGradient } as const

interface GradientEditorProps {
  readonly paint: Gradient
  /** Of a gradient that is shown on the stage too. */
  readonly name: PaintName | undefined
  readonly onChange: (paint: Gradient) => void
}

/** The stops of a gradient, its direction or center, and the color of the selected stop. */
export function GradientEditor({ paint, name, onChange }: GradientEditorProps) {
  const editor = useEditor()
  const brand = useEditorState((state) => state.document.brand)
  const [own, setOwn] = useState(0)
  const shared = useSharedStop(name)
  const { stops } = paint
  const selected = Math.min(shared ?? own, stops.length - 1)
  const setChosen = (index: number): void => {
    setOwn(index)
    if (shared !== undefined) selectStop(editor, index)
  }
  const stop = stops[selected]
  const setStops = (next: Stops): void => onChange({ ...paint, stops: next })
  const add = (offset: number): void => {
    const added = withStopBetween(stops, offset, brand)
    setStops(added.stops)
    setChosen(added.index)
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
        <IconButton icon={Plus} label="Add a stop" height="small" onClick={() => add(offsetAfter(stops, selected))} />
        <IconButton
          icon={Minus}
          label="Remove the stop"
          height="small"
          disabled={stops.length <= 2}
          onClick={() => {
            setStops(withoutStop(stops, selected))
            setChosen(Math.max(0, selected - 1))
          }}
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

import { useId } from 'react'
import { sidesOf } from '../../../../../document/elements/text-parts.ts'
import type { Highlight } from '../../../../../document/elements/text-parts.ts'
import { LIMITS } from '../../../../../document/limits.ts'
import { NumberInput } from '../number-input.tsx'
import { Row } from '../fields/row.tsx'
import { SwitchRow } from './text-fields.tsx'
import { useTextProperty } from './use-text-property.ts'

const YELLOW = '#ffe45c'

/** The area behind words, as if marked with a pen. */
export function HighlightPart() {
  const { value, isMixed, set } = useTextProperty('background')
  const isOn = isMixed ? undefined : value !== null && value !== undefined
  return (
    <>
      <SwitchRow label="Highlight" isOn={isOn} onChange={(on) => set(on ? { paint: YELLOW } : null)} />
      {value && <HighlightFields highlight={value} onChange={set} />}
    </>
  )
}

function HighlightFields({ highlight, onChange }: { highlight: Highlight; onChange: (highlight: Highlight) => void }) {
  const id = useId()
  const { paint, padding = 0, radius = 0 } = highlight
  const color = typeof paint === 'string' && /^#[\da-f]{6}/i.test(paint) ? paint.slice(0, 7) : undefined
  return (
    <>
      <Row label="Color" htmlFor={id}>
        <input
          id={id}
          type="color"
          value={color ?? YELLOW}
          onChange={(event) => onChange({ ...highlight, paint: event.target.value })}
          className="h-8 w-full rounded-md border border-rule-strong/60 bg-sheet p-1"
        />
      </Row>
      <div className="grid grid-cols-2 gap-2">
        <NumberInput
          label="Padding"
          value={typeof padding === 'number' ? padding : undefined}
          placeholder={sidesOf(padding).join(' ')}
          least={0}
          most={LIMITS.pageSidePx}
          onChange={(next) => onChange({ ...highlight, padding: next })}
        />
        <NumberInput
          label="Radius"
          value={radius}
          least={0}
          most={LIMITS.pageSidePx}
          onChange={(next) => onChange({ ...highlight, radius: next })}
        />
      </div>
    </>
  )
}

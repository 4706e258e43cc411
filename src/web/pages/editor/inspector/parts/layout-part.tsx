import { ArrowDown, ArrowLeft, ArrowRight } from 'lucide-react'
import { isObject } from '../../../../../document/check-schema.ts'
import { ChoiceField } from '../fields/choice-field.tsx'
import { IconChoiceField } from '../fields/icon-choices.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { SIDE_NAMES, SidesField } from '../fields/sides-field.tsx'
import { SwitchField, SwitchInput } from '../fields/switch-field.tsx'
import { useProperty } from '../subject.ts'
import { GapField } from './gap-field.tsx'

const DIRECTIONS = [
  { value: 'column', label: 'Column', icon: ArrowDown },
  { value: 'row', label: 'Row', icon: ArrowRight },
  { value: 'row-reverse', label: 'Row from the right', icon: ArrowLeft },
] as const
const HUGS = { none: 'Fixed size', width: 'Fit width', height: 'Fit height', both: 'Fit both' } as const
const SPREAD = { 'space-between': 'Spread' } as const

/** How a group places its elements. */
export function GroupLayoutPart() {
  const layout = useProperty('layout')
  if (!layout) return null
  return (
    <>
      <SwitchInput
        label="Place automatically"
        checked={isObject(layout.value)}
        isMixed={layout.isMixed}
        onChange={(isOn) => layout.set(isOn ? { gap: 16 } : undefined)}
      />
      {isObject(layout.value) && <LayoutFields />}
    </>
  )
}

/** How a group places its elements, or a repeat its entries. */
export function LayoutFields() {
  return (
    <>
      <IconChoiceField at="layout.direction" label="Direction" choices={DIRECTIONS} />
      <GapField />
      <SidesField at="layout.padding" label="Padding" names={SIDE_NAMES} />
      <ChoiceField at="layout.align" label="Across" />
      <ChoiceField at="layout.justify" label="Along" names={SPREAD} />
      <SwitchField at="layout.wrap" label="Wrap into lines" />
      <ChoiceField at="layout.hug" label="Size" names={HUGS} />
      <div className="grid grid-cols-2 gap-2">
        <NumberField at="layout.minWidth" label="Min W" name="Minimum width" />
        <NumberField at="layout.minHeight" label="Min H" name="Minimum height" />
      </div>
    </>
  )
}

export function GroupPart() {
  const clip = useProperty('clip')
  return (
    <>
      <SwitchField at="clip" label="Clip content" />
      {clip?.value === true && <SidesField at="cornerRadius" label="Corner radius" names={CORNERS} />}
    </>
  )
}

const CORNERS = ['Top left', 'Top right', 'Bottom right', 'Bottom left'] as const

import { ChoiceField } from '../fields/choice-field.tsx'
import { SliderField } from '../fields/slider-field.tsx'
import { SwitchField } from '../fields/switch-field.tsx'

export function LayerPart() {
  return (
    <>
      <SliderField at="opacity" label="Opacity" unit="%" scale={100} />
      <ChoiceField at="blendMode" label="Blend mode" />
      <div className="grid grid-cols-2 gap-2">
        <SwitchField at="visible" label="Visible" />
        <SwitchField at="locked" label="Locked" />
      </div>
    </>
  )
}

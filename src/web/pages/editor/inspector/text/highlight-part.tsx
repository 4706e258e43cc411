import { isObject } from '../../../../../document/check-schema.ts'
import { NumberField } from '../fields/number-field.tsx'
import { PaintProperty } from '../fields/paint-property.tsx'
import { SIDE_NAMES, SidesField } from '../fields/sides-field.tsx'
import { SwitchInput } from '../fields/switch-field.tsx'
import { useTextProperty } from './use-text-property.ts'

const YELLOW = '#ffe45c'

/** The area behind words, as if marked with a pen. */
export function HighlightPart() {
  const { value, isMixed, set } = useTextProperty('background')
  return (
    <>
      <SwitchInput
        label="Highlight"
        checked={isObject(value)}
        isMixed={isMixed}
        onChange={(isOn) => set(isOn ? { paint: YELLOW } : null)}
      />
      {(value || isMixed) && (
        <>
          <PaintProperty at="background.paint" label="Paint" />
          <SidesField at="background.padding" label="Padding" names={SIDE_NAMES} />
          <NumberField at="background.radius" label="Radius" name="Corner radius of the highlight" unit="px" />
        </>
      )}
    </>
  )
}

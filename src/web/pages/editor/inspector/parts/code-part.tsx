import { ChoiceField } from '../fields/choice-field.tsx'
import { FontFamilyField } from '../fields/font-fields.tsx'
import { PaintProperty } from '../fields/paint-property.tsx'
import { SwitchField } from '../fields/switch-field.tsx'
import { TextProperty } from '../fields/text-property.tsx'
import { SYMBOLOGY_LABELS } from './symbology-labels.ts'

export function CodePart() {
  return (
    <>
      <ChoiceField at="symbology" label="Kind" names={SYMBOLOGY_LABELS} />
      <TextProperty at="data" label="Data" lines={2} />
      <ChoiceField at="errorCorrection" label="Correction" />
      <PaintProperty at="foreground" label="Foreground" />
      <PaintProperty at="background" label="Background" />
      <SwitchField at="quietZone" label="Quiet zone" />
      <SwitchField at="showText" label="Text below bars" />
      <FontFamilyField />
    </>
  )
}

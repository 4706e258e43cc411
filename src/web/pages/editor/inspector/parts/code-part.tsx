import { SYMBOLOGY_NAMES, type SymbologyName, symbologyOf } from '../../../../../document/codes/symbologies.ts'
import { symbologyLabel } from '../../../../../edit/adding/code-items.ts'
import { ChoiceField } from '../fields/choice-field.tsx'
import { FontFamilyField } from '../fields/font-fields.tsx'
import { PaintProperty } from '../fields/paint-property.tsx'
import { SwitchField } from '../fields/switch-field.tsx'
import { useProperty } from '../subject.ts'
import { CodeDataField } from './code-data-field.tsx'

const KINDS = Object.fromEntries(SYMBOLOGY_NAMES.map((name) => [name, symbologyLabel(name)]))

const CORRECTIONS = {
  low: 'Low (7%)',
  medium: 'Medium (15%)',
  quartile: 'Quartile (25%)',
  high: 'High (30%)',
} as const

const CORRECTABLE: ReadonlySet<unknown> = new Set<SymbologyName>(['qrcode', 'microqrcode', 'aztec', 'pdf417'])

export function CodePart() {
  const symbology = useProperty('symbology')?.value as SymbologyName | undefined
  const isBars = symbology === undefined || symbologyOf(symbology).form === 'bars'
  return (
    <>
      <ChoiceField at="symbology" label="Kind" names={KINDS} />
      <CodeDataField key={symbology} />
      {(symbology === undefined || CORRECTABLE.has(symbology)) && (
        <ChoiceField at="errorCorrection" label="Correction" names={CORRECTIONS} />
      )}
      <PaintProperty at="foreground" label="Foreground" />
      <PaintProperty at="background" label="Background" />
      <SwitchField at="quietZone" label="Quiet zone" />
      {isBars && (
        <>
          <SwitchField at="showText" label="Text below bars" />
          <FontFamilyField />
        </>
      )}
    </>
  )
}

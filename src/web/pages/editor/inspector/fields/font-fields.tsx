import { useId } from 'react'
import { withFonts } from '../../../../../edit/words/apply-font.ts'
import { FieldError } from './field-error.tsx'
import { NumberRow } from './number-row.tsx'
import { SelectInput } from './select-input.tsx'
import { Row } from './row.tsx'
import { useProperty, useSubject } from '../subject.ts'
import { FontPicker } from '../text/fonts/font-picker.tsx'
import { weightsOf } from '../text/font-weights.ts'
import { useFontFamily, useFontSources } from '../text/use-font-family.ts'

/** The value of the choice to have no font of one’s own. */
const NONE = '-'

/** The font of labels and cells: of the brand, of the document, of the account or of the server. */
export function FontFamilyField({ at = 'fontFamily', none }: { at?: string; none?: string }) {
  const property = useProperty(at)
  const subject = useSubject()
  const withSources = useFontSources()
  if (!property) return null
  const value = typeof property.value === 'string' ? property.value : undefined
  return (
    <>
      <Row label="Font">
        <FontPicker
          value={value}
          none={
            none === undefined
              ? undefined
              : {
                  label: none,
                  isChosen: value === undefined && !property.isMixed,
                  onChoose: () => property.set(undefined),
                }
          }
          onChoose={(family) =>
            withSources(family, (sources) => subject.write(at, family, (document) => withFonts(document, sources)))
          }
        />
      </Row>
      <FieldError error={property.error} />
    </>
  )
}

export function FontWeightField({ at = 'fontWeight', none }: { at?: string; none?: string }) {
  const property = useProperty(at)
  const family = useFontFamily(at.replace('fontWeight', 'fontFamily'))
  const id = useId()
  if (!property) return null
  const weight = typeof property.value === 'number' ? property.value : undefined
  return (
    <Row label="Weight" htmlFor={id}>
      <SelectInput
        id={id}
        value={weight === undefined ? (property.isMixed ? undefined : NONE) : String(weight)}
        choices={[...(none === undefined ? [] : [{ value: NONE, label: none }]), ...weightsOf(family, weight)]}
        onChoose={(chosen) => property.set(chosen === NONE ? undefined : Number(chosen))}
      />
    </Row>
  )
}

/** Family, size and weight. */
export function FontFields() {
  return (
    <>
      <FontFamilyField />
      <NumberRow at="fontSize" label="Size" name="Font size" unit="px" keepsUnit />
      <FontWeightField />
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { catalogQuery } from '../../../../painter/catalog-query.ts'
import { useEditorState } from '../../use-editor.ts'
import { NumberRow } from './number-row.tsx'
import { SelectInput } from './select-input.tsx'
import { Row } from './row.tsx'
import { useProperty } from '../subject.ts'
import { weightsOf } from '../text/font-weights.ts'
import { useFontFamily } from '../text/use-font-family.ts'

/** The value of the choice to have no font of one’s own. */
const NONE = '-'

/** The families of the document and of the server, by name. */
export function useFamilies(): readonly string[] {
  const own = useEditorState((state) => state.document.fonts)
  const { data: catalog } = useQuery(catalogQuery)
  const families = new Set([...(own ?? []).map(({ family }) => family), ...(catalog?.fonts.families() ?? [])])
  return [...families].toSorted((a, b) => a.localeCompare(b))
}

/** The font of labels: families of the brand, of the document and of the server. */
export function FontFamilyField({ at = 'fontFamily', none }: { at?: string; none?: string }) {
  const property = useProperty(at)
  const brand = useEditorState((state) => state.document.brand?.fonts)
  const known = useFamilies()
  const id = useId()
  if (!property) return null
  const value = typeof property.value === 'string' ? property.value : undefined
  const isUnknown = value !== undefined && !value.startsWith('brand:') && !known.includes(value)
  const choices = [
    ...(none === undefined ? [] : [{ value: NONE, label: none }]),
    ...Object.entries(brand ?? {}).map(([name, family]) => ({ value: `brand:${name}`, label: `${name} (${family})` })),
    ...(isUnknown ? [...known, value] : known).map((family) => ({ value: family, label: family })),
  ]
  return (
    <Row label="Font" htmlFor={id}>
      <SelectInput
        id={id}
        value={value ?? (property.isMixed || none === undefined ? undefined : NONE)}
        choices={choices}
        onChoose={(chosen) => property.set(chosen === NONE ? undefined : chosen)}
      />
    </Row>
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
      <NumberRow at="fontSize" label="Size" name="Font size" unit="px" />
      <FontWeightField />
    </>
  )
}

import { DEFAULT_FAMILY } from '../../../../../document/elements/run-style.ts'
import { useFamilies } from '../fields/font-fields.tsx'
import { SelectInput } from '../fields/select-input.tsx'
import { BrandList } from './brand-list.tsx'

export function BrandFontsPart() {
  const families = useFamilies()
  return (
    <BrandList
      kind="fonts"
      noun="font"
      initial={DEFAULT_FAMILY}
      renderValue={({ label, value, onChange }) => (
        <SelectInput
          {...{ label, value }}
          choices={[...new Set([...families, value])].map((family) => ({ value: family, label: family }))}
          onChoose={onChange}
        />
      )}
    />
  )
}

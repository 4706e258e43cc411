import { PaintField } from '../paint/paint-field.tsx'
import { BrandList } from './brand-list.tsx'

export function BrandColorsPart() {
  return (
    <BrandList
      kind="colors"
      noun="color"
      initial="#808080"
      renderValue={({ label, value, onChange }) => (
        <PaintField
          {...{ label, value }}
          allows="color"
          offersBrand={false}
          onChange={(chosen) => typeof chosen === 'string' && onChange(chosen)}
        />
      )}
    />
  )
}

import { DEFAULT_FAMILY } from '../../../../../document/elements/run-style.ts'
import { withFonts } from '../../../../../edit/words/apply-font.ts'
import { FontPicker } from '../text/fonts/font-picker.tsx'
import { useFontSources } from '../text/use-font-family.ts'
import { BrandList } from './brand-list.tsx'

export function BrandFontsPart() {
  const withSources = useFontSources()
  return (
    <BrandList
      kind="fonts"
      noun="font"
      initial={DEFAULT_FAMILY}
      renderValue={({ label, value, onChange }) => (
        <FontPicker
          {...{ label, value }}
          hasBrand={false}
          onChoose={(family) =>
            withSources(family, (sources) => onChange(family, (document) => withFonts(document, sources)))
          }
        />
      )}
    />
  )
}

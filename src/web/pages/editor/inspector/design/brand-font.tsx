import { withFonts } from '../../../../../edit/words/apply-font.ts'
import { FontPicker } from '../text/fonts/font-picker.tsx'
import { useFontSources } from '../text/use-font-family.ts'
import type { BrandEntry } from './brand-list.tsx'

/** The family of a font of the brand. */
export function BrandFont({ label, value, onChange }: BrandEntry) {
  const withSources = useFontSources()
  return (
    <FontPicker
      {...{ label, value }}
      hasBrand={false}
      onChoose={(family) =>
        withSources(family, (sources) => onChange(family, (document) => withFonts(document, sources)))
      }
    />
  )
}

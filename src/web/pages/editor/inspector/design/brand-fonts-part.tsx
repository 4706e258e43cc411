import { DEFAULT_FAMILY } from '../../../../../document/elements/text.ts'
import { lazyPart } from '../../../../parts/lazy-page.tsx'
import { LatePart } from '../../late-part.tsx'
import { BrandList } from './brand-list.tsx'

const BrandFont = lazyPart(async () => (await import('./brand-font.tsx')).BrandFont)

export function BrandFontsPart() {
  return (
    <BrandList
      kind="fonts"
      noun="font"
      initial={DEFAULT_FAMILY}
      renderValue={(entry) => (
        <LatePart fallback={<span className="truncate text-sm user-text">{entry.value}</span>}>
          <BrandFont {...entry} />
        </LatePart>
      )}
    />
  )
}

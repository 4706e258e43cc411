import type { FontFamily } from '../../../../../api/font-queries.ts'
import { sameOriginUrl } from '../../../../../api/platen.ts'

/** The name of a family in its font, in the color of the text around it. */
export function FontSample({ family, label }: { family: FontFamily | undefined; label: string }) {
  if (!family) return <span className="truncate text-sm">{label}</span>
  const mask = `url("${sameOriginUrl(family.sampleUrl)}") left center / contain no-repeat`
  return (
    <>
      <span className="sr-only">{label}</span>
      <span aria-hidden className="block h-6 w-full bg-current" style={{ mask }} />
    </>
  )
}

import { type CSSProperties, Suspense, useDeferredValue, useMemo } from 'react'
import { type Document } from '../../../document/document.ts'
import { type OpenDesign } from '../../api/designs.ts'
import { lazyPart } from '../../lazy-page.tsx'
import { checkedDocument } from '../../painter/checked-document.ts'
import { classNames } from '../../parts/class-names.ts'
import { type ExportForm, hasOption, pagesIn } from './export-form.ts'

const LivePage = lazyPart(async () => (await import('../../painter/live-page.tsx')).LivePage)

/** The first page that is asked for, as it will come out: filled in, on its ground, and on paper between what the printer cuts by. */
export function ExportPreview({ design, form }: { design: OpenDesign; form: ExportForm }) {
  const { width, height, pageCount, title } = design
  const document = useGrounded(design, form)
  const size = useMemo(() => ({ width, height }), [width, height])
  // Typing goes first: the page follows as soon as there is time.
  const data = useDeferredValue(form.data)
  const wanted = pagesIn(form.pages)?.[0] ?? 1
  const page = wanted >= 1 && wanted <= pageCount ? wanted : 1
  const isPdf = hasOption(form.format, 'print')
  const bleed = isPdf ? Math.max(0, Number(form.bleed.replace(',', '.')) || 0) / width : 0
  const share = Math.min(1, width / height)
  return (
    <div className="grid aspect-square place-items-center overflow-hidden rounded-lg bg-well p-7 max-md:hidden">
      <div
        className={classNames('@container', isPdf && form.cropMarks && 'crop-marks')}
        style={{ width: `${100 * share}%` }}
      >
        <div
          className={classNames('shadow-raised', bleed > 0 && 'outline-1 outline-press outline-dashed')}
          style={{ outlineOffset: `${100 * bleed}cqw` } satisfies CSSProperties}
        >
          <Suspense fallback={<div className="w-full bg-sheet" style={{ aspectRatio: width / height }} />}>
            <LivePage {...{ document, size, data, page }} label={`Page ${page} of ${title}, as it will be exported`} />
          </Suspense>
        </div>
      </div>
    </div>
  )
}

/** The document on the ground that is chosen for the export: another one, none, or each page's own. */
function useGrounded({ document }: OpenDesign, { format, background, transparent }: ExportForm): Document {
  const isBare = transparent && hasOption(format, 'transparent')
  // What is half typed is no colour yet.
  const colour = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(background) ? background : undefined
  return useMemo(() => {
    const checked = checkedDocument(document)
    if (colour === undefined && !isBare) return checked
    return { ...checked, pages: checked.pages.map((page) => ({ ...page, background: colour ?? null })) }
  }, [document, colour, isBare])
}

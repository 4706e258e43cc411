import { type CSSProperties, Suspense, useDeferredValue, useMemo } from 'react'
import type { Document } from '../../../document/document.ts'
import { FORMATS } from '../../../formats/formats.ts'
import type { OpenDesign } from '../../api/design-queries.ts'
import { lazyPart } from '../../parts/lazy-page.tsx'
import { checkedDocument } from '../../painter/checked-document.ts'
import { classNames } from '../../parts/class-names.ts'
import { type ExportForm, pagesIn } from './export-form.ts'
import { valuesToSend } from './option-values.ts'

type PrintValues = { readonly bleed?: number; readonly cropMarks?: boolean }

const LivePage = lazyPart(async () => (await import('../../painter/live-page.tsx')).LivePage)

export function ExportPreview({ design, form }: { design: OpenDesign; form: ExportForm }) {
  const { width, height, pageCount, title } = design
  const document = useExportDocument(design, form)
  const size = useMemo(() => ({ width, height }), [width, height])
  const data = useDeferredValue(form.data)
  const wanted = pagesIn(form.pages)?.[0] ?? 1
  const page = wanted >= 1 && wanted <= pageCount ? wanted : 1
  const { options } = FORMATS[form.format]
  const ownBleed = 'bleed' in options ? document.bleed : undefined
  const { bleed = ownBleed ?? 0, cropMarks = false } = valuesToSend(options, form.options) as PrintValues
  const bleedShare = Math.max(0, bleed || 0) / width
  const share = Math.min(1, width / height)
  return (
    <div className="grid aspect-square place-items-center overflow-hidden rounded-lg bg-well p-7 max-md:hidden">
      <div className={classNames('@container', cropMarks && 'crop-marks')} style={{ width: `${100 * share}%` }}>
        <div
          className={classNames('shadow-raised', bleedShare > 0 && 'outline-1 outline-press outline-dashed')}
          style={{ outlineOffset: `${100 * bleedShare}cqw` } satisfies CSSProperties}
        >
          <Suspense fallback={<div className="w-full bg-sheet" style={{ aspectRatio: width / height }} />}>
            <LivePage {...{ document, size, data, page }} label={`Export preview, page ${page} of ${title}`} />
          </Suspense>
        </div>
      </div>
    </div>
  )
}

function useExportDocument({ document }: OpenDesign, { format, background, options }: ExportForm): Document {
  const isTransparent = 'transparent' in FORMATS[format].options && options['transparent'] === true
  const color = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(background) ? background : undefined
  return useMemo(() => {
    const checked = checkedDocument(document)
    if (color === undefined && !isTransparent) return checked
    return { ...checked, pages: checked.pages.map((page) => ({ ...page, background: color ?? null })) }
  }, [document, color, isTransparent])
}

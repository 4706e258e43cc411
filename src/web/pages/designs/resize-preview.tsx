import { Suspense, useDeferredValue, useMemo } from 'react'
import type { Document, Size } from '../../../document/document.ts'
import { isPageSize } from '../../../document/is-page-size.ts'
import { LIMITS } from '../../../document/limits.ts'
import { resizeDocument } from '../../../document/resize-document.ts'
import { isFailure } from '../../../failure.ts'
import type { OpenDesign } from '../../api/design-queries.ts'
import { messageOf } from '../../api/explain-error.ts'
import { lazyPart } from '../../parts/lazy-page.tsx'
import { checkedDocument } from '../../painter/checked-document.ts'
import { count } from '../../parts/format-text.ts'
import { fromPx, sizeIn, type Unit } from '../../parts/sizes.ts'

const LivePage = lazyPart(async () => (await import('../../painter/live-page.tsx')).LivePage)
const MAX_PAGES = 6

export interface ResizedDesign extends Size {
  readonly title: string
  readonly document: OpenDesign['document']
}

interface ResizePreviewProps {
  readonly design: ResizedDesign
  readonly size: Size
  /** In which sizes are shown. */
  readonly unit: Unit
}

export function ResizePreview({ design, size: { width, height }, unit }: ResizePreviewProps) {
  const wanted = useMemo(() => ({ width, height }), [width, height])
  const size = useDeferredValue(wanted)
  const resized = useMemo(() => tryResize(design, size, unit), [design, size, unit])
  if (typeof resized === 'string') {
    return (
      <p role="status" className="rounded-lg bg-well p-5 text-sm text-ink-soft">
        {resized}
      </p>
    )
  }
  const isSame = size.width === design.width && size.height === design.height
  const ratio = size.width / size.height
  const shown = resized.pages.slice(0, MAX_PAGES)
  return (
    <section aria-label="Preview" className="grid gap-2 max-md:order-first md:sticky md:top-0">
      <div className="flex max-h-96 gap-4 overflow-x-auto rounded-lg bg-well p-5">
        {shown.map(({ id }, index) => (
          <div key={id} className={shown.length > 1 ? 'w-3/4 shrink-0' : 'w-full'}>
            <div className="grid aspect-square place-items-center max-md:h-44 max-md:w-full">
              <div
                className="shadow-raised max-md:max-w-[calc(11rem*var(--ratio))]"
                style={{ width: `${100 * Math.min(1, ratio)}%`, '--ratio': Math.max(ratio, 0.01) } as object}
              >
                <Suspense fallback={<div className="w-full bg-sheet" style={{ aspectRatio: ratio }} />}>
                  <LivePage
                    document={resized}
                    size={size}
                    page={index + 1}
                    label={`Page ${index + 1} of ${design.title}, resized`}
                  />
                </Suspense>
              </div>
            </div>
          </div>
        ))}
      </div>
      <p className="text-center text-sm text-ink-soft tabular-nums">
        {isSame ? sizeIn(size, unit) : `${sizeIn(design, unit)} → ${sizeIn(size, unit)}`}
        {unit !== 'px' && ` · ${sizeIn(size, 'px')}`}
        {resized.pages.length > MAX_PAGES && `, first ${MAX_PAGES} of ${count(resized.pages.length)} pages`}
      </p>
    </section>
  )
}

function tryResize(design: ResizedDesign, size: Size, unit: Unit): Document | string {
  if (!isPageSize(size))
    return `Enter a width and a height from ${fromPx(1, unit)} to ${count(Math.floor(fromPx(LIMITS.pageSidePx, unit)))} ${unit}.`
  try {
    return resizeDocument(checkedDocument(design.document), design, size)
  } catch (error) {
    if (isFailure(error, 'invalid_input')) return messageOf(error)
    throw error
  }
}

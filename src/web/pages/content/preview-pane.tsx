import { type CSSProperties, type ReactNode, Suspense, useCallback } from 'react'
import type { Document, Size } from '../../../document/document.ts'
import { labelIn } from '../../../document/slot-label.ts'
import { lazyPart } from '../../parts/lazy-page.tsx'
import { classNames } from '../../parts/class-names.ts'
import type { SlotPlace } from './slot-places.ts'
import type { SlotData } from './slot-inputs.ts'
import type { DrawnPage } from '../../painter/painter.ts'

/** `page` is 1-based. */
export type OnDrawn = (page: number, drawn: DrawnPage) => void

const LivePage = lazyPart(async () => (await import('../../painter/live-page.tsx')).LivePage)

interface DrawnPages {
  readonly document: Document
  readonly size: Size
  readonly data: SlotData
  readonly title: string
  readonly onDrawn: OnDrawn
}

interface PreviewPaneProps extends DrawnPages {
  /** 1-based. */
  readonly page: number
  /** Including the pages that tables add. */
  readonly pageCount: number
  readonly onPage: (page: number) => void
  readonly places: readonly SlotPlace[]
  readonly onPlace: (name: string) => void
  readonly children: ReactNode
}

/** Shows the pages with the current values, and stays visible while the form scrolls. */
export function PreviewPane(props: PreviewPaneProps) {
  const { document, size, data, title, onDrawn, page: chosen, pageCount, onPage, places, onPlace, children } = props
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1)
  const ratio = size.width / size.height
  const draw = (page: number) => <PreviewPage {...{ document, size, data, title, page, onDrawn }} />
  return (
    <div className="relative grid gap-3 lg:sticky lg:top-8 lg:gap-5">
      <div className="grid place-items-center rounded-lg bg-well p-7 sm:p-8 lg:p-14">
        {/* The largest size that fits both ways: for tall pages the height determines the width. */}
        <div
          className="crop-marks w-full max-w-[calc(15dvh*var(--ratio))] sm:max-w-[calc(32dvh*var(--ratio))] lg:max-w-[calc(min(70dvh,56rem)*var(--ratio))]"
          style={{ '--ratio': ratio } as CSSProperties}
        >
          <div key={chosen} className="relative overflow-hidden shadow-raised">
            {draw(chosen)}
            {places.map((place, index) => (
              <PlaceButton
                key={index}
                place={place}
                label={labelIn(document, place.name)}
                onPress={() => onPlace(place.name)}
              />
            ))}
          </div>
        </div>
      </div>
      {children}
      {pages.length > 1 && (
        <ol aria-label="Pages" className="flex gap-3 overflow-x-auto p-1">
          {pages.map((page) => (
            <li key={page}>
              <button
                type="button"
                aria-label={`Show page ${page}`}
                aria-current={page === chosen ? 'true' : undefined}
                onClick={() => onPage(page)}
                className={classNames(
                  'block w-11 rounded-md border-2 p-1 sm:w-16 lg:w-28',
                  page === chosen ? 'border-press' : 'border-transparent hover:border-rule-strong',
                )}
              >
                {draw(page)}
                <span className="mt-1 block text-center text-xs text-ink-soft tabular-nums max-sm:sr-only">{page}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** For pointers only, since the keyboard reaches the field itself as easily. */
function PlaceButton({ place, label, onPress }: { place: SlotPlace; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-hidden
      tabIndex={-1}
      title={label}
      onClick={onPress}
      className="absolute cursor-text -outline-offset-2 outline-press hover:outline-2"
      style={{
        left: `${100 * place.x}%`,
        top: `${100 * place.y}%`,
        width: `${100 * place.width}%`,
        height: `${100 * place.height}%`,
      }}
    />
  )
}

interface PreviewPageProps extends DrawnPages {
  /** 1-based. */
  readonly page: number
}

function PreviewPage({ document, size, data, title, page, onDrawn }: PreviewPageProps) {
  const onPageDrawn = useCallback((drawn: DrawnPage) => onDrawn(page, drawn), [onDrawn, page])
  return (
    <Suspense fallback={<div className="w-full bg-sheet" style={{ aspectRatio: size.width / size.height }} />}>
      <LivePage {...{ document, size, data, page }} label={`Page ${page} of ${title}`} onDrawn={onPageDrawn} />
    </Suspense>
  )
}

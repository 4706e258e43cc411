import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { DesignPicture } from './design-picture.tsx'
import { ErrorState, Skeleton } from './states.tsx'

const MAX_PLACEHOLDERS = 12

interface Pictured {
  readonly title: string
  readonly width: number
  readonly height: number
  readonly pageCount: number
}

interface PagePicturesProps {
  /** The design or the template. */
  readonly of: Pictured
  /** Undefined while they load. */
  readonly pages:
    | readonly { readonly page: number; readonly previewUrl: string; readonly width: number; readonly height: number }[]
    | undefined
  readonly error: unknown
  readonly onRetry: () => void
  /** Goes around the large picture, such as a link. */
  readonly frame?: (picture: ReactNode) => ReactNode
}

/** Shows one page at a time, and small pictures of all of them to choose from. */
export function PagePictures({ of, pages, error, onRetry, frame = (picture) => picture }: PagePicturesProps) {
  const [chosen, setChosen] = useState(1)
  const strip = useRef<HTMLOListElement>(null)
  const shown = pages?.[Math.min(chosen, pages.length) - 1]
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const next = chosen + (step ?? 0)
    if (step === undefined || next < 1 || next > (pages?.length ?? 0)) return
    event.preventDefault()
    setChosen(next)
    strip.current?.querySelectorAll('button')[next - 1]?.focus()
  }
  if (error !== null && error !== undefined && pages === undefined)
    return <ErrorState error={error} title="Couldn’t load the preview" onRetry={onRetry} />
  return (
    <section aria-label="Pages" className="grid grid-cols-1 gap-4">
      <div className="grid place-items-center rounded-xl bg-well px-10 py-12 sm:px-14">
        {/* The largest size that fits both ways: for tall pages the height determines the width. */}
        <div
          className="crop-marks w-full max-w-[calc(62dvh*var(--ratio))]"
          style={{ '--ratio': of.width / of.height } as CSSProperties}
        >
          {shown === undefined ? (
            <div style={{ aspectRatio: `${of.width} / ${of.height}` }}>
              <Skeleton className="size-full rounded-none" />
            </div>
          ) : (
            frame(
              <DesignPicture
                key={shown.page}
                url={shown.previewUrl}
                width={shown.width}
                height={shown.height}
                alt={`Page ${shown.page} of ${of.title}`}
                loading="eager"
              />,
            )
          )}
        </div>
      </div>
      {pages === undefined && of.pageCount > 1 && <PlaceholderStrip of={of} />}
      {pages !== undefined && pages.length > 1 && (
        <ol ref={strip} aria-label="All pages" className="flex gap-3 overflow-x-auto p-1" onKeyDown={onKeyDown}>
          {pages.map(({ page, previewUrl, width, height }) => (
            <li key={page} className="shrink-0">
              <button
                type="button"
                aria-label={`Page ${page}`}
                aria-current={page === chosen ? 'true' : undefined}
                onClick={() => setChosen(page)}
                className={classNames(
                  'block w-18 rounded-md border-2 p-1 sm:w-24',
                  page === chosen ? 'border-press' : 'border-transparent hover:border-rule-strong',
                )}
              >
                <DesignPicture url={previewUrl} width={width} height={height} />
                <span className="mt-1 block text-center text-xs text-ink-soft tabular-nums">{page}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function PlaceholderStrip({ of: { width, height, pageCount } }: { of: Pictured }) {
  return (
    <div className="flex gap-3 overflow-hidden p-1">
      {Array.from({ length: Math.min(pageCount, MAX_PLACEHOLDERS) }, (_, index) => (
        <div key={index} className="w-18 shrink-0 border-2 border-transparent p-1 sm:w-24">
          <div style={{ aspectRatio: `${width} / ${height}` }}>
            <Skeleton className="size-full rounded-none" />
          </div>
          <div className="mt-1 h-4" />
        </div>
      ))}
    </div>
  )
}

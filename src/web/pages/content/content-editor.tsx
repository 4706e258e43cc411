import { type FocusEvent, type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { Document, Size } from '../../../document/document.ts'
import { Loading, Skeleton } from '../../parts/states.tsx'
import { type OnDrawn, PreviewPane } from './preview-pane.tsx'
import { PreviewWarnings } from './preview-warnings.tsx'
import { flowedPages } from './flowed-pages.ts'
import { type PlacedPage, slotNames, slotPlaces } from './slot-places.ts'
import type { SlotData } from './slot-inputs.ts'
import type { SlotWarning } from './slot-warnings.ts'
import type { OnPageDrawn } from './use-drawn-warnings.ts'

interface ContentEditorProps {
  readonly document: Document
  /** In CSS pixels. Must be the same object while the size is unchanged. */
  readonly size: Size
  readonly data: SlotData
  readonly title: string
  readonly warnings: readonly SlotWarning[]
  /** Must be referentially stable. */
  readonly onDrawn: OnPageDrawn
  readonly header: ReactNode
  readonly children: ReactNode
}

/** Focusing a field shows its page, and clicking a slot on the page focuses its field. */
export function ContentEditor({
  document,
  size,
  data,
  title,
  warnings,
  onDrawn,
  header,
  children,
}: ContentEditorProps) {
  const drawn = useDeferredValue(data)
  const [chosen, setChosen] = useState(1)
  const pages = useMemo(() => flowedPages(document, drawn), [document, drawn])
  const page = Math.min(chosen, pages.length)
  const [arranged, setArranged] = useState<ReadonlyMap<number, PlacedPage>>(new Map())
  const noteDrawn = useCallback<OnDrawn>(
    (number, shown) => {
      setArranged((before) => new Map(before).set(number, shown))
      onDrawn(number, shown.warnings)
    },
    [onDrawn],
  )
  const places = useMemo(() => {
    const names = slotNames(document)
    // Where layouts place elements is only known once the page is drawn.
    return pages.map((declared, index) => slotPlaces(arranged.get(index + 1) ?? { page: declared }, names, size))
  }, [document, pages, arranged, size])
  const form = useRef<HTMLDivElement>(null)
  const followField = ({ target }: FocusEvent): void => {
    const name = target.closest<HTMLElement>('[data-slot]')?.dataset['slot']
    const first = places.findIndex((onPage) => onPage.some((place) => place.name === name))
    const isShown = places[page - 1]?.some((place) => place.name === name)
    if (first >= 0 && !isShown) setChosen(first + 1)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
      <header className="lg:col-start-2">{header}</header>
      <div className="max-lg:sticky max-lg:top-0 max-lg:z-20 max-lg:-mx-4 max-lg:bg-paper max-lg:px-4 max-lg:py-2 sm:max-lg:-mx-6 sm:max-lg:px-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <PreviewPane
          {...{ document, size, title, page }}
          pageCount={pages.length}
          onDrawn={noteDrawn}
          data={drawn}
          places={places[page - 1] ?? []}
          onPage={setChosen}
          onPlace={(name) => goToField(form.current, name)}
        >
          <PreviewWarnings document={document} warnings={warnings} />
        </PreviewPane>
      </div>
      <div ref={form} onFocus={followField} className="lg:col-start-2">
        {children}
      </div>
    </div>
  )
}

function goToField(form: HTMLElement | null, name: string): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-slot]') ?? [])]
  const field = fields.find(({ dataset }) => dataset['slot'] === name)
  const control = field?.querySelector<HTMLElement>('input, textarea, button')
  control?.focus({ preventScroll: true })
  // The scroll margins of the field keep it clear of the preview above and the button below.
  field?.scrollIntoView({ block: 'nearest' })
}

export function ContentEditorSkeleton({ label }: { label: string }) {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Loading label={label} />
      <Skeleton className="h-[60dvh] w-full rounded-lg" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-8 w-3/4" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
      </div>
    </div>
  )
}

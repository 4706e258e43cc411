import { type ReactNode, Suspense, useMemo } from 'react'
import type { Document, Size } from '../../../document/document.ts'
import { flowDocument } from '../../../document/flow/flow-document.ts'
import { lazyPart } from '../../parts/lazy-page.tsx'

const LivePage = lazyPart(async () => (await import('../../painter/live-page.tsx')).LivePage)

interface PaintedPageProps {
  readonly document: Document
  readonly size: Size
  readonly pageId: string
  /** What is shown, such as `Before`. */
  readonly label: string
  /** Drawn over the page. */
  readonly children?: ReactNode
}

/** Draws a page of a document with the app's painter. Of a page that tables or repeats continue, the first. */
export function PaintedPage({ document, size: { width, height }, pageId, label, children }: PaintedPageProps) {
  // Objects with a new identity would be drawn again.
  const size = useMemo(() => ({ width, height }), [width, height])
  const page = useMemo(() => flowDocument(document).pages.findIndex(({ id }) => id === pageId) + 1, [document, pageId])
  const number = document.pages.findIndex(({ id }) => id === pageId) + 1
  return (
    <div className="relative shadow-raised">
      <Suspense fallback={<div className="w-full bg-sheet" style={{ aspectRatio: width / height }} />}>
        <LivePage document={document} size={size} page={page} label={`${label}, page ${number}`} />
      </Suspense>
      {children}
    </div>
  )
}

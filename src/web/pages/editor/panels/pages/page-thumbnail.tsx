import { useEffect, useRef } from 'react'
import type { Document, Page, Size } from '../../../../../document/document.ts'
import { hasPageNumbers, type Numbering } from '../../../../../document/page-numbers.ts'
import { appPainter } from '../../../../painter/app-painter.ts'
import { useFrame } from '../../../../painter/use-frame.ts'
import type { IdleQueue } from '../../state/idle-queue.ts'

const HEIGHT_PX = 52
/** A page is drawn again this long after its last change: with many elements, that takes as long as several keys. */
const SETTLE_MS = 400
const NO_NUMBERS: Numbering = { page: 0, pages: 0 }
const WIDTH_PX = { least: 30, most: 104 } as const

interface PageThumbnailProps {
  readonly page: Page
  /** Whose fonts, brand and language the page uses. */
  readonly document: Document
  readonly size: Size
  readonly numbering: (page: Page) => Numbering
  readonly queue: IdleQueue
}

/** A page as the painter draws it, redrawn when the page or what it uses has changed. */
export function PageThumbnail({ page, document, size, numbering, queue }: PageThumbnailProps) {
  const box = useRef<HTMLSpanElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { deviceWidth, isNear } = useFrame(box)
  const { brand, fonts, language } = document
  const { width, height } = size
  const shown = useRef(document)
  const isDrawn = useRef(false)
  const { page: number, pages } = hasPageNumbers(page) ? numbering(page) : NO_NUMBERS
  useEffect(() => {
    shown.current = document
  })
  useEffect(() => {
    const target = canvas.current
    if (!target || !isNear || deviceWidth === 0) return
    let remove: (() => void) | undefined
    const draw = async (signal: AbortSignal): Promise<void> => {
      const alone = { ...shown.current, pages: [page] }
      const scale = deviceWidth / width
      const shownPage = { document: alone, page: 1, numbering: () => ({ page: number, pages }) }
      try {
        await appPainter.drawPage({ ...shownPage, canvas: target, size: { width, height }, scale, signal })
        isDrawn.current = true
      } catch {
        // The page is empty, or as it was; the stage shows why.
      }
    }
    const timer = setTimeout(() => (remove = queue.add(draw)), isDrawn.current ? SETTLE_MS : 0)
    return () => {
      clearTimeout(timer)
      remove?.()
    }
  }, [queue, page, number, pages, brand, fonts, language, width, height, deviceWidth, isNear])
  const shownWidth = Math.min(WIDTH_PX.most, Math.max(WIDTH_PX.least, (HEIGHT_PX * width) / height))
  return (
    <span className="grid place-content-center" style={{ height: HEIGHT_PX, width: shownWidth }}>
      <span
        ref={box}
        className={`relative block overflow-hidden shadow-raised ${page.background === null ? 'checkered' : 'bg-lift'}`}
        style={{ width: Math.min(shownWidth, (HEIGHT_PX * width) / height), aspectRatio: `${width} / ${height}` }}
      >
        <canvas ref={canvas} aria-hidden className="absolute inset-0 size-full" />
      </span>
    </span>
  )
}

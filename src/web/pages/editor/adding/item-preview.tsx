import { useEffect, useRef } from 'react'
import type { Document, Size } from '../../../../document/document.ts'
import type { Element } from '../../../../document/elements/element.ts'
import type { Item } from '../../../../edit/adding/item.ts'
import type { Look } from '../../../../edit/adding/look.ts'
import { appPainter } from '../../../painter/app-painter.ts'
import { useEditorState } from '../use-editor.ts'
import { usePreviewLook } from './use-preview-look.ts'

/** Sides in CSS pixels of the screen. */
export interface PreviewFrame {
  readonly width: number
  readonly height: number
  /** Side of the page for which the item is made. The smaller, the thicker are its lines. */
  readonly page: number
}

const MARGIN_PX = 8
/** Of the letters of texts. */
const LEAST_FONT_PX = 12
const TEXT_ZOOM = 0.6

/** Shows an item as the painter draws it, in the theme's colors and the document's fonts. */
export function ItemPreview({ item, frame }: { item: Item; frame: PreviewFrame }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const look = usePreviewLook()
  const brand = useEditorState(({ document }) => document.brand)
  const fonts = useEditorState(({ document }) => document.fonts)
  const { width, height, page } = frame
  useEffect(() => {
    if (!canvas.current) return undefined
    const controller = new AbortController()
    const { document, size, scale } = pictureOf(item, { look, frame: { width, height, page } })
    const shown: Document = { ...document, ...(brand && { brand }), ...(fonts && { fonts }) }
    const ratio = devicePixelRatio
    appPainter
      .drawPage({
        canvas: canvas.current,
        document: shown,
        page: 1,
        size,
        scale: scale * ratio,
        signal: controller.signal,
      })
      // Without its picture, the tile still has its name.
      .catch(() => undefined)
    return () => controller.abort()
  }, [item, look, brand, fonts, width, height, page])
  return (
    <canvas ref={canvas} aria-hidden width={width} height={height} style={{ width, height }} className="max-w-full" />
  )
}

function pictureOf(item: Item, { look, frame }: { look: Look; frame: PreviewFrame }) {
  let count = 0
  const nextId = (wanted: string): string => `${wanted} ${(count += 1)}`
  const element = item.make({ look, page: { width: frame.page, height: frame.page }, nextId })
  const room = { width: frame.width - 2 * MARGIN_PX, height: frame.height - 2 * MARGIN_PX }
  const scale = scaleOf(element, room)
  const size = { width: frame.width / scale, height: frame.height / scale }
  const width = Math.min(element.width, room.width / scale)
  const placed = { ...element, width, x: (size.width - width) / 2, y: (size.height - element.height) / 2 }
  const document: Document = { version: 1, pages: [{ id: 'preview', background: null, elements: [placed] }] }
  return { document, size, scale }
}

/** Texts have the sizes that they have on a page, as far as they can be read; the rest is as large as it fits. */
function scaleOf(element: Element, room: Size): number {
  if (element.type === 'text') return Math.max(TEXT_ZOOM, LEAST_FONT_PX / (element.fontSize ?? LEAST_FONT_PX))
  const fitting = Math.min(room.width / element.width, room.height / Math.max(1, element.height))
  // Buttons are among texts.
  return element.type === 'group' ? Math.min(1, fitting) : fitting
}

import { useEffect, useRef } from 'react'
import type { Document } from '../../../../document/document.ts'
import type { Item } from '../../../../edit/adding/item.ts'
import type { Look } from '../../../../edit/adding/look.ts'
import { appPainter } from '../../../painter/app-painter.ts'
import { useEditorState } from '../use-editor.ts'
import { usePreviewLook } from './use-preview-look.ts'

/** In CSS pixels of the screen. */
export interface PreviewFrame {
  readonly width: number
  readonly height: number
  /** Default: as large as the item fits. */
  readonly zoom?: number
}

/** The page for which items are made that are shown in the panel. */
const PAGE = { width: 480, height: 480 }
const MARGIN_PX = 8
/** So that a few pixels of a line do not become a bar. */
const MOST_ZOOM = 0.8

/** Shows an item as the painter draws it, in the theme's colors and the document's fonts. */
export function ItemPreview({ item, frame }: { item: Item; frame: PreviewFrame }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const look = usePreviewLook()
  const brand = useEditorState(({ document }) => document.brand)
  const fonts = useEditorState(({ document }) => document.fonts)
  const { width, height, zoom } = frame
  useEffect(() => {
    if (!canvas.current) return undefined
    const controller = new AbortController()
    const { document, size, scale } = pictureOf(item, { look, frame: { width, height, ...(zoom && { zoom }) } })
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
  }, [item, look, brand, fonts, width, height, zoom])
  return (
    <canvas ref={canvas} aria-hidden width={width} height={height} style={{ width, height }} className="max-w-full" />
  )
}

function pictureOf(item: Item, { look, frame }: { look: Look; frame: PreviewFrame }) {
  let count = 0
  const nextId = (wanted: string): string => `${wanted} ${(count += 1)}`
  const element = item.make({ look, page: PAGE, nextId })
  const room = { width: frame.width - 2 * MARGIN_PX, height: frame.height - 2 * MARGIN_PX }
  const fitting = Math.min(room.width / element.width, room.height / Math.max(1, element.height), MOST_ZOOM)
  const scale = frame.zoom ?? fitting
  const size = { width: frame.width / scale, height: frame.height / scale }
  const placed = { ...element, x: (size.width - element.width) / 2, y: (size.height - element.height) / 2 }
  const document: Document = { version: 1, pages: [{ id: 'preview', background: null, elements: [placed] }] }
  return { document, size, scale }
}

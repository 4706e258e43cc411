import { PNG } from 'pngjs'
import type { Document, Page } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import type { RenderDocument } from '../render-document.ts'
import type { RenderTask } from '../render-task.ts'

export interface PixelReader {
  readonly width: number
  readonly height: number
  readonly at: (x: number, y: number) => [number, number, number, number]
}

export function documentOf(elements: Element[], background: Page['background'] = null): Document {
  return { version: 1, pages: [{ id: 'page', background, elements }] }
}

export async function renderPixels(
  render: RenderDocument,
  document: Document,
  task: Partial<Omit<RenderTask, 'document'>> = {},
): Promise<PixelReader> {
  const { files } = await render({
    document,
    size: { width: 100, height: 100 },
    output: { format: 'png', scale: 1, transparent: false },
    images: {},
    ...task,
  })
  return readPng(files[0]?.bytes ?? new Uint8Array())
}

function readPng(bytes: Uint8Array): PixelReader {
  const { width, height, data } = PNG.sync.read(Buffer.from(bytes))
  const at = (x: number, y: number): [number, number, number, number] => {
    const [r = 0, g = 0, b = 0, a = 0] = data.subarray((y * width + x) * 4)
    return [r, g, b, a]
  }
  return { width, height, at }
}

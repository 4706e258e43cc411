import { PNG } from 'pngjs'
import { expect } from 'vitest'
import type { Document, Page } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import type { RenderDocument } from '../render-document.ts'
import type { RenderTask } from '../render-task.ts'

export const RED = [255, 0, 0, 255]
export const GREEN = [0, 255, 0, 255]
export const BLUE = [0, 0, 255, 255]
export const WHITE = [255, 255, 255, 255]
export const CLEAR = [0, 0, 0, 0]

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

/** Expects all of `points` to have the color. */
export function expectColor(
  { at }: Pick<PixelReader, 'at'>,
  color: readonly number[],
  points: readonly (readonly [x: number, y: number])[],
): void {
  expect(points.map(([x, y]) => at(x, y))).toEqual(points.map(() => color))
}

import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { Document } from '../document/document.ts'
import type { RenderTask } from './render-task.ts'
import { createRenderer } from './renderer.ts'

const renderer = createRenderer({ workers: 1 })
afterAll(() => renderer.close({ drainMs: 0 }))

const [red, blue] = await Promise.all(['#ff0000', '#0000ff'].map(picture))

function picture(background: string): Promise<Uint8Array> {
  return sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer()
}

function task(images: RenderTask['images'], pages = 1): RenderTask {
  const document: Document = {
    version: 1,
    pages: Array.from({ length: pages }, (_, page) => ({
      id: `p${page}`,
      elements: [{ id: `i${page}`, type: 'image', x: 0, y: 0, width: 20, height: 20, src: 'photo' }],
    })),
  }
  return { document, size: { width: 20, height: 20 }, output: { format: 'png', scale: 1, transparent: false }, images }
}

test('an image that arrives after its render was canceled is not drawn by the next render', async () => {
  const late = Promise.withResolvers<Uint8Array>()
  const [firstRequest, secondRequest] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
  const abort = new AbortController()
  const first = task(() => {
    firstRequest.resolve(undefined)
    return late.promise
  })
  const canceled = renderer.render(first, { signal: abort.signal })
  await firstRequest.promise
  abort.abort(new Error('canceled'))
  await expect(canceled).rejects.toThrow('canceled')

  const second = task(async () => {
    secondRequest.resolve(undefined)
    await sleep(300)
    return blue ?? new Uint8Array()
  })
  const next = renderer.render(second)
  await secondRequest.promise
  late.resolve(red ?? new Uint8Array())
  const { files } = await next
  const { data } = await sharp(files[0]?.bytes).raw().toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 3)]).toEqual([0, 0, 255])
})

test('a file stored after its render was canceled does not make the next render continue early', async () => {
  const [written, stored] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
  const abort = new AbortController()
  const images = { photo: red ?? new Uint8Array() }
  const canceled = renderer.render(task(images), {
    signal: abort.signal,
    onFile: async () => {
      written.resolve(undefined)
      await stored.promise
    },
  })
  await written.promise
  abort.abort(new Error('canceled'))
  await expect(canceled).rejects.toThrow('canceled')

  let [storing, maxStoring] = [0, 0]
  const done: (number | null)[] = []
  const began = Promise.withResolvers<undefined>()
  const next = renderer.render(task(images, 3), {
    onFile: async ({ page }) => {
      storing += 1
      maxStoring = Math.max(maxStoring, storing)
      began.resolve(undefined)
      await sleep(page === 1 ? 400 : 10)
      storing -= 1
      done.push(page)
    },
  })
  await began.promise
  stored.resolve(undefined)
  await next
  expect([maxStoring, done]).toEqual([1, [1, 2, 3]])
})

test('the time limit excludes storing files', async () => {
  const images = { photo: red ?? new Uint8Array() }
  const { files } = await renderer.render(task(images, 5), { timeoutMs: 3_000, onFile: () => sleep(700) })
  expect(files).toEqual([])
})

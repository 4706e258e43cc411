import { readFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import type { Document } from '../document/document.ts'
import type { Output, RenderTask } from './render-task.ts'
import { createRenderer } from './renderer.ts'

const renderer = createRenderer({ workers: 2 })
afterAll(() => renderer.close())

const PHOTO = readFileSync(new URL('../assets/builtin/mountains.jpg', import.meta.url))
const PNG: Output = { format: 'png', scale: 1, transparent: false }
const PDF: Output = { format: 'pdf', scale: 1, bleed: 0, cropMarks: false, metadata: {} }

function post(title: string, pages = 1): Document {
  return {
    version: 1,
    pages: Array.from({ length: pages }, (_, index) => ({
      id: `page${index}`,
      elements: [
        { id: `i${index}`, type: 'image', x: 0, y: 0, width: 1080, height: 1080, src: 'photo' },
        {
          ...{ id: `t${index}`, type: 'text', x: 80, y: 80, width: 900, height: 200, text: title, fontSize: 90 },
          shadows: [{ x: 0, y: 4, blur: 20 }],
        },
      ],
    })),
  }
}

function task(output: Output, document = post('A waffle office')): RenderTask {
  return { document, size: { width: 1080, height: 1080 }, output, images: { photo: PHOTO } }
}

test('processes render PNG, PDF and WebP files, and report each page', async () => {
  const progress: string[] = []
  const onProgress = (done: number, total: number) => progress.push(`${done}/${total}`)
  const { files } = await renderer.render(task(PNG, post('two', 2)), { onProgress })
  expect(files.map(({ page, width, contentType }) => [page, width, contentType])).toEqual([
    [1, 1080, 'image/png'],
    [2, 1080, 'image/png'],
  ])
  expect(progress).toEqual(['1/2', '2/2'])
  const pdf = await renderer.render(task(PDF))
  expect(Buffer.from(pdf.files[0]?.bytes ?? []).toString('latin1', 0, 5)).toBe('%PDF-')
  const { files: webp } = await renderer.render(
    task({ format: 'webp', scale: 0.5, quality: 80, transparent: false, animated: false }),
  )
  expect(webp[0]).toMatchObject({ width: 540, contentType: 'image/webp' })
})

test('an invalid image and a missing page fail with their codes', async () => {
  const broken = { ...task(PNG), images: { photo: new Uint8Array([1, 2, 3]) } }
  await expect(renderer.render(broken)).rejects.toMatchObject({ code: 'image_invalid' })
  await expect(renderer.render(task({ ...PNG, pages: [9] }))).rejects.toMatchObject({ code: 'page_not_found' })
})

test('an abort stops a render at its next page, without a new process', async () => {
  const before = renderer.stats().restarted
  const abort = new AbortController()
  let last = 0
  const onProgress = (done: number): void => {
    last = done
    if (done === 3) abort.abort(new Error('enough'))
  }
  const many = renderer.render(task(PNG, post('many', 100)), { signal: abort.signal, onProgress })
  await expect(many).rejects.toThrow('enough')
  await renderer.render(task(PNG))
  await sleep(50)
  expect(last).toBe(3)
  expect(renderer.stats().restarted).toBe(before)
})

test('the memory of the server is bounded over two hundred renders', async () => {
  const round = (): Promise<unknown> =>
    Promise.all(Array.from({ length: 40 }, (_, index) => renderer.render(task(index % 4 === 0 ? PDF : PNG))))
  await round()
  const after40 = process.memoryUsage.rss()
  for (let index = 0; index < 4; index += 1) await round()
  expect(process.memoryUsage.rss() - after40).toBeLessThan(120 * 1024 * 1024)
})

test('idle processes do not keep a program running', () => {
  const program = `
    import { createRenderer } from ${JSON.stringify(new URL('renderer.ts', import.meta.url).href)}
    import { emptyDocument } from ${JSON.stringify(new URL('../document/document.ts', import.meta.url).href)}
    const renderer = createRenderer({ workers: 1 })
    const output = { format: 'png', scale: 1, transparent: false }
    const { files } = await renderer.render({ document: emptyDocument(), size: { width: 9, height: 9 }, output, images: {} })
    console.log(files[0].width)`
  const node = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    timeout: 180_000,
  })
  expect([node.status, node.stdout.trim(), node.stderr]).toEqual([0, '9', ''])
})

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Element } from '../document/elements/element.ts'
import { isFailure } from '../failure.ts'
import { renderDesign } from './render-design.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-design-'))
})
afterAll(() => rm(folder, { recursive: true }))

const elements: Element[] = [
  { id: 'photo', type: 'image', x: 0, y: 0, width: 200, height: 100, src: 'builtin:mountains' },
  { id: 'title', type: 'text', x: 10, y: 10, width: 180, height: 30, text: 'office' },
]
const design = {
  title: 'Poster',
  width: 200,
  height: 100,
  document: {
    version: 1,
    pages: ['a', 'b'].map((id) => ({ id, elements: elements.map((e) => ({ ...e, id: id + e.id })) })),
  },
}

test('the extension selects the format', async () => {
  const begins: Record<string, string> = { pdf: '%PDF-', png: '\x89PNG', jpg: '\xff\xd8', webp: 'RIFF' }
  for (const [extension, magic] of Object.entries(begins)) {
    const path = join(folder, `one.${extension}`)
    const { paths } = await renderDesign(design, { path, options: { pages: [1] } })
    expect(paths).toEqual([path])
    expect((await readFile(path)).toString('latin1').startsWith(magic)).toBe(true)
  }
})

test('several pages become one PDF or numbered images', async () => {
  const progress: string[] = []
  const onProgress = (done: number, of: number) => progress.push(`${done}/${of}`)
  await renderDesign(design, { path: join(folder, 'both.pdf'), onProgress })
  await renderDesign(design, { path: join(folder, 'both.png') })
  expect(progress).toEqual(['1/2', '2/2'])
  const created = (await readdir(folder)).filter((name) => name.startsWith('both'))
  expect(created.sort()).toEqual(['both-1.png', 'both-2.png', 'both.pdf'])
})

test('a placeholder without data causes a warning unless it has a default', async () => {
  const text: Element = {
    id: 'dear',
    type: 'text',
    x: 0,
    y: 0,
    width: 200,
    height: 100,
    text: 'Dear {{name}}{{end|,}}',
  }
  const letter = { ...design, document: { version: 1, pages: [{ id: 'a', elements: [text] }] } }
  const path = join(folder, 'letter.png')
  const { warnings } = await renderDesign(letter, { path })
  expect(warnings).toMatchObject([{ code: 'placeholder_unfilled', page: 1, elementId: 'dear' }])
  expect(warnings[0]?.message).toBe('{{name}} is drawn as written: no data and no default')
  expect((await renderDesign(letter, { path, data: { name: '{{name}}' } })).warnings).toEqual([])
})

test('all issues are reported together', async () => {
  const wrong = { ...design, width: 1.5, heigth: 10, document: { version: 1, pages: [] } }
  const error: unknown = await renderDesign(wrong, { path: 'never.png' }).catch((reason: unknown) => reason)
  const pointers = isFailure(error, 'invalid_input') ? error.details.issues.map(({ pointer }) => pointer) : []
  expect(pointers).toEqual(expect.arrayContaining(['/width', '/heigth', '/document/pages']))
})

test('an uploaded image is not available without a server', async () => {
  const uploaded = JSON.parse(JSON.stringify(design).replaceAll('builtin:mountains', 'asset:ast_1'))
  await expect(renderDesign(uploaded, { path: 'never.png' })).rejects.toMatchObject({
    code: 'invalid_input',
    details: {
      issues: expect.arrayContaining([expect.objectContaining({ pointer: '/document/pages/0/elements/0/src' })]),
    },
  })
})

test('a folder of pictures that does not exist is an issue only if the design needs one', async () => {
  const pictures = join(folder, 'none')
  const path = join(folder, 'plain.png')
  expect((await renderDesign(design, { path, pictures, options: { pages: [1] } })).paths).toEqual([path])
  const uploaded = JSON.parse(JSON.stringify(design).replaceAll('builtin:mountains', 'asset:ast_1'))
  await expect(renderDesign(uploaded, { path, pictures })).rejects.toMatchObject({
    details: { issues: [{ pointer: 'pictures', detail: expect.stringContaining('does not exist') }] },
  })
})

test('an unknown extension is rejected before rendering', async () => {
  let rendered = 0
  const onProgress = () => (rendered += 1)
  await expect(renderDesign(design, { path: join(folder, 'poster.tiff'), onProgress })).rejects.toThrow('end in .png')
  expect(rendered).toBe(0)
})

test('a scale out of range is rejected', async () => {
  await expect(renderDesign(design, { path: join(folder, 'x.png'), options: { scale: 9 } })).rejects.toThrow(
    'from 0.1 to 8',
  )
})

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharp } from '../../src/assets/sharp.ts'
import { callPlaten } from '../setup/call-platen.ts'
import { expectColor, openPicture } from '../setup/pictures.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-import-'))
  const green = { width: 8, height: 8, channels: 3, background: '#008000' } as const
  const png = await sharp({ create: green }).png().toBuffer()
  const image = `<image width="40" height="40" href="data:image/png;base64,${png.toString('base64')}"/>`
  await writeFile(
    join(folder, 'card.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40">${image}</svg>`,
  )
})

afterAll(() => rm(folder, { recursive: true }))

test('an imported file with pictures is rendered with the folder that the import names', async () => {
  const imported = await callPlaten(['import', 'card.svg', '-o', 'card.json'], { cwd: folder })
  const pictures = /--pictures (\S+)\./.exec(imported.stderr)?.[1] ?? ''
  const rendered = await callPlaten(['render', 'card.json', '-o', 'card.png', '--pictures', pictures], { cwd: folder })
  expect(rendered).toEqual({ code: 0, stdout: 'card.png\n', stderr: '' })
  const image = await openPicture(await readFile(join(folder, 'card.png')))
  expectColor(image, '#008000', [20, 20])
})

test('a damaged picture is reported by its name', async () => {
  await callPlaten(['import', 'card.svg', '-o', 'broken.json'], { cwd: folder })
  await writeFile(join(folder, 'broken-pictures/ast_import1-photo.png'), 'no picture')
  const { code, stderr } = await callPlaten(
    ['render', 'broken.json', '-o', 'broken.png', '--pictures', 'broken-pictures'],
    { cwd: folder },
  )
  expect(code).toBe(1)
  expect(stderr).toContain('pictures: ast_import1-photo.png: not an image')
})

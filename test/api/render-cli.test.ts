import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listFontFiles } from '../../src/assets/fonts/list-font-files.ts'
import { findPoppler } from '../golden/poppler.ts'
import { callPlaten } from '../setup/call-platen.ts'
import { coloredPages, expectColor, onePage, openPicture, type Picture, rect } from '../setup/pictures.ts'
import { type Ran, runPlaten } from '../setup/run-platen.ts'

const poppler = findPoppler()

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-render-'))
  const panel = rect('panel', [50, 20, 100, 60], { slot: 'panel' })
  const text = { id: 't', type: 'text', x: 0, y: 0, width: 200, height: 20, text: 'Hello {{name|there}}', fontSize: 12 }
  await save('design.json', { title: 'Card', width: 200, height: 100, document: onePage([panel, text]) })
  await save('pages.json', { width: 40, height: 30, document: coloredPages(['#ff0000', '#00ff00', '#0000ff']) })
})

afterAll(() => rm(folder, { recursive: true }))

async function save(name: string, value: unknown): Promise<void> {
  await writeFile(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value))
}

function render(...args: string[]): Promise<Ran> {
  return callPlaten(['render', ...args], { cwd: folder })
}

async function picture(name: string): Promise<Picture> {
  return openPicture(await readFile(join(folder, name)))
}

describe('render', () => {
  test.each([
    ['png', 'png'],
    ['jpg', 'jpeg'],
    ['webp', 'webp'],
  ])('writes a .%s and prints its path, without a server or a data folder', async (extension, format) => {
    const output = `card.${extension}`
    expect(await render('design.json', '-o', output)).toEqual({ code: 0, stdout: `${output}\n`, stderr: '' })
    const image = await picture(output)
    expect(image).toMatchObject({ format, width: 200, height: 100 })
    expectColor(image, '#ff0000', [60, 30], [140, 70])
    expectColor(image, '#ffffff', [40, 50], [160, 50])
    expect(await readdir(folder)).not.toContain('data')
  })

  test('names options in its help as they are typed', async () => {
    const { stdout } = await render('--help')
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain('`PDF/X-4` requires a `--color-profile`')
  })

  test('draws texts in the fonts of a folder, and reports a damaged one', async () => {
    const fonts = join(folder, 'fonts')
    await mkdir(fonts, { recursive: true })
    const file = listFontFiles({ name: 'Noto Sans Thai', folder: 'noto-sans-thai' })[0]?.path ?? ''
    await copyFile(file, join(fonts, 'thai.ttf'))
    const element = {
      id: 't',
      type: 'text',
      x: 0,
      y: 0,
      width: 90,
      height: 30,
      text: 'ก',
      fontFamily: 'Noto Sans Thai',
    }
    await save('own.json', { width: 90, height: 30, document: onePage([{ ...element, fontWeight: 100 }]) })
    const drawn = await render('own.json', '-o', 'own.png', '--fonts', 'fonts')
    expect(drawn).toEqual({ code: 0, stdout: 'own.png\n', stderr: '' })
    await writeFile(join(fonts, 'broken.ttf'), (await readFile(file)).subarray(0, 5_000))
    const refused = await render('own.json', '-o', 'own.png', '--fonts', 'fonts')
    expect(refused.code).toBe(1)
    expect(refused.stderr).toMatch(/fonts: broken\.ttf: The font cannot be used: it ends at byte 5000/)
  })

  test.skipIf(!poppler)('writes a PDF with text, bleed and crop marks', async () => {
    expect((await render('design.json', '-o', 'card.pdf', '--bleed', '12', '--crop-marks')).code).toBe(0)
    const bytes = await readFile(join(folder, 'card.pdf'))
    expect(await poppler?.text(bytes)).toContain('Hello there')
    expect(await poppler?.tell('pdfinfo', bytes)).toMatch(/Title:\s+Card/)
    const box = /TrimBox:\s+([\d.]+)\s+([\d.]+)\s+([\d.]+)\s+([\d.]+)/.exec(
      (await poppler?.tell('pdfinfo', bytes, '-box')) ?? '',
    )
    const [left = 0, bottom = 0, right = 0, top = 0] = (box ?? []).slice(1).map(Number)
    expect([right - left, top - bottom, left > 9]).toEqual([150, 75, true])
  })

  test('numbers the files of several pages, and renders selected pages', async () => {
    const all = await render('pages.json', '--output', 'all.png', '--scale', '0.5')
    expect(all.stdout).toBe('all-1.png\nall-2.png\nall-3.png\n')
    expect(await picture('all-2.png')).toMatchObject({ width: 20, height: 15 })
    expectColor(await picture('all-3.png'), '#0000ff', [10, 7])
    const one = await render('pages.json', '-o', 'one.png', '--pages', '2')
    expect(one.stdout).toBe('one.png\n')
    expectColor(await picture('one.png'), '#00ff00', [20, 15])
  })

  test('fills slots from a file, and omits the background', async () => {
    await save('data.json', { panel: '#8000ff', name: 'Ada' })
    const filled = await render('design.json', '-o', 'filled.png', '--data', 'data.json', '--transparent')
    expect(filled.code).toBe(0)
    const image = await picture('filled.png')
    expectColor(image, '#8000ffff', [60, 50])
    expect(image.at(10, 50)[3]).toBe(0)
  })

  test('fills slots from inline JSON and from standard input', async () => {
    const data = JSON.stringify({ panel: '#00ff80' })
    expect((await render('design.json', '-o', 'inline.png', '--data', data)).code).toBe(0)
    expectColor(await picture('inline.png'), '#00ff80', [60, 50])
    const words = ['render', 'design.json', '-o', 'stdin.png', '--data', '-']
    expect((await runPlaten(words, { cwd: folder, input: data })).code).toBe(0)
    expectColor(await picture('stdin.png'), '#00ff80', [60, 50])
  })

  test('reads standard input', async () => {
    const input = await readFile(join(folder, 'design.json'), 'utf8')
    const { code } = await runPlaten(['render', '-', '-o', 'piped.png'], { cwd: folder, input })
    expect(code).toBe(0)
    expectColor(await picture('piped.png'), '#ff0000', [60, 50])
  })

  test('renders the unmodified file of a built-in template', async () => {
    const template = join(import.meta.dirname, '../../templates/mountain-retreat-post.json')
    expect(await render(template, '-o', 'post.jpg', '--scale', '0.2', '--quality', '60')).toMatchObject({
      code: 0,
      stderr: '',
    })
    expect(await picture('post.jpg')).toMatchObject({ format: 'jpeg', width: 216, height: 216 })
  })

  test('prints the warnings of the render', async () => {
    const text = { id: 't', type: 'text', x: 0, y: 0, width: 90, height: 20, text: 'x', fontFamily: 'Comic Sans MS' }
    await save('comic.json', { width: 90, height: 20, document: onePage([text]) })
    const { code, stdout, stderr } = await render('comic.json', '-o', 'comic.png')
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'comic.png\n' })
    expect(stderr).toMatch(/^Warning \(page 1, t\): .*Comic Sans MS/)
  })
})

describe('render rejects', () => {
  const expectRefused = async (args: string[], words: RegExp): Promise<void> => {
    const before = await readdir(folder)
    const { code, stdout, stderr } = await render(...args)
    expect(stderr).toMatch(words)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).not.toMatch(/\n\s+at |node_modules|\.ts:\d/)
    expect(await readdir(folder)).toEqual(before)
  }
  const out = ['-o', 'never.png']

  test('a file that is missing, not JSON, or not a design', async () => {
    await save('broken.json', '{"width": 10,')
    await save('list.json', [1])
    await expectRefused(['nowhere.json', ...out], /^Can’t read nowhere\.json: no such file or directory\.$/m)
    await expectRefused(
      ['broken.json', ...out],
      /^The file broken\.json is not valid JSON: line 1, column 14: expected .*\.$/m,
    )
    await expectRefused(['list.json', ...out], /^ {2}The design must be an object with width, height and document/m)
  })

  test('an invalid design, with all errors and their JSON Pointers', async () => {
    const document = onePage([rect('a', [0, 0, 1, 1], { fill: 'red' }), { id: 'b', type: 'hexagon' }])
    await save('invalid.json', { width: 0, heigth: 5, document })
    await expectRefused(
      ['invalid.json', ...out],
      /\/heigth: .*did you mean `height`\?\n[^]*\/width[^]*\/height[^]*\/document\/pages\/0\/elements\/0\/fill[^]*elements\/1\/type/,
    )
  })

  test('an uploaded image and an unknown built-in image', async () => {
    const image = (src: string): object => ({ id: 'i', type: 'image', x: 0, y: 0, width: 9, height: 9, src })
    await save('asset.json', { width: 9, height: 9, document: onePage([image('asset:ast_1')]) })
    await save('unknown.json', { width: 9, height: 9, document: onePage([image('builtin:nothing')]) })
    const place = '/document/pages/0/elements/0/src'
    const serverOnly =
      /"asset:ast_1" is an asset, which is only available on the server; .*POST \/api\/exports.*builtin:<name>/
    await expectRefused(['asset.json', ...out], new RegExp(`^Invalid input:\\n {2}${place}: ${serverOnly.source}`))
    await expectRefused(
      ['unknown.json', ...out],
      new RegExp(`${place}: must be .*mountains.*received "builtin:nothing"`),
    )
    await save('photo.json', { width: 9, height: 9, document: onePage([{ ...image('builtin:sea'), slot: 'photo' }]) })
    const data = JSON.stringify({ photo: 'asset:ast_1' })
    await expectRefused(['photo.json', ...out, '--data', data], new RegExp(`/data/photo: ${serverOnly.source}`))
  })

  test('data with an unknown slot, or that is not an object', async () => {
    await save('wrong.json', { panle: 'x' })
    await expectRefused(['design.json', ...out, '--data', 'wrong.json'], /\/data\/panle.*panel/)
    await expectRefused(['design.json', ...out, '--data', '{"panle":"x"}'], /\/data\/panle.*panel/)
    await expectRefused(['design.json', ...out, '--data', 'list.json'], /^The data must be an object that maps slots/)
    await expectRefused(
      ['design.json', ...out, '--data', '{"panel"'],
      /^The data is not valid JSON: line 1, column 9: expected ":"/,
    )
    await expectRefused(['-', ...out, '--data', '-'], /^Standard input can only be read once/)
  })

  test('an unknown extension, a missing folder, or a missing output', async () => {
    await expectRefused(['design.json', '-o', 'card.bmp'], /must end in \.png, .*\.jpeg.*card\.bmp/)
    await expectRefused(
      ['design.json', '-o', 'nowhere/card.png'],
      /output: the parent folder "nowhere" does not exist\./,
    )
    await expectRefused(['design.json'], /^Missing required option -o, --output <file>\./)
  })

  test('unknown options and values out of range', async () => {
    await expectRefused(
      ['design.json', ...out, '--scale', 'big'],
      /^Invalid value "big" for --scale <number>\. Use a number\./,
    )
    await expectRefused(['design.json', ...out, '--scale', '9'], /scale.*0\.1.*8.*9/)
    await expectRefused(['design.json', ...out, '--pages', '2'], /page/)
    await expectRefused(['design.json', ...out, '--dpi', '300'], /Unknown option --dpi/)
  })
})

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharp } from '../../src/assets/sharp.ts'
import { RENDERER_VERSION } from '../../src/render/renderer-version.ts'
import { findStamp, stampFile } from '../../src/render/stamp/stamp-file.ts'
import { parseStamp, type Stamp, stampText } from '../../src/render/stamp/stamp.ts'
import type { Verification } from '../../src/verify/verification.ts'
import { callPlaten } from '../setup/call-platen.ts'
import type { Client } from '../setup/client.ts'
import { download, exported } from '../setup/exporting.ts'
import { coloredPages, halvesPng, onePage, rect } from '../setup/pictures.ts'
import { type Ran, runPlaten } from '../setup/run-platen.ts'
import { type Service, startService } from '../setup/start-service.ts'

let folder: string
const greeting = { id: 't', type: 'text', x: 0, y: 0, width: 80, height: 20, text: 'Hi {{name|there}}', fontSize: 12 }
const design = { title: 'Card', width: 80, height: 40, document: onePage([rect('panel', [9, 9, 20, 20]), greeting]) }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-verify-'))
  await save('design.json', design)
  await save('document.json', design.document)
  await save('other.json', { ...design, width: 81 })
  await call('render', 'design.json', '-o', 'card.png', '--scale', '2')
})

afterAll(() => rm(folder, { recursive: true }))

const save = (name: string, value: unknown): Promise<void> =>
  writeFile(join(folder, name), value instanceof Uint8Array ? value : JSON.stringify(value))
const load = (name: string): Promise<Buffer> => readFile(join(folder, name))
const call = (...args: string[]): Promise<Ran> => callPlaten(args, { cwd: folder })
const verify = (...args: string[]): Promise<Ran> => call('verify', ...args)

/** Returns the result of one file, and the exit code. */
async function result(...args: string[]) {
  const { code, stdout } = await verify(...args, '--json')
  const { verdict, files } = JSON.parse(stdout) as Verification
  return { code, verdict, ...files[0] }
}

describe('verify of an exported file', () => {
  test('prints what it is, and compares it with its design as its user does', async () => {
    const { code, stdout, stderr } = await runPlaten(['verify', 'card.png', 'design.json', '--render'], { cwd: folder })
    const bytes = (await load('card.png')).length.toLocaleString('en-US')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout.replace(/sha256:[0-9a-f]{64}/, 'sha256:…')).toBe(`card.png
  Format         PNG, page 1 of 80 × 40 px
  Size           ${bytes} bytes
  Options        {"scale":2,"transparent":false}
  Renderer       version ${RENDERER_VERSION}
  Document hash  sha256:…
  ✔ Intact: the file is as it was exported.
  ✔ Made from design.json.
  ✔ Rendered again: the same file, byte for byte.

Verified.
`)
  })

  test('without a design, says whether it is intact', async () => {
    expect(await result('card.png')).toMatchObject({
      ...{ code: 0, verdict: 'verified', format: 'png', design: null, data: null, render: null },
      ...{ intact: { verdict: 'verified' }, stamp: { width: 80, height: 40, pages: [1], dataHash: null } },
    })
  })

  test('accepts a document alone, and standard input', async () => {
    expect(await result('card.png', 'document.json', '--render')).toMatchObject({ code: 0, verdict: 'verified' })
    const input = JSON.stringify(design)
    const { code, stdout } = await runPlaten(['verify', 'card.png', '-'], { cwd: folder, input })
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining('Made from this design.') })
  })

  test('exits with 1 for another design, even of another size', async () => {
    expect(await result('card.png', 'other.json', '--render')).toMatchObject({
      ...{ code: 1, verdict: 'differs', intact: { verdict: 'verified' } },
      design: { verdict: 'differs', message: 'Not made from other.json.' },
      render: {
        verdict: 'unchecked',
        message: 'Not rendered again: the design is not the one that the file was made from.',
      },
    })
    const { stdout } = await verify('card.png', 'other.json')
    expect(stdout).toMatch(/✘ Not made from other\.json\.\n\nNot verified: the file differs\.\n$/)
  })

  test('exits with 1 for a file that was changed, or saved by another program that retains the stamp', async () => {
    const changed = await load('card.png')
    changed[changed.length - 20] = (changed[changed.length - 20] ?? 0) ^ 1
    await save('changed.png', changed)
    expect(await result('changed.png', 'design.json', '--render')).toMatchObject({
      ...{ code: 1, verdict: 'differs', design: { verdict: 'verified' } },
      ...{ intact: { verdict: 'differs' }, render: { verdict: 'differs' } },
    })
  })

  test('exits with 2 for files without a stamp, of other programs and of other formats', async () => {
    await save(
      'stripped.png',
      await sharp(await load('card.png'))
        .png()
        .toBuffer(),
    )
    await save('other.png', await halvesPng('#ff0000', '#00ff00'))
    for (const name of ['stripped.png', 'other.png', 'design.json']) {
      const found = await result(name, 'design.json', '--render')
      expect(found).toMatchObject({ code: 2, verdict: 'unchecked', stamp: null, design: null })
      expect(found.intact?.message).toMatch(
        name === 'design.json' ? /^Unknown format\./ : /^No stamp: the PNG was made/,
      )
    }
  })

  test('exits with 2 for what it cannot read, and says why', async () => {
    await save('broken.zip', Buffer.from('PK\x03\x04 and no more'))
    await save('bad.json', { ...design, width: 0 })
    for (const [args, words] of [
      [['missing.png'], /missing\.png: no such file or directory/],
      [['broken.zip'], /broken\.zip: the ZIP file is damaged/],
      [['card.png', 'missing.json'], /missing\.json: no such file or directory/],
      [['card.png', 'bad.json'], /\/width: must be an integer from 1 to 10000; received 0/],
      [['card.png', '--render'], /--render needs a design: add its ID or a JSON file/],
      [['card.png', '-', '--data', '-'], /only be read once/],
      [['card.png', 'des_1', '--fonts', '.'], /--fonts and --pictures are for design files/],
    ] as const) {
      const { code, stdout, stderr } = await verify(...args)
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
      expect(stderr).toMatch(words)
    }
    expect(JSON.parse((await verify('missing.png', '--json')).stdout)).toMatchObject({
      verdict: 'unchecked',
      files: [],
    })
    expect((await runPlaten(['verify', 'card.png', '--jsn'], { cwd: folder })).code).toBe(2)
  })

  test('checks the data that filled the design', async () => {
    await call('render', 'design.json', '-o', 'ada.svg', '--data', '{"name":"Ada"}')
    expect(await result('ada.svg', 'design.json', '--data', '{"name":"Ada"}', '--render')).toMatchObject({
      ...{ code: 0, data: { verdict: 'verified' }, render: { verdict: 'verified' } },
    })
    expect(await result('ada.svg', 'design.json', '--data', '{"name":"Eve"}')).toMatchObject({
      ...{ code: 1, design: { verdict: 'verified' }, data: { verdict: 'differs' } },
    })
    expect(await result('ada.svg', 'design.json', '--render')).toMatchObject({
      code: 2,
      render: { message: 'Not rendered again: the file was filled with data. Add it with --data.' },
    })
    expect(await result('card.png', 'design.json', '--data', '{"name":"Ada"}')).toMatchObject({
      ...{ code: 1, data: { message: 'Not filled with data.' } },
    })
  })

  test('a file of another version of the renderer may be drawn differently', async () => {
    const svg = (await load('ada.svg')).toString().replace(`"renderer":"${RENDERER_VERSION}"`, '"renderer":"7"')
    await save('old.svg', Buffer.from(svg))
    const { render } = await result('old.svg', 'design.json', '--data', '{"name":"Ada"}', '--render')
    expect(render).toMatchObject({ verdict: 'unchecked' })
    expect(render?.message).toContain('The file was drawn by version 7.')
  })
})

describe('verify of a forged stamp', () => {
  async function forge(name: string, options: Readonly<Record<string, unknown>>): Promise<void> {
    const stamp = parseStamp(findStamp(await load('card.png'), 'png')?.text ?? '')
    const picture = await halvesPng('#ff0000', '#00ff00')
    await save(name, stampFile(picture, 'png', stampText({ ...stamp, options } as Stamp)))
  }

  test('prints none of its control characters', async () => {
    await forge('escape.png', { scale: '\u009b31m\u202e' })
    const { stdout } = await runPlaten(['verify', 'escape.png', 'design.json', '--render'], { cwd: folder })
    expect(stdout).toContain('received "�31m�"')
    expect(stdout).not.toMatch(/[\u009b\u202e]/)
  })

  test('requests no image that it names', async () => {
    await forge('request.png', { background: { type: 'image', src: 'https://192.0.2.1/a.png' } })
    expect(await result('request.png', 'design.json', '--render')).toMatchObject({
      render: { message: 'Not rendered again: its background is an image, which no stamp names.' },
    })
  })
})

describe('verify of an export of the server', () => {
  let service: Service
  let client: Client
  let id: string

  beforeAll(async () => {
    service = await startService()
    client = await service.client()
    id = (await client.post('/api/designs', design)).body._id
  })

  afterAll(() => service.stop())

  const stored = async (...args: string[]) => {
    const { code, stdout } = await callPlaten(['verify', ...args, '--json'], {
      cwd: folder,
      env: { PLATEN_DATA_DIR: service.dataFolder },
    })
    const { files, ...rest } = JSON.parse(stdout) as Verification & { error?: string }
    return { code, ...rest, files, ...files[0] }
  }

  async function fetched(name: string, request: object): Promise<void> {
    const { downloadUrl } = await exported(client, { designId: id, ...request })
    await save(name, (await download(downloadUrl)).bytes)
  }

  test('names the revision that it was made from, and renders it again', async () => {
    await fetched('first.pdf', { format: 'pdf', bleed: '3mm', cropMarks: true, metadata: { author: 'Ada' } })
    expect(await stored('first.pdf', id, '--render')).toMatchObject({
      ...{ code: 0, render: { verdict: 'verified' } },
      design: { message: `Made from revision 1 of ${id} ("Card"), the current one.` },
    })
    const fill = { op: 'set', ids: ['panel'], properties: { fill: '#00ff00' } }
    await client.post(`/api/designs/${id}/edits`, { operations: [fill] })
    const older = await stored('first.pdf', id, '--render')
    expect(older).toMatchObject({ code: 0, render: { verdict: 'verified' } })
    expect(older.design?.message).toMatch(
      /^Made from revision 1 of des_\w+ \("Card"\), an older one, saved at 20\S+Z\.$/,
    )
  })

  test('the answer of the API has the hash of the export, filled with defaults or with data', async () => {
    const data = { name: 'Ada' }
    await fetched('filled.webp', { format: 'webp', data })
    await save('answer.json', (await client.get(`/api/designs/${id}`)).body)
    const args = ['--data', JSON.stringify(data), '--render']
    expect(await stored('filled.webp', 'answer.json', ...args)).toMatchObject({ code: 0, verdict: 'verified' })
    expect(await stored('filled.webp', id, ...args)).toMatchObject({ code: 0, verdict: 'verified' })
    await fetched('plain.webp', { format: 'webp' })
    expect(await stored('plain.webp', 'answer.json', '--render')).toMatchObject({ code: 0, verdict: 'verified' })
  })

  test('designs that become the same picture do not share its file, whose stamp names one of them', async () => {
    const one = (await client.post('/api/designs', design)).body._id as string
    const filled = onePage([rect('panel', [9, 9, 20, 20]), { ...greeting, text: 'Hi Ada' }])
    const twin = (await client.post('/api/designs', { ...design, document: filled })).body._id as string
    await fetched('ada.png', { format: 'png', data: { name: 'Ada' }, designId: one })
    await fetched('twin.png', { format: 'png', designId: twin })
    expect(await stored('ada.png', one)).toMatchObject({ code: 0, verdict: 'verified' })
    expect(await stored('twin.png', twin)).toMatchObject({ code: 0, verdict: 'verified' })
    expect(await stored('twin.png', one)).toMatchObject({ code: 1, design: { verdict: 'differs' } })
  })

  test('an image of the account is drawn again; a background with an image is not', async () => {
    const picture = await halvesPng('#ff0000', '#0000ff')
    const asset = (await client.post('/api/assets', picture, { 'content-type': 'image/png' })).body._id as string
    const image = { id: 'i', type: 'image', x: 0, y: 0, width: 40, height: 40, src: `asset:${asset}` }
    const withImage = { ...design, document: onePage([image]) }
    const designId = (await client.post('/api/designs', withImage)).body._id as string
    await fetched('image.pptx', { format: 'pptx', designId })
    expect(await stored('image.pptx', designId, '--render')).toMatchObject({ code: 0, render: { verdict: 'verified' } })
    const background = { type: 'image', src: `asset:${asset}` }
    await fetched('background.png', { format: 'png', designId, background })
    expect((await load('background.png')).includes(asset)).toBe(false)
    expect(await stored('background.png', designId, '--render')).toMatchObject({
      ...{ code: 2, design: { verdict: 'verified' } },
      render: { message: expect.stringContaining('its background was an image') },
    })
  })

  test('a ZIP is verified page by page', async () => {
    const document = coloredPages(['#ff0000', '#00ff00', '#0000ff'])
    const designId = (await client.post('/api/designs', { ...design, document })).body._id as string
    await fetched('pages.zip', { format: 'png', designId })
    const { code, files } = await stored('pages.zip', designId, '--render')
    expect(code).toBe(0)
    expect(files.map(({ name, stamp }) => [name, stamp?.pages])).toEqual([
      ['pages.zip/Card-1.png', [1]],
      ['pages.zip/Card-2.png', [2]],
      ['pages.zip/Card-3.png', [3]],
    ])
    const zip = await load('pages.zip')
    const at = zip.indexOf('IDAT') + 12
    zip[at] = (zip[at] ?? 0) ^ 1
    await save('pages.zip', zip)
    const { stdout, code: changed } = await callPlaten(['verify', 'pages.zip'], { cwd: folder })
    expect(changed).toBe(1)
    expect(stdout).toContain('Not verified: 1 of 3 files differs.')
  })

  test('exits with 2 for a design that does not exist', async () => {
    expect(await stored('card.png', 'des_0')).toMatchObject({ code: 2, verdict: 'unchecked', files: [] })
    expect((await stored('card.png', 'des_0')).error).toContain('des_0')
  })
})

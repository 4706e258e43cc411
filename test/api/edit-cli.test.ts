import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callPlaten } from '../setup/call-platen.ts'
import type { Client } from '../setup/client.ts'
import { rect } from '../setup/pictures.ts'
import { type Ran, runPlaten } from '../setup/run-platen.ts'
import { type Service, startService } from '../setup/start-service.ts'

let folder: string
const design = {
  title: 'Card',
  tags: ['a'],
  width: 200,
  height: 100,
  document: { version: 1, pages: [{ id: 'page', elements: [rect('panel', [50, 20, 100, 60])] }] },
}
const operations = [
  { op: 'duplicate', ids: ['panel'], by: { x: 10, y: 0 } },
  { op: 'set', ids: ['panel-2'], properties: { name: 'Copy' } },
]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-edit-'))
})

beforeEach(async () => {
  await save('design.json', design)
  await save('ops.json', operations)
})

afterAll(() => rm(folder, { recursive: true }))

const save = (name: string, value: unknown) => writeFile(join(folder, name), JSON.stringify(value))
const load = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8')) as typeof design
const edit = (...args: string[]): Promise<Ran> => callPlaten(['edit', ...args], { cwd: folder })
const idsOf = ({ document }: { document: { pages: { elements: object[] }[] } }) =>
  document.pages[0]?.elements.map((element) => 'id' in element && element.id)

describe('edit of a design file', () => {
  test('changes the file, keeps its other fields, and prints the IDs that were made', async () => {
    expect(await edit('design.json', '--operations', 'ops.json')).toEqual({ code: 0, stdout: 'panel-2\n', stderr: '' })
    const edited = await load('design.json')
    expect(edited).toMatchObject({ title: 'Card', tags: ['a'], width: 200 })
    expect(idsOf(edited)).toEqual(['panel', 'panel-2'])
    expect((await readdir(folder)).toSorted()).toEqual(['design.json', 'ops.json'])
  })

  test('can write another file, or print the result and write nothing', async () => {
    await edit('design.json', '--operations', 'ops.json', '-o', 'other.json')
    expect(idsOf(await load('other.json'))).toEqual(['panel', 'panel-2'])
    await rm(join(folder, 'other.json'))
    const { stdout } = await edit('design.json', '--operations', 'ops.json', '--dry-run')
    expect(idsOf(JSON.parse(stdout) as typeof design)).toEqual(['panel', 'panel-2'])
    expect(await load('design.json')).toEqual(design)
  })

  test('reads operations from standard input', async () => {
    const args = ['edit', 'design.json', '--operations', '-']
    expect(await runPlaten(args, { cwd: folder, input: JSON.stringify(operations) })).toMatchObject({
      code: 0,
      stdout: 'panel-2\n',
    })
  })

  test('says which operation cannot be applied, and writes nothing', async () => {
    await save('ops.json', [...operations, { op: 'remove', ids: ['panels'] }])
    const { code, stdout, stderr } = await edit('design.json', '--operations', 'ops.json')
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain('/operations/2/ids/0: unknown element `panels`; did you mean `panel`?')
    expect(await load('design.json')).toEqual(design)
  })

  test('rejects an unknown built-in image, and warns of placeholders and texts that do not fit', async () => {
    const image = { id: 'i', type: 'image', x: 0, y: 0, width: 10, height: 10, src: 'builtin:see' }
    await save('ops.json', [{ op: 'insert', elements: [image], above: 'panel' }])
    expect((await edit('design.json', '--operations', 'ops.json')).stderr).toMatch(
      /\/operations\/0\/elements\/0\/src: unknown built-in image `see`; did you mean `sea`\?/,
    )
    const text = { id: 't', type: 'text', x: 0, y: 0, width: 10, height: 10, text: '{{name}}' }
    await save('ops.json', [{ op: 'insert', elements: [text], above: 'panel' }])
    expect(await edit('design.json', '--operations', 'ops.json')).toEqual({
      ...{ code: 0, stdout: 't\n' },
      stderr:
        'Warning (page 1, t): {{name}} is drawn as written: no data and no default\n' +
        'Warning (page 1, t): Text is about 144 px too tall for its box\n',
    })
  })

  test('options that do not go together are refused', async () => {
    for (const [args, words] of [
      [['-', '--operations', '-'], /only be read once/],
      [['design.json', '--operations', 'ops.json', '--revision', '2'], /--revision is for designs of the server/],
      [['des_1', '--operations', 'ops.json', '-o', 'x.json'], /--output is for design files/],
    ] as const) {
      const { code, stderr } = await edit(...args)
      expect(code).toBe(1)
      expect(stderr).toMatch(words)
    }
  })
})

describe('edit of a design of the server', () => {
  let service: Service
  let client: Client
  let id: string

  beforeAll(async () => {
    service = await startService()
    client = await service.client()
  })

  beforeEach(async () => {
    id = (await client.post('/api/designs', design)).body._id
  })

  afterAll(() => service.stop())

  const editStored = (...args: string[]): Promise<Ran> =>
    callPlaten(['edit', ...args, '--operations', 'ops.json'], {
      cwd: folder,
      env: { PLATEN_DATA_DIR: service.dataFolder },
    })

  test('changes it while the server runs', async () => {
    expect(await editStored(id)).toEqual({ code: 0, stdout: 'panel-2\n', stderr: '' })
    const { body } = await client.get(`/api/designs/${id}`)
    expect([body.revision, idsOf(body)]).toEqual([2, ['panel', 'panel-2']])
  })

  test('a dry run prints it as it would be, and writes nothing', async () => {
    const { stdout } = await editStored(id, '--dry-run')
    expect(idsOf(JSON.parse(stdout) as typeof design)).toEqual(['panel', 'panel-2'])
    expect((await client.get(`/api/designs/${id}`)).body.revision).toBe(1)
  })

  test('only edits the given revision, and reports a design that does not exist', async () => {
    expect(await editStored(id, '--revision', '2')).toMatchObject({ code: 1, stdout: '' })
    expect(await editStored(id, '--revision', '1')).toMatchObject({ code: 0 })
    const { code, stderr } = await editStored('des_none')
    expect(code).toBe(1)
    expect(stderr).toMatch(/^No design with the ID "des_none"|des_none/)
    expect(stderr).not.toContain('design list')
  })
})

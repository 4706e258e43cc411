import { describe, expect, test } from 'vitest'
import { claimExport, completeExport } from '../service/testing/complete-export.ts'
import { faultsOf, png } from '../service/testing/open-services.ts'
import { useQueue } from './testing/use-queue.ts'
import { documentOf, image, text } from '../service/testing/sample-documents.ts'

const queue = useQueue()

async function snapshot(): Promise<{ width: number; height: number; document: unknown }> {
  return JSON.parse((await claimExport(queue.services))?.snapshotJson ?? 'null') as never
}

describe('a new export', () => {
  test('is queued, with the defaults of omitted options', async () => {
    const designId = await queue.design()
    const queued = await queue.create(designId)
    expect(queued).toEqual({
      _id: expect.stringMatching(/^exp_[0-9a-z]{26}$/),
      designId,
      designTitle: 'Summer: sale',
      designRevision: 1,
      format: 'png',
      options: { scale: 1, pages: null, background: null, data: null, filename: 'Summer- sale', transparent: false },
      status: 'queued',
      progress: 0,
      downloadUrl: null,
      files: [],
      bytes: 0,
      warnings: [],
      error: null,
      createdAt: new Date(queue.services.clock.time).toISOString(),
      startedAt: null,
      completedAt: null,
      expiresAt: null,
      requestedBy: 'owner',
    })
    expect(await queue.services.exports.get(queue.caller, queued._id)).toEqual(queued)
  })

  test.each([
    ['jpeg', { quality: 70, filename: 'a/b.jpg' }, { quality: 70, filename: 'a-b' }],
    ['webp', { transparent: true }, { quality: 90, transparent: true }],
    [
      'pdf',
      { bleed: 11.5, cropMarks: true, metadata: { author: 'Ada', keywords: ['a', 'b'] }, filename: 'Poster.PDF' },
      {
        bleed: 11.5,
        cropMarks: true,
        metadata: { title: 'Summer: sale', author: 'Ada', keywords: ['a', 'b'] },
        filename: 'Poster',
      },
    ],
    ['png', { scale: 2, pages: [1], background: '#fff' }, { scale: 2, pages: [1], background: '#fff' }],
  ])('as %s accepts the options of its format', async (format, options, kept) => {
    expect((await queue.create(await queue.design(), { format, ...options })).options).toMatchObject(kept)
  })

  test('as a PDF has the bleed and the title of the document, unless it sets others', async () => {
    const document = { ...documentOf([text()]), title: 'Poster', bleed: 11.5 }
    const designId = await queue.design({ document })
    const optionsOf = async (options: object) => (await queue.create(designId, { format: 'pdf', ...options })).options
    expect(await optionsOf({})).toMatchObject({ bleed: 11.5, metadata: { title: 'Poster' }, filename: 'Summer- sale' })
    expect(await optionsOf({ bleed: 0, metadata: { title: 'Other' } })).toMatchObject({
      bleed: 0,
      metadata: { title: 'Other' },
    })
    expect((await queue.create(designId)).options).not.toHaveProperty('bleed')
  })

  test('can have a color of the brand as its background, if the document has it', async () => {
    const designId = await queue.design({
      document: { ...documentOf([text()]), brand: { colors: { paper: '#fffdf5' } } },
    })
    const { options } = await queue.create(designId, { background: 'brand:paper' })
    expect(options.background).toBe('brand:paper')
    expect(await faultsOf(queue.create(designId, { background: 'brand:papers', data: { subtitle: '' } }))).toEqual({
      '/background': 'unknown brand color `papers`; did you mean `paper`?; available: `paper`',
      '/data/subtitle': 'unknown slot; this document has no slots',
    })
  })

  test('signals the worker of its process once', async () => {
    let signals = 0
    const stop = queue.services.signals.onQueued(() => (signals += 1))
    await queue.create(await queue.design())
    stop()
    expect(signals).toBe(1)
  })

  test('contains the design as it was when the export was requested', async () => {
    const designId = await queue.design({ document: documentOf([text()]) })
    await queue.create(designId)
    await queue.services.designs.update(queue.caller, designId, { update: { width: 10, document: documentOf([]) } })
    const limits = { outputBytes: 100_000_000, storageBytes: 1_000_000_000 }
    expect(await snapshot()).toEqual({ width: 1080, height: 1080, limits, document: documentOf([text()]) })
  })

  test('is filled with its data, and does not change the design', async () => {
    const designId = await queue.design({
      document: documentOf([text({ slot: 'headline' }), text({ id: 'g', text: '{{a|b}}' })]),
    })
    await queue.create(designId, { data: { headline: 'Now' } })
    expect(JSON.stringify(await snapshot())).toMatch(/"text":"Now".*"text":"b"/)
    expect((await queue.services.designs.get(queue.caller, designId)).documentJson).toContain('{{a|b}}')
  })

  test('returns its data, unless it is large', async () => {
    const designId = await queue.design({ document: documentOf([text({ slot: 'headline' })]) })
    const recorded = async (headline: string) => (await queue.create(designId, { data: { headline } })).options.data
    expect(await recorded('Now')).toEqual({ headline: 'Now' })
    expect(await recorded('x'.repeat(17_000))).toBeNull()
  })

  test('without data shows the defaults of placeholders', async () => {
    await queue.create(await queue.design({ document: documentOf([text({ text: 'Dear {{name|friend}}' })]) }))
    expect(JSON.stringify(await snapshot())).toContain('Dear friend')
  })

  test('without data warns about placeholders without a default on its pages', async () => {
    const letter = text({ id: 'letter', text: 'Dear {{name|friend}} of {{city}}, {{day}}' })
    const designId = await queue.design({
      document: documentOf([], [letter], [text({ id: 'other', text: '{{city}}' })]),
    })
    await queue.create(designId, { pages: [2] })
    const message = '{{city}}, {{day}} are drawn as written: no data and no defaults'
    const warning = { code: 'placeholder_unfilled', message, page: 2, elementId: 'letter' }
    expect(await snapshot()).toMatchObject({ warnings: [warning] })
    expect(Object.keys(await faultsOf(queue.create(designId, { data: {} })))).toEqual(['/data/city', '/data/day'])
  })

  test('whose data looks like a placeholder differs from one without data', async () => {
    const designId = await queue.design({ document: documentOf([text({ slot: 'headline', text: '{{name}}' })]) })
    await queue.create(designId, { data: { headline: '{{name}}' } })
    await completeExport(queue.services)
    expect((await queue.create(designId)).status).toBe('queued')
    expect(await snapshot()).toMatchObject({ warnings: [{ code: 'placeholder_unfilled' }] })
  })

  test('is rendered even if its design is moved to the trash', async () => {
    const designId = await queue.design()
    const { _id } = await queue.create(designId)
    await queue.services.designs.trash(queue.caller, designId)
    await expect(queue.create(designId)).rejects.toMatchObject({ code: 'design_trashed' })
    await completeExport(queue.services)
    expect((await queue.services.exports.get(queue.caller, _id)).status).toBe('completed')
  })

  test('is created once if its ID is sent twice', async () => {
    const designId = await queue.design()
    const id = queue.services.newId('exp')
    const input = { designId, format: 'png' } as const
    const first = await queue.services.exports.create(queue.caller, input, { exportId: id })
    await queue.services.designs.trash(queue.caller, designId)
    expect(await queue.services.exports.create(queue.caller, input, { exportId: id })).toEqual(first)
  })
})

describe('the issues of an export’s data', () => {
  test('are reported together', async () => {
    const designId = await queue.design({ document: documentOf([text({ slot: 'headline' })]) })
    const issues = await faultsOf(queue.create(designId, { data: { headline: [], other: 'x' } }))
    expect(Object.keys(issues).sort()).toEqual(['/data/headline', '/data/other'])
  })

  test('include images of other accounts in data or in the background', async () => {
    const designId = await queue.design({ document: documentOf([image('builtin:sea', { slot: 'photo' })]) })
    const theirs = await queue.services.assets.create(await queue.services.caller(), { bytes: await png('blue') })
    const src = `asset:${theirs._id}`
    const faults = await faultsOf(
      queue.create(designId, { data: { photo: src }, background: { type: 'image', src: 'builtin:moon' } }),
    )
    expect(Object.keys(faults).sort()).toEqual(['/background/src', '/data/photo'])
  })
})

describe('a request is rejected for', () => {
  test('a missing design', async () => {
    await expect(queue.create('des_nothing')).rejects.toMatchObject({
      code: 'not_found',
      details: { resource: 'design' },
    })
  })

  test('missing pages', async () => {
    const designId = await queue.design({ document: documentOf([], []) })
    await expect(queue.create(designId, { pages: [1, 3, 9] })).rejects.toMatchObject({
      code: 'page_not_found',
      details: { pages: [3, 9], pageCount: 2 },
    })
  })

  test('more pixels than the renderer supports', async () => {
    const designId = await queue.design({ width: 10_000, height: 10_000 })
    await expect(queue.create(designId, { scale: 2 })).rejects.toMatchObject({ code: 'export_too_large' })
    expect((await queue.services.exports.list(queue.caller, { limit: 1, offset: 0 })).total).toBe(0)
  })
})

describe('an equal export', () => {
  test('reuses the files of the first', async () => {
    const designId = await queue.design()
    const first = await queue.create(designId)
    await completeExport(queue.services)
    const second = await queue.create(designId, { pages: [1], filename: 'Other' })
    expect(second).toMatchObject({ status: 'completed', progress: 100, designId })
    expect(second._id).not.toBe(first._id)
    expect(second.downloadUrl).toContain(`/files/exports/${second._id}/Other.png?expires=`)
  })

  test('of a design that was only renamed is not rendered again', async () => {
    const designId = await queue.design()
    await queue.create(designId)
    await completeExport(queue.services)
    await queue.services.designs.update(queue.caller, designId, { update: { title: 'New' } })
    expect(await queue.create(designId)).toMatchObject({
      status: 'completed',
      designRevision: 2,
      options: { filename: 'New' },
    })
  })

  test.each([
    ['another scale', { scale: 2 }],
    ['another format', { format: 'webp' }],
    ['transparency', { transparent: true }],
    ['a background', { background: '#123456' }],
  ])('with %s is not equal', async (_, options) => {
    const designId = await queue.design()
    await queue.create(designId)
    await completeExport(queue.services)
    expect((await queue.create(designId, options)).status).toBe('queued')
  })

  test('as a PDF with another title is not equal, since the PDF contains the title', async () => {
    const designId = await queue.design()
    await queue.create(designId, { format: 'pdf' })
    await completeExport(queue.services)
    expect((await queue.create(designId, { format: 'pdf' })).status).toBe('completed')
    await queue.services.designs.update(queue.caller, designId, { update: { title: 'New' } })
    expect((await queue.create(designId, { format: 'pdf' })).status).toBe('queued')
  })

  test('of another account is rendered separately', async () => {
    await queue.create(await queue.design())
    await completeExport(queue.services)
    queue.caller = await queue.services.caller()
    expect((await queue.create(await queue.design())).status).toBe('queued')
  })

  test('with other data is not equal', async () => {
    const designId = await queue.design({ document: documentOf([text({ slot: 'headline' })]) })
    await queue.create(designId, { data: { headline: 'A' } })
    await completeExport(queue.services)
    expect((await queue.create(designId, { data: { headline: 'A' } })).status).toBe('completed')
    expect((await queue.create(designId, { data: { headline: 'B' } })).status).toBe('queued')
  })
})

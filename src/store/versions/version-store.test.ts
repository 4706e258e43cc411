import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { sql } from '#kysely'
import { openDatabase } from '../database.ts'
import type { DesignWithDocument } from '../records.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, newId, sampleAsset, sampleDesign, sampleExport } from '../testing/samples.ts'
import { PAUSE_MS, SESSION_MS, type VersionAuthor } from './keep-version.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Far from the end of a day and of ten minutes. */
const NOON = Date.UTC(2026, 3, 1, 12, 1)
const EDITED: VersionAuthor = { origin: 'edited', keyId: null }

await describeOnEngines('the versions of a design', ({ store, location }) => {
  const newDesign = async (overrides: Parameters<typeof sampleDesign>[1] = {}): Promise<DesignWithDocument> =>
    store().designs.create(
      sampleDesign(overrides.accountId ?? (await addAccount(store())), { createdAt: NOON, ...overrides }),
    )

  interface Saving {
    readonly at: number
    readonly text?: string
    readonly author?: VersionAuthor
    readonly storageBytes?: number
  }

  const save = (
    { accountId, id }: Pick<DesignWithDocument, 'accountId' | 'id'>,
    { at, text = newId('text'), author = EDITED, storageBytes = Infinity }: Saving,
  ) =>
    store().designs.update({ accountId, id, now: at, author, storageBytes }, () => ({
      content: { documentJson: JSON.stringify({ version: 1, text }), pageCount: 1, assetIds: [] },
    }))

  const list = async ({ accountId, id }: Pick<DesignWithDocument, 'accountId' | 'id'>, limit = 100) =>
    (await store().versions.list({ accountId, designId: id }, { limit, offset: 0 })).versions
  const revisions = async (design: DesignWithDocument) => (await list(design)).map(({ revision }) => revision)

  const stored = async ({ accountId }: Pick<DesignWithDocument, 'accountId'>) =>
    (await store().accounts.usage(accountId, 0)).storedBytes

  /** What the rows of documents add up to, which the account's counter must equal. */
  const measured = async ({ accountId }: Pick<DesignWithDocument, 'accountId'>): Promise<number> => {
    const database = openDatabase(location())
    const { rows } = await sql<{ bytes: number | string | null }>`
      select sum(length(document)) as bytes from version_documents where account_id = ${accountId}`.execute(
      database.query,
    )
    database.dialect.close()
    await database.query.destroy()
    return Number(rows[0]?.bytes ?? 0)
  }

  const thin = async (now: number): Promise<void> => {
    while ((await store().versions.thin(now, 3)).considered === 3);
  }

  test('a new design has one version, its current one, which counts nothing', async () => {
    const design = await newDesign()
    expect(await list(design)).toEqual([
      {
        ...{ designId: design.id, accountId: design.accountId, revision: 1, origin: 'created', key: null, name: null },
        ...{ beganAt: NOON, savedAt: NOON, width: 1080, height: 1350, pageCount: 1, isCurrent: true, bytes: 0 },
      },
    ])
    expect(await stored(design)).toBe(0)
  })

  test('saves in a row by one author are one version', async () => {
    const design = await newDesign()
    for (let number = 1; number <= 20; number += 1) await save(design, { at: NOON + number * 1_500 })
    expect(await list(design)).toMatchObject([
      { revision: 21, origin: 'edited', beganAt: NOON + 1_500, savedAt: NOON + 30_000, isCurrent: true },
      { revision: 1, origin: 'created', isCurrent: false },
    ])
  })

  test('another version begins after a pause, after some time, by another author and after a name', async () => {
    const design = await newDesign()
    const byKey = { origin: 'edited', keyId: 'key_1' } as const
    await save(design, { at: NOON + 1 })
    await save(design, { at: NOON + 1 + PAUSE_MS })
    let at = NOON + 1 + PAUSE_MS
    for (; at < NOON + 1 + PAUSE_MS + SESSION_MS; at += PAUSE_MS - 1) await save(design, { at })
    await save(design, { at, author: byKey })
    await save(design, { at: at + 1, author: byKey })
    const [current] = await list(design, 1)
    const named = { accountId: design.accountId, designId: design.id, revision: current?.revision ?? 0, name: 'Final' }
    await store().versions.rename({ ...named, limitBytes: Infinity })
    await save(design, { at: at + 2, author: byKey })
    expect((await list(design)).map(({ origin, key, name }) => [origin, key?.id, name])).toEqual([
      ['edited', 'key_1', null],
      ['edited', 'key_1', 'Final'],
      ['edited', undefined, null],
      ['edited', undefined, null],
      ['created', undefined, null],
    ])
  })

  test('restoring is a version of its own', async () => {
    const design = await newDesign()
    await save(design, { at: NOON + 1, text: 'first' })
    await save(design, { at: NOON + 2, author: { origin: 'restored', keyId: null } })
    await save(design, { at: NOON + 3 })
    expect((await list(design)).map(({ origin }) => origin)).toEqual(['edited', 'restored', 'edited', 'created'])
  })

  test('every version returns its own document and size', async () => {
    const design = await newDesign()
    const documents = [design.documentJson]
    for (let number = 1; number <= 3; number += 1) {
      const saved = await save(design, { at: NOON + number * HOUR_MS, text: `Grüße 日本 🎨 ${number}` })
      documents.push(saved.documentJson)
    }
    for (const [index, documentJson] of documents.entries()) {
      const target = { accountId: design.accountId, designId: design.id, revision: index + 1 }
      expect(await store().versions.findWithDocument(target)).toMatchObject({ ...target, documentJson })
    }
    const foreign = { accountId: await addAccount(store()), designId: design.id, revision: 1 }
    expect(await store().versions.findWithDocument(foreign)).toBeUndefined()
    expect((await store().versions.list(foreign, { limit: 9, offset: 0 })).total).toBe(0)
  })

  test('a new title makes no version', async () => {
    const design = await newDesign()
    await store().designs.update({ accountId: design.accountId, id: design.id, now: NOON + HOUR_MS }, () => ({
      title: 'Another',
    }))
    expect(await revisions(design)).toEqual([1])
  })

  test('equal documents of an account are stored and counted once', async () => {
    const design = await newDesign()
    const twin = await newDesign({ accountId: design.accountId })
    for (const each of [design, twin]) await save(each, { at: NOON + 1, text: 'same' })
    const bytes = await stored(design)
    expect(bytes).toBeGreaterThan(0)
    expect(await measured(design)).toBe(bytes)
    const [, first] = await list(design)
    const [, second] = await list(twin)
    expect([first?.bytes, second?.bytes]).toEqual([bytes, bytes])
    await store().designs.trash({ accountId: twin.accountId, id: twin.id, now: NOON })
    await store().designs.remove(twin.accountId, twin.id)
    expect(await stored(design)).toBe(bytes)
  })

  test('retains all versions of an hour, one per ten minutes of a day and one per day of 90 days', async () => {
    const design = await newDesign()
    const each = { origin: 'restored', keyId: null } as const
    for (let minutes = 0; minutes < 12; minutes += 2) {
      await save(design, { at: NOON + minutes * MINUTE_MS + 1, author: each })
    }
    await save(design, { at: NOON + 5 * HOUR_MS, author: each })
    await save(design, { at: NOON + 3 * DAY_MS, author: each })
    await save(design, { at: NOON + 3 * DAY_MS + 1, author: each })

    await thin(NOON + HOUR_MS - 1)
    expect(await revisions(design)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    // Revision 6 is the last one before 12:10, 7 the only one after it; 8 is the last of that day.
    await thin(NOON + 6 * HOUR_MS)
    expect(await revisions(design)).toEqual([10, 9, 8, 7, 6])
    await thin(NOON + 2 * DAY_MS)
    expect(await revisions(design)).toEqual([10, 9, 8])
    await thin(NOON + 91 * DAY_MS)
    expect(await revisions(design)).toEqual([10, 9])
    await thin(NOON + 100 * DAY_MS)
    expect(await revisions(design)).toEqual([10])
    expect(await stored(design)).toBe(0)
    expect(await measured(design)).toBe(0)
  })

  test('thinning is done once everything was considered', async () => {
    const design = await newDesign()
    await save(design, { at: NOON + 1 })
    await thin(NOON + 100 * DAY_MS)
    expect(await store().versions.thin(NOON + 100 * DAY_MS, 100)).toEqual({ considered: 0, deleted: 0 })
  })

  test('a named version is never thinned, until it loses its name', async () => {
    const design = await newDesign()
    const target = { accountId: design.accountId, designId: design.id, revision: 1, limitBytes: Infinity }
    expect(await store().versions.rename({ ...target, name: 'Draft' })).toMatchObject({
      name: 'Draft',
      isCurrent: true,
    })
    await save(design, { at: NOON + 1 })
    await thin(NOON + 400 * DAY_MS)
    expect(await list(design)).toMatchObject([{ revision: 2 }, { revision: 1, name: 'Draft' }])
    await store().versions.rename({ ...target, name: null })
    await thin(NOON + 400 * DAY_MS)
    expect(await revisions(design)).toEqual([2])
    await expect(store().versions.rename({ ...target, name: 'Late' })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('a full storage never refuses a save: the oldest versions go first', async () => {
    const design = await newDesign()
    const author = { origin: 'restored', keyId: null } as const
    const text = () => randomBytes(300).toString('hex')
    await save(design, { at: NOON + 1, text: text(), author })
    await save(design, { at: NOON + 2, text: text(), author })
    await save(design, { at: NOON + 3, text: text(), author })
    const storageBytes = await stored(design)
    await save(design, { at: NOON + 4, text: text(), author, storageBytes })
    expect(await revisions(design)).toEqual([5, 4, 3])
    expect(await stored(design)).toBeLessThanOrEqual(storageBytes)
    expect(await measured(design)).toBe(await stored(design))
  })

  test('a storage that is full without versions retains none, except named ones', async () => {
    const design = await newDesign()
    const { accountId, id } = design
    await store().assets.create(sampleAsset(accountId, { bytes: 1_000 }), Infinity)
    await save(design, { at: NOON + 1, storageBytes: 1_000 })
    expect(await revisions(design)).toEqual([2])
    const name = { accountId, designId: id, revision: 2, name: 'Kept' }
    await expect(store().versions.rename({ ...name, limitBytes: 1_000 })).rejects.toMatchObject({
      code: 'storage_full',
    })
    await store().versions.rename({ ...name, limitBytes: Infinity })
    await save(design, { at: NOON + 2, storageBytes: 1_000 })
    expect(await revisions(design)).toEqual([3, 2])
    expect(await stored(design)).toBe(1_000 + (await measured(design)))
  })

  test('an upload and an export take the place of versions, but not of named ones', async () => {
    const design = await newDesign()
    const { accountId } = design
    await save(design, { at: NOON + 1 })
    await save(design, { at: NOON + HOUR_MS })
    await store().versions.rename({ accountId, designId: design.id, revision: 1, name: 'Kept', limitBytes: Infinity })
    const limit = await stored(design)
    await store().assets.create(sampleAsset(accountId, { bytes: 1 }), limit)
    expect(await revisions(design)).toEqual([3, 1])
    await expect(store().assets.create(sampleAsset(accountId, { bytes: limit }), limit)).rejects.toMatchObject({
      code: 'storage_full',
    })
    expect(await revisions(design)).toEqual([3, 1])
    await store().exports.create(sampleExport(design, { storageBytes: limit }), '{}')
  })

  test('go with their design, in the trash, after its time and with the account', async () => {
    const [one, two, three] = [await newDesign(), await newDesign(), await newDesign()]
    for (const design of [one, two, three]) await save(design, { at: NOON + 1 })
    for (const { accountId, id } of [one, two]) await store().designs.trash({ accountId, id, now: 1 })
    await store().designs.removeAllTrashed({ accountId: one.accountId })
    await store().designs.purgeDue(2, 100)
    while ((await store().accounts.removeSomeOwned(three.accountId, 1)) !== undefined);
    for (const design of [one, two, three]) {
      expect(await list(design)).toEqual([])
      expect([await stored(design), await measured(design)]).toEqual([0, 0])
    }
  })
})

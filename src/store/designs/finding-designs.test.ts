import { CompiledQuery, sql } from '#kysely'
import { expect, test } from 'vitest'
import { type Database, openDatabase } from '../database.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, newId, sampleDesign } from '../testing/samples.ts'
import type { NewDesign } from './create-design.ts'
import { containingWords } from './containing-words.ts'
import type { DesignQuery } from './list-designs.ts'

/** As long as the texts of a brochure. */
const PARAGRAPHS = Array.from({ length: 300 }, (_, number) => `word${number}`).join(' ')

await describeOnEngines('finding designs', ({ store, location }) => {
  const titles = async (accountId: string, query: Partial<DesignQuery>) => {
    const { designs, total } = await store().designs.list(accountId, { limit: 100, offset: 0, sort: 'title', ...query })
    expect(total).toBe(designs.length)
    return designs.map(({ title }) => title)
  }
  const withTexts = (...texts: readonly string[]) => ({
    documentJson: JSON.stringify({ version: 1, pages: [{ elements: texts.map((text) => ({ type: 'text', text })) }] }),
    pageCount: 1,
    assetIds: [],
  })

  test('q finds words of the title, the tags and the document together, also parts and without accents', async () => {
    const accountId = await addAccount(store())
    const texts: Readonly<Record<string, readonly string[]>> = {
      Arabic: ['مَرْحَبًا بالعالم'],
      Japanese: ['夏の大売り出し'],
      Latin: ['Grand opening\nCrème fraîche'],
      Thai: ['สวัสดีชาวโลก'],
    }
    for (const [title, content] of Object.entries(texts)) {
      await store().designs.create(sampleDesign(accountId, { title, tags: ['Été'], content: withTexts(...content) }))
    }
    expect(await titles(accountId, { q: 'مرحبا' })).toEqual(['Arabic'])
    expect(await titles(accountId, { q: 'عالم' })).toEqual(['Arabic'])
    expect(await titles(accountId, { q: '大売り' })).toEqual(['Japanese'])
    expect(await titles(accountId, { q: '売' })).toEqual(['Japanese'])
    expect(await titles(accountId, { q: 'ชาว' })).toEqual(['Thai'])
    expect(await titles(accountId, { q: 'CREME lat ETE opening' })).toEqual(['Latin'])
    expect(await titles(accountId, { q: 'ete' })).toHaveLength(4)
    expect(await titles(accountId, { q: 'creme 夏' })).toEqual([])
    expect(await titles(accountId, { q: '%' })).toEqual([])
    expect(await titles(await addAccount(store()), { q: 'creme' })).toEqual([])
  })

  test('q follows every change of the title, the tags and the document', async () => {
    const accountId = await addAccount(store())
    const { id } = await store().designs.create(sampleDesign(accountId, { content: withTexts('first words') }))
    const change = (to: object) => store().designs.update({ accountId, id, now: 2 }, () => to)
    await change({ title: 'Renamed' })
    expect(await titles(accountId, { q: 'renamed first' })).toEqual(['Renamed'])
    expect(await titles(accountId, { q: 'poster' })).toEqual([])
    await change({ content: withTexts('second text') })
    expect(await titles(accountId, { q: 'renamed second' })).toEqual(['Renamed'])
    expect(await titles(accountId, { q: 'first' })).toEqual([])
    await store().designs.changeTags({ accountId, ids: [id], now: 3, tagsOf: () => ['labeled'] })
    expect(await titles(accountId, { q: 'labeled second' })).toEqual(['Renamed'])
    await store().designs.trash({ accountId, id, now: 4 })
    expect(await titles(accountId, { q: 'second' })).toEqual([])
    await store().designs.restore(accountId, id)
    expect(await titles(accountId, { q: 'second' })).toEqual(['Renamed'])
  })

  test('several tags, periods and folders narrow the list together', async () => {
    const accountId = await addAccount(store())
    const folder = await store().folders.create({
      id: newId('fol'),
      accountId,
      parentId: null,
      name: 'F',
      createdAt: 1,
    })
    const folderId = folder.id
    const add = (design: Partial<NewDesign>) => store().designs.create(sampleDesign(accountId, design))
    await add({ title: 'A', createdAt: 100, tags: ['sale', 'print'], folderId })
    await add({ title: 'B', createdAt: 200, tags: ['sale'], folderId })
    const { id } = await add({ title: 'C', createdAt: 300, tags: ['print', 'sale'] })
    await store().designs.update({ accountId, id, now: 900 }, () => ({ title: 'C2' }))
    expect(await titles(accountId, { tags: ['sale', 'print'] })).toEqual(['A', 'C2'])
    expect(await titles(accountId, { tags: ['sale', 'print'], folderId })).toEqual(['A'])
    expect(await titles(accountId, { tags: ['sale', 'none'] })).toEqual([])
    expect(await titles(accountId, { created: { from: 200 } })).toEqual(['B', 'C2'])
    expect(await titles(accountId, { created: { from: 100, to: 300 } })).toEqual(['A', 'B'])
    expect(await titles(accountId, { updated: { from: 300 } })).toEqual(['C2'])
    expect(await titles(accountId, { updated: { to: 900 }, tags: ['print'] })).toEqual(['A'])
  })

  test('a change of tags of many designs is all or none, and raises only the revisions of changed designs', async () => {
    const accountId = await addAccount(store())
    const add = async (...tags: string[]) => (await store().designs.create(sampleDesign(accountId, { tags }))).id
    const [a, b, trashed] = [await add('old'), await add('old', 'new'), await add()]
    await store().designs.trash({ accountId, id: trashed, now: 5 })
    const tagsOf = ({ tags }: { readonly tags: readonly string[] }) => [...new Set([...tags, 'new'])]
    const changed = await store().designs.changeTags({ accountId, ids: [b, trashed, a], now: 9_000, tagsOf })
    expect(changed.map(({ id, revision, updatedAt }) => [id, revision, updatedAt])).toEqual([
      [b, 1, 1_000],
      [a, 2, 9_000],
    ])
    const failing = () => {
      throw new Error('too many')
    }
    await expect(store().designs.changeTags({ accountId, ids: [a, b], now: 1, tagsOf: failing })).rejects.toThrow('too')
    expect((await store().designs.list(accountId, { limit: 9, offset: 0, tags: ['old', 'new'] })).total).toBe(2)
  })

  test('recent designs are those opened last, without those in the trash', async () => {
    const accountId = await addAccount(store())
    const [a, b, c] = [
      await store().designs.create(sampleDesign(accountId)),
      await store().designs.create(sampleDesign(accountId)),
      await store().designs.create(sampleDesign(accountId)),
    ]
    for (const [index, { id }] of [a, b, c, a].entries()) {
      await store().designs.recordOpening({ accountId, id, now: index })
    }
    const recent = async () =>
      (await store().designs.listRecent(accountId, { limit: 2, offset: 0 })).designs.map(({ id }) => id)
    expect(await recent()).toEqual([a.id, c.id])
    await store().designs.trash({ accountId, id: c.id, now: 9 })
    expect(await recent()).toEqual([a.id, b.id])
    await expect(store().designs.recordOpening({ accountId, id: c.id, now: 10 })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test('a rare word of 10,000 designs is found through the index', async () => {
    const accountId = await addAccount(store())
    const design = await store().designs.create(sampleDesign(accountId, { title: 'First' }))
    const database = openDatabase(location())
    const { query } = database
    try {
      const columns = sql`account_id, title, title_search, title_sort, width, height, tags, visibility, revision,
        page_count, created_at, updated_at`
      await sql`insert into designs (id, ${columns})
        with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < 9999)
        select id || '-' || number, ${columns} from designs join numbers on true where id = ${design.id}`.execute(query)
      await sql`insert into design_words (design_id, account_id, words)
        select id, account_id, 'first\nsome words of design ' || ${PARAGRAPHS} || substr(id, -5) || case when id like '%777' then ' zebra' else '' end
        from designs where account_id = ${accountId} and id <> ${design.id}`.execute(query)
      await sql`update accounts set design_count = 10000 where id = ${accountId}`.execute(query)
      // Like autovacuum: entries of the index are pending before.
      await sql.raw(database.dialect.name === 'sqlite' ? 'analyze' : 'vacuum analyze').execute(query)
      const { designs, total } = await store().designs.list(accountId, { q: 'zebra first', limit: 100, offset: 0 })
      expect(total).toBe(10)
      expect(designs).toHaveLength(10)
      expect((await store().designs.list(accountId, { q: 'words', limit: 5, offset: 0 })).total).toBe(9_999)
      const plan = await explainSearch(database, { accountId, q: 'zebra first' })
      expect(plan).toMatch(/design_parts VIRTUAL TABLE INDEX|Bitmap Index Scan on design_words_search/)
    } finally {
      database.dialect.close()
      await query.destroy()
    }
  })
})

async function explainSearch(database: Database, search: { accountId: string; q: string }): Promise<string> {
  const condition = await containingWords(database, search)
  if (condition === undefined) throw new Error('nothing to search')
  const found = database.query.selectFrom('designs').select('id').where(condition).compile()
  const explain = database.dialect.name === 'sqlite' ? 'explain query plan' : 'explain'
  const plan = await database.query.executeQuery(CompiledQuery.raw(`${explain} ${found.sql}`, [...found.parameters]))
  return JSON.stringify(plan.rows)
}

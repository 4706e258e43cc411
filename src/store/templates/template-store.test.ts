import { beforeEach, expect, test } from 'vitest'
import type { TemplateQuery } from './list-templates.ts'
import type { NewTemplate } from './template-row.ts'
import type { OwnTemplate } from './template-store.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, newId, sampleAsset, sampleDesign } from '../testing/samples.ts'

function sampleTemplate(given: Partial<NewTemplate> = {}): NewTemplate {
  return {
    id: newId('tpl'),
    title: 'Concert poster',
    description: 'Big type for a night of music',
    category: 'Posters',
    tags: ['music', 'event'],
    width: 1080,
    height: 1350,
    pageCount: 1,
    slots: [{ name: 'headline', kind: 'text', default: 'Live', required: false }],
    documentJson: '{"version":1}',
    ...given,
  }
}

function ownTemplate(accountId: string, given: Partial<OwnTemplate> = {}): OwnTemplate {
  return { ...sampleTemplate(), accountId, createdAt: 1_000, assetIds: [], ...given }
}

await describeOnEngines('templates', ({ store, open, location }) => {
  let accountId = ''
  beforeEach(async () => {
    await store().templates.syncBuiltin([], Number.MAX_SAFE_INTEGER)
    accountId = await addAccount(store())
  })

  const list = async (query: Partial<TemplateQuery> = {}) => {
    const page = await store().templates.list({ accountId, limit: 100, offset: 0, ...query })
    expect(page.total).toBe(page.templates.length)
    return page.templates.map(({ title }) => title)
  }

  test('every account can read a built-in template', async () => {
    const given = sampleTemplate()
    expect(await store().templates.syncBuiltin([given], 50)).toEqual({ added: [given.id], changed: [], removed: [] })
    const found = await store().templates.find(accountId, given.id)
    expect(found).toEqual({
      ...given,
      accountId: null,
      visibility: 'everyone',
      revision: 1,
      createdAt: 50,
      updatedAt: 50,
    })
    expect(await store().templates.findAnyWithDocument(given.id)).toEqual(found)
    expect({ ...(await store().templates.findAny(given.id)), documentJson: given.documentJson }).toEqual(found)
    expect(await store().templates.find(accountId, 'tpl_unknown')).toBeUndefined()
  })

  test('a template of a suspended account is not served to others, and is again once the account is resumed', async () => {
    const { id } = await store().templates.create(ownTemplate(accountId))
    await store().operator.change(await addAccount(store()), { role: 'owner' })
    expect(await store().templates.findAny(id)).toMatchObject({ id, accountId })
    await store().accounts.suspend({ id: accountId, at: 7 })
    expect(await store().templates.findAny(id)).toBeUndefined()
    await store().accounts.resume({ id: accountId })
    expect(await store().templates.findAny(id)).toMatchObject({ id, accountId })
  })

  test('syncing again updates only changed templates, and removes missing ones after 30 days', async () => {
    const [same, other, gone] = [sampleTemplate(), sampleTemplate(), sampleTemplate()]
    await store().templates.syncBuiltin([same, other, gone], 50)
    const own = await store().templates.create(ownTemplate(accountId))
    const next = [same, { ...other, documentJson: '{"version":1,"pages":[]}' }]
    const synced = { added: [], changed: [other.id], removed: [] }
    expect(await store().templates.syncBuiltin(next, 40)).toEqual(synced)
    expect(await store().templates.find(accountId, same.id)).toMatchObject({ revision: 1, updatedAt: 50 })
    const changed = { revision: 2, createdAt: 50, updatedAt: 51, documentJson: '{"version":1,"pages":[]}' }
    expect(await store().templates.find(accountId, other.id)).toMatchObject(changed)
    // A newer release that runs at the same time may have added it.
    expect(await store().templates.find(accountId, gone.id)).toMatchObject({ id: gone.id })
    expect(await store().templates.find(accountId, own.id)).toEqual(own)
    expect(await store().templates.syncBuiltin(next, 60)).toEqual({ added: [], changed: [], removed: [] })
    const later = 50 + 30 * 24 * 3_600_000 + 1
    expect(await store().templates.syncBuiltin(next, later)).toEqual({ added: [], changed: [], removed: [gone.id] })
    expect(await store().templates.find(accountId, gone.id)).toBeUndefined()
    expect(await store().templates.find(accountId, same.id)).toMatchObject({ revision: 1 })
  })

  test('several servers that sync at once all succeed', async () => {
    const templates = Array.from({ length: 12 }, () => sampleTemplate())
    const stores = [store(), await open(location()), await open(location())]
    const synced = await Promise.all(stores.map((each) => each.templates.syncBuiltin(templates, 9)))
    expect(synced.flatMap(({ added }) => added)).toHaveLength(12)
    expect(await list()).toHaveLength(12)
  })

  test('all words of a search must begin a word, in any order, ignoring case and accents', async () => {
    await store().templates.syncBuiltin(
      [
        sampleTemplate({ title: 'Café menu', description: 'Crêpes & coffee', tags: ['food'], category: 'Menus' }),
        sampleTemplate({ title: 'Wedding card', description: 'An invitation', tags: ['love'], category: 'Cards' }),
        sampleTemplate({ title: '東京の夜', description: '', tags: [], category: 'Posters' }),
      ],
      1,
    )
    expect(await list({ q: 'CAFE' })).toEqual(['Café menu'])
    expect(await list({ q: 'crep men' })).toEqual(['Café menu'])
    expect(await list({ q: 'food  menus' })).toEqual(['Café menu'])
    expect(await list({ q: 'invit, LOVE!' })).toEqual(['Wedding card'])
    expect(await list({ q: 'menu love' })).toEqual([])
    expect(await list({ q: 'enu' })).toEqual([])
    expect(await list({ q: '京の夜' })).toEqual(['東京の夜'])
    expect(await list({ q: ' ' })).toHaveLength(3)
  })

  test('wildcards and punctuation find nothing', async () => {
    await store().templates.syncBuiltin([sampleTemplate()], 1)
    for (const q of ['%', '_', '%%%', "'", '\\', '"; drop table templates; --']) expect(await list({ q })).toEqual([])
    expect(await list({ q: 'con%rt' })).toEqual([])
    expect(await list({ q: 'conc_rt' })).toEqual([])
  })

  test('whole words come first, in the title, then in the tags, then in the description', async () => {
    const plain = { title: 'Flyer', description: 'For anything', tags: [], category: 'Flyers' }
    await store().templates.syncBuiltin(
      [
        sampleTemplate({ ...plain, description: 'For a summer party' }),
        sampleTemplate({ ...plain, title: 'Summer sale' }),
        sampleTemplate({ ...plain, title: 'Beach', tags: ['summer'] }),
        sampleTemplate({ ...plain, title: 'Gelato', category: 'Summertime' }),
        sampleTemplate({ ...plain, title: 'Winter' }),
      ],
      1,
    )
    expect(await list({ q: 'summer' })).toEqual(['Summer sale', 'Beach', 'Flyer', 'Gelato'])
    const termOf = (word: string) => ({ forms: [word], alternatives: ['winter'] })
    expect(await list({ q: 'gel', termOf })).toEqual(['Gelato', 'Winter'])
  })

  test('templates that match most of the words come first, and rare words count more', async () => {
    const plain = { description: '', tags: [], category: 'Other' }
    const titles = ['Bakery logo', 'Bakery flyer', 'Party flyer', 'Club flyer', 'Menu']
    await store().templates.syncBuiltin(
      titles.map((title) => sampleTemplate({ ...plain, title })),
      1,
    )
    expect(await list({ q: 'red bakery flyer' })).toEqual([])
    const found = await list({ q: 'red bakery flyer', match: 'most' })
    expect(found.slice(0, 2)).toEqual(['Bakery flyer', 'Bakery logo'])
    expect(await list({ q: 'red blue', match: 'most' })).toEqual([])
  })

  test('templates of accounts come before built-in ones, which are in the order of the gallery', async () => {
    const titles = ['One', 'Two', 'Three']
    const builtin = titles.map((title) => sampleTemplate({ title }))
    await store().templates.syncBuiltin(builtin, 9)
    await store().templates.create(ownTemplate(accountId, { title: 'Older', createdAt: 2 }))
    await store().templates.create(ownTemplate(accountId, { title: 'Newer', createdAt: 3 }))
    const order = [...builtin.map(({ id }) => id)].reverse()
    expect(await list({ order })).toEqual(['Newer', 'Older', 'Three', 'Two', 'One'])
  })

  test('one or two digits only match whole words', async () => {
    await store().templates.syncBuiltin([sampleTemplate({ width: 3000 }), sampleTemplate({ title: 'Turning 30' })], 1)
    expect(await list({ q: '30' })).toEqual(['Turning 30'])
    expect(await list({ q: '3000' })).toEqual(['Concert poster'])
  })

  test('listed by their IDs, templates are in that order, unless words are searched', async () => {
    const [one, three] = [sampleTemplate({ title: 'One' }), sampleTemplate({ title: 'Three' })]
    await store().templates.syncBuiltin([one, sampleTemplate({ title: 'Two' }), three], 1)
    const ids = [three.id, 'tpl_gone', one.id]
    expect(await list({ ids })).toEqual(['Three', 'One'])
    expect(await list({ ids, q: 'one' })).toEqual(['One'])
    expect(await list({ ids: [] })).toEqual([])
    const second = await store().templates.list({ accountId, ids, limit: 1, offset: 1 })
    expect([second.total, second.templates.map(({ title }) => title)]).toEqual([2, ['One']])
  })

  test('used templates are those of designs that are not in the trash, the last used first', async () => {
    const use = async (fromTemplate: string | null, createdAt: number) => {
      const design = sampleDesign(accountId, { fromTemplate, createdAt })
      await store().designs.create(design)
      return design
    }
    await use('tpl_old', 1)
    await use('tpl_twice', 2)
    await use(null, 3)
    await use('tpl_new', 4)
    await use('tpl_twice', 5)
    const trashed = await use('tpl_trashed', 6)
    await store().designs.trash({ accountId, id: trashed.id, now: 7 })
    expect(await store().templates.listUsed(accountId)).toEqual(['tpl_twice', 'tpl_new', 'tpl_old'])
    expect(await store().templates.listUsed(await addAccount(store()))).toEqual([])
  })

  test('similar templates have the same category or tags, and the same proportions before others', async () => {
    const portrait = { width: 1080, height: 1350 }
    const given = sampleTemplate({ title: 'Jazz poster', tags: ['jazz', 'live music'], ...portrait })
    const others = {
      'Same in all': { tags: ['jazz', 'music'] },
      'Same category, landscape': { tags: ['jazz'], width: 1350, height: 1080 },
      'Same tag': { tags: ['jazz'], category: 'Tickets' },
      'Nothing in common': { tags: ['bread'], category: 'Menus' },
    }
    const templates = Object.entries(others).map(([title, own]) => sampleTemplate({ title, ...portrait, ...own }))
    await store().templates.syncBuiltin([given, ...templates], 1)
    const stranger = await addAccount(store())
    await store().templates.create(ownTemplate(stranger, { title: 'Private', tags: given.tags }))
    const found = await store().templates.find(accountId, given.id)
    if (!found) throw new Error('it is missing')
    const similar = await store().templates.listSimilar({ accountId, template: found, limit: 9 })
    expect(similar.map(({ title }) => title)).toEqual(['Same in all', 'Same category, landscape', 'Same tag'])
    expect(await store().templates.listSimilar({ accountId, template: found, limit: 1 })).toHaveLength(1)
  })

  test('categories count all templates that match the words, whichever category is selected', async () => {
    await store().templates.syncBuiltin(
      [
        sampleTemplate({ title: 'One', category: 'Posters' }),
        sampleTemplate({ title: 'Two', category: 'Posters' }),
        sampleTemplate({ title: 'Three', category: 'Cards', tags: ['music'] }),
        sampleTemplate({ title: 'Four', category: 'Cards', tags: [], description: 'Quiet' }),
      ],
      1,
    )
    const page = await store().templates.list({ accountId, limit: 1, offset: 1, q: 'music', category: 'Posters' })
    const categories = [
      { name: 'Cards', count: 1 },
      { name: 'Posters', count: 2 },
    ]
    expect(page).toMatchObject({ total: 2, categories })
    expect(page.templates).toHaveLength(1)
    const unknown = await store().templates.list({ accountId, limit: 9, offset: 0, q: 'music', category: 'Nowhere' })
    expect(unknown).toEqual({ templates: [], total: 0, categories })
  })

  test("an account's own templates are listed with the built-in ones, only for that account", async () => {
    await store().templates.syncBuiltin([sampleTemplate({ title: 'Built in' })], 1)
    const own = await store().templates.create(ownTemplate(accountId, { title: 'Mine', createdAt: 2 }))
    expect(await list()).toEqual(['Mine', 'Built in'])
    const other = await addAccount(store())
    expect(await list({ accountId: other })).toEqual(['Built in'])
    expect(await store().templates.find(other, own.id)).toBeUndefined()
    expect(await store().templates.find(accountId, own.id)).toEqual(own)
    expect(await store().templates.create(ownTemplate(accountId, { id: own.id, title: 'Again' }))).toEqual(own)
  })

  test('a template for everyone is listed for all accounts, and lends its assets, until its account is suspended', async () => {
    const other = await addAccount(store())
    const asset = await store().assets.create(sampleAsset(accountId))
    const own = await store().templates.create(
      ownTemplate(accountId, { title: 'Ours', visibility: 'everyone', assetIds: [asset.id] }),
    )
    expect(await list({ accountId: other })).toEqual(['Ours'])
    expect(await store().templates.find(other, own.id)).toEqual(own)
    expect(await store().templates.lends(asset.id)).toBe(true)
    await store().operator.change(other, { role: 'owner' })
    await store().accounts.suspend({ id: accountId, at: 7 })
    expect(await list({ accountId: other })).toEqual([])
    expect(await store().templates.lends(asset.id)).toBe(false)
    await store().accounts.resume({ id: accountId })
    await store().templates.update(accountId, own.id, { visibility: 'private', now: 9, audit: [] })
    expect(await list({ accountId: other })).toEqual([])
    expect(await store().templates.lends(asset.id)).toBe(false)
  })

  test('only its own account can change how a template is listed, and searches find what it has become', async () => {
    const own = await store().templates.create(ownTemplate(accountId, { title: 'Mine', createdAt: 2 }))
    const change = { title: 'Winter fair', tags: ['snow'], now: 9, audit: [] }
    const gone = { code: 'not_found' }
    await expect(store().templates.update(await addAccount(store()), own.id, change)).rejects.toMatchObject(gone)
    const changed = { ...own, title: 'Winter fair', tags: ['snow'], updatedAt: 9 }
    expect(await store().templates.update(accountId, own.id, change)).toEqual(changed)
    expect(await store().templates.find(accountId, own.id)).toEqual(changed)
    expect(await list({ q: 'snow' })).toEqual(['Winter fair'])
  })

  test('only its own account can remove a template, which then no longer uses its assets', async () => {
    const asset = await store().assets.create(sampleAsset(accountId))
    const own = await store().templates.create(ownTemplate(accountId, { assetIds: [asset.id] }))
    const builtin = sampleTemplate()
    await store().templates.syncBuiltin([builtin], 1)
    const gone = { code: 'not_found' }
    await expect(store().templates.remove(await addAccount(store()), own.id)).rejects.toMatchObject(gone)
    await expect(store().templates.remove(accountId, builtin.id)).rejects.toMatchObject(gone)
    await expect(store().assets.remove(accountId, asset.id)).rejects.toMatchObject({ code: 'asset_in_use' })
    await store().templates.remove(accountId, own.id)
    await store().assets.remove(accountId, asset.id)
    await expect(store().templates.remove(accountId, own.id)).rejects.toMatchObject(gone)
  })
})

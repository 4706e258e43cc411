import { expect, test } from 'vitest'
import type { DesignQuery, DesignSort } from './list-designs.ts'
import { fold } from '../fold.ts'
import type { Design } from '../records.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, newId, sampleDesign, withoutDocument } from '../testing/samples.ts'

await describeOnEngines('lists of designs', ({ store }) => {
  const titles = async (accountId: string, query: Partial<DesignQuery>) => {
    const page = await store().designs.list(accountId, { limit: 100, offset: 0, ...query })
    expect(page.total).toBe(page.designs.length)
    return page.designs.map(({ title }) => title)
  }

  const addTitles = async (...titles: string[]) => {
    const accountId = await addAccount(store())
    for (const [at, title] of titles.entries()) {
      await store().designs.create(sampleDesign(accountId, { title, createdAt: at }))
    }
    return accountId
  }

  test('designs are listed last modified first, and ties are broken by the bytes of the IDs', async () => {
    const accountId = await addAccount(store())
    const base = newId('des')
    const tied = ['Z', 'a', '_', '1', 'B'].map((end) => `${base}${end}`)
    for (const id of tied) await store().designs.create(sampleDesign(accountId, { id }))
    const first = await store().designs.create(sampleDesign(accountId, { createdAt: 1 }))
    await store().designs.update({ accountId, id: first.id, now: 2_000 }, () => ({ title: 'Changed' }))
    const listed = (await store().designs.list(accountId, { limit: 9, offset: 0 })).designs.map(({ id }) => id)
    expect(listed).toEqual([first.id, ...['a', '_', 'Z', 'B', '1'].map((end) => `${base}${end}`)])
  })

  test('every page of a thousand designs, from either end and in every order, is a slice of the whole list', async () => {
    const accountId = await addAccount(store())
    const designs: Design[] = []
    for (let number = 0; number < 1_000; number += 1) {
      // Repeated times and titles, so that ties cross page boundaries.
      const title = `Title ${number % 90}`
      const createdAt = (number * 7_919) % 250
      designs.push(withoutDocument(await store().designs.create(sampleDesign(accountId, { title, createdAt }))))
    }
    const by = (key: (design: Design) => string | number, sign: number) => (a: Design, b: Design) => {
      const [left, right] = [key(a), key(b)]
      if (left !== right) return left < right ? -sign : sign
      return a.id < b.id ? -sign : sign
    }
    const orders: Record<DesignSort, (a: Design, b: Design) => number> = {
      updatedAt: by(({ updatedAt }) => updatedAt, 1),
      '-updatedAt': by(({ updatedAt }) => updatedAt, -1),
      createdAt: by(({ createdAt }) => createdAt, 1),
      '-createdAt': by(({ createdAt }) => createdAt, -1),
      title: by(({ title }) => title.toLowerCase(), 1),
      '-title': by(({ title }) => title.toLowerCase(), -1),
    }
    for (const [sort, order] of Object.entries(orders) as [DesignSort, (a: Design, b: Design) => number][]) {
      const sorted = designs.toSorted(order)
      for (const [offset, limit] of [
        [0, 20],
        [485, 30],
        [500, 100],
        [737, 1],
        [960, 40],
        [961, 40],
        [990, 100],
        [999, 1],
      ] as const) {
        const page = await store().designs.list(accountId, { limit, offset, sort })
        expect(page).toEqual({ designs: sorted.slice(offset, offset + limit), total: 1_000 })
      }
      expect(await store().designs.list(accountId, { limit: 20, offset: 1_000, sort })).toEqual({
        designs: [],
        total: 1_000,
      })
      expect(await store().designs.list(accountId, { limit: 20, offset: 2 ** 53 - 1, sort })).toEqual({
        designs: [],
        total: 1_000,
      })
    }
    const found = designs.filter(({ title }) => title.includes('1')).toSorted(orders['-updatedAt'])
    for (const offset of [0, 100, found.length - 5]) {
      const page = await store().designs.list(accountId, { limit: 20, offset, q: '1' })
      expect(page).toEqual({ designs: found.slice(offset, offset + 20), total: found.length })
    }
  })

  test('q finds words anywhere in the title, ignoring case, accents and order', async () => {
    const accountId = await addTitles(
      'Café Menü',
      'CAFETERIA',
      'Straße',
      'Ελλάδα ΟΔΟΣ',
      'Łódź Ænima',
      '日本語のポスター',
    )
    expect(await titles(accountId, { q: 'cafe' })).toEqual(['CAFETERIA', 'Café Menü'])
    expect(await titles(accountId, { q: ' menu  CAFÉ ' })).toEqual(['Café Menü'])
    expect(await titles(accountId, { q: 'strasse' })).toEqual(['Straße'])
    expect(await titles(accountId, { q: 'ελλαδα οδοσ' })).toEqual(['Ελλάδα ΟΔΟΣ'])
    expect(await titles(accountId, { q: 'lodz aenima' })).toEqual(['Łódź Ænima'])
    expect(await titles(accountId, { q: 'ポスター' })).toEqual(['日本語のポスター'])
    expect(await titles(accountId, { q: 'cafe nowhere' })).toEqual([])
    expect(await titles(accountId, { q: '  ' })).toHaveLength(6)
  })

  test('q finds the same titles among many, by any part, after every kind of change', async () => {
    const accountId = await addAccount(store())
    const words = [
      'Poster',
      'Flyer',
      '"quoted"',
      'and',
      'NOT',
      'a*b',
      '日本語の',
      '😀😀😀',
      'ﷺ'.repeat(30),
      'x'.repeat(240),
    ]
    const designs: Design[] = []
    for (let number = 0; number < 120; number += 1) {
      const title = `${words[number % words.length]} ${number} ${number % 7 === 0 ? 'seventh' : ''}`
      designs.push(withoutDocument(await store().designs.create(sampleDesign(accountId, { title, createdAt: number }))))
    }
    const ids = designs.map(({ id }) => id)
    const trashed = { accountId, ids: ids.slice(0, 20), now: 500 }
    for (const id of ids.slice(40, 60)) {
      await store().designs.update({ accountId, id, now: 600 }, (old) => ({
        title: `renamed ${old.title.slice(0, 200)}`,
      }))
    }
    await store().designs.trashAll(trashed)
    await store().designs.restoreAll({ accountId, ids: ids.slice(10, 20) })
    await store().designs.removeSeveral({ accountId, ids: ids.slice(0, 5) })
    const { designs: current } = await store().designs.list(accountId, { limit: 200, offset: 0 })
    expect(current).toHaveLength(110)
    const queries = [
      'pos',
      'ter',
      'seventh',
      'renamed seventh',
      'NOT',
      '"',
      '"quo',
      '*b',
      'a*b',
      '本語の',
      '日本',
      '😀😀😀',
      'صلى',
      'xxx',
      '1',
      '11',
      '119',
      'poster 4',
      'nowhere',
      'seventh nowhere',
    ]
    for (const q of queries) {
      const parts = fold(q).split(' ')
      const expected = current.filter(({ title }) => parts.every((part) => fold(title).includes(part)))
      expect(await store().designs.list(accountId, { q, limit: 200, offset: 0 }), q).toEqual({
        designs: expected,
        total: expected.length,
      })
    }
  })

  test('wildcards, quotes and backslashes in q match literally', async () => {
    const accountId = await addTitles('100% cotton', '100 percent', 'snake_case', 'snakeXcase', 'C:\\temp', "it's")
    expect(await titles(accountId, { q: '100%' })).toEqual(['100% cotton'])
    expect(await titles(accountId, { q: '_' })).toEqual(['snake_case'])
    expect(await titles(accountId, { q: 'c:\\t' })).toEqual(['C:\\temp'])
    expect(await titles(accountId, { q: '\\' })).toEqual(['C:\\temp'])
    expect(await titles(accountId, { q: "'" })).toEqual(["it's"])
    expect(await titles(accountId, { q: '%%' })).toEqual([])
  })

  test('tag and visibility match exactly, and filters combine', async () => {
    const accountId = await addAccount(store())
    const add = (title: string, tags: string[], visibility: 'private' | 'public') =>
      store().designs.create(sampleDesign(accountId, { title, tags, visibility }))
    await add('Summer sale', ['sale', 'Print'], 'public')
    await add('Winter sale', ['sale'], 'private')
    await add('Menu', ['print'], 'public')
    const { id } = await add('Gone sale', ['sale'], 'public')
    await store().designs.trash({ accountId, id, now: 1 })
    expect(await titles(accountId, { tags: ['sale'], sort: 'title' })).toEqual(['Summer sale', 'Winter sale'])
    expect(await titles(accountId, { tags: ['print'] })).toEqual(['Menu'])
    expect(await titles(accountId, { tags: ['sale'], visibility: 'public', q: 'sale' })).toEqual(['Summer sale'])
    expect(await titles(accountId, { visibility: 'public', sort: '-title' })).toEqual(['Summer sale', 'Menu'])
    expect(await titles(accountId, { visibility: 'unlisted' })).toEqual([])
    expect(await titles(await addAccount(store()), { tags: ['sale'] })).toEqual([])
  })

  test('titles sort without regard to case and accents', async () => {
    const accountId = await addTitles('banana', 'Éclair', 'apple', 'Zebra', 'eclipse', 'Apricot', '_draft', '10')
    const sorted = ['10', '_draft', 'apple', 'Apricot', 'banana', 'Éclair', 'eclipse', 'Zebra']
    expect(await titles(accountId, { sort: 'title' })).toEqual(sorted)
    expect(await titles(accountId, { sort: '-title' })).toEqual(sorted.toReversed())
  })

  test('titles of 255 characters that fold to many more are stored, found and sorted', async () => {
    const long = '\ufdfa'.repeat(255)
    const emoji = '😀'.repeat(127)
    const accountId = await addTitles(long, emoji)
    expect(await titles(accountId, { sort: 'title' })).toHaveLength(2)
    expect(await titles(accountId, { q: '😀' })).toEqual([emoji])
    expect(await titles(accountId, { q: 'صلى' })).toEqual([long])
  })

  test('an unknown account has an empty list', async () => {
    expect(await store().designs.list('acc_unknown', { limit: 20, offset: 0 })).toEqual({ designs: [], total: 0 })
  })
})

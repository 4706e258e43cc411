import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { download, exported } from '../setup/exporting.ts'
import { openPicture } from '../setup/pictures.ts'
import { type Service, startService } from '../setup/start-service.ts'

interface Listed {
  readonly _id: string
  readonly title: string
  readonly description: string
  readonly category: string
  readonly tags: readonly string[]
  readonly width: number
  readonly height: number
  readonly pageCount: number
  readonly thumbnailUrl: string
  readonly slots: readonly { name: string; kind: string; default: unknown; required: boolean }[]
  readonly updatedAt: string
}

let service: Service
let client: Client
let all: Listed[]

beforeAll(async () => {
  service = await startService()
  client = await service.client()
  all = await list('limit=100')
})

afterAll(() => service.stop())

async function list(query: string): Promise<Listed[]> {
  const { status, body, text } = await client.get(`/api/templates?${query}`)
  if (status !== 200) throw new Error(text)
  return body.templates as Listed[]
}

async function titles(q: string): Promise<string[]> {
  return (await list(`limit=100&q=${encodeURIComponent(q)}`)).map(({ title }) => title)
}

describe('the list', () => {
  test('has every template with all its fields, and no document', () => {
    expect(all.length).toBeGreaterThanOrEqual(10)
    for (const template of all) {
      expect(Object.keys(template).sort()).toEqual(
        [
          ...['_id', 'builtIn', 'category', 'description', 'height', 'pageCount', 'slots', 'tags', 'thumbnailUrl'],
          ...['title', 'updatedAt', 'visibility', 'own', 'width'],
        ].sort(),
      )
      expect(template._id).toMatch(/^tpl_/)
      expect(template.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
      for (const text of [template.title, template.category, template.thumbnailUrl]) expect(text).toMatch(/./)
      for (const slot of template.slots) {
        expect(
          Object.keys(slot)
            .filter((key) => key !== 'fields')
            .sort(),
        ).toEqual([...['default', 'group', 'help', 'kind', 'label', 'maxLength', 'name', 'required', 'sample']])
      }
    }
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(all.length)
  })

  test('counts the templates and those of each category', async () => {
    const { body } = await client.get('/api/templates?limit=1')
    expect(body.templates).toHaveLength(1)
    expect(body.total).toBe(all.length)
    const counts = new Map<string, number>()
    for (const { category } of all) counts.set(category, (counts.get(category) ?? 0) + 1)
    const counted = (body.categories as { name: string; count: number }[]).map(
      ({ name, count }) => [name, count] as const,
    )
    expect(new Map(counted)).toEqual(counts)
    expect(counted).toHaveLength(counts.size)
  })

  test('has 20 by default, begins with the first of each collection, and pages without gaps', async () => {
    expect((await list('')).map(({ _id }) => _id)).toEqual(all.slice(0, 20).map(({ _id }) => _id))
    const { collections } = (await client.get('/api/templates/collections')).body
    const firsts = collections.map(({ templates: [first] }: { templates: Listed[] }) => first?._id)
    const [...distinct] = new Set(firsts)
    expect(all.slice(0, distinct.length).map(({ _id }) => _id)).toEqual(distinct)
    const paged: string[] = []
    for (let offset = 0; offset < all.length; offset += 5) {
      paged.push(...(await list(`limit=5&offset=${offset}`)).map(({ _id }) => _id))
    }
    expect(paged).toEqual(all.map(({ _id }) => _id))
    expect(await list(`offset=${all.length}`)).toEqual([])
  })

  test.each(['limit=0', 'limit=101', 'limit=x', 'offset=-1', 'page=2', 'category=', `q=${'x'.repeat(300)}`])(
    'with %s is rejected',
    async (query) => {
      const response = await client.get(`/api/templates?${query}`)
      expectProblem(response, 400, 'invalid_input')
      expect(response.body.errors[0].pointer).toBe(`query/${query.split('=')[0]}`)
    },
  )

  test('has an ETag, and is 304 for it', async () => {
    const { headers } = await client.get('/api/templates')
    const again = await client.get('/api/templates', { 'if-none-match': headers.get('etag') ?? '' })
    expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' })
  })

  test('requires a key', async () => {
    expect((await fetch(new URL('/api/templates', service.url))).status).toBe(401)
  })
})

describe('a category', () => {
  test('has only its templates, and the counts of all categories', async () => {
    for (const name of new Set(all.map(({ category }) => category))) {
      const { body } = await client.get(`/api/templates?limit=100&category=${encodeURIComponent(name)}`)
      const expected = all.filter(({ category }) => category === name)
      expect((body.templates as Listed[]).map(({ _id }) => _id)).toEqual(expected.map(({ _id }) => _id))
      expect(body.total).toBe(expected.length)
      expect(body.categories.length).toBeGreaterThan(1)
    }
  })

  test('that does not exist is an empty list', async () => {
    const { status, body } = await client.get('/api/templates?category=Nonsense')
    expect({ status, templates: body.templates, total: body.total }).toEqual({ status: 200, templates: [], total: 0 })
  })

  test('is combined with the search', async () => {
    const category = encodeURIComponent('Social post')
    const found = await list(`q=photo&category=${category}`)
    expect(found.length).toBeGreaterThan(0)
    for (const template of found) expect(template.category).toBe('Social post')
    expect((await titles('photo')).length).toBeGreaterThan(found.length)
    expect(await list(`q=invoice&category=${category}`)).toEqual([])
  })
})

describe('a search', () => {
  test('finds words of the title, description, tags and category', async () => {
    expect(await titles('Harbour')).toContain('Harbour newsletter')
    expect(await titles('guilloche')).toContain('Certificate of completion')
    expect(await titles('riso')).toContain('Jazz night flyer')
    expect(await titles('Presentation')).toContain('Pitch deck')
  })

  test('accepts words in any order and case, and says if no template has all of them', async () => {
    const found = await titles('night jazz')
    expect(found).toContain('Jazz night flyer')
    expect(await titles('JAZZ Night')).toEqual(found)
    expect(await titles('  jazz   night  ')).toEqual(found)
    const { body } = await client.get('/api/templates?q=jazz+invoice')
    expect(body.partial).toBe(true)
    expect((body.templates as Listed[]).map(({ title }) => title)).toContain('Jazz night flyer')
    expect((await client.get('/api/templates?q=jazz+night')).body.partial).toBe(false)
  })

  test('matches the beginnings of words, not their middles', async () => {
    expect(await titles('newsl')).toContain('Harbour newsletter')
    expect(await titles('exhib pos')).toContain('Exhibition poster')
    expect(await titles('bition')).not.toContain('Exhibition poster')
  })

  test('ignores accents', async () => {
    expect(await titles('résumé')).toContain('Swiss resume')
    expect(await titles('RÉSUMÉ')).toContain('Swiss resume')
    expect(await titles('härbour')).toContain('Harbour newsletter')
  })

  test('returns the best match first: a title counts more than a description', async () => {
    expect((await titles('poster'))[0]).toMatch(/poster$/)
    expect((await titles('menu'))[0]).toMatch(/menu$/)
    const concert = await titles('concert')
    expect(concert[0]).toBe('Concert ticket')
    expect(concert).toContain('Jazz night flyer')
  })

  test('returns the number of matches', async () => {
    const { body } = await client.get('/api/templates?q=photo&limit=1')
    expect(body.total).toBe((await titles('photo')).length)
    const counted = (body.categories as { count: number }[]).reduce((sum, { count }) => sum + count, 0)
    expect(counted).toBe(body.total)
  })

  test('treats punctuation, wildcards and quotes as text, and never fails', async () => {
    for (const q of ['%', '_', '*', '"', "'", '\\', '🎉', '-']) {
      expect({ q, found: await titles(q) }).toEqual({ q, found: [] })
    }
    expect(await titles('jazz%invoice')).toEqual(await titles('jazz invoice'))
    expect(await titles("'; drop table templates; --")).toEqual(await titles('drop table templates'))
    expect(await titles('')).toHaveLength(all.length)
    expect(await titles('"jazz", (night!')).toContain('Jazz night flyer')
  })

  test('without a match is an empty list', async () => {
    const { body } = await client.get('/api/templates?q=zebra')
    expect(body).toEqual({ templates: [], total: 0, categories: [], correctedQuery: null, partial: false })
  })

  test.each([
    ['cv', 'Swiss resume'],
    ['curriculum vitae', 'Swiss resume'],
    ['bills', 'Studio invoice'],
    ['free powerpoint templates', 'Pitch deck'],
    ['instagram story', 'Album release story'],
    ['a4', 'Annual report'],
    ['1080 × 1920', 'Album release story'],
    ['marriage invites', 'Garden wedding invitation'],
    ['gig leaflets', 'Jazz night flyer'],
  ])('%s finds %s, by synonyms, plurals and sizes', async (q, title) => {
    expect(await titles(q)).toContain(title)
  })

  // cspell:disable -- words of other languages
  test.each([
    ['Geburtstag Einladung', 'Candlelight birthday invitation'],
    ['Weihnachtskarte', 'Marble fir Christmas card'],
    ['tarjeta', 'Marble business card'],
    ['carte de visite', 'Marble business card'],
    ['affiche', 'Exhibition poster'],
    ['calendrier', 'Pencil timetable'],
    ['menú', 'Trattoria menu'],
    ['fattura', 'Studio invoice'],
    ['convite de casamento', 'Garden wedding invitation'],
    ['uitnodiging verjaardag', 'Party animals invitation'],
    ['Einladnug', 'Garden wedding invitation'],
  ])('%s finds %s, by translations', async (q, title) => {
    expect(await titles(q)).toContain(title)
  })
  // cspell:enable

  test('corrects typing errors only if nothing matches, and says so', async () => {
    const { body } = await client.get(`/api/templates?q=${encodeURIComponent('weding invtation')}`)
    expect(body.templates.map(({ title }: { title: string }) => title)).toEqual(['Garden wedding invitation'])
    expect(body.correctedQuery).toBe('wedding invitation')
    expect((await client.get('/api/templates?q=wedding')).body.correctedQuery).toBeNull()
  })
})

describe('a template', () => {
  test('is returned with its document and the same fields', async () => {
    for (const listed of all) {
      const { status, body, headers } = await client.get(`/api/templates/${listed._id}`)
      expect(status).toBe(200)
      const { document, ...rest } = body
      expect(rest).toEqual(listed)
      expect(document.version).toBe(1)
      expect(document.pages).toHaveLength(listed.pageCount)
      expect(headers.get('etag')).toMatch(/./)
    }
  })

  test('that does not exist is 404', async () => {
    expectProblem(await client.get('/api/templates/tpl_nothing'), 404, 'not_found')
    expectProblem(await client.get('/api/templates/%2e%2e'), 404, 'not_found')
  })

  test('that is built in cannot be deleted or changed', async () => {
    const path = `/api/templates/${all[0]?._id}`
    const refusal = await client.delete(path)
    expectProblem(refusal, 404, 'not_found')
    expect(refusal.body.detail).toMatch(/^Template "tpl_[\w-]+" is built in and can’t be changed or deleted\.$/)
    expectProblem(await client.patch(path, { title: 'Mine' }), 404, 'not_found')
    expect((await client.get(path)).status).toBe(200)
  })
})

describe('a design from a template', () => {
  test('has its document, size and title for every built-in one, and can be exported', async () => {
    for (const template of all) {
      const { status, body, text } = await client.post('/api/designs', { fromTemplate: template._id })
      expect(status, text).toBe(201)
      const { title, width, height, pageCount } = template
      expect(body).toMatchObject({ title, width, height, pageCount, fromTemplate: template._id, revision: 1 })
      expect(body.document).toEqual((await client.get(`/api/templates/${template._id}`)).body.document)
      const finished = await exported(client, { designId: body._id, format: 'jpeg', scale: 0.25, pages: [1] })
      // At a quarter of its size, the code of a ticket is too small for scanners.
      const warnings = finished.warnings.filter(({ code }: { code: string }) => code !== 'code_small')
      expect({ title, warnings }).toEqual({ title, warnings: [] })
      const { bytes } = await download(finished.downloadUrl)
      expect(await openPicture(bytes)).toMatchObject({ width: Math.round(width / 4), height: Math.round(height / 4) })
      // Something is drawn: a blank page has no deviation.
      const { channels } = await sharp(bytes).stats()
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(8)
    }
  })

  test('is filled with data, and resized so that everything fits', async () => {
    const invoice = all.find(({ _id }) => _id === 'tpl_studio-invoice')
    const slot = invoice?.slots.find(({ kind }) => kind === 'text')?.name ?? ''
    const data = { [slot]: 'Filled by the test' }
    const request = { fromTemplate: invoice?._id, data, title: 'Mine', width: 400, height: 400 }
    const { status, body } = await client.post('/api/designs', request)
    expect(status).toBe(201)
    expect(body).toMatchObject({ title: 'Mine', width: 400, height: 400 })
    expect(JSON.stringify(body.document)).toContain('Filled by the test')
    const finished = await exported(client, { designId: body._id, format: 'png' })
    expect(finished.files[0]).toMatchObject({ width: 400, height: 400 })
  })

  test('that does not exist is 404, and nothing is created', async () => {
    const before = (await client.get('/api/designs?limit=1')).body.total
    expectProblem(await client.post('/api/designs', { fromTemplate: 'tpl_nothing' }), 404, 'not_found')
    expect((await client.get('/api/designs?limit=1')).body.total).toBe(before)
  })

  test('with data for an unknown slot is rejected, with the slots that exist', async () => {
    const template = all[0]
    const response = await client.post('/api/designs', { fromTemplate: template?._id, data: { unknown: 'x' } })
    expectProblem(response, 400, 'invalid_input')
    expect(response.body.errors[0].pointer).toBe('/data/unknown')
    expect(response.body.errors[0].detail).toContain(template?.slots[0]?.name ?? '')
  })
})

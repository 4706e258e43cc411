import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, connect } from './testing/client.ts'
import { serve, type Served } from './testing/serve-test-routes.ts'

let served: Served
let client: Client
beforeAll(async () => {
  served = await serve()
  client = await connect(served)
})
afterAll(() => served.close())

async function newDesign(visibility: 'private' | 'unlisted'): Promise<string> {
  const { body } = await client.send('POST', '/api/designs', { json: { width: 10, height: 10, visibility } })
  return body._id
}

async function openPage(id: string, method: 'GET' | 'HEAD' = 'GET') {
  const { statusCode, body, headers } = await served.app.inject({ method, url: `/s/${id}` })
  return { statusCode, isApp: body.includes('csp-nonce'), type: headers['content-type'] }
}

/** Like the crawlers of messengers, which read the tags and request the picture, without a session. */
async function crawl(id: string) {
  const { body } = await served.app.inject({ url: `/s/${id}`, headers: { 'user-agent': 'Twitterbot/1.0' } })
  const tags = [...body.matchAll(/<meta (?:name|property)="(og:[\w:]+|twitter:[\w:]+|robots)" content="([^"]*)" \/>/g)]
  return { body, tags: new Map(tags.map(([, name = '', content = '']) => [name, content])) }
}

test('the page of a shared design has a title, a description and its picture for link previews', async () => {
  const { body } = await client.send('POST', '/api/designs', {
    json: { width: 1080, height: 540, visibility: 'unlisted', title: `Tom & "Jerry" </title><script>$&` },
  })
  const { body: page, tags } = await crawl(body._id)
  const title = 'Tom &amp; &quot;Jerry&quot; &lt;/title&gt;&lt;script&gt;$&amp;'
  expect(page).toContain(`<title>${title}</title>`)
  expect(page.match(/<title>/g)).toHaveLength(1)
  expect(page.match(/name="description"/g)).toHaveLength(1)
  expect(Object.fromEntries(tags)).toMatchObject({
    'og:title': title,
    'og:description': 'Design, 1080 × 540 px',
    'og:url': `https://platen.example/s/${body._id}`,
    'og:image:width': '1600',
    'og:image:height': '800',
    'twitter:card': 'summary_large_image',
    robots: 'noindex',
  })
  const image = tags.get('og:image')
  expect(image).toMatch(/^https:\/\/platen\.example\/files\/.+\.webp\?signature=/)
  expect(tags.get('twitter:image')).toBe(image)
})

test('the page of a design that is no longer shared reveals nothing', async () => {
  const { body } = await client.send('POST', '/api/designs', {
    json: { width: 10, height: 10, visibility: 'public', title: 'Secret plans' },
  })
  expect((await crawl(body._id)).tags.has('robots')).toBe(false)
  await client.send('PATCH', `/api/designs/${body._id}`, { json: { visibility: 'private' } })
  const { body: page, tags } = await crawl(body._id)
  expect(tags.size).toBe(0)
  expect(page).not.toContain('Secret')
})

const HTML = 'text/html; charset=utf-8'

test('the page of a shared design is the app with status 200', async () => {
  expect(await openPage(await newDesign('unlisted'))).toEqual({ statusCode: 200, isApp: true, type: HTML })
})

test.each([
  ['a design that does not exist', () => `des_${randomUUID()}`],
  ['a private design', () => newDesign('private')],
  ['an invalid ID', () => '%00'],
])('the page of %s is the app with status 404', async (_, id) => {
  const path = await id()
  expect(await openPage(path)).toEqual({ statusCode: 404, isApp: true, type: HTML })
  expect((await openPage(path, 'HEAD')).statusCode).toBe(404)
})

test('the page is 200 while the store cannot be read', async () => {
  const broken = await serve()
  await broken.services.store.close()
  expect((await broken.app.inject(`/s/des_${randomUUID()}`)).statusCode).toBe(200)
  await broken.close()
})

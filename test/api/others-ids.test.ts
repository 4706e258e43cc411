import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Client } from '../setup/client.ts'
import { alike, expectProblem } from '../setup/expect-problem.ts'
import { signIn, type SignedIn } from '../setup/sign-in.ts'
import { type Service, startService } from '../setup/start-service.ts'

// Operations are read from the OpenAPI documents, so that new ones are included.

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const
interface Described {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> }
}
type Description = {
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<(typeof METHODS)[number], Described>>>>>
}

interface Operation {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

const OPERATIONS: readonly Operation[] = ['openapi.json', 'openapi-web.json'].flatMap((file) => {
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as Description
  return Object.entries(paths)
    .filter(([path]) => path.includes('{'))
    .flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const { [method]: described } = item
        const body = described?.requestBody?.content['application/json']?.example
        return described ? [{ method: method.toUpperCase(), path, body }] : []
      }),
    )
})

const KINDS = {
  '/api/designs/': 'des',
  '/api/trash/': 'trash',
  '/api/templates/': 'tpl',
  '/api/folders/': 'fol',
  '/api/assets/': 'ast',
  '/api/exports/': 'exp',
  '/web/keys/': 'key',
  '/web/sessions/': 'ses',
  '/web/shared/': 'des',
  '/web/operator/accounts/': 'acc',
  '/web/operator/exports/': 'exp',
  '/web/operator/keys/': 'key',
  '/web/operator/invitations/': 'inv',
  '/web/operator/mail/outbox/': 'eml',
} as const
type Kind = (typeof KINDS)[keyof typeof KINDS]

const kindOf = (path: string): Kind | undefined =>
  Object.entries(KINDS).find(([beginning]) => path.startsWith(`${beginning}{id}`))?.[1]

let service: Service
let theirs: Record<Kind, string>
let owner: SignedIn
let byKey: Client
let bySession: SignedIn

beforeAll(async () => {
  service = await startService()
  owner = await signIn(service)
  bySession = await signIn(service)
  byKey = await service.client()
  const size = { width: 20, height: 20 }
  const design = (await owner.post('/api/designs', size)).body._id as string
  const trash = (await owner.post('/api/designs', size)).body._id as string
  await owner.delete(`/api/designs/${trash}`)
  const picture = sharp({ create: { ...size, channels: 3, background: '#123456' } })
  const types = { 'content-type': 'image/png' }
  theirs = {
    des: design,
    fol: (await owner.post('/api/folders', { name: 'Theirs' })).body._id,
    trash,
    tpl: (await owner.post('/api/templates', { designId: design })).body._id,
    ast: (await owner.request('POST', '/api/assets', { headers: types, body: await picture.png().toBuffer() })).body
      ._id,
    exp: (await owner.post('/api/exports', { designId: design, format: 'png' }, { prefer: 'wait=30' })).body._id,
    key: (await owner.post('/web/keys', { name: 'theirs' })).body.key._id,
    ses: (await owner.get('/web/sessions')).body.sessions[0]._id,
    acc: owner.accountId,
    // Admins only, so none needs to exist.
    inv: 'inv_01jqr8v0a1b2c3d4e5f6g7h8j9',
    eml: 'eml_01jqr8v0a1b2c3d4e5f6g7h8j9',
  }
})
afterAll(() => service.stop())

const absentId = (kind: Kind): string => `${kind === 'trash' ? 'des' : kind}_01jqr8yd0m3k5t7w9x2z4b6c8f`
const send = (client: Client, { method, path, body }: Operation, id: string): Promise<Answer> =>
  client.request(method, path.replace('{id}', id), { body })

test('every path with an ID is tested here', () => {
  expect(OPERATIONS.length).toBeGreaterThan(20)
  expect(OPERATIONS.filter(({ path }) => kindOf(path) === undefined)).toEqual([])
  expect(Object.entries(theirs).filter(([, id]) => !/^[a-z]{3}_\w+$/.test(id))).toEqual([])
})

describe.each(OPERATIONS)('$method $path', (operation) => {
  const kind = kindOf(operation.path) ?? 'des'
  const isOperators = operation.path.startsWith('/web/operator/')
  const isWeb = operation.path.startsWith('/web/') && kind !== 'des'

  test('looks to a session of another account as if the ID did not exist', async () => {
    const foreign = await send(bySession, operation, theirs[kind])
    expectProblem(foreign, isOperators ? 403 : 404, isOperators ? 'owner_needed' : 'not_found')
    const never = await send(bySession, operation, absentId(kind))
    expect(alike(foreign, [theirs[kind]])).toEqual(alike(never, [absentId(kind)]))
  })

  test('looks missing or is forbidden to a key of another account', async () => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    const foreign = await byKey.request(operation.method, operation.path.replace('{id}', theirs[kind]), {
      headers,
      body: operation.body,
    })
    expectProblem(foreign, isWeb ? 403 : 404, isWeb ? 'session_needed' : 'not_found')
  })
})

test('these requests changed nothing', async () => {
  for (const path of [
    `designs/${theirs.des}`,
    `templates/${theirs.tpl}`,
    `exports/${theirs.exp}`,
    `assets/${theirs.ast}`,
  ])
    expect((await owner.get(`/api/${path}`)).status).toBe(200)
  expect((await owner.get(`/api/designs/${theirs.des}`)).body).toMatchObject({ revision: 1, visibility: 'private' })
  expect((await owner.get('/api/trash')).body.designs).toMatchObject([{ _id: theirs.trash }])
  expect((await owner.get('/web/keys')).body.keys).toMatchObject([{ _id: theirs.key, name: 'theirs', revokedAt: null }])
  expect((await owner.get('/web/sessions')).body.sessions).toHaveLength(1)
})

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { type Ran, runPlaten } from '../setup/run-platen.ts'
import { type Service, startService } from '../setup/start-service.ts'

let service: Service

beforeAll(async () => {
  service = await startService({ PLATEN_PLANS: 'team=5000' })
})

afterAll(() => service.stop())

/** Beside the running service, on its folder. */
function platen(...args: string[]): Promise<Ran> {
  return runPlaten(args, { env: { PLATEN_DATA_DIR: service.dataFolder, PLATEN_PLANS: 'team=5000' } })
}

async function made(...args: string[]): Promise<{ key: string; client: Client }> {
  const { code, stdout, stderr } = await platen('key', 'create', ...args)
  if (code !== 0) throw new Error(stderr)
  const key = stdout.trim()
  return { key, client: new Client(service.url, key) }
}

/** What is refused is told in a few words, on standard error alone. */
function expectRefused({ code, stdout, stderr }: Ran, words: RegExp): void {
  expect(stderr).toMatch(words)
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).not.toMatch(/\n\s+at |node_modules|\.ts:\d/)
}

describe('key create', () => {
  test('prints the key alone, which works at once', async () => {
    const { code, stdout, stderr } = await platen('key', 'create', '--email', 'ada@example.com', '--name', 'laptop')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^pl_[0-9A-Za-z]{46}\n$/)
    const { status, body, headers } = await new Client(service.url, stdout.trim()).get('/api/account')
    expect(status).toBe(200)
    expect(body).toMatchObject({ email: 'ada@example.com', plan: 'free' })
    expect(headers.get('x-ratelimit-limit')).toBe('60')
  })

  test('makes the account on the plan it is told, and further keys for the same', async () => {
    const { client } = await made('--email', 'team@example.com', '--plan', 'team')
    const first = await client.get('/api/account')
    expect(first.headers.get('x-ratelimit-limit')).toBe('5000')
    const { client: second, key } = await made('--email', 'Team@Example.com')
    expect((await second.get('/api/account')).body._id).toBe(first.body._id)
    expectRefused(await platen('key', 'create', '--email', 'team@example.com', '--plan', 'max'), /set-plan/)
    expect(key).not.toBe(client.key)
  })

  test('with a scope makes a key that may do no more', async () => {
    const { client } = await made('--email', 'reader@example.com', '--scope', 'read')
    expect((await client.get('/api/designs')).status).toBe(200)
    expectProblem(await client.post('/api/designs', { width: 1, height: 1 }), 403, 'scope_missing')
  })

  test('refuses what it cannot mean, and makes nothing', async () => {
    const email = ['--email', 'nobody@example.com']
    expectRefused(await platen('key', 'create', ...email, '--plan', 'gold'), /no plan "gold".*free.*pro.*max.*team/)
    expectRefused(await platen('key', 'create', ...email, '--scope', 'admin'), /--scope.*read.*write.*admin/)
    expectRefused(await platen('key', 'create', ...email, '--expires', 'soon'), /--expires.*90d.*soon/)
    expectRefused(await platen('key', 'create', ...email, '--expires', '2020-01-01'), /future/)
    expectRefused(await platen('key', 'create', ...email, '--colour', 'red'), /no option --colour.*--email/)
    expectRefused(await platen('key', 'create', '--email', 'no-address'), /email/)
    expect((await platen('account', 'list')).stdout).not.toContain('nobody@example.com')
  })

  test('asks for the address it needs', async () => {
    const { code, stdout, stderr } = await platen('key', 'create')
    expect(code).toBe(1)
    expect(stdout + stderr).toMatch(/email/i)
    expect(stdout).not.toMatch(/pl_/)
  })
})

describe('key list and revoke', () => {
  test('show each key without its secret, and end it with the next request', async () => {
    const { client, key } = await made('--email', 'list@example.com', '--name', 'old phone', '--expires', '90d')
    await client.get('/api/account')
    const list = await platen('key', 'list', '--email', 'list@example.com')
    expect(list.code).toBe(0)
    expect(list.stdout).toMatch(/key_\w+\s+list@example\.com\s+old phone\s+…/)
    expect(list.stdout).toContain(key.slice(-4))
    expect(list.stdout).not.toContain(key.slice(0, 12))
    expect(list.stdout).not.toContain('ada@example.com')
    const revoked = await platen('key', 'revoke', key.slice(-4))
    expect(revoked).toMatchObject({ code: 0, stderr: '' })
    expectProblem(await client.get('/api/account'), 401, 'key_revoked')
    expect((await platen('key', 'list', '--email', 'list@example.com')).stdout).toMatch(/revoked \d{4}-/)
  })

  test('take a key’s id too', async () => {
    const { client } = await made('--email', 'id@example.com')
    const [id = ''] = /key_\w+/.exec((await platen('key', 'list', '--email', 'id@example.com')).stdout) ?? []
    expect((await platen('key', 'revoke', id)).stdout).toContain(id)
    expectProblem(await client.get('/api/account'), 401, 'key_revoked')
  })

  test('say so where there is no such key or account', async () => {
    expectRefused(await platen('key', 'revoke', 'key_nothing'), /no such key/)
    expectRefused(await platen('key', 'list', '--email', 'x@example.com'), /no account of x@example\.com/)
  })
})

describe('account', () => {
  test('set-plan holds from the next request', async () => {
    const { client } = await made('--email', 'grows@example.com')
    expect((await client.get('/api/account')).headers.get('x-ratelimit-limit')).toBe('60')
    const set = await platen('account', 'set-plan', '--email', 'grows@example.com', '--plan', 'max')
    expect(set).toMatchObject({ code: 0, stdout: 'grows@example.com is on the plan max.\n' })
    const answer = await client.get('/api/account')
    expect(answer.headers.get('x-ratelimit-limit')).toBe('1000')
    expect(answer.body.plan).toBe('max')
    expect((await platen('account', 'list')).stdout).toMatch(/grows@example\.com\s+max/)
  })

  test('set-plan refuses a plan and an account that are not there', async () => {
    const address = ['--email', 'ada@example.com']
    expectRefused(await platen('account', 'set-plan', ...address, '--plan', 'gold'), /no plan "gold"/)
    expectRefused(await platen('account', 'set-plan', '--email', 'x@y.org', '--plan', 'max'), /no such account/)
  })
})

describe('platen', () => {
  test('describes its API as the committed file does', async () => {
    const { stdout } = await platen('openapi')
    expect(stdout).toBe(await readFile(join(import.meta.dirname, '../../openapi.json'), 'utf8'))
  })

  test('shows the settings without their secrets', async () => {
    const env = { PLATEN_SECRET: 'x'.repeat(40), DATABASE_URL: 'postgres://me:hidden@db.example.com/platen' }
    const { code, stdout } = await runPlaten(['config'], { env })
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ http: { port: 4400, host: '127.0.0.1' }, plans: { free: 60 } })
    expect(stdout).not.toMatch(/hidden|xxxx/)
  })

  test('migrates what is migrated already, which is nothing', async () => {
    expect(await platen('migrate')).toMatchObject({ code: 0, stderr: '' })
  })

  test('lists its commands, and refuses one it has not', async () => {
    const help = await platen('--help')
    for (const name of ['serve', 'key', 'account', 'render', 'migrate', 'openapi', 'config']) {
      expect(help.stdout).toContain(name)
    }
    const unknown = await platen('sevre')
    expect(unknown.code).toBe(1)
    expect(unknown.stderr + unknown.stdout).toMatch(/sevre/)
  })

  test('names every setting that is wrong, for any command', async () => {
    const env = { PORT: 'abc', PLATEN_WORKERS: '0', PLATEN_DATA_DIR: service.dataFolder }
    expectRefused(await runPlaten(['key', 'list'], { env }), /PORT[^]*PLATEN_WORKERS/)
  })
})

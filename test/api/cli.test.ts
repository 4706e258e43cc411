import { execFile } from 'node:child_process'
import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setUp } from '../setup/browser.ts'
import { callPlaten } from '../setup/call-platen.ts'
import { Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { type Ran, runPlaten } from '../setup/run-platen.ts'
import { type Service, startService } from '../setup/start-service.ts'

const PROJECT = join(import.meta.dirname, '../..')
const execute = promisify(execFile)

/** A preloaded module that prints the URL of each loaded module to standard error. */
const LOG_LOADED = `import { registerHooks } from 'node:module'
registerHooks({ load: (url, context, next) => (process.stderr.write('loaded ' + url + '\\n'), next(url, context)) })`

let service: Service

beforeAll(async () => {
  service = await startService({ PLATEN_PLANS: 'team=5000' })
})

afterAll(() => service.stop())

/** The settings of the running server. */
function environment(): Record<string, string> {
  return { PLATEN_DATA_DIR: service.dataFolder, PLATEN_PLANS: 'team=5000' }
}

/** Runs a command on the data folder of the running server. */
function platen(...args: string[]): Promise<Ran> {
  return callPlaten(args, { env: environment() })
}

async function createKey(...args: string[]): Promise<{ key: string; client: Client }> {
  const { code, stdout, stderr } = await platen('key', 'create', '--create-account', ...args)
  if (code !== 0) throw new Error(stderr)
  const key = stdout.trim()
  return { key, client: new Client(service.url, key) }
}

/** Expects an error message on standard error only, without a stack. */
function expectRefused({ code, stdout, stderr }: Ran, words: RegExp): void {
  expect(stderr).toMatch(words)
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).not.toMatch(/\n\s+at |node_modules|\.ts:\d/)
}

describe('key create', () => {
  test('prints only the key, which works immediately', async () => {
    const args = ['key', 'create', '--email', 'ada@example.com', '--create-account', '--name', 'laptop']
    const { code, stdout, stderr } = await runPlaten(args, { env: environment() })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^pl_[0-9A-Za-z]{46}\n$/)
    const { status, body, headers } = await new Client(service.url, stdout.trim()).get('/api/account')
    expect(status).toBe(200)
    expect(body).toMatchObject({ email: 'ada@example.com', plan: 'free' })
    expect(headers.get('x-ratelimit-limit')).toBe('60')
  })

  test('creates the account on the given plan, and further keys for the same account', async () => {
    const { client } = await createKey('--email', 'team@example.com', '--plan', 'team')
    const first = await client.get('/api/account')
    expect(first.headers.get('x-ratelimit-limit')).toBe('5000')
    const { client: second, key } = await createKey('--email', 'Team@Example.com')
    expect((await second.get('/api/account')).body._id).toBe(first.body._id)
    expect(key).not.toBe(client.key)
  })

  test('does not change the plan of an existing account, and prints how to', async () => {
    const email = "o'hara@example.com"
    await createKey('--email', email)
    const { code, stdout, stderr } = await platen('key', 'create', '--email', email, '--plan', 'max')
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^pl_[0-9A-Za-z]{46}\n$/) })
    expect(stderr).toMatch(/is still on the free plan/)
    const client = new Client(service.url, stdout.trim())
    expect((await client.get('/api/account')).body.plan).toBe('free')
    // Runs the printed command in a shell in the project's folder.
    const [, command = 'false'] = /To change it:\n(.*)\n$/.exec(stderr) ?? []
    // The environment excludes the runner’s NODE_ENV, which would make npm build the web app for development.
    const { PATH, HOME } = process.env
    await execute('bash', ['--norc', '-c', command], { cwd: PROJECT, env: { PATH, HOME, ...environment() } })
    expect((await client.get('/api/account')).body.plan).toBe('max')
    expect(await platen('key', 'create', '--email', email, '--plan', 'max')).toMatchObject({ code: 0, stderr: '' })
  })

  test('rejects an unknown plan for an existing account, and creates no key', async () => {
    await createKey('--email', 'one-key@example.com')
    const again = await platen('key', 'create', '--email', 'one-key@example.com', '--plan', 'gold')
    expectRefused(again, /Unknown plan "gold"/)
    expect((await platen('key', 'list', '--email', 'one-key@example.com')).stdout.match(/key_/g)).toHaveLength(1)
  })

  test('with a scope creates a key limited to it', async () => {
    const { client } = await createKey('--email', 'reader@example.com', '--scope', 'read')
    expect((await client.get('/api/designs')).status).toBe(200)
    expectProblem(await client.post('/api/designs', { width: 1, height: 1 }), 403, 'scope_missing')
  })

  test('rejects invalid options, and creates nothing', async () => {
    const email = ['--email', 'nobody@example.com']
    expectRefused(
      await platen('key', 'create', ...email, '--plan', 'gold'),
      /Unknown plan "gold".*free.*pro.*max.*team/,
    )
    expectRefused(await platen('key', 'create', ...email, '--scope', 'admin'), /"admin" for --scope.*read.*write/)
    expectRefused(await platen('key', 'create', ...email, '--expires', 'soon'), /"soon" for --expires.*90d/)
    expectRefused(await platen('key', 'create', ...email, '--expires', '2020-01-01'), /future/)
    expectRefused(await platen('key', 'create', ...email, '--expires', '2027-02-31'), /"2027-02-31" for --expires/)
    expectRefused(await platen('key', 'create', ...email, '--name', ' '), /name: must have 1 to 100 characters/)
    expectRefused(await platen('key', 'create', '--email', 'no-address'), /^Invalid input:\n {2}email: must be .*\.\n$/)
    expect((await platen('account', 'list')).stdout).not.toContain('nobody@example.com')
  })

  test('requires an email', async () => {
    expectRefused(await platen('key', 'create'), /^Missing required option --email <address>\./)
    expectRefused(await platen('key', 'create', '--emial', 'a@example.com'), /--email.*Unknown option --emial\./)
  })
})

describe('key create for an unknown email', () => {
  test('fails with a hint, and creates no account', async () => {
    const ran = await platen('key', 'create', '--email', 'typo@example.com')
    expectRefused(ran, /^No account has the email typo@example\.com\. .*--create-account/)
    expect((await platen('account', 'list')).stdout).not.toContain('typo@example.com')
  })
})

describe('account', () => {
  test('create, suspend, resume and delete an account', async () => {
    const email = ['--email', 'lifecycle@example.com']
    const created = await platen('account', 'create', ...email, '--plan', 'team', '--role', 'owner')
    expect(created).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('lifecycle@example.com (owner, team plan)'),
    })
    expect(created.stdout).toMatch(/^http:\/\/.*\/reset#token=acc_\S+\n$/)
    const { client } = await createKey(...email)
    const suspended = await platen('account', 'suspend', ...email)
    expect(suspended.stdout).toMatch(/^Suspended lifecycle@example\.com\. To undo this: .*account resume/)
    expectProblem(await client.get('/api/account'), 403, 'account_suspended')
    expect((await platen('account', 'suspend', ...email)).stdout).toMatch(/already suspended at 20/)
    expect((await platen('account', 'list')).stdout).toMatch(/lifecycle@example\.com +owner +team +\S+ +suspended 20/)
    expectRefused(await platen('account', 'reset-link', ...email), /lifecycle@example\.com is suspended.*Resume/)
    expect((await platen('account', 'resume', ...email)).stdout).toBe('Resumed lifecycle@example.com.\n')
    expect((await client.get('/api/account')).status).toBe(200)
    expect((await platen('account', 'sign-out', ...email)).stdout).toMatch(/^Ended 0 sessions of /)
    expectRefused(await platen('account', 'delete', ...email), /add --yes/)
    expect((await platen('account', 'delete', ...email, '--yes')).stdout).toMatch(/^Deleted lifecycle@example\.com/)
    expectProblem(await client.get('/api/account'), 401, 'key_unknown')
    expectRefused(await platen('account', 'delete', ...email, '--yes'), /not found/)
  })

  test('create without passwords names the provider instead of a link', async () => {
    const { stdout } = await callPlaten(['account', 'create', '--email', 'provided@example.com'], {
      env: {
        ...{ PLATEN_DATA_DIR: service.dataFolder, PLATEN_PASSWORD_SIGN_IN: 'off', PLATEN_OIDC_NAME: 'Example ID' },
        ...{ PLATEN_OIDC_ISSUER: 'https://id.example.com', PLATEN_OIDC_CLIENT_ID: 'a', PLATEN_OIDC_CLIENT_SECRET: 'b' },
      },
    })
    expect(stdout).toBe('Created provided@example.com (member, free plan), who signs in with Example ID.\n')
  })

  test('invite prints a link that creates the account', async () => {
    // Members are let in only after the setup.
    await setUp(service, 'ada@example.com')
    const { code, stdout, stderr } = await platen(
      'account',
      'invite',
      '--email',
      'cli-invited@example.com',
      '--days',
      '3',
    )
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: expect.stringMatching(/^Valid once, until 20.*Share it privately/),
    })
    const [, token] = /^http:\/\/.*\/invitation#token=(inv_\S+)\n$/.exec(stdout) ?? []
    const { status, body } = await new Client(service.url).request('POST', '/web/invitation/accept', {
      headers: { 'sec-fetch-site': 'same-origin' },
      body: { token, password: 'correct horse battery' },
    })
    expect(status).toBe(201)
    expect(body.account).toMatchObject({ email: 'cli-invited@example.com', role: 'member', plan: 'free' })
    expectRefused(await platen('account', 'invite', '--email', 'cli-invited@example.com'), /already exists/)
    expectRefused(
      await platen('account', 'invite', '--email', 'a@example.com', '--send'),
      /Email isn’t configured on this server\. Invite without sending/,
    )
    expectRefused(await platen('account', 'invite', '--email', 'a@example.com', '--days', '31'), /from 1 to 30/)
  })

  test('the last owner is neither suspended nor deleted', async () => {
    const owner = /(\S+@\S+) +owner/.exec((await platen('account', 'list')).stdout)?.[1] ?? ''
    expectRefused(await platen('account', 'suspend', '--email', owner), /only owner/)
    expectRefused(await platen('account', 'delete', '--email', owner, '--yes'), /only owner/)
  })
})

describe('key list and revoke', () => {
  test('list keys without their secrets, and revoke one immediately', async () => {
    const { client, key } = await createKey('--email', 'list@example.com', '--name', 'old phone', '--expires', '90d')
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
    const listed = (await platen('key', 'list', '--email', 'list@example.com')).stdout
    const [, at = ''] = /revoked (\d{4}-\S+)/.exec(listed) ?? []
    const again = await platen('key', 'revoke', key.slice(-4))
    expect(again.stdout).toMatch(/^key_\w+ \(old phone, ….{4}\) was already revoked at /)
    expect(again.stdout).toContain(`at ${at}.`)
  })

  test('accept a key ID', async () => {
    const { client } = await createKey('--email', 'id@example.com')
    const [id = ''] = /key_\w+/.exec((await platen('key', 'list', '--email', 'id@example.com')).stdout) ?? []
    expect((await platen('key', 'revoke', id)).stdout).toContain(id)
    expectProblem(await client.get('/api/account'), 401, 'key_revoked')
  })

  test('report an unknown key or account', async () => {
    const list = (resource: string): string => `npm run -s platen -- ${resource} list`
    const noKey = await platen('key', 'revoke', 'key_nothing')
    expectRefused(noKey, new RegExp(`^.*"key_nothing".* Run ${list('key')} to list them\\.\n$`))
    const noAccount = await platen('key', 'list', '--email', 'x@example.com')
    expectRefused(noAccount, new RegExp(`^.*"x@example\\.com".* Run ${list('account')} to list them\\.\n$`))
  })
})

describe('account', () => {
  test('set-plan takes effect with the next request', async () => {
    const { client } = await createKey('--email', 'grows@example.com')
    expect((await client.get('/api/account')).headers.get('x-ratelimit-limit')).toBe('60')
    const set = await platen('account', 'set-plan', '--email', 'grows@example.com', '--plan', 'max')
    expect(set).toMatchObject({ code: 0, stdout: 'grows@example.com is now on the max plan.\n' })
    const response = await client.get('/api/account')
    expect(response.headers.get('x-ratelimit-limit')).toBe('1000')
    expect(response.body.plan).toBe('max')
    expect((await platen('account', 'list')).stdout).toMatch(/grows@example\.com\s+member\s+max/)
  })

  test('set-plan rejects an unknown plan and an unknown account', async () => {
    const address = ['--email', 'ada@example.com']
    expectRefused(await platen('account', 'set-plan', ...address, '--plan', 'gold'), /Unknown plan "gold"/)
    expectRefused(
      await platen('account', 'set-plan', '--email', 'x@y.org', '--plan', 'max'),
      /Account "x@y\.org" not found\..*account list/,
    )
  })
})

describe('platen', () => {
  test('prints the committed OpenAPI document', async () => {
    const { stdout } = await platen('openapi')
    expect(stdout).toBe(await readFile(join(import.meta.dirname, '../../openapi.json'), 'utf8'))
  })

  test('prints the settings without their secrets', async () => {
    const env = {
      PLATEN_SECRET: 'x'.repeat(40),
      PLATEN_PLANS: 'team=5000',
      DATABASE_URL: 'postgres://me:sesame@db.example.com/platen?password=sesame',
    }
    const { code, stdout } = await callPlaten(['config'], { env })
    expect(code).toBe(0)
    expect(stdout).toMatch(/^VARIABLE +VALUE +SOURCE$/m)
    expect(stdout).toMatch(/^PORT +4400 +default$/m)
    expect(stdout).toMatch(/^PLATEN_PLANS +free=60:storageMb=1000:\S+,team=5000:storageMb=100000:\S+ +set$/m)
    expect(stdout).toMatch(/^DATABASE_URL +postgres:\/\/me:.*@db\.example\.com\/platen.* set$/m)
    expect(stdout).toMatch(/^PLATEN_SECRET +hidden +set$/m)
    expect(stdout).not.toMatch(/sesame|xxxx/)
    const readme = await readFile(join(PROJECT, 'README.md'), 'utf8')
    const documented = [...readme.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name)
    expect([...stdout.matchAll(/^([A-Z_]+) .*(?:set|default)$/gm)].map(([, name]) => name).sort()).toEqual(
      documented.sort(),
    )
  })

  test('migrate does nothing if the database is up to date', async () => {
    expect(await platen('migrate')).toEqual({ code: 0, stdout: 'Database is up to date.\n', stderr: '' })
  })

  test('lists its commands, and rejects an unknown one', async () => {
    const help = await platen('--help')
    for (const name of ['start', 'serve', 'work', 'key', 'account', 'render', 'migrate', 'openapi', 'config']) {
      expect(help.stdout).toContain(name)
    }
    expectRefused(await runPlaten(['sevre']), /^Unknown command "sevre"\. Did you mean serve\?$/m)
    expectRefused(await platen('key', 'craete'), /^Unknown command "craete"\. Did you mean create\?$/m)
  })

  test('prints help for each command, in color only if requested', async () => {
    const help = await platen('key', 'create', '--help')
    expect(help).toMatchObject({ code: 0, stderr: '' })
    for (const option of ['--email <address>', '--plan', '--name', '--expires', '--scope']) {
      expect(help.stdout).toContain(option)
    }
    const colored = await callPlaten(['--help'], { env: { FORCE_COLOR: '1' } })
    expect(colored.stdout).toContain('\x1b[')
    const plain = [help, await platen('--help'), await callPlaten(['--help'], { env: { NO_COLOR: '1' } })]
    for (const { stdout } of plain) expect(stdout).not.toContain('\x1b')
  })

  test.each([
    [['key', 'list', '--emial', 'x'], 'Unknown option --emial. Did you mean --email?', 'key list'],
    [['key', 'create', '--email'], 'Missing value for --email <address>.', 'key create'],
    [['key', 'revoke'], 'Missing argument <key>.', 'key revoke'],
    [['account', 'list', 'all'], "Too many arguments for 'list'. Expected 0 arguments but got 1: all.", 'account list'],
  ])('rejects %j with a sentence and a hint to its help', async (words, sentence, command) => {
    const refused = await platen(...words)
    expectRefused(refused, /./)
    expect(refused.stderr).toBe(`${sentence}\nRun npm run -s platen -- ${command} --help for usage.\n`)
  })

  test('without a command fails and lists the commands', async () => {
    expectRefused(await platen(), /Commands:[^]*serve/)
    expectRefused(await platen('key'), /Commands:[^]*revoke/)
  })

  test('does not load the renderer to list keys', async () => {
    const trace = `data:text/javascript,${encodeURIComponent(LOG_LOADED)}`
    const { stderr } = await runPlaten(['key', 'list'], {
      env: { ...environment(), NODE_OPTIONS: `--import ${trace}` },
    })
    expect(stderr).toMatch(/loaded .*src\/cli\/key\.ts/)
    expect(stderr).not.toMatch(/loaded .*(@napi-rs|fastify|sharp|render-document)/)
  })

  test('does not create a missing database, and prints how to use an existing one', async () => {
    const folder = join(service.dataFolder, 'elsewhere')
    const env = { PLATEN_DATA_DIR: folder }
    for (const args of [
      ['key', 'create', '--email', 'ada@example.com'],
      ['key', 'list'],
      ['account', 'list'],
      ['account', 'setup-link'],
    ]) {
      const ran = await callPlaten(args, { env })
      expectRefused(ran, /^No database in .*elsewhere\. .*PLATEN_DATA_DIR.*DATABASE_URL.*migrate\n$/)
      await expect(access(folder)).rejects.toMatchObject({ code: 'ENOENT' })
    }
    expect(await callPlaten(['migrate'], { env })).toMatchObject({ code: 0 })
    expect(await callPlaten(['account', 'list'], { env })).toMatchObject({ code: 0, stderr: '' })
  })

  test('reports all invalid settings, for any command', async () => {
    const env = { PORT: 'abc', PLATEN_WORKERS: '0', PLATEN_DATA_DIR: service.dataFolder }
    expectRefused(await callPlaten(['key', 'list'], { env }), /^Invalid settings:\n {2}PORT[^]*\n {2}PLATEN_WORKERS/)
  })
})

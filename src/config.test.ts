import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { listSettings, readConfig } from './config.ts'
import { DEFAULT_PLANS } from './parse-plans.ts'
import { InvalidSettings } from './settings.ts'

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof InvalidSettings) return error.faults
    throw error
  }
  return []
}

test('an empty environment gives the local, embedded service', () => {
  const config = readConfig({})
  expect(config.http).toMatchObject({ port: 4400, host: '127.0.0.1', publicUrl: undefined, trustProxy: false })
  expect(config.store).toHaveProperty('dataFolder')
  expect(config.plans).toEqual({
    free: { requestsPerMinute: 60, storageMb: 1000, exportMegapixels: 200, exportMb: 100 },
    pro: { requestsPerMinute: 300, storageMb: 20_000, exportMegapixels: 500, exportMb: 500 },
    max: { requestsPerMinute: 1000, storageMb: 100_000, exportMegapixels: 500, exportMb: 1000 },
  })
})

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' }).http.port).toBe(4400)
})

test('a plan of the operator joins those built in, and a known one takes the new figure', () => {
  const { free, pro, max, ...others } = readConfig({ PLATEN_PLANS: 'pro=500, team=5000' }).plans
  expect([free, max]).toEqual([DEFAULT_PLANS['free'], DEFAULT_PLANS['max']])
  expect(pro).toEqual({ ...DEFAULT_PLANS['pro'], requestsPerMinute: 500 })
  expect(others).toEqual({ team: { ...DEFAULT_PLANS['max'], requestsPerMinute: 5000 } })
})

test('a plan takes any of the other figures too, and is printed with all of them', () => {
  const given = 'free=60:exportMb=50, team=5000:storageMb=50000 : exportMegapixels=800:exportMb=900'
  const { plans } = readConfig({ PLATEN_PLANS: given })
  expect(plans['free']).toEqual({ ...DEFAULT_PLANS['free'], exportMb: 50 })
  expect(plans['team']).toEqual({ requestsPerMinute: 5000, storageMb: 50_000, exportMegapixels: 800, exportMb: 900 })
  const printed = listSettings({ PLATEN_PLANS: given }).find(({ name }) => name === 'PLATEN_PLANS')?.value ?? ''
  expect(printed).toContain('team=5000:storageMb=50000:exportMegapixels=800:exportMb=900')
  expect(readConfig({ PLATEN_PLANS: printed }).plans).toEqual(plans)
})

test.each([
  'team',
  'team=5:storage=9',
  'team=5:storageMb',
  'team=5:storageMb=0',
  'team=5:storageMb=1.5',
  'team=1=2',
  ':',
])('plans that are written as %j are refused, with an example of each form', (given) => {
  expect(faultsOf({ PLATEN_PLANS: given }).join()).toMatch(/free=60.*storageMb.*team=5000:storageMb=50000/)
})

test('a public URL loses the slash at its end and keeps its path', () => {
  expect(readConfig({ PUBLIC_URL: 'https://example.com/platen/' }).http.publicUrl).toBe('https://example.com/platen')
})

test('a public URL may hold no password, which is not repeated', () => {
  const [fault = ''] = faultsOf({ PUBLIC_URL: 'https://me:hunter2@example.com' })
  expect(fault).toMatch(/^PUBLIC_URL must be .* without a query or a password/)
  expect(fault).not.toContain('hunter2')
})

test('every fault is told at once, with the variable, what it may be and what it is', () => {
  const faults = faultsOf({ PORT: '65536', PLATEN_LOG_LEVEL: 'loud', PLATEN_PLANS: 'pro', PUBLIC_URL: 'ftp://x' })
  expect(faults).toHaveLength(4)
  expect(faults).toContain('PORT must be a whole number from 0 to 65535; it is "65536".')
  expect(faults.join('\n')).toContain('PLATEN_LOG_LEVEL must be one of fatal, error')
})

test('a variable of our prefix that is no setting is told, with the name that was probably meant', () => {
  expect(faultsOf({ PLATEN_WORKER: '2', PLATEN_PORT: '80', PLATEN_WHATEVER: 'x' })).toEqual([
    'PLATEN_WORKER is no setting. Did you mean PLATEN_WORKERS?',
    'PLATEN_PORT is no setting. Did you mean PORT?',
    expect.stringMatching(/^PLATEN_WHATEVER is no setting\. Settings: .*PLATEN_DATA_DIR/),
  ])
  expect(faultsOf({ PLATEN_WORKER: '' })).toEqual([])
})

test('what Kubernetes sets for a service named platen is not taken for ours', () => {
  const neighbours = {
    PLATEN_SERVICE_HOST: '10.0.0.1',
    PLATEN_SERVICE_PORT_HTTP: '80',
    PLATEN_PORT: 'tcp://10.0.0.1:80',
    PLATEN_PORT_80_TCP_ADDR: '10.0.0.1',
  }
  expect(faultsOf(neighbours)).toEqual([])
})

test('a database’s address that is wrong is not repeated, since it may hold a password', () => {
  for (const address of ['postgress://me:sesame@localhost/x', 'postgres://me:ses@me:x@@@/x', 'me:sesame']) {
    const [fault = ''] = faultsOf({ DATABASE_URL: address })
    expect(fault).toMatch(/^DATABASE_URL must be the address of a PostgreSQL database/)
    expect(fault).not.toMatch(/ses/)
  }
})

test('a secret that is too short is not repeated', () => {
  expect(faultsOf({ PLATEN_SECRET: 'hunter2' })).toEqual([
    'PLATEN_SECRET must be at least 32 characters that nobody can guess; it is 7 characters.',
  ])
})

test('mail is sent by the server that is named, from an address at the public URL’s host or another', () => {
  expect(readConfig({}).mail).toBeUndefined()
  const PLATEN_SMTP_URL = 'smtp://me:sesame@mail.example.com:587'
  expect(readConfig({ PLATEN_SMTP_URL, PUBLIC_URL: 'https://design.example.com/platen' }).mail).toEqual({
    smtpUrl: PLATEN_SMTP_URL,
    from: 'Platen <no-reply@design.example.com>',
  })
  for (const from of ['a@example.com', 'Ada & Co, designs <a@example.com>']) {
    expect(readConfig({ PLATEN_SMTP_URL, PLATEN_MAIL_FROM: from }).mail?.from).toBe(from)
  }
  const shown = listSettings({ PLATEN_SMTP_URL }).find(({ name }) => name === 'PLATEN_SMTP_URL')?.value
  expect(shown).toBe('smtp://me:hidden@mail.example.com:587')
})

test.each(['http://mail.example.com', 'smtp://', 'mail.example.com', 'smtpp://me:sesame@x'])(
  'a mail server cannot be at %s, and its password is not repeated',
  (address) => {
    const [fault = ''] = faultsOf({ PLATEN_SMTP_URL: address })
    expect(fault).toMatch(/^PLATEN_SMTP_URL must be the address of a mail server/)
    expect(fault).not.toContain('sesame')
  },
)

test.each(['nobody', 'a@b, c@d', 'a@b <c>', 'A <a@example.com> x', '"A" <a@example.com>'])(
  'mail cannot be from %s',
  (from) => expect(faultsOf({ PLATEN_MAIL_FROM: from })).toEqual([expect.stringMatching(/^PLATEN_MAIL_FROM must be/)]),
)

test.each(['abc', '10.0.0.0/99', '10.0.0.0/0', '10.0.0.1/', 'fd00::/129', '10.0.0.1,', '1.2.3', 'fe80::1%eth0', 'a:b'])(
  'whose headers are believed cannot be %s',
  (text) => {
    expect(() => readConfig({ PLATEN_TRUST_PROXY: text })).toThrow(
      /^PLATEN_TRUST_PROXY must be true, false, or addresses/,
    )
  },
)

test.each(['10.0.0.1', '10.0.0.0/8, 192.168.0.0/16', '::1', 'fd00::/8', '::ffff:10.0.0.0/104'])(
  'whose headers are believed may be %s, which Fastify takes as it is',
  (text) => {
    const { trustProxy } = readConfig({ PLATEN_TRUST_PROXY: text }).http
    expect(trustProxy).toBe(text)
    expect(() => Fastify({ trustProxy })).not.toThrow()
  },
)

import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { listSettings, readConfig } from './read-config.ts'
import { DEFAULT_PLANS } from './parse-plans.ts'
import { InvalidSettings } from './settings.ts'

function errorsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof InvalidSettings) return error.messages
    throw error
  }
  return []
}

test('an empty environment configures a local server with SQLite', () => {
  const config = readConfig({})
  expect(config.http).toMatchObject({ port: 4400, host: '127.0.0.1', publicUrl: undefined, trustProxy: false })
  expect(config.store).toHaveProperty('dataFolder')
  expect(config.plans).toEqual({
    free: {
      requestsPerMinute: 60,
      storageMb: 1000,
      exportMegapixels: 200,
      exportMb: 100,
      exportsAtOnce: 4,
      queuedExports: 1000,
    },
    pro: {
      requestsPerMinute: 300,
      storageMb: 20_000,
      exportMegapixels: 500,
      exportMb: 500,
      exportsAtOnce: 20,
      queuedExports: 5000,
    },
    max: {
      requestsPerMinute: 1000,
      storageMb: 100_000,
      exportMegapixels: 500,
      exportMb: 1000,
      exportsAtOnce: 100,
      queuedExports: 20_000,
    },
  })
})

test('an empty variable is treated as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' }).http.port).toBe(4400)
})

test('PLATEN_PLANS adds plans and changes built-in ones', () => {
  const { free, pro, max, ...others } = readConfig({ PLATEN_PLANS: 'pro=500, team=5000' }).plans
  expect([free, max]).toEqual([DEFAULT_PLANS['free'], DEFAULT_PLANS['max']])
  expect(pro).toEqual({ ...DEFAULT_PLANS['pro'], requestsPerMinute: 500 })
  expect(others).toEqual({ team: { ...DEFAULT_PLANS['max'], requestsPerMinute: 5000 } })
})

test('PLATEN_PLANS accepts every limit of a plan, and its printed value is parsed to the same plans', () => {
  const text = 'free=60:exportMb=50, team=5000:storageMb=50000 : exportMegapixels=800:exportMb=900'
  const { plans } = readConfig({ PLATEN_PLANS: text })
  expect(plans['free']).toEqual({ ...DEFAULT_PLANS['free'], exportMb: 50 })
  expect(plans['team']).toEqual({
    requestsPerMinute: 5000,
    storageMb: 50_000,
    exportMegapixels: 800,
    exportMb: 900,
    exportsAtOnce: 100,
    queuedExports: 20_000,
  })
  const printed = listSettings({ PLATEN_PLANS: text }).find(({ name }) => name === 'PLATEN_PLANS')?.value ?? ''
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
])('the plans %j are rejected with an example of each form', (text) => {
  expect(errorsOf({ PLATEN_PLANS: text }).join()).toMatch(/free=60.*storageMb.*team=5000:storageMb=50000/)
})

test('a public URL loses its trailing slash and retains its path', () => {
  expect(readConfig({ PUBLIC_URL: 'https://example.com/platen/' }).http.publicUrl).toBe('https://example.com/platen')
})

test('a public URL with a password is rejected without printing it', () => {
  const [error = ''] = errorsOf({ PUBLIC_URL: 'https://me:hunter2@example.com' })
  expect(error).toMatch(/^PUBLIC_URL must be .* without a query or a password/)
  expect(error).not.toContain('hunter2')
})

test('all errors are reported together, each with the variable, the allowed values and the received value', () => {
  const errors = errorsOf({ PORT: '65536', PLATEN_LOG_LEVEL: 'loud', PLATEN_PLANS: 'pro', PUBLIC_URL: 'ftp://x' })
  expect(errors).toHaveLength(4)
  expect(errors).toContain('PORT must be an integer from 0 to 65535; received "65536".')
  expect(errors.join('\n')).toContain('PLATEN_LOG_LEVEL must be one of fatal, error')
})

test('an unknown variable that starts with PLATEN_ is reported with the closest name, unless it is empty', () => {
  expect(errorsOf({ PLATEN_WORKER: '2', PLATEN_PORT: '80', PLATEN_WHATEVER: 'x' })).toEqual([
    'Unknown setting PLATEN_WORKER. Did you mean PLATEN_WORKERS?',
    'Unknown setting PLATEN_PORT. Did you mean PORT?',
    expect.stringMatching(/^Unknown setting PLATEN_WHATEVER\. Settings: .*PLATEN_DATA_DIR/),
  ])
  expect(errorsOf({ PLATEN_WORKER: '' })).toEqual([])
})

test('variables that Kubernetes sets for a service named platen are ignored', () => {
  const variables = {
    PLATEN_SERVICE_HOST: '10.0.0.1',
    PLATEN_SERVICE_PORT_HTTP: '80',
    PLATEN_PORT: 'tcp://10.0.0.1:80',
    PLATEN_PORT_80_TCP_ADDR: '10.0.0.1',
  }
  expect(errorsOf(variables)).toEqual([])
})

test('an invalid database URL is not printed, since it may contain a password', () => {
  for (const address of ['postgress://me:sesame@localhost/x', 'postgres://me:ses@me:x@@@/x', 'me:sesame']) {
    const [error = ''] = errorsOf({ DATABASE_URL: address })
    expect(error).toMatch(/^DATABASE_URL must be the URL of a PostgreSQL database/)
    expect(error).not.toMatch(/ses/)
  }
})

test.each([
  'http://me:sesame@localhost',
  'redis://me:sesame@',
  'redis://me:sesame@localhost/x',
  'redis://me:sesame@localhost?db=1',
  'sesame@localhost:6379',
])('the Redis URL %s is rejected without printing its password', (address) => {
  const [error = ''] = errorsOf({ REDIS_URL: address })
  expect(error).toMatch(/^REDIS_URL must be the URL of a Redis or Valkey server/)
  expect(error).not.toContain('sesame')
})

test('a Redis URL may have a user, a password, TLS and a database, and is shown without its password', () => {
  const REDIS_URL = 'rediss://me:sesame@cache.example.com:6380/2'
  expect(readConfig({ REDIS_URL }).redis).toEqual({ url: REDIS_URL, prefix: 'platen:' })
  expect(readConfig({ REDIS_URL, PLATEN_REDIS_PREFIX: 'staging:' }).redis?.prefix).toBe('staging:')
  expect(readConfig({}).redis).toBeUndefined()
  expect(errorsOf({ PLATEN_REDIS_PREFIX: 'a b' })).toEqual([expect.stringMatching(/^PLATEN_REDIS_PREFIX must be/)])
  const shown = listSettings({ REDIS_URL }).find(({ name }) => name === 'REDIS_URL')?.value
  expect(shown).toBe('rediss://me:hidden@cache.example.com:6380/2')
})

test('traces are sent below the endpoint of the collector, or exactly to the endpoint for traces', () => {
  expect(readConfig({}).tracing).toBeUndefined()
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://localhost:4318/'
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT }).tracing).toEqual({ url: 'http://localhost:4318/v1/traces' })
  const OTEL_EXPORTER_OTLP_TRACES_ENDPOINT = 'https://example.com/traces'
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT }).tracing).toEqual({
    url: OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
  })
  const [error = ''] = errorsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://me:sesame@localhost:4317' })
  expect(error).toMatch(/^OTEL_EXPORTER_OTLP_ENDPOINT must be the http or https URL/)
  expect(error).not.toContain('sesame')
})

test('a secret that is too short is not printed', () => {
  expect(errorsOf({ PLATEN_SECRET: 'hunter2' })).toEqual([
    'PLATEN_SECRET must be at least 32 random characters; received 7 characters.',
  ])
})

test('the sender is at the host of the public URL by default, and PLATEN_MAIL_FROM replaces it', () => {
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
  'the mail server URL %s is rejected without printing its password',
  (address) => {
    const [error = ''] = errorsOf({ PLATEN_SMTP_URL: address })
    expect(error).toMatch(/^PLATEN_SMTP_URL must be the URL of a mail server/)
    expect(error).not.toContain('sesame')
  },
)

test.each(['no-at-sign', 'a@b, c@d', 'a@b <c>', 'A <a@example.com> x', '"A" <a@example.com>'])(
  'the sender %s is rejected',
  (from) => expect(errorsOf({ PLATEN_MAIL_FROM: from })).toEqual([expect.stringMatching(/^PLATEN_MAIL_FROM must be/)]),
)

test.each(['abc', '10.0.0.0/99', '10.0.0.0/0', '10.0.0.1/', 'fd00::/129', '10.0.0.1,', '1.2.3', 'fe80::1%eth0', 'a:b'])(
  'the trusted proxies %s are rejected',
  (text) => {
    expect(() => readConfig({ PLATEN_TRUST_PROXY: text })).toThrow(
      /^PLATEN_TRUST_PROXY must be true, false, or comma-separated addresses/,
    )
  },
)

test.each(['10.0.0.1', '10.0.0.0/8, 192.168.0.0/16', '::1', 'fd00::/8', '::ffff:10.0.0.0/104'])(
  'the trusted proxies %s are accepted by the config and by Fastify',
  (text) => {
    const { trustProxy } = readConfig({ PLATEN_TRUST_PROXY: text }).http
    expect(trustProxy).toBe(text)
    expect(() => Fastify({ trustProxy })).not.toThrow()
  },
)

const OIDC = {
  PLATEN_OIDC_ISSUER: 'https://id.example.com/realms/main',
  PLATEN_OIDC_CLIENT_ID: 'platen',
  PLATEN_OIDC_CLIENT_SECRET: 'a secret',
}

test('a sign-in provider needs its issuer, ID and secret, and is named after its host', () => {
  expect(readConfig({}).oidc).toBeUndefined()
  expect(readConfig({ ...OIDC, PLATEN_OIDC_DOMAINS: 'Example.com, example.org' }).oidc).toEqual({
    issuer: 'https://id.example.com/realms/main',
    clientId: 'platen',
    clientSecret: 'a secret',
    name: 'id.example.com',
    signUp: 'closed',
    domains: ['example.com', 'example.org'],
    trustEmail: false,
  })
  expect(readConfig({ ...OIDC, PLATEN_OIDC_TRUST_EMAIL: 'true' }).oidc?.trustEmail).toBe(true)
  for (const name of Object.keys(OIDC)) {
    expect(errorsOf({ ...OIDC, [name]: '' })).toEqual([expect.stringMatching(/must be set together/)])
  }
})

test('the secret of the sign-in provider is not shown', () => {
  expect(JSON.stringify(listSettings(OIDC))).not.toContain('a secret')
})

test.each(['http://id.example.com', 'https://id.example.com?a=b', 'https://user:pw@id.example.com', 'id.example.com'])(
  'an issuer must be an https URL: %s',
  (issuer) => {
    expect(errorsOf({ ...OIDC, PLATEN_OIDC_ISSUER: issuer })).toEqual([
      expect.stringMatching(/^PLATEN_OIDC_ISSUER must be the https URL/),
    ])
  },
)

test('password sign-in can be off only with a sign-in provider', () => {
  expect(readConfig({ ...OIDC, PLATEN_PASSWORD_SIGN_IN: 'off' }).passwordSignIn).toBe('off')
  expect(errorsOf({ PLATEN_PASSWORD_SIGN_IN: 'off' })).toEqual([expect.stringMatching(/requires PLATEN_OIDC_ISSUER/)])
})

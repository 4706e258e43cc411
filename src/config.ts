import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import {
  parseDomains,
  parseIssuer,
  parsePort,
  parseCollectorUrl,
  parsePostgresUrl,
  parseProviderName,
  parsePublicUrl,
  parseRedisPrefix,
  parseRedisUrl,
  parseSecret,
  parseSender,
  parseSmtpUrl,
  parseTrustProxy,
  withoutPassword,
} from './parse-settings.ts'
import type { S3Location } from './files/s3/s3-location.ts'
import { type DownloadRoute, parseDownloads, parseFilesUrl, showFilesUrl } from './parse-files-url.ts'
import { parseRemotePolicy } from './parse-remote-policy.ts'
import { type RemotePolicy, showPolicy } from './assets/remote/remote-policy.ts'
import { DEFAULT_PLANS, parsePlans, planList, type Plans } from './parse-plans.ts'
import { machineMb, MIN_RENDER_MB, shareOfRender } from './render/memory-shares.ts'
import { type EffectiveSetting, Settings } from './settings.ts'

/** All settings. No other module reads the environment. */
export interface Config {
  readonly http: HttpConfig
  readonly store: StoreConfig
  readonly files: FilesConfig
  readonly render: RenderConfig
  readonly retention: RetentionConfig
  /** Whether documents may use images from URLs, and from which hosts. */
  readonly remoteImages: RemotePolicy
  /** If undefined, this process counts rate limits by itself. */
  readonly redis: RedisConfig | undefined
  readonly tracing: TracingConfig | undefined
  readonly mail: MailConfig | undefined
  readonly plans: Plans
  readonly signUp: SignUp
  readonly oidc: OidcConfig | undefined
  readonly passwordSignIn: PasswordSignIn
  readonly logLevel: LogLevel
}

export interface HttpConfig {
  /** 0 selects a free port. */
  readonly port: number
  readonly host: string
  /** Where a worker answers /healthz, /readyz and /metrics. */
  readonly healthPort: number | undefined
  /** Has no trailing slash. If undefined, the address the server listens on is used. */
  readonly publicUrl: string | undefined
  /** The proxies whose `X-Forwarded-For` is trusted: none, all, or comma-separated addresses and networks. */
  readonly trustProxy: boolean | string
  /** Time for requests and renders in progress to finish after SIGTERM. */
  readonly shutdownMs: number
}

export type StoreConfig =
  | {
      readonly databaseUrl: string
      /** Of this process, without the one that receives notifications. */
      readonly maxConnections?: number
    }
  | { readonly dataFolder: string }

export interface RedisConfig {
  readonly url: string
  /** Begins the name of every key. */
  readonly prefix: string
}

export interface TracingConfig {
  /** Receives spans. */
  readonly url: string
}

export interface MailConfig {
  readonly smtpUrl: string
  readonly from: string
}

/** The OpenID Connect provider that signs people in. */
export interface OidcConfig {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** For the button of the sign-in page. */
  readonly name: string
  /** Whether a person without an account gets one. */
  readonly signUp: SignUp
  /** Domains of emails that may sign in, in lower case. Empty if all may. */
  readonly domains: readonly string[]
  /** Whether an email counts as verified if the provider does not say whether it is. */
  readonly trustEmail: boolean
}

export interface FilesConfig {
  readonly dataFolder: string
  /** If undefined, files are in the data folder. */
  readonly s3: S3Location | undefined
  /** Whether downloads pass through the server, or are redirected to the S3 store. */
  readonly downloads: DownloadRoute
  /** Signs file URLs and links. If undefined, the database contains a generated secret. */
  readonly secret: string | undefined
}

export interface RenderConfig {
  readonly workers: number
  readonly timeoutMs: number
  /** Resident memory of one render process, including native memory, in MiB. */
  readonly memoryMb: number
  /** With ICC profiles of printing processes. */
  readonly profileFolder: string | undefined
}

export interface RetentionConfig {
  readonly exportsMs: number
  readonly trashMs: number
  readonly auditMs: number
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const SIGN_UP = ['open', 'closed'] as const
export type SignUp = (typeof SIGN_UP)[number]

const PASSWORD_SIGN_IN = ['on', 'off'] as const
export type PasswordSignIn = (typeof PASSWORD_SIGN_IN)[number]

const SECOND_MS = 1_000
const DAY_MS = 24 * 60 * 60 * SECOND_MS

type Environment = Readonly<Record<string, string | undefined>>

/** @throws {InvalidSettings} with a message for every invalid variable */
export function readConfig(environment: Environment): Config {
  const settings = new Settings(environment)
  const config = readFrom(settings)
  settings.throwIfInvalid()
  return config
}

/** The folder of ICC profiles alone, for a command that needs no other settings. */
export function readProfileFolder(environment: Environment): string | undefined {
  return profileFolderIn(new Settings(environment))
}

function profileFolderIn(settings: Settings): string | undefined {
  return settings.parsed('PLATEN_ICC_DIR', {
    ...optional((text) => resolve(text)),
    show: (folder) => folder ?? 'none: only built-in profiles',
  })
}

export function listSettings(environment: Environment): readonly EffectiveSetting[] {
  const settings = new Settings(environment)
  readFrom(settings)
  settings.throwIfInvalid()
  return settings.effective
}

function readFrom(settings: Settings): Config {
  const dayMs = (name: string, fallback: number): number =>
    settings.integer(name, { minimum: 1, maximum: 36_500, fallback }) * DAY_MS
  const secondMs = (name: string, fallback: number): number =>
    settings.integer(name, { minimum: 1, maximum: 3600, fallback }) * SECOND_MS
  const http: HttpConfig = {
    port: settings.integer('PORT', { minimum: 0, maximum: 65_535, fallback: 4400 }),
    host: settings.parsed('HOST', { parse: String, fallback: '127.0.0.1' }),
    healthPort: settings.parsed('PLATEN_HEALTH_PORT', {
      ...optional(parsePort),
      show: (port) => (port === undefined ? 'none: workers do not listen' : String(port)),
    }),
    publicUrl: settings.parsed('PUBLIC_URL', {
      ...optional(parsePublicUrl),
      show: (url) => url ?? 'the address the server listens on',
    }),
    trustProxy: settings.parsed('PLATEN_TRUST_PROXY', { parse: parseTrustProxy, fallback: false }),
    shutdownMs: secondMs('PLATEN_SHUTDOWN_SECONDS', 30),
  }
  const dataFolder = settings.parsed('PLATEN_DATA_DIR', { parse: (text) => resolve(text), fallback: resolve('./data') })
  const databaseUrl = settings.parsed('DATABASE_URL', {
    ...optional(parsePostgresUrl),
    show: (url) => (url === undefined ? 'none: SQLite in the data folder' : withoutPassword(url)),
  })
  const maxConnections = settings.integer('PLATEN_DATABASE_CONNECTIONS', { minimum: 3, maximum: 1_000, fallback: 10 })
  const s3 = settings.parsed('FILES_URL', { ...optional(parseFilesUrl), show: showFilesUrl })
  const redisUrl = settings.parsed('REDIS_URL', {
    ...optional(parseRedisUrl),
    show: (url) => (url === undefined ? 'none: each server counts rate limits by itself' : withoutPassword(url)),
  })
  const redisPrefix = settings.parsed('PLATEN_REDIS_PREFIX', { parse: parseRedisPrefix, fallback: 'platen:' })
  const collector = settings.parsed('OTEL_EXPORTER_OTLP_ENDPOINT', {
    ...optional(parseCollectorUrl),
    show: (url) => (url === undefined ? 'none: no traces are recorded' : withoutPassword(url)),
  })
  const tracesUrl = settings.parsed('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', {
    parse: parseCollectorUrl,
    fallback: collector && `${collector.replace(/\/+$/, '')}/v1/traces`,
    show: (url) => (url === undefined ? 'none: no traces are recorded' : withoutPassword(url)),
  })
  const secret = settings.parsed('PLATEN_SECRET', {
    ...optional(parseSecret),
    show: (text) => (text === undefined ? 'generated and stored in the database' : 'hidden'),
  })
  const workers = settings.integer('PLATEN_WORKERS', { minimum: 1, maximum: 256, fallback: availableParallelism() })
  const smtpUrl = settings.parsed('PLATEN_SMTP_URL', {
    ...optional(parseSmtpUrl),
    show: (url) => (url === undefined ? 'none: email is not configured' : withoutPassword(url)),
  })
  const from = settings.parsed('PLATEN_MAIL_FROM', {
    parse: parseSender,
    fallback: `Platen <no-reply@${URL.parse(http.publicUrl ?? '')?.hostname ?? 'localhost'}>`,
  })
  const oidc = readOidc(settings)
  const passwordSignIn = settings.oneOf('PLATEN_PASSWORD_SIGN_IN', { allowed: PASSWORD_SIGN_IN, fallback: 'on' })
  if (passwordSignIn === 'off' && oidc === undefined) {
    settings.reject('PLATEN_PASSWORD_SIGN_IN=off requires PLATEN_OIDC_ISSUER; otherwise no one could sign in.')
  }
  return {
    http,
    oidc,
    passwordSignIn,
    store: databaseUrl === undefined ? { dataFolder } : { databaseUrl, maxConnections },
    files: {
      ...{ dataFolder, s3, secret },
      downloads: settings.parsed('PLATEN_DOWNLOADS', {
        parse: (text) => parseDownloads(text, { hasStore: s3 !== undefined }),
        fallback: 'proxy',
      }),
    },
    render: {
      workers,
      timeoutMs: secondMs('PLATEN_RENDER_TIMEOUT_SECONDS', 30),
      memoryMb: settings.integer('PLATEN_RENDER_MEMORY_MB', {
        minimum: MIN_RENDER_MB,
        maximum: 65_536,
        fallback: shareOfRender(workers, machineMb()),
      }),
      profileFolder: profileFolderIn(settings),
    },
    retention: {
      exportsMs: dayMs('PLATEN_EXPORT_DAYS', 7),
      trashMs: dayMs('PLATEN_TRASH_DAYS', 30),
      auditMs: dayMs('PLATEN_AUDIT_DAYS', 365),
    },
    redis: redisUrl === undefined ? undefined : { url: redisUrl, prefix: redisPrefix },
    tracing: tracesUrl === undefined ? undefined : { url: tracesUrl },
    mail: smtpUrl === undefined ? undefined : { smtpUrl, from },
    plans: settings.parsed('PLATEN_PLANS', { parse: parsePlans, fallback: DEFAULT_PLANS, show: planList }),
    signUp: settings.oneOf('PLATEN_SIGN_UP', { allowed: SIGN_UP, fallback: 'closed' }),
    remoteImages: settings.parsed('PLATEN_REMOTE_IMAGES', {
      parse: parseRemotePolicy,
      fallback: 'on',
      show: showPolicy,
    }),
    logLevel: settings.oneOf('PLATEN_LOG_LEVEL', { allowed: LOG_LEVELS, fallback: 'info' }),
  }
}

const OIDC_REQUIRED: readonly string[] = ['PLATEN_OIDC_ISSUER', 'PLATEN_OIDC_CLIENT_ID', 'PLATEN_OIDC_CLIENT_SECRET']

function readOidc(settings: Settings): OidcConfig | undefined {
  const text = (name: string, shown: string) =>
    settings.parsed(name, {
      ...optional(String),
      show: (value) => (value === undefined ? 'none' : shown === 'hidden' ? shown : value),
    })
  const issuer = settings.parsed('PLATEN_OIDC_ISSUER', {
    ...optional(parseIssuer),
    show: (url) => url ?? 'none: no sign-in provider',
  })
  const clientId = text('PLATEN_OIDC_CLIENT_ID', 'shown')
  const clientSecret = text('PLATEN_OIDC_CLIENT_SECRET', 'hidden')
  const name = settings.parsed('PLATEN_OIDC_NAME', {
    parse: parseProviderName,
    fallback: URL.parse(issuer ?? '')?.hostname ?? 'none',
  })
  const signUp = settings.oneOf('PLATEN_OIDC_SIGN_UP', { allowed: SIGN_UP, fallback: 'closed' })
  const domains = settings.parsed('PLATEN_OIDC_DOMAINS', {
    parse: parseDomains,
    fallback: [],
    show: (list) => (list.length === 0 ? 'all' : list.join(',')),
  })
  const trustEmail = settings.oneOf('PLATEN_OIDC_TRUST_EMAIL', { allowed: ['true', 'false'], fallback: 'false' })
  const set = settings.effective.filter((setting) => setting.isSet && OIDC_REQUIRED.includes(setting.name))
  if (set.length > 0 && set.length < OIDC_REQUIRED.length) {
    settings.reject(
      `${OIDC_REQUIRED.join(', ')} must be set together; set: ${set.map((each) => each.name).join(', ')}.`,
    )
  }
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return undefined
  return { issuer, clientId, clientSecret, name, signUp, domains, trustEmail: trustEmail === 'true' }
}

function optional<Value>(parse: (text: string) => Value): {
  parse: (text: string) => Value | undefined
  fallback: Value | undefined
} {
  return { parse, fallback: undefined }
}

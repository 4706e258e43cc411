import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import {
  parsePort,
  parseCollectorUrl,
  parsePostgresUrl,
  parsePublicUrl,
  parseRedisPrefix,
  parseRedisUrl,
  parseSecret,
  parseSender,
  parseSmtpUrl,
  parseTrustProxy,
  withoutPassword,
} from './parse-settings.ts'
import { parseDownloads, parseFilesUrl, showFilesUrl } from './parse-files-url.ts'
import { parseRemotePolicy } from './parse-remote-policy.ts'
import { showPolicy } from '../assets/remote/remote-policy.ts'
import { DEFAULT_PLANS, parsePlans, planList } from './parse-plans.ts'
import { machineMb, MIN_RENDER_MB, shareOfRender } from '../render/memory-shares.ts'
import { type EffectiveSetting, optional, Settings } from './settings.ts'
import { type Config, type HttpConfig, LOG_LEVELS, PASSWORD_SIGN_IN, SIGN_UP } from './config.ts'
import { readOidc } from './read-oidc.ts'

const SECOND_MS = 1_000
const DAY_MS = 24 * 60 * 60 * SECOND_MS

type Environment = Readonly<Record<string, string | undefined>>

/** Reads all settings; no other room does. @throws {InvalidSettings} with a message for every invalid variable */
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

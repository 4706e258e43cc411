import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { invalid, Settings } from './settings.ts'

/** How the service is set up. Each room is handed its own part; nobody else reads the environment. */
export interface Config {
  readonly http: HttpConfig
  readonly store: StoreConfig
  readonly files: FilesConfig
  readonly render: RenderConfig
  readonly retention: RetentionConfig
  readonly plans: Plans
  readonly logLevel: LogLevel
}

export interface HttpConfig {
  /** 0 lets the system choose one. */
  readonly port: number
  readonly host: string
  /** Where clients reach the service, without a slash at its end. Undefined: at the address it listens on. */
  readonly publicUrl: string | undefined
  /** Whose `X-Forwarded-For` is believed: nobody's, everybody's, or that of these addresses and networks. */
  readonly trustProxy: boolean | string
  /** How long requests and renders under way may take to finish after SIGTERM. */
  readonly shutdownMs: number
}

export type StoreConfig = { readonly databaseUrl: string } | { readonly dataFolder: string }

export interface FilesConfig {
  readonly dataFolder: string
  /** Signs the URLs of files. Undefined: one is made and kept in the data folder. */
  readonly secret: string | undefined
}

export interface RenderConfig {
  readonly workers: number
  readonly timeoutMs: number
  /** What one worker's JavaScript heap may take, in MiB. */
  readonly memoryMb: number
}

export interface RetentionConfig {
  readonly exportsMs: number
  readonly trashMs: number
}

/** Requests a minute by the plan's name. */
export type Plans = Readonly<Record<string, number>>

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const SECOND_MS = 1_000
const DAY_MS = 24 * 60 * 60 * SECOND_MS
const DEFAULT_PLANS: Plans = { free: 60, pro: 300, max: 1000 }

/**
 * Reads the settings from `environment`.
 *
 * @throws {InvalidSettings} naming every variable that is wrong, what it may be and what it was.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const settings = new Settings(environment)
  const dataFolder = resolve(settings.text('PLATEN_DATA_DIR') ?? './data')
  const databaseUrl = settings.parsed('DATABASE_URL', parsePostgresUrl)
  const config: Config = {
    http: {
      port: settings.integer('PORT', { minimum: 0, maximum: 65_535, fallback: 4400 }),
      host: settings.text('HOST') ?? '127.0.0.1',
      publicUrl: settings.parsed('PUBLIC_URL', parsePublicUrl),
      trustProxy: settings.parsed('PLATEN_TRUST_PROXY', parseTrustProxy) ?? false,
      shutdownMs: settings.integer('PLATEN_SHUTDOWN_SECONDS', { minimum: 1, maximum: 3600, fallback: 30 }) * SECOND_MS,
    },
    store: databaseUrl === undefined ? { dataFolder } : { databaseUrl },
    files: { dataFolder, secret: settings.parsed('PLATEN_SECRET', parseSecret) },
    render: {
      workers: settings.integer('PLATEN_WORKERS', { minimum: 1, maximum: 256, fallback: availableParallelism() }),
      timeoutMs:
        settings.integer('PLATEN_RENDER_TIMEOUT_SECONDS', { minimum: 1, maximum: 3600, fallback: 30 }) * SECOND_MS,
      memoryMb: settings.integer('PLATEN_RENDER_MEMORY_MB', { minimum: 64, maximum: 65_536, fallback: 512 }),
    },
    retention: {
      exportsMs: settings.integer('PLATEN_EXPORT_DAYS', { minimum: 1, maximum: 36_500, fallback: 7 }) * DAY_MS,
      trashMs: settings.integer('PLATEN_TRASH_DAYS', { minimum: 1, maximum: 36_500, fallback: 30 }) * DAY_MS,
    },
    plans: settings.parsed('PLATEN_PLANS', parsePlans) ?? DEFAULT_PLANS,
    logLevel: settings.oneOf('PLATEN_LOG_LEVEL', { allowed: LOG_LEVELS, fallback: 'info' }),
  }
  settings.throwIfInvalid()
  return config
}

function parsePostgresUrl(text: string): string {
  const { protocol } = URL.parse(text) ?? { protocol: '' }
  if (protocol === 'postgres:' || protocol === 'postgresql:') return text
  throw invalid('the address of a PostgreSQL database, such as postgres://user:password@localhost:5432/platen')
}

function parsePublicUrl(text: string): string {
  const url = URL.parse(text)
  const plain = url && (url.protocol === 'http:' || url.protocol === 'https:') && url.search === '' && url.hash === ''
  if (!plain) throw invalid('an http or https address without a query, such as https://design.example.com')
  return url.href.replace(/\/+$/, '')
}

function parseTrustProxy(text: string): boolean | string {
  if (text === 'true' || text === 'false') return text === 'true'
  if (text.split(',').every((part) => isAddressOrNetwork(part.trim()))) return text
  throw invalid('true, false, or addresses and networks parted by commas, such as 10.0.0.0/8')
}

/** `10.0.0.1`, `10.0.0.0/8`, `fd00::/8`. */
function isAddressOrNetwork(text: string): boolean {
  const [, address = '', prefix] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const version = isIP(address)
  if (version === 0 || prefix === undefined) return version !== 0
  return Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128)
}

function parseSecret(text: string): string {
  if (text.length >= 32) return text
  throw invalid('at least 32 characters that nobody can guess', `${text.length} characters`)
}

/** `free=60,pro=300`: these take the place of the figures built in, and add plans to them. */
function parsePlans(text: string): Plans {
  const plans: Record<string, number> = { ...DEFAULT_PLANS }
  for (const part of text.split(',')) {
    const match = /^\s*([a-z][a-z0-9-]{0,31})\s*=\s*([1-9][0-9]{0,8})\s*$/.exec(part)
    const [, name, limit] = match ?? []
    if (name === undefined || limit === undefined) {
      throw invalid('plans with their requests a minute, such as free=60,pro=300,team=5000')
    }
    plans[name] = Number(limit)
  }
  return plans
}

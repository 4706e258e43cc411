import type { RemotePolicy } from '../assets/remote/remote-policy.ts'
import type { S3Location } from '../files/s3/s3-location.ts'
import type { DownloadRoute } from './parse-files-url.ts'
import type { Plans } from './parse-plans.ts'

/** All settings, as `readConfig` returns them. */
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

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export const SIGN_UP = ['open', 'closed'] as const
export type SignUp = (typeof SIGN_UP)[number]

export const PASSWORD_SIGN_IN = ['on', 'off'] as const
export type PasswordSignIn = (typeof PASSWORD_SIGN_IN)[number]

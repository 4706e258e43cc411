import { createHash, createHmac } from 'node:crypto'
import { showPolicy } from '../assets/remote/remote-policy.ts'
import type { Config } from '../config/config.ts'
import { describeLocation } from '../files/s3/s3-location.ts'
import { planList } from '../config/parse-plans.ts'
import { HASH, SECRET_SETTING } from '../service/servers/compare-servers.ts'

interface Effective {
  /** The secret in use, also if it was generated. */
  readonly secret: string
  readonly publicUrl: string
  /** From `identifyFiles`; undefined if all processes share one folder. */
  readonly filesId: string | undefined
  /** ICC profiles of the operator. */
  readonly colorProfiles: readonly { readonly name: string; readonly digest: string }[]
}

/** Returns a hash that is enough to compare two secrets. */
export function markSecret(secret: string): string {
  return marked(createHash('sha256').update('platen setting\0').update(secret).digest('hex'))
}

/** The settings that must be the same on every server of one database, by name. Secrets are hashes. */
export function sharedSettings(
  config: Config,
  { secret, publicUrl, filesId, colorProfiles }: Effective,
): Record<string, string> {
  // Without the secret, the database would confirm guesses at a password.
  const hashed = (text: string): string => marked(createHmac('sha256', secret).update(text).digest('hex'))
  const { plans, retention, signUp, mail, redis, files, oidc, passwordSignIn } = config
  return {
    PUBLIC_URL: publicUrl,
    [SECRET_SETTING]: markSecret(secret),
    PLATEN_PLANS: planList(plans),
    PLATEN_EXPORT_DAYS: String(retention.exportsMs / DAY_MS),
    PLATEN_TRASH_DAYS: String(retention.trashMs / DAY_MS),
    PLATEN_AUDIT_DAYS: String(retention.auditMs / DAY_MS),
    REDIS_URL: redis === undefined ? 'not set' : hashed(`${redis.url} ${redis.prefix}`),
    FILES_URL: files.s3 === undefined ? 'not set' : describeLocation(files.s3),
    ...(filesId !== undefined && { 'file store': filesId.slice(0, 8) }),
    PLATEN_ICC_DIR: colorProfiles.map(({ name, digest }) => `${name} (${digest.slice(0, 8)})`).join(', ') || 'not set',
    PLATEN_REMOTE_IMAGES: showPolicy(config.remoteImages),
    PLATEN_SIGN_UP: signUp,
    PLATEN_PASSWORD_SIGN_IN: passwordSignIn,
    PLATEN_OIDC_ISSUER: oidc?.issuer ?? 'not set',
    PLATEN_OIDC_CLIENT_ID: oidc?.clientId ?? 'not set',
    PLATEN_OIDC_CLIENT_SECRET: oidc === undefined ? 'not set' : hashed(oidc.clientSecret),
    PLATEN_OIDC_SIGN_UP: oidc?.signUp ?? 'not set',
    PLATEN_OIDC_DOMAINS: oidc?.domains.join() ?? 'not set',
    PLATEN_OIDC_TRUST_EMAIL: oidc === undefined ? 'not set' : String(oidc.trustEmail),
    PLATEN_SMTP_URL: mail === undefined ? 'not set' : hashed(mail.smtpUrl),
    PLATEN_MAIL_FROM: mail?.from ?? 'not set',
  }
}

/** Workers answer no requests, so the other settings do not matter to them. */
const OF_WORKERS = [
  'PLATEN_PLANS',
  'PLATEN_EXPORT_DAYS',
  'PLATEN_TRASH_DAYS',
  'PLATEN_AUDIT_DAYS',
  'PLATEN_REMOTE_IMAGES',
  'PLATEN_ICC_DIR',
  'FILES_URL',
  'file store',
]

/** The settings that workers must share with the servers, by name. A worker needs no secret, but may have one. */
export function workerSettings(
  config: Config,
  effective: Pick<Effective, 'filesId' | 'colorProfiles'>,
): Record<string, string> {
  const all = Object.entries(sharedSettings(config, { ...effective, secret: '', publicUrl: '' }))
  const { secret } = config.files
  return {
    ...Object.fromEntries(all.filter(([name]) => OF_WORKERS.includes(name))),
    ...(secret !== undefined && { [SECRET_SETTING]: markSecret(secret) }),
  }
}

const DAY_MS = 24 * 60 * 60 * 1_000

/** Enough to compare two values. */
function marked(digest: string): string {
  return `${HASH}${digest.slice(0, 8)}`
}

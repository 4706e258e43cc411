import { type OidcConfig, SIGN_UP } from './config.ts'
import { parseDomains, parseIssuer, parseProviderName } from './parse-settings.ts'
import { optional, type Settings } from './settings.ts'

const OIDC_REQUIRED: readonly string[] = ['PLATEN_OIDC_ISSUER', 'PLATEN_OIDC_CLIENT_ID', 'PLATEN_OIDC_CLIENT_SECRET']

/** Returns undefined without a provider. */
export function readOidc(settings: Settings): OidcConfig | undefined {
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

import { KEY_IN_URL } from './key-in-url.ts'
import { type Kind } from './problem-kind.ts'
import { plain, seconds } from './problem-words.ts'

type AccessCode =
  | 'key_missing'
  | 'key_malformed'
  | 'key_unknown'
  | 'key_expired'
  | 'key_revoked'
  | 'scope_missing'
  | 'session_missing'
  | 'session_ended'
  | 'session_needed'
  | 'owner_needed'
  | 'cross_site'
  | 'sign_in_failed'
  | 'sign_up_closed'
  | 'setup_needed'
  | 'setup_done'
  | 'setup_token_wrong'
  | 'too_many_attempts'
  | 'rate_limited'
  | 'too_many_failed_attempts'

/** The refusals of callers: keys, sessions, roles, scopes and rates. */
export const ACCESS_PROBLEMS: { readonly [Code in AccessCode]: Kind<Code> } = {
  key_missing: {
    status: 401,
    title: 'No API key',
    detail: ({ found }) => {
      if (found === 'url') return `The URL of this request ${KEY_IN_URL}`
      return found === 'bare'
        ? 'The header Authorization holds a key alone. Put "Bearer " before it: "Authorization: Bearer <key>".'
        : 'Send an API key in the header "Authorization: Bearer <key>".'
    },
  },
  key_malformed: {
    status: 401,
    title: 'Malformed API key',
    detail: plain(
      'This is no API key: keys are "pl_" and 46 letters and digits. A character may be missing or mistyped.',
    ),
  },
  key_unknown: { status: 401, title: 'Unknown API key', detail: plain('No account has this API key.') },
  key_expired: {
    status: 401,
    title: 'Expired API key',
    detail: ({ expiredAt }) => `This API key expired at ${expiredAt}. Make a new one.`,
  },
  key_revoked: { status: 401, title: 'Revoked API key', detail: plain('This API key has been revoked.') },
  scope_missing: {
    status: 403,
    title: 'Scope missing',
    detail: ({ scope, granted }) =>
      `This needs a key with the scope "${scope}"; this key has ${granted.length === 0 ? 'none' : granted.join(', ')}.`,
  },
  session_missing: {
    status: 401,
    title: 'Not signed in',
    detail: plain('This is for somebody who is signed in. Sign in first.'),
  },
  session_ended: { status: 401, title: 'Session ended', detail: plain('This session has ended. Sign in again.') },
  session_needed: {
    status: 403,
    title: 'Session needed',
    detail: plain(
      'This is for somebody who is signed in to the web app; an API key will not do. Send it without the header Authorization.',
    ),
  },
  owner_needed: {
    status: 403,
    title: 'Owner needed',
    detail: plain('This is for an owner, who runs the service; this account is a member.'),
  },
  cross_site: {
    status: 403,
    title: 'Request from another site',
    detail: ({ origin, reachedAt }) =>
      reachedAt === undefined
        ? `This must come from a page of the service itself, at ${origin}: with "Sec-Fetch-Site: same-origin" as browsers send it, or else with "Origin: ${origin}".`
        : `The service was reached at ${reachedAt}, while its public address is ${origin}, from where alone people can sign in. Open it there; or, if you run it, set PUBLIC_URL to the address that people use, such as PUBLIC_URL=${reachedAt}, and start it again.`,
  },
  sign_in_failed: {
    status: 401,
    title: 'Sign-in failed',
    detail: plain('The email or the password is wrong.'),
  },
  sign_up_closed: {
    status: 403,
    title: 'Sign-up closed',
    detail: plain('Whoever runs this service makes the accounts: ask them for one.'),
  },
  setup_needed: {
    status: 409,
    title: 'Setup needed',
    detail: plain("This service has not been set up yet: its owner's account comes first."),
  },
  setup_done: {
    status: 409,
    title: 'Setup done',
    detail: plain('This service has been set up already. Sign in.'),
  },
  setup_token_wrong: {
    status: 403,
    title: 'Setup link needed',
    detail: plain(
      'Only whoever runs this service may set it up: open the link that it printed when it started, or that "platen account setup-link" prints.',
    ),
  },
  too_many_attempts: {
    status: 429,
    title: 'Too many attempts',
    detail: ({ retryAfterSeconds }) => `There were too many attempts. Try again in ${seconds(retryAfterSeconds)}.`,
  },
  rate_limited: {
    status: 429,
    title: 'Rate limit exceeded',
    detail: ({ limit, retryAfterSeconds }) =>
      `The account may make ${limit} requests a minute. Try again in ${seconds(retryAfterSeconds)}.`,
  },
  too_many_failed_attempts: {
    status: 429,
    title: 'Too many failed attempts',
    detail: ({ retryAfterSeconds }) =>
      `Too many requests with keys that are not valid came from this address. Try again in ${seconds(retryAfterSeconds)}.`,
  },
}

import { KEY_IN_URL } from './key-in-url.ts'
import type { Kinds } from '../answer/problem-kind.ts'
import { duration, plain } from '../answer/problem-words.ts'

const KEY_HEADER = '"Authorization: Bearer <key>"'

/** A request without the key, session, permission or rate that it needs. */
export const ACCESS_PROBLEMS = {
  key_missing: {
    status: 401,
    title: 'Missing API key',
    detail: ({ found, scheme }) => {
      switch (found) {
        case undefined:
          return `Send an API key as ${KEY_HEADER}.`
        case 'url':
          return `The URL of this request ${KEY_IN_URL}`
        case 'bare':
          return `Missing "Bearer " prefix in the Authorization header. Send ${KEY_HEADER}.`
        case 'header':
          return `The API key was sent in the header X-API-Key. Send ${KEY_HEADER}.`
        case 'scheme':
          return `The Authorization header must have the scheme "Bearer"; received ${scheme === undefined ? 'another one' : JSON.stringify(scheme)}. Send ${KEY_HEADER}.`
      }
    },
  },
  key_malformed: {
    status: 401,
    title: 'Malformed API key',
    detail: plain('Malformed API key: it is mistyped or cut off. A key is "pl_" followed by 46 characters.'),
  },
  key_unknown: { status: 401, title: 'Invalid API key', detail: plain('Invalid API key.') },
  key_expired: {
    status: 401,
    title: 'Expired API key',
    detail: ({ expiredAt }) => `This API key expired on ${expiredAt}. Create a new one.`,
  },
  key_revoked: { status: 401, title: 'Revoked API key', detail: plain('This API key has been revoked.') },
  scope_missing: {
    status: 403,
    title: 'Missing scope',
    detail: ({ scope, granted }) =>
      `This requires an API key with the scope "${scope}"; this key has ${granted.length === 0 ? 'none' : granted.join(', ')}.`,
  },
  session_missing: {
    status: 401,
    title: 'Not signed in',
    detail: plain('Sign in to do this.'),
  },
  session_ended: { status: 401, title: 'Session ended', detail: plain('This session has ended. Sign in again.') },
  session_needed: {
    status: 403,
    title: 'Session required',
    detail: plain(
      'This endpoint can’t be used with an API key. Sign in to the web app and omit the Authorization header.',
    ),
  },
  owner_needed: {
    status: 403,
    title: 'Admin required',
    detail: plain('Only owners can do this.'),
  },
  account_suspended: {
    status: 403,
    title: 'Account suspended',
    detail: plain('This account is suspended. Contact your administrator.'),
  },
  cross_site: {
    status: 403,
    title: 'Cross-site request',
    detail: ({ origin, reachedAt }) =>
      reachedAt === undefined
        ? `This request must come from a page at ${origin}, with "Sec-Fetch-Site: same-origin" or "Origin: ${origin}".`
        : `You’re visiting ${reachedAt}, but this server’s PUBLIC_URL is ${origin}. Sign in there, or set PUBLIC_URL=${reachedAt} and restart the server.`,
  },
  sign_in_failed: {
    status: 401,
    title: 'Sign-in failed',
    detail: plain('Incorrect email or password.'),
  },
  sign_in_expired: {
    status: 410,
    title: 'Sign-in expired',
    detail: plain('This sign-in has expired. Sign in again.'),
  },
  sign_up_closed: {
    status: 403,
    title: 'Sign-up disabled',
    detail: plain('Sign-up is disabled. Ask your administrator for an account.'),
  },
  confirmation_needed: {
    status: 409,
    title: 'Confirmation required',
    detail: plain('Confirm the email address first: request a link with POST /web/sign-up/request.'),
  },
  setup_needed: {
    status: 409,
    title: 'Setup required',
    detail: plain('This server hasn’t been set up yet. Create the owner account first.'),
  },
  setup_done: {
    status: 409,
    title: 'Setup complete',
    detail: plain('This server has already been set up. Sign in.'),
  },
  setup_token_wrong: {
    status: 403,
    title: 'Setup link required',
    detail: plain('Open the setup link from the server log, or print it again with "platen account setup-link".'),
  },
  password_sign_in_off: {
    status: 403,
    title: 'Password sign-in off',
    detail: plain('Signing in with a password is turned off on this server. Sign in with the provider.'),
  },
  provider_unavailable: {
    status: 503,
    title: 'Sign-in provider unavailable',
    detail: plain('The sign-in provider can’t be reached. Try again shortly, or contact your administrator.'),
  },
  only_sign_in: {
    status: 409,
    title: 'Only way to sign in',
    detail: plain('This is the only way you can sign in. Set a password first, if this server allows passwords.'),
  },
  sign_in_again: {
    status: 403,
    title: 'Sign in again',
    detail: plain('To confirm this change, sign in again, then repeat it within 10 minutes.'),
  },
  two_factor_on: {
    status: 409,
    title: 'Two-factor sign-in on',
    detail: plain('Two-factor sign-in is already on for this account.'),
  },
  two_factor_off: {
    status: 409,
    title: 'Two-factor sign-in off',
    detail: plain('Two-factor sign-in is not on for this account.'),
  },
  two_factor_unreadable: {
    status: 409,
    title: 'Two-factor secret unreadable',
    detail: plain(
      'PLATEN_SECRET of the server has changed, so codes of authenticator apps can’t be checked. Use a recovery code, or ask your administrator to turn off two-factor sign-in for your account.',
    ),
  },
  too_many_attempts: {
    status: 429,
    title: 'Too many attempts',
    detail: ({ retryAfterSeconds }) => `Too many attempts. Try again in ${duration(retryAfterSeconds)}.`,
  },
  rate_limited: {
    status: 429,
    title: 'Rate limit exceeded',
    detail: ({ limit, retryAfterSeconds }) =>
      `Rate limit of ${limit} requests per minute exceeded. Try again in ${duration(retryAfterSeconds)}.`,
  },
  too_many_failed_attempts: {
    status: 429,
    title: 'Too many failed attempts',
    detail: ({ retryAfterSeconds }) =>
      `Too many requests with invalid API keys from this IP address. Try again in ${duration(retryAfterSeconds)}.`,
  },
} satisfies Partial<Kinds>

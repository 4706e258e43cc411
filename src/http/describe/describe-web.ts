import { SESSION_REQUESTS_PER_MINUTE } from '../admit/admit-session.ts'
import { DEFAULT_URL } from './describe-api.ts'
import { describeOperations, type OpenApi } from './describe-operations.ts'
import { WEB_OPERATIONS } from '../web-api.ts'

const DESCRIPTION = `The internal API of the web app: sessions, API keys, usage and administration. It is only available to pages of this server;
integrations use the public API with an API key.

**Sessions.** Signing in sets an HttpOnly cookie that expires 30 days after its last use. Under \`/api\` it replaces the API key, with all scopes.

**Cross-site requests.** Requests with a cookie, and all requests that change data, must come from a page of this server, as indicated by
\`Sec-Fetch-Site\` or \`Origin\`. Other origins cannot read the responses.

**Rate limits.** ${SESSION_REQUESTS_PER_MINUTE} requests per minute for all sessions of an account. They do not count toward the plan.

**Errors** have the same format as those of the public API.`

const TAGS = [
  { name: 'Session', description: 'Setup, sign-in, sign-out and active sessions.' },
  { name: 'Account', description: 'Your password, email address and data.' },
  { name: 'Images', description: 'Copies of images from URLs.' },
  { name: 'Keys', description: 'Your API keys.' },
  { name: 'Usage', description: 'Your usage.' },
  { name: 'Sharing', description: 'Shared designs.' },
  { name: 'Operator', description: 'Administration of the service.' },
]

export function describeWeb(publicUrl = DEFAULT_URL): OpenApi {
  return describeOperations(WEB_OPERATIONS, {
    publicUrl,
    title: 'Platen web app',
    description: DESCRIPTION,
    tags: TAGS.filter(({ name }) => WEB_OPERATIONS.some(({ tag }) => tag === name)),
    schemas: {},
    security: { session: { type: 'apiKey', in: 'cookie', name: 'platen_session', description: COOKIE } },
  })
}

const COOKIE = 'Over HTTPS its name starts with `__Host-`, or with `__Secure-` if the service is served under a path.'

import { SESSION_REQUESTS_PER_MINUTE } from './admit-session.ts'
import { USUAL_URL } from './describe-api.ts'
import { describeOperations, type OpenApi } from './openapi.ts'
import { WEB_OPERATIONS } from './web-api.ts'

const DESCRIPTION = `What the web app asks beyond the API: signing in, keys, usage, and what whoever runs the service may do. It is for pages of the service itself;
programs use the API, with a key.

**Sessions.** Signing in gives the browser a cookie that no script can read. It ends 30 days after its last use. In the browser it also stands in for a key
under \`/api\`, for everything that the account may do.

**Other sites.** A request with a cookie, and every one that changes something, must come from a page of the service: browsers say so in \`Sec-Fetch-Site\`,
or else in \`Origin\`. Answers are offered to no other origin.

**Rates.** Sessions may make ${SESSION_REQUESTS_PER_MINUTE} requests a minute for each account, which do not count against its plan.

**Errors** are as the API has them.`

const TAGS = [
  { name: 'Session', description: 'Setting up, signing in and out, and the browsers that are signed in.' },
  { name: 'Account', description: 'Your password, your email, your data, and the end of it.' },
  { name: 'Keys', description: 'The keys that programs use the API with.' },
  { name: 'Usage', description: 'What was used, and when.' },
  { name: 'Sharing', description: 'Designs that their owners show to others.' },
  { name: 'Operator', description: 'For whoever runs the service.' },
]

/** The OpenAPI 3.1 document of what only the web app asks. Opens no store and no port. */
export function describeWeb(publicUrl = USUAL_URL): OpenApi {
  return describeOperations(WEB_OPERATIONS, {
    publicUrl,
    title: 'Platen web app',
    description: DESCRIPTION,
    // Those without an operation are yet to come, or gone.
    tags: TAGS.filter(({ name }) => WEB_OPERATIONS.some(({ tag }) => tag === name)),
    schemas: {},
    security: { session: { type: 'apiKey', in: 'cookie', name: 'platen_session', description: COOKIE } },
  })
}

const COOKIE =
  'Over https its name begins with `__Host-`, or with `__Secure-` where the service is under a path of its host.'

import { documentSchemas } from '../document/json-schema.ts'
import { IDEMPOTENCY_MS } from '../service/create-idempotency.ts'
import { vocabulary } from '../service/vocabulary.ts'
import { OPERATIONS } from './api.ts'
import { COMPONENTS, describeOperations, type OpenApi } from './openapi.ts'
import { hours } from './routes/schemas.ts'

/** Where a service is that was started without any setting. */
export const USUAL_URL = 'http://localhost:4400'

const DESCRIPTION = `Designs, templates, and exports of designs as PNG, JPEG, WebP and PDF.

**Units.** Lengths and sizes are in CSS pixels, 96 to the inch, so that a PDF's page of 1080 pixels is 810 points wide; those of pictures and of rendered
files are in their own pixels. Times are ISO 8601 in UTC with milliseconds, \`2026-04-01T10:00:00.000Z\`. Ids are opaque texts.

**Documents.** What a design shows is one JSON value: the schema Document, which the page /docs/document-format explains with examples.

**Keys.** Every request carries \`Authorization: Bearer <key>\`. Files are served by signed URLs that need none.

**Rates.** A plan allows an account so many requests a minute, over a window that begins with its first request. Every answer tells
\`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\` and \`X-RateLimit-Reset\` (UTC epoch seconds). Over the limit the answer is 429 with \`Retry-After\`.

**Errors** are \`application/problem+json\` (RFC 9457) with a \`code\` of a closed list. All faults of a request are told together in \`errors\`,
each with a JSON Pointer into the body, or \`query/<name>\`. Unknown fields and parameters are refused.

**Retries.** A POST with an \`Idempotency-Key\` may be sent again: within ${hours(IDEMPOTENCY_MS)} it gets the first answer, with \`Idempotent-Replayed: true\`.

**Caching.** GET answers carry an \`ETag\`; \`If-None-Match\` gets 304. A design's ETag is its revision, and \`If-Match\` guards a change.`

const TAGS: readonly { name: string; description: string }[] = [
  { name: 'Designs', description: 'Your designs.' },
  { name: 'Trash', description: 'Designs that were deleted, until they are purged.' },
  { name: 'Community', description: 'Designs that others have made public.' },
  { name: 'Exports', description: 'Renderings of designs, made in a queue.' },
  { name: 'Templates', description: 'Designs to begin from.' },
  { name: 'Assets', description: 'Pictures that documents name.' },
  { name: 'Account', description: 'Your plan and what is in use.' },
  { name: 'Fonts', description: 'What text can be set in.' },
]

/** The API's OpenAPI 3.1 document, of a service that clients reach at `publicUrl`. Opens no store and no port. */
export function describeApi(publicUrl = USUAL_URL): OpenApi {
  return describeOperations(OPERATIONS, {
    publicUrl,
    title: 'Platen API',
    description: DESCRIPTION,
    tags: TAGS,
    schemas: documentSchemas(COMPONENTS, vocabulary()),
    security: { key: { type: 'http', scheme: 'bearer', description: 'A personal API key: `pl_…`.' } },
  })
}

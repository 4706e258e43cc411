import { documentSchemas } from '../../document/json-schema.ts'
import { IDEMPOTENCY_MS } from '../../service/idempotency.ts'
import { vocabulary } from '../../service/vocabulary.ts'
import { OPERATIONS } from '../api.ts'
import { editSchemas, OPERATION_SCHEMAS } from './edit-schemas.ts'
import { describeOperations, type OpenApi } from './describe-operations.ts'
import { COMPONENTS } from './hoist-schemas.ts'
import { hours } from '../routes/schemas.ts'

export const DEFAULT_URL = 'http://localhost:4400'

const DESCRIPTION = `Designs, templates, and exports of designs as PNG, JPEG, WebP, AVIF, GIF, SVG, PDF and PowerPoint.

**Units.** Lengths and sizes are in CSS pixels (96 per inch): a page 1080 pixels wide is 810 points wide in a PDF. Sizes of images and rendered files are in
their own pixels. Times are ISO 8601 in UTC with milliseconds, such as \`2026-04-01T10:00:00.000Z\`. IDs are opaque strings.

**Documents.** The content of a design is one JSON value with the schema Document, explained with examples at /docs/document-format.

**Authentication.** Send an API key with every request: \`Authorization: Bearer <key>\`. Files are served from signed URLs and require no key.

**Rate limits.** Each plan has a number of requests per minute, counted in a window that starts with the first request. Every response includes
\`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\` and \`X-RateLimit-Reset\` (UTC epoch seconds). Requests over the limit return 429 with \`Retry-After\`.

**Errors** are \`application/problem+json\` (RFC 9457) with a \`code\` from a closed list. All validation errors of a request are returned together in
\`errors\`, each with a JSON Pointer into the body, or \`query/<name>\`. Unknown fields and parameters are rejected.

**Retries.** A POST with an \`Idempotency-Key\` can be retried safely: for ${hours(IDEMPOTENCY_MS)}, repeating it replays the first response with
\`Idempotent-Replayed: true\`.

**Caching.** GET responses have an \`ETag\`; a request with \`If-None-Match\` returns 304 if nothing has changed. The ETag of a design is its revision: send it
as \`If-Match\` to update only that revision.`

const TAGS: readonly { name: string; description: string }[] = [
  { name: 'Designs', description: 'Your designs.' },
  { name: 'Folders', description: 'Nested folders of designs.' },
  { name: 'Versions', description: 'Earlier states of designs, which can be named and restored.' },
  { name: 'Trash', description: 'Deleted designs, until they are permanently deleted.' },
  { name: 'Community', description: 'Public designs.' },
  { name: 'Exports', description: 'Renderings of designs, processed in a queue.' },
  { name: 'Templates', description: 'Templates.' },
  { name: 'Assets', description: 'Uploaded images and fonts.' },
  { name: 'Account', description: 'Your plan and usage.' },
  { name: 'Fonts', description: 'Available fonts.' },
]

/** Creates the OpenAPI document without opening a store or a port. */
export function describeApi(publicUrl = DEFAULT_URL): OpenApi {
  return describeOperations(OPERATIONS, {
    publicUrl,
    title: 'Platen API',
    description: DESCRIPTION,
    tags: TAGS,
    schemas: { ...documentSchemas(COMPONENTS, vocabulary(), OPERATION_SCHEMAS), ...editSchemas(COMPONENTS) },
    security: { key: { type: 'http', scheme: 'bearer', description: 'A personal API key, `pl_…`.' } },
  })
}

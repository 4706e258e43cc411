import { documentSchemas, type Vocabulary } from '../document/json-schema.ts'
import { type Operation } from './operation.ts'
import {
  describeProblemExamples,
  describeResponses,
  describeSharedHeaders,
  PROBLEM_SCHEMA,
  type Json,
  type Shared,
} from './openapi-responses.ts'
import { MAX_KEY_CHARACTERS } from './once-only.ts'
import { MAX_WAIT_SECONDS } from './prefer.ts'
import { MAX_UPLOAD_BYTES, UPLOAD_TYPES } from './read-upload.ts'
import { IDEMPOTENCY_MS } from '../service/create-idempotency.ts'
import { hours, NAMED } from './routes/schemas.ts'

/** An OpenAPI 3.1 document. */
export interface OpenApi extends Json {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Json>>
}

const COMPONENTS = '#/components/schemas/'

const DESCRIPTION = `Designs, templates, and exports of designs as PNG, JPEG, WebP and PDF.

**Units.** Lengths and sizes are in CSS pixels, 96 to the inch, so that a PDF's page of 1080 pixels is 810 points wide; those of pictures and of rendered
files are in their own pixels. Times are ISO 8601 in UTC with milliseconds, \`2026-04-01T10:00:00.000Z\`. Ids are opaque texts.

**Documents.** What a design shows is one JSON value: the schema Document, which the project's docs/document.md explains with examples.

**Keys.** Every request carries \`Authorization: Bearer <key>\`. Files are served by signed URLs that need none.

**Rates.** A plan allows an account so many requests a minute, over a window that begins with its first request. Every answer tells
\`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\` and \`X-RateLimit-Reset\` (UTC epoch seconds). Over the limit the answer is 429 with \`Retry-After\`.

**Errors** are \`application/problem+json\` (RFC 9457) with a \`code\` of a closed list. All faults of a request are told together in \`errors\`,
each with a JSON Pointer into the body, or \`query/<name>\`. Unknown fields and parameters are refused.

**Retries.** A POST with an \`Idempotency-Key\` may be sent again: within ${hours(IDEMPOTENCY_MS)} it gets the first answer, with \`Idempotent-Replayed: true\`.

**Caching.** GET answers carry an \`ETag\`; \`If-None-Match\` gets 304. A design's ETag is its revision, and \`If-Match\` guards a change.`

const KEY_RULE = `At most ${MAX_KEY_CHARACTERS} characters, new for each new request. The same again gets the first answer again.`

const REPLAYED_WAIT =
  ' A retry under the same Idempotency-Key gets the first answer again, which may say `queued`: read the export by its `Location`.'

const TAGS: readonly { name: string; description: string }[] = [
  { name: 'Designs', description: 'Your designs.' },
  { name: 'Trash', description: 'Designs that were deleted, until they are purged.' },
  { name: 'Exports', description: 'Renderings of designs, made in a queue.' },
  { name: 'Templates', description: 'Designs to begin from.' },
  { name: 'Assets', description: 'Pictures that documents name.' },
  { name: 'Account', description: 'Your plan and what is in use.' },
  { name: 'Fonts', description: 'What text can be set in.' },
]

/** The description of `operations`, made of the very schemas that check requests. `publicUrl` is what goes before `/api`. */
export function describeOperations(
  operations: readonly Operation[],
  { publicUrl, vocabulary }: { publicUrl: string; vocabulary: Vocabulary },
): OpenApi {
  const schemas: Record<string, unknown> = { ...documentSchemas(COMPONENTS, vocabulary), Problem: PROBLEM_SCHEMA }
  const shared: Shared = { hoist: (schema) => hoisted(schema, schemas), responses: {} }
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}')
    const item = (paths[path] ??= {})
    item[operation.method.toLowerCase()] = describeOperation(operation, shared)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Platen API', version: '1', description: DESCRIPTION, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: publicUrl }],
    security: [{ key: [] }],
    tags: TAGS,
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
      responses: shared.responses,
      headers: describeSharedHeaders(),
      examples: describeProblemExamples(),
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'A personal API key: `pl_…`.' } },
    },
  }
}

function describeOperation(operation: Operation, shared: Shared): Json {
  const { id, tag, summary, description, scope } = operation
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: `${description}\n\nThe key needs the scope \`${scope}\`.`,
    parameters: describeParameters(operation, shared),
    ...describeBody(operation, shared),
    responses: describeResponses(operation, shared),
  }
}

function describeParameters(operation: Operation, { hoist }: Shared): Json[] {
  const parameters: Json[] = []
  if (operation.path.includes(':id')) {
    parameters.push({
      name: 'id',
      in: 'path',
      required: true,
      schema: { type: 'string' },
      description: 'Its id, as answers tell it in `_id`.',
    })
  }
  for (const [name, schema] of Object.entries(operation.query?.properties ?? {})) {
    const { description, ...rest } = hoist(schema) as { description?: string }
    parameters.push({ name, in: 'query', required: false, schema: rest, description })
  }
  return [...parameters, ...describeHeaders(operation)]
}

function describeHeaders({ method, waits, conditional }: Operation): Json[] {
  const header = (name: string, description: string): Json => ({
    name,
    in: 'header',
    required: false,
    schema: { type: 'string' },
    description,
  })
  return [
    ...(method === 'GET' ? [header('If-None-Match', 'An ETag: where it still holds, the answer is 304.')] : []),
    ...(method === 'POST' ? [header('Idempotency-Key', KEY_RULE)] : []),
    ...(conditional
      ? [
          header(
            'If-Match',
            'The ETag of the revision that is meant, such as `"3"`; a stale one is refused with 412, and what is no tag with 400.',
          ),
        ]
      : []),
    ...(waits
      ? [
          header(
            'Prefer',
            `\`wait=N\` holds the answer until the export ends or N seconds have passed, at most ${MAX_WAIT_SECONDS}.${method === 'POST' ? REPLAYED_WAIT : ''}`,
          ),
        ]
      : []),
  ]
}

function describeBody(operation: Operation, { hoist }: Shared): Json {
  if (operation.upload) return { requestBody: { required: true, content: uploadContent() } }
  if (!operation.body) return {}
  const json = { schema: hoist(operation.body), example: operation.bodyExample }
  return { requestBody: { required: !operation.bodyOptional, content: { 'application/json': json } } }
}

function uploadContent(): Json {
  const bytes = `A PNG, JPEG or WebP of at most ${MAX_UPLOAD_BYTES / 1024 ** 2} MiB.`
  const form = {
    type: 'object',
    properties: {
      file: { type: 'string', contentMediaType: 'application/octet-stream', description: bytes },
      name: { type: 'string', description: "What the picture is called. Default the file's own name." },
    },
    required: ['file'],
  }
  return Object.fromEntries(
    UPLOAD_TYPES.map((type) => [type, type === 'multipart/form-data' ? { schema: form } : { schema: {} }]),
  )
}

/** `schema` with references in place of every schema that has a name, which goes to `schemas`. */
function hoisted(schema: unknown, schemas: Record<string, unknown>): unknown {
  if (Array.isArray(schema)) return schema.map((part) => hoisted(part, schemas))
  if (typeof schema !== 'object' || schema === null) return schema
  const { $comment: mark, ...rest } = schema as { $comment?: unknown; enum?: unknown; type?: unknown }
  const parts: Record<string, unknown> = Object.fromEntries(
    Object.entries(rest)
      .filter(([name, part]) => name !== 'x-trim' && !(name === 'format' && part === 'text'))
      .map(([name, part]) => [name, hoisted(part, schemas)]),
  )
  // A list of texts says so itself, yet generators of clients ask for the type.
  if (Array.isArray(rest.enum) && rest.type === undefined) parts.type = 'string'
  if (typeof mark !== 'string' || !mark.startsWith(NAMED)) return parts
  const [name = '', own] = mark.slice(NAMED.length).split('\n')
  const { description, ...bare } = parts
  schemas[name] ??= { description: own, ...bare }
  return { $ref: `${COMPONENTS}${name}`, ...(description !== own && { description }) }
}

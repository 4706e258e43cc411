import { type Needs, type Operation } from './operation.ts'
import {
  describeProblemExamples,
  describeResponses,
  describeSharedHeaders,
  isForKeys,
  PROBLEM_SCHEMA,
  type Json,
  type Shared,
} from './openapi-responses.ts'
import { MAX_KEY_CHARACTERS } from './once-only.ts'
import { MAX_WAIT_SECONDS } from './prefer.ts'
import { MAX_UPLOAD_BYTES, UPLOAD_TYPES } from './read-upload.ts'
import { NAMED } from './routes/schemas.ts'

/** An OpenAPI 3.1 document. */
export interface OpenApi extends Json {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Json>>
}

export const COMPONENTS = '#/components/schemas/'

const KEY_RULE = `At most ${MAX_KEY_CHARACTERS} characters, new for each new request. The same again gets the first answer again.`

const REPLAYED_WAIT =
  ' A retry under the same Idempotency-Key gets the first answer again, which may say `queued`: read the export by its `Location`.'

/** What goes around the operations. */
export interface Frame {
  /** What goes before their paths. */
  readonly publicUrl: string
  readonly title: string
  readonly description: string
  readonly tags: readonly { name: string; description: string }[]
  /** Those that operations only name. */
  readonly schemas: Json
  /** The ways to say who asks, each enough by itself. */
  readonly security: Json
}

/** The description of `operations`, made of the very schemas that check requests. */
export function describeOperations(
  operations: readonly Operation[],
  { publicUrl, title, description, tags, schemas: given, security }: Frame,
): OpenApi {
  const schemas: Record<string, unknown> = { ...given, Problem: PROBLEM_SCHEMA }
  const shared: Shared = { hoist: (schema) => hoisted(schema, schemas), responses: {} }
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}')
    const item = (paths[path] ??= {})
    item[operation.method.toLowerCase()] = describeOperation(operation, shared)
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: publicUrl }],
    security: Object.keys(security).map((name) => ({ [name]: [] })),
    tags,
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
      responses: shared.responses,
      headers: describeSharedHeaders(),
      examples: describeProblemExamples(),
      securitySchemes: security,
    },
  }
}

function describeOperation(operation: Operation, shared: Shared): Json {
  const { id, tag, summary, description, needs } = operation
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: `${description}${told(needs)}`,
    ...(needs === 'nothing' ? { security: [] } : {}),
    parameters: describeParameters(operation, shared),
    ...describeBody(operation, shared),
    responses: describeResponses(operation, shared),
  }
}

/** Who may ask, after what is asked. */
function told(needs: Needs): string {
  switch (needs) {
    case 'nothing':
      return ''
    case 'session':
      return '\n\nNeeds a session: a key will not do.'
    case 'owner':
      return '\n\nNeeds the session of an owner.'
    default:
      return `\n\nThe key needs the scope \`${needs}\`.`
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

function describeHeaders({ method, streams, needs, waits, conditional }: Operation): Json[] {
  const header = (name: string, description: string): Json => ({
    name,
    in: 'header',
    required: false,
    schema: { type: 'string' },
    description,
  })
  return [
    ...(streams ? [header('Last-Event-ID', 'The id of the last event that was heard, to go on from there.')] : []),
    ...(method === 'GET' && !streams
      ? [header('If-None-Match', 'An ETag: where it still holds, the answer is 304.')]
      : []),
    ...(method === 'POST' && isForKeys(needs) ? [header('Idempotency-Key', KEY_RULE)] : []),
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
            `\`wait=N\` holds the answer until the export ends or N seconds have passed, at most ${MAX_WAIT_SECONDS}. Where too many requests wait already, it is answered at once, without \`Preference-Applied\`.${method === 'POST' ? REPLAYED_WAIT : ''}`,
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

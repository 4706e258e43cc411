import type { Needs, Operation, UploadKind } from '../operation.ts'
import { describeResponses, describeSharedHeaders, isForKeys, type Json, type Shared } from './openapi-responses.ts'
import { describeProblemExamples, PROBLEM_SCHEMA } from './problem-schema.ts'
import { MAX_KEY_CHARACTERS } from '../answer/with-idempotency.ts'
import { MAX_WAIT_SECONDS } from '../read/prefer.ts'
import { bodyTypesOf, MAX_UPLOAD_BYTES, UPLOAD_FILES } from '../read/read-upload.ts'
import { hoisted } from './hoist-schemas.ts'

export interface OpenApi extends Json {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Json>>
}

const KEY_RULE = `Up to ${MAX_KEY_CHARACTERS} characters, unique per request. Repeating a key replays the first response.`

const REPLAYED_WAIT =
  ' A retry with the same Idempotency-Key replays the first response, which may be `queued`: fetch the export from its `Location`.'

export interface Frame {
  readonly publicUrl: string
  readonly title: string
  readonly description: string
  readonly tags: readonly { name: string; description: string }[]
  readonly schemas: Json
  readonly security: Json
}

export function describeOperations(
  operations: readonly Operation[],
  { publicUrl, title, description, tags, schemas: documentSchemas, security }: Frame,
): OpenApi {
  const schemas: Record<string, unknown> = { ...documentSchemas, Problem: PROBLEM_SCHEMA }
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
    description: `${description}${describeNeeds(needs)}`,
    ...(needs === 'nothing' ? { security: [] } : {}),
    parameters: describeParameters(operation, shared),
    ...describeBody(operation, shared),
    responses: describeResponses(operation, shared),
  }
}

function describeNeeds(needs: Needs): string {
  switch (needs) {
    case 'nothing':
      return ''
    case 'session':
      return '\n\nRequires a session. API keys are not accepted.'
    case 'owner':
      return '\n\nRequires the session of an owner.'
    default:
      return `\n\nRequires the scope \`${needs}\`.`
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
      description: `The ${resourceOf(operation.path)} ID.`,
    })
  }
  if (operation.path.includes(':revision')) {
    parameters.push({
      name: 'revision',
      in: 'path',
      required: true,
      schema: { type: 'integer', minimum: 1 },
      description: 'The revision of the version, as in the list of versions.',
    })
  }
  for (const [name, schema] of Object.entries(operation.query?.properties ?? {})) {
    const { description, ...rest } = hoist(schema) as { description?: string; type?: string; items?: Json }
    // A list is a repeated parameter, so a single value is a list of one.
    const shape = rest.type === 'array' ? { anyOf: [rest.items, rest] } : rest
    parameters.push({ name, in: 'query', required: false, schema: shape, description })
  }
  return [...parameters, ...describeHeaders(operation)]
}

function resourceOf(path: string): string {
  const [, folder = ''] = /([\w-]+)\/:id/.exec(path) ?? []
  return RESOURCES[folder] ?? folder.replace(/s$/, '')
}

const RESOURCES: Readonly<Record<string, string>> = { trash: 'design', shared: 'design', keys: 'key' }

function describeHeaders({ method, streams, needs, waits, conditional }: Operation): Json[] {
  const header = (name: string, description: string): Json => ({
    name,
    in: 'header',
    required: false,
    schema: { type: 'string' },
    description,
  })
  return [
    ...(streams ? [header('Last-Event-ID', 'ID of the last event received, to resume from there.')] : []),
    ...(method === 'GET' && !streams
      ? [header('If-None-Match', 'ETag of a stored response. Returns 304 if it is still current.')]
      : []),
    ...(method === 'POST' && isForKeys(needs) ? [header('Idempotency-Key', KEY_RULE)] : []),
    ...(conditional
      ? [
          header(
            'If-Match',
            'ETag of the expected revision, such as `"3"`. A stale one fails with 412, an invalid one with 400.',
          ),
        ]
      : []),
    ...(waits
      ? [
          header(
            'Prefer',
            `\`wait=N\` delays the response until the export ends, for up to N seconds, at most ${MAX_WAIT_SECONDS}. If too many requests are waiting, it returns immediately, without \`Preference-Applied\`.${method === 'POST' ? REPLAYED_WAIT : ''}`,
          ),
        ]
      : []),
  ]
}

function describeBody(operation: Operation, { hoist }: Shared): Json {
  if (operation.upload) return { requestBody: { required: true, content: uploadContent(operation.upload) } }
  if (!operation.body) return {}
  const json = { schema: hoist(operation.body), example: operation.bodyExample }
  return { requestBody: { required: !operation.bodyOptional, content: { 'application/json': json } } }
}

/** JSON is not listed, since clients would send an object instead of a file. */
function uploadContent(kind: UploadKind): Json {
  const [article = '', ...file] = UPLOAD_FILES[kind].replace(/ file$/, '').split(' ')
  const bytes = `${article === 'a' ? 'A' : 'An'} ${file.join(' ')} of at most ${MAX_UPLOAD_BYTES / 1024 ** 2} MiB.`
  const form = {
    type: 'object',
    properties: {
      file: { type: 'string', contentMediaType: 'application/octet-stream', description: bytes },
      name: { type: 'string', description: 'File name. Defaults to the name of the uploaded file.' },
    },
    required: ['file'],
  }
  return Object.fromEntries(
    bodyTypesOf(kind)
      .filter((type) => type !== 'application/json')
      .map((type) => [type, type === 'multipart/form-data' ? { schema: form } : { schema: {} }]),
  )
}

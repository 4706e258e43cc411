import { responseExample, isStream, type Operation, takesUpload } from './description.ts'

export interface RequestCode {
  readonly language: 'curl' | 'TypeScript'
  readonly code: string
}

export function requestCode(operation: Operation): RequestCode[] {
  if (operation.path.startsWith('/web/')) return [{ language: 'TypeScript', code: pageCode(operation) }]
  const curl = { language: 'curl', code: curlCode(operation) } as const
  return isStream(operation) ? [curl] : [curl, { language: 'TypeScript', code: clientCode(operation) }]
}

export function exampleBody({ requestBody }: Operation): unknown {
  return requestBody?.content['application/json']?.example
}

function exampleId(operation: Operation): string {
  const example = responseExample(operation)
  const responseId = typeof example === 'object' && example !== null && '_id' in example ? example._id : undefined
  const isSameId = typeof responseId === 'string' && !operation.path.endsWith('/duplicate')
  if (isSameId) return responseId
  return IDS.find(([part]) => operation.path.includes(part))?.[1] ?? 'des_01jqr8yd0m3k5t7w9x2z4b6c8f'
}

const IDS = [
  ['/exports', 'exp_01jqr8z3h2m4n6p8q0r2s4t6v8'],
  ['/folders', 'fol_01jqr8z9k2m4n6p8q0r2s4t6v8'],
  ['/templates', 'tpl_01jqr8w1a3c5e7g9j1m3p5r7t9'],
  ['/assets', 'ast_01jqr8x5k7m9n1p3q5r7s9t1v3'],
  ['/keys', 'key_01jqr8v4b6d8f0h2k4n6q8s0u2'],
  ['/sessions', 'ses_01jqr8v4b6d8f0h2k4n6q8s0u2'],
  ['/accounts', 'acc_01jqr8v0a1b2c3d4e5f6g7h8j9'],
] as const

function pathWithId(operation: Operation): string {
  return operation.path.replace('{id}', exampleId(operation)).replace('{revision}', '1')
}

function curlCode(operation: Operation): string {
  const { method } = operation
  const body = exampleBody(operation)
  const isPlain = method === 'GET' || (method === 'POST' && (body !== undefined || takesUpload(operation)))
  return [
    `curl${isStream(operation) ? ' -N' : ''}${isPlain ? '' : ` -X ${method}`} "$PLATEN${pathWithId(operation)}"`,
    '-H "Authorization: Bearer $KEY"',
    ...(takesUpload(operation)
      ? [`-H "Content-Type: ${uploadOf(operation).type}"`, `--data-binary @${uploadOf(operation).file}`]
      : []),
    ...(body === undefined ? [] : ['-H "Content-Type: application/json"', `-d '${shellText(body)}'`]),
  ].join(' \\\n  ')
}

/** A photo, where photos are allowed. */
function uploadOf({ requestBody }: Operation): { readonly type: string; readonly file: string } {
  return requestBody?.content['image/jpeg'] === undefined
    ? { type: 'image/svg+xml', file: 'poster.svg' }
    : { type: 'image/jpeg', file: 'beach.jpg' }
}

function shellText(body: unknown): string {
  return JSON.stringify(body, null, 2).replaceAll("'", String.raw`'\''`)
}

function clientCode(operation: Operation): string {
  const body = exampleBody(operation)
  const fields = [
    ...(operation.path.includes('{id}') ? [`id: '${exampleId(operation)}'`] : []),
    ...(operation.path.includes('{revision}') ? ['revision: 1'] : []),
    ...(takesUpload(operation)
      ? [`body: new Uint8Array(await readFile('${uploadOf(operation).file}'))`, `name: '${uploadOf(operation).file}'`]
      : []),
    ...(body === undefined ? [] : [`body: ${literal(body, 1)}`]),
  ]
  const isShort = fields.join(', ').length < 60 && !fields.some((part) => part.includes('\n'))
  const argument = isShort ? `{ ${fields.join(', ')} }` : `{\n  ${fields.join(',\n  ')},\n}`
  const call = `await platen.${operation.operationId}(${fields.length === 0 ? '' : argument})`
  return responseExample(operation) === undefined ? call : `const response = ${call}`
}

/** Returns code that calls `fetch`, since the client doesn't cover the internal API. */
function pageCode(operation: Operation): string {
  const body = exampleBody(operation)
  const fields = [
    ...(operation.method === 'GET' ? [] : [`method: '${operation.method}'`]),
    ...(body === undefined
      ? []
      : ["headers: { 'Content-Type': 'application/json' }", `body: JSON.stringify(${literal(body, 1)})`]),
  ]
  const argument =
    fields.length === 0 ? '' : fields.length === 1 ? `, { ${fields[0] ?? ''} }` : `, {\n  ${fields.join(',\n  ')},\n}`
  return `const response = await fetch('${pathWithId(operation)}'${argument})`
}

const MAX_LINE = 72

function literal(value: unknown, depth: number): string {
  if (typeof value === 'string')
    return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const isList = Array.isArray(value)
  const parts = isList
    ? value.map((part) => literal(part, depth + 1))
    : Object.entries(value).map(([name, part]) => `${propertyName(name)}: ${literal(part, depth + 1)}`)
  const [opening, closing] = isList ? ['[', ']'] : ['{', '}']
  if (parts.length === 0) return opening + closing
  const inOneLine = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`
  if (inOneLine.length + depth * 2 <= MAX_LINE && !inOneLine.includes('\n')) return inOneLine
  const indent = '  '.repeat(depth)
  return `${opening}\n${parts.map((part) => `${indent}  ${part},`).join('\n')}\n${indent}${closing}`
}

function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`
}

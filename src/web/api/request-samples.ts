import type { Schemas } from '../../sdk/create-platen.ts'
import { BASE_URL } from './platen.ts'

/** Linux limits arguments to 128 KiB, and a character can be four bytes. */
const MAX_ARGUMENT_CHARACTERS = 30_000

export function curlPost(path: string, body: object, headers: readonly string[] = []): string {
  return [
    `curl -s "${BASE_URL}${path}" \\`,
    '  -H "Authorization: Bearer $KEY" \\',
    '  -H "Content-Type: application/json" \\',
    ...headers.map((header) => `  -H ${shellQuoted(header)} \\`),
    `  ${bodyArgument(JSON.stringify(body, null, 2))}`,
  ].join('\n')
}

export function curlPatch(path: string, body: object, headers: readonly string[] = []): string {
  return curlPost(path, body, headers).replace('curl -s', 'curl -s -X PATCH')
}

function bodyArgument(json: string): string {
  if (json.length <= MAX_ARGUMENT_CHARACTERS) return `-d '${json.replaceAll("'", String.raw`'\''`)}'`
  return `--data-binary @- <<'JSON'\n${json}\nJSON`
}

function shellQuoted(header: string): string {
  return header.includes('"') ? `'${header}'` : `"${header}"`
}

export function typescriptCall(call: {
  name: string
  method: string
  id?: string
  ifMatch?: string
  body: object
  after: string
}): string {
  return [
    '// In Platen’s folder: npm run pack:sdk. In yours: npm install path/to/platen/dist/platen-sdk-0.1.0.tgz',
    "import { createPlaten } from '@platen/sdk'",
    '',
    `const platen = createPlaten({ baseUrl: ${quoted(BASE_URL)}, key: process.env.KEY })`,
    `const ${call.name} = await platen.${call.method}({`,
    ...(call.id === undefined ? [] : [`  id: ${quoted(call.id)},`]),
    `  body: ${literal(call.body, '  ')},`,
    ...(call.ifMatch === undefined ? [] : [`  ifMatch: ${quoted(call.ifMatch)},`]),
    '})',
    call.after,
  ].join('\n')
}

function literal(value: unknown, indent: string): string {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, indent)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const lines = Object.entries(value).map(([name, item]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)
    return `${indent}  ${key}: ${literal(item, `${indent}  `)},\n`
  })
  return `{\n${lines.join('')}${indent}}`
}

function quoted(text: string): string {
  return `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`
}

type NewExport = Schemas['NewExport']

export function exportCurl(body: NewExport): string {
  return curlPost('/api/exports', body, ['Prefer: wait=30'])
}

export function exportTypescript(body: NewExport): string {
  return typescriptCall({
    ...{ name: 'done', method: 'exportAndWait', body },
    after: 'console.log(done.status, done.downloadUrl)',
  })
}

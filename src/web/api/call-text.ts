import { BASE_URL } from './platen.ts'

/** A POST of `body` to `path` as a line for a shell. `$KEY` is an API key. */
export function curlText(path: string, body: object, headers: readonly string[] = []): string {
  // Within single quotes a shell takes everything as it stands, except the quote itself.
  const json = JSON.stringify(body, null, 2).replaceAll("'", String.raw`'\''`)
  return [
    `curl -s "${BASE_URL}${path}" \\`,
    '  -H "Authorization: Bearer $KEY" \\',
    '  -H "Content-Type: application/json" \\',
    ...headers.map((header) => `  -H "${header}" \\`),
    `  -d '${json}'`,
  ].join('\n')
}

/** The same as a PATCH. */
export function curlChange(path: string, body: object): string {
  return curlText(path, body).replace('curl -s', 'curl -s -X PATCH')
}

/** `const name = await platen.method({ body })` by the TypeScript client, as the guide uses it, and what is done with it in `after`. */
export function typescriptText(call: {
  name: string
  method: string
  /** Of what it is about, where that is there already. */
  id?: string
  body: object
  after: string
}): string {
  return [
    "import { createPlaten } from './platen/create-platen.ts'",
    '',
    `const platen = createPlaten({ baseUrl: ${quoted(BASE_URL)}, key: process.env.KEY })`,
    `const ${call.name} = await platen.${call.method}({`,
    ...(call.id === undefined ? [] : [`  id: ${quoted(call.id)},`]),
    `  body: ${literal(call.body, '  ')},`,
    '})',
    call.after,
  ].join('\n')
}

/** As one writes it by hand: names without quotes where they need none. */
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

import { type Schemas } from '../../../sdk/create-platen.ts'
import { BASE_URL } from '../../api/platen.ts'

type NewExport = Schemas['NewExport']

/** The export as a line for a shell. `$KEY` is an API key. */
export function exportCurl(body: NewExport): string {
  // Within single quotes a shell takes everything as it stands, except the quote itself.
  const json = JSON.stringify(body, null, 2).replaceAll("'", String.raw`'\''`)
  return [
    `curl -s "${BASE_URL}/api/exports" \\`,
    '  -H "Authorization: Bearer $KEY" \\',
    '  -H "Content-Type: application/json" \\',
    '  -H "Prefer: wait=30" \\',
    `  -d '${json}'`,
  ].join('\n')
}

/** The export by the TypeScript client, as the guide uses it. */
export function exportTypescript(body: NewExport): string {
  return [
    "import { createPlaten } from './platen/create-platen.ts'",
    '',
    `const platen = createPlaten({ baseUrl: ${quoted(BASE_URL)}, key: process.env.KEY })`,
    'const done = await platen.exportAndWait({',
    `  body: ${literal(body, '  ')},`,
    '})',
    'console.log(done.status, done.downloadUrl)',
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

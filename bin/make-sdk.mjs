// Generates the client from openapi.json, and the types of the internal API from openapi-web.json.
// `npm run check` compares its output with the committed files.
import { readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'

const SCHEMA = 'src/sdk/api-schema.ts'
const METHODS = 'src/sdk/methods.ts'
const WEB_SCHEMA = 'src/web/api/web-schema.ts'
const headerFor = (source) => `// Generated from ${source} by \`npm run openapi\`. Change the routes instead.\n\n`
const HEADER = headerFor('openapi.json')

async function makeSdk() {
  const description = JSON.parse(readFileSync('openapi.json', 'utf8'))
  const types = await typesOf(description)
  const webTypes = await typesOf(JSON.parse(readFileSync('openapi-web.json', 'utf8')))
  return {
    [SCHEMA]: HEADER + types,
    [METHODS]: HEADER + methodsOf(description),
    // The app needs only the types; openapi-web.json and /docs/session contain the descriptions.
    [WEB_SCHEMA]: headerFor('openapi-web.json') + webTypes.replaceAll(/^ *\/\*\*.*?\*\/\n/gms, ''),
  }
}

async function typesOf(description) {
  const types = astToString(await openapiTS(description, { immutable: true }))
  // Removes the empty types that are generated for absent webhooks and definitions.
  return types.replace(/^export type (?:webhooks|\$defs) = Record<string, never>;\n/gm, '')
}

function methodsOf({ paths }) {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
  )
  // A method cannot await an event stream.
  const callable = operations.filter(({ responses }) => responses['200']?.content?.['text/event-stream'] === undefined)
  return `import type { Change, Read } from './method.ts'
import type { operations } from './api-schema.ts'

/** One method for each operation of the API. */
export interface Methods {
${callable.map(signatureOf).join('\n')}
}

/** The HTTP method and path of each operation. */
export const ROUTES: Readonly<Record<keyof Methods, readonly [method: string, path: string]>> = {
${callable.map(({ operationId, method, path }) => `  ${operationId}: ['${method}', '${path}'],`).join('\n')}
}
`
}

function signatureOf({ operationId, method, summary, description }) {
  const doc = `${summary}.\n\n${description}`.replaceAll('*/', '*\\/')
  const lines = doc.split('\n').map((line) => `   * ${line}`.trimEnd())
  const kind = method === 'GET' ? 'Read' : 'Change'
  return `  /**\n${lines.join('\n')}\n   */\n  readonly ${operationId}: ${kind}<operations['${operationId}']>`
}

const files = Object.entries(await makeSdk())
if (process.argv.includes('--check')) {
  const stale = files.filter(([path, text]) => readFileSync(path, 'utf8') !== text)
  for (const [path] of stale)
    console.log(`${path} is not what openapi.json says: run \`npm run openapi\` and commit it.`)
  process.exitCode = stale.length === 0 ? 0 : 1
} else {
  for (const [path, text] of files) writeFileSync(path, text)
}

// Writes src/sdk/schema.ts and src/sdk/methods.ts: all that the client knows of the API comes from openapi.json. And from openapi-web.json
// the types of what only the web app asks.
// `npm run openapi` runs it; `npm run check` compares what it would write with what is committed.
import { readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'

const SCHEMA = 'src/sdk/schema.ts'
const METHODS = 'src/sdk/methods.ts'
const WEB_SCHEMA = 'src/web/api/web-schema.ts'
const madeFrom = (source) => `// Made from ${source} by \`npm run openapi\`. Changes go into the routes.\n\n`
const MADE = madeFrom('openapi.json')

/** The generated files by path, as openapi.json has them be. */
async function makeSdk() {
  const description = JSON.parse(readFileSync('openapi.json', 'utf8'))
  const types = await typesOf(description)
  const webTypes = await typesOf(JSON.parse(readFileSync('openapi-web.json', 'utf8')))
  return {
    [SCHEMA]: MADE + types,
    [METHODS]: MADE + methodsOf(description),
    [WEB_SCHEMA]: madeFrom('openapi-web.json') + webTypes,
  }
}

async function typesOf(description) {
  const types = astToString(await openapiTS(description, { immutable: true }))
  // Of what the descriptions do not have, nobody needs the type.
  return types.replace(/^export type (?:webhooks|\$defs) = Record<string, never>;\n/gm, '')
}

function methodsOf({ paths }) {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
  )
  // A stream of events is no answer that a method could wait for.
  const callable = operations.filter(({ responses }) => responses['200']?.content?.['text/event-stream'] === undefined)
  return `import { type Change, type Read } from './method.ts'
import { type operations } from './schema.ts'

/** One method for each operation of the API. */
export interface Methods {
${callable.map(signatureOf).join('\n')}
}

/** What each method sends, and where. */
export const ROUTES: Readonly<Record<keyof Methods, readonly [method: string, path: string]>> = {
${callable.map(({ operationId, method, path }) => `  ${operationId}: ['${method}', '${path}'],`).join('\n')}
}
`
}

function signatureOf({ operationId, method, summary, description }) {
  const told = `${summary}.\n\n${description}`.replaceAll('*/', '*\\/')
  const lines = told.split('\n').map((line) => `   * ${line}`.trimEnd())
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

import type { App } from '../app/start-app.ts'
import type { Config } from '../config/config.ts'
import { isFailure } from '../failure.ts'
import type { AccountSummary } from '../service/accounts/accounts.ts'
import { filesPlaceOf } from '../installation/open-files.ts'
import { withDataLocation, PLATEN } from '../installation/operator-command.ts'
import { publicUrlWarning } from './public-url.ts'

const LOCAL_ACCOUNT = { email: 'local@platen.localhost', plan: 'max' } as const

/** Returns the text shown after a start. On an empty store, creates a local account with an API key to show. */
export async function welcome(app: App, config: Config): Promise<string> {
  const { keys } = app.operator
  const account = await createFirstAccount(app)
  const warning = publicUrlWarning(config.http, app.publicUrl)
  const lines = [
    `Platen is running at ${app.publicUrl}`,
    ...(await setupLines(app)),
    `  API reference: ${app.publicUrl}/docs`,
    `  Data: ${describeData(config)}`,
    ...(warning === undefined ? [] : [`  ${warning}`]),
  ]
  if (account === undefined) {
    const command = withDataLocation(`${PLATEN} key create --email you@example.com`, config)
    return [...lines, `  Create an API key: ${command}`].join('\n')
  }
  const { secret } = await keys.create({ accountId: account._id, name: 'first key' })
  return [
    ...lines,
    '',
    `Created a local account (${account.email}) and API key (shown once):`,
    '',
    `  ${secret}`,
    '',
    'Try it — create a design from a template, export it, and download the PNG:',
    '',
    ...exampleCommands(app.publicUrl, { key: secret, template: app.firstTemplate }),
    '',
  ].join('\n')
}

/** The link has its token in the fragment, which is never sent to a server or logged. */
async function setupLines({ operator, publicUrl }: App): Promise<string[]> {
  const setupLink = await operator.setupLink(publicUrl)
  return setupLink === undefined ? [] : [`  Finish setup: ${setupLink}`]
}

/** Resolves to undefined if an account exists, even one that another server has just created. */
async function createFirstAccount({ operator: { accounts } }: App): Promise<AccountSummary | undefined> {
  if (await accounts.hasAny()) return undefined
  try {
    return await accounts.create(LOCAL_ACCOUNT)
  } catch (error) {
    if (isFailure(error, 'account_exists')) return undefined
    throw error
  }
}

function exampleCommands(address: string, { key, template }: { key: string; template: string }): string[] {
  const headers = `-H "Authorization: Bearer ${key}" -H "Content-Type: application/json"`
  const pick = (field: string): string => `grep -o '"${field}":"[^"]*"' | head -n 1 | cut -d '"' -f 4`
  return [
    `DESIGN=$(curl -s ${address}/api/designs ${headers} -d '{"fromTemplate":"${template}"}' | ${pick('_id')})`,
    `FILE=$(curl -s ${address}/api/exports ${headers} -H "Prefer: wait=30" -d "{\\"designId\\":\\"$DESIGN\\",\\"format\\":\\"png\\"}" | ${pick('downloadUrl')})`,
    `curl -s -o design.png "$FILE" && echo "Saved design.png"`,
  ]
}

function describeData(config: Config): string {
  const { store, files } = config
  if ('dataFolder' in store && files.s3 === undefined) return store.dataFolder
  return `${'dataFolder' in store ? store.dataFolder : 'PostgreSQL'}, files in ${filesPlaceOf(config)}`
}

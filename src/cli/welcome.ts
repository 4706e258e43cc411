import type { App } from '../app.ts'
import { type Config } from '../config.ts'
import { isFailure } from '../failure.ts'
import type { AccountSummary } from '../service/accounts.ts'
import { atSamePlace, PLATEN } from '../operator-command.ts'
import { publicUrlWarning } from './public-url.ts'

const LOCAL_ACCOUNT = { email: 'local@platen.localhost', plan: 'max' } as const

/** What a start says: where the service is, until it is set up where its owner's account is made, and on an empty store a key with three lines to try it with. */
export async function welcome(app: App, config: Config): Promise<string> {
  const { keys } = app.operator
  const account = await firstAccount(app)
  const warning = publicUrlWarning(config.http, app.publicUrl)
  const where = [
    `Platen is at ${app.publicUrl}`,
    `  web app         ${await doorOf(app)}`,
    `  API reference   ${app.publicUrl}/docs`,
    `  data            ${placeOf(config)}`,
    ...(warning === undefined ? [] : [`  other machines  ${warning}`]),
  ]
  if (account === undefined) {
    const command = atSamePlace(`${PLATEN} key create --email you@example.com`, config)
    return [...where, `  a key           ${command}`].join('\n')
  }
  const { secret } = await keys.create({ accountId: account._id, name: 'first key' })
  return [
    ...where,
    '',
    `There was no account yet, so one was made (${account.email}), with this key, which is shown only now:`,
    '',
    `  ${secret}`,
    '',
    'Paste these three lines to make a design from a template, export it, and download the picture:',
    '',
    ...tour(app.publicUrl, { key: secret, template: app.firstTemplate }),
    '',
  ].join('\n')
}

/** Where a browser goes first: with the token in the link's fragment, which no server is sent and no log holds. */
async function doorOf({ operator, publicUrl }: App): Promise<string> {
  const setupLink = await operator.setupLink(publicUrl)
  return setupLink === undefined ? publicUrl : `${setupLink}   open this to make the owner's account`
}

/** The account that is made where there is none; undefined where there are some, or a server started beside this one made it. */
async function firstAccount({ operator: { accounts } }: App): Promise<AccountSummary | undefined> {
  if ((await accounts.list()).length > 0) return undefined
  try {
    return await accounts.create(LOCAL_ACCOUNT)
  } catch (error) {
    if (isFailure(error, 'account_exists')) return undefined
    throw error
  }
}

/** Only curl, grep and cut: nothing to install. */
function tour(address: string, { key, template }: { key: string; template: string }): string[] {
  const headers = `-H "Authorization: Bearer ${key}" -H "Content-Type: application/json"`
  const pick = (field: string): string => `grep -o '"${field}":"[^"]*"' | head -n 1 | cut -d '"' -f 4`
  return [
    `DESIGN=$(curl -s ${address}/api/designs ${headers} -d '{"fromTemplate":"${template}"}' | ${pick('_id')})`,
    `FILE=$(curl -s ${address}/api/exports ${headers} -H "Prefer: wait=30" -d "{\\"designId\\":\\"$DESIGN\\",\\"format\\":\\"png\\"}" | ${pick('downloadUrl')})`,
    `curl -s -o design.png "$FILE" && echo "Saved design.png"`,
  ]
}

function placeOf({ store, files }: Config): string {
  return 'databaseUrl' in store ? `PostgreSQL, files in ${files.dataFolder}` : files.dataFolder
}

import { defineCommand } from 'citty'
import { SCOPES, type Scope } from '../service/caller.ts'
import { command } from './command.ts'
import { operate } from './operate.ts'
import { parseExpiry } from './parse-expiry.ts'
import { UsageError } from './report-failure.ts'
import { table } from './table.ts'

const create = command({
  meta: { name: 'create', description: 'Make a key and print it, alone, on standard output; it cannot be shown again' },
  args: {
    email: { type: 'string', required: true, description: 'Whose key it is; the account is made if there is none' },
    plan: { type: 'string', description: 'The plan of an account that is made (default: free)' },
    name: { type: 'string', default: 'key', description: 'What to call the key' },
    expires: { type: 'string', description: 'When it ends: 90d, 12h, 2027-01-31 (default: never)' },
    scope: { type: 'string', default: SCOPES.join(','), description: 'What it may do: read, write' },
  },
  run: ({ args }) =>
    operate(async ({ accounts, keys }) => {
      const scopes = parseScopes(args.scope)
      const expiresAt = args.expires === undefined ? undefined : parseExpiry(args.expires, Date.now())
      const found = await accounts.findByEmail(args.email)
      const account = found ?? (await accounts.create({ email: args.email, plan: args.plan ?? 'free' }))
      if (found && args.plan !== undefined && args.plan !== found.plan) {
        throw new UsageError(
          `${found.email} is on the plan ${found.plan}; change it with: account set-plan --email ${found.email} --plan ${args.plan}`,
        )
      }
      const made = await keys.create({
        accountId: account._id,
        name: args.name,
        scopes,
        ...(expiresAt && { expiresAt }),
      })
      process.stdout.write(`${made.secret}\n`)
    }),
})

const list = command({
  meta: { name: 'list', description: 'Show the keys there are' },
  args: { email: { type: 'string', description: 'Only those of this account' } },
  run: ({ args }) =>
    operate(async ({ accounts, keys }) => {
      const all = await accounts.list()
      const asked = args.email === undefined ? undefined : all.find(({ email }) => email === args.email?.toLowerCase())
      if (args.email !== undefined && !asked) throw new UsageError(`There is no account of ${args.email}.`)
      const emails = new Map(all.map(({ _id, email }) => [_id, email]))
      const rows = (await keys.list(asked?._id)).map((key) => [
        key._id,
        emails.get(key.accountId) ?? '',
        key.name,
        `…${key.last4}`,
        key.scopes.join(','),
        key.createdAt,
        key.lastUsedAt ?? 'never',
        key.revokedAt ? `revoked ${key.revokedAt}` : (key.expiresAt ?? 'never'),
      ])
      process.stdout.write(
        `${table(['ID', 'ACCOUNT', 'NAME', 'KEY', 'SCOPES', 'CREATED', 'LAST USED', 'ENDS'], rows)}\n`,
      )
    }),
})

const revoke = command({
  meta: { name: 'revoke', description: 'End a key with the next request' },
  args: { key: { type: 'positional', required: true, description: 'Its id, or its last four characters' } },
  run: ({ args }) =>
    operate(async ({ keys }) => {
      const revoked = await keys.revoke(args.key)
      process.stdout.write(`Revoked ${revoked._id} (${revoked.name}, …${revoked.last4}).\n`)
    }),
})

export const key = defineCommand({
  meta: { name: 'key', description: 'Make, list and revoke API keys' },
  subCommands: { create, list, revoke },
})

function parseScopes(text: string): Scope[] {
  const names = text.split(',').map((name) => name.trim())
  const scopes = SCOPES.filter((scope) => names.includes(scope))
  if (scopes.length === names.length) return scopes
  throw new UsageError(`--scope is ${SCOPES.join(', ')} or both, parted by a comma; it is "${text}".`)
}

import { type Command, InvalidArgumentError, Option } from 'commander'
import { Failure } from '../failure.ts'
import { checkedKeyName } from '../service/key-name.ts'
import { SCOPES, type Scope } from '../service/caller.ts'
import { operate } from './operate.ts'
import { parseExpiry } from './parse-expiry.ts'
import { PLATEN, shellWord } from '../operator-command.ts'
import { table } from './table.ts'

export function addKey(platen: Command): void {
  const key = platen.command('key').description('Make, list and revoke API keys')
  key
    .command('create')
    .description('Make a key and print it, alone, on standard output; it cannot be shown again')
    .requiredOption('--email <address>', 'Whose key it is; the account is made if there is none (required)')
    .option('--plan <plan>', 'The plan of an account that is made (default: free)')
    .option('--name <name>', 'What to call the key', 'key')
    .option('--expires <when>', 'When it ends: 90d, 12h, 2027-01-31 (default: never)', (text) =>
      parseExpiry(text, Date.now()),
    )
    .addOption(
      new Option('--scope <scopes>', 'What it may do: read, write or both')
        .argParser(parseScopes)
        .default(SCOPES, SCOPES.join(',')),
    )
    .action(create)
  key
    .command('list')
    .description('Show the keys there are')
    .option('--email <address>', 'Only those of this account')
    .action(list)
  key
    .command('revoke')
    .description('End a key with the next request')
    .argument('<key>', 'Its id, or its last four characters')
    .action(revoke)
}

interface NewKeyOptions {
  readonly email: string
  readonly plan?: string
  readonly name: string
  /** Milliseconds since 1970. */
  readonly expires?: number
  readonly scope: readonly Scope[]
}

function create({ email, plan, name, expires, scope }: NewKeyOptions): Promise<void> {
  return operate(async ({ accounts, keys, plans }) => {
    // Whatever can be refused is refused before an account is made.
    checkedKeyName(name)
    if (plan !== undefined && !plans.includes(plan)) throw new Failure('plan_unknown', { plan, allowed: plans })
    const account = (await accounts.findByEmail(email)) ?? (await accounts.create({ email, plan: plan ?? 'free' }))
    const made = await keys.create({
      accountId: account._id,
      name,
      scopes: scope,
      ...(expires !== undefined && { expiresAt: expires }),
    })
    process.stdout.write(`${made.secret}\n`)
    if (plan !== undefined && plan !== account.plan) {
      const change = `${PLATEN} account set-plan --email ${shellWord(account.email)} --plan ${plan}`
      process.stderr.write(`The account ${account.email} keeps its plan, ${account.plan}. To change it:\n  ${change}\n`)
    }
  })
}

function list({ email }: { email?: string }): Promise<void> {
  return operate(async ({ accounts, keys }) => {
    const asked = email === undefined ? undefined : await accounts.findByEmail(email)
    if (email !== undefined && !asked) throw new Failure('not_found', { resource: 'account', id: email })
    const emails = new Map((await accounts.list()).map((account) => [account._id, account.email]))
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
    process.stdout.write(`${table(['ID', 'ACCOUNT', 'NAME', 'KEY', 'SCOPES', 'CREATED', 'LAST USED', 'ENDS'], rows)}\n`)
  })
}

function revoke(key: string): Promise<void> {
  return operate(async ({ keys }) => {
    const { key: revoked, ended } = await keys.revoke(key)
    const told = `${revoked._id} (${revoked.name}, …${revoked.last4})`
    process.stdout.write(ended ? `Revoked ${told}.\n` : `${told} was revoked already, at ${revoked.revokedAt ?? ''}.\n`)
  })
}

function parseScopes(text: string): Scope[] {
  const names = text.split(',').map((name) => name.trim())
  const scopes = SCOPES.filter((scope) => names.includes(scope))
  if (scopes.length === names.length) return scopes
  throw new InvalidArgumentError(`It must be ${SCOPES.join(', ')} or ${SCOPES.join(',')}.`)
}

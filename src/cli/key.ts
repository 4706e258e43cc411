import { type Command, InvalidArgumentError, Option } from 'commander'
import { Failure } from '../failure.ts'
import { checkedKeyName } from '../service/keys/key-name.ts'
import { checkedEmail } from '../service/accounts/email-address.ts'
import { SCOPES, type Scope } from '../service/access/caller.ts'
import { parseTime } from '../service/parse-time.ts'
import { operate } from './operate.ts'
import { PLATEN, shellWord } from '../installation/operator-command.ts'
import { table } from './print-table.ts'

export function addKey(platen: Command): void {
  const key = platen.command('key').description('Create, list and revoke API keys')
  key
    .command('create')
    .description('Create an API key and print it (shown once)')
    .requiredOption('--email <address>', 'Account email (required)')
    .option('--create-account', 'Create the account if it doesn’t exist')
    .option('--plan <plan>', 'Plan of a new account (default: free)')
    .option('--name <name>', 'Key name', 'key')
    .option('--expires <when>', 'Expiry: 90d, 12h or 2027-01-31 (default: never)', (text) =>
      parseExpiry(text, Date.now()),
    )
    .addOption(
      new Option('--scope <scopes>', 'Scopes: read, write or both')
        .argParser(parseScopes)
        .default(SCOPES, SCOPES.join(',')),
    )
    .action(create)
  key.command('list').description('List API keys').option('--email <address>', 'Only keys of this account').action(list)
  key
    .command('revoke')
    .description('Revoke an API key')
    .argument('<key>', 'Key ID, or the last four characters of the key')
    .action(revoke)
}

interface NewKeyOptions {
  readonly email: string
  readonly createAccount?: boolean
  readonly plan?: string
  readonly name: string
  /** Unix time in milliseconds. */
  readonly expires?: number
  readonly scope: readonly Scope[]
}

function create({ email, createAccount = false, plan, name, expires, scope }: NewKeyOptions): Promise<void> {
  return operate(async ({ accounts, keys, plans }) => {
    // Validate everything first, so that an invalid call creates no account.
    const checkedName = checkedKeyName(name)
    if (plan !== undefined && !plans.includes(plan)) throw new Failure('plan_unknown', { plan, allowed: plans })
    const found = await accounts.findByEmail(email)
    if (found === undefined && !createAccount) throw unknownAccount(checkedEmail(email))
    const account = found ?? (await accounts.create({ email, plan: plan ?? 'free' }))
    const created = await keys.create({
      accountId: account._id,
      name: checkedName,
      scopes: scope,
      ...(expires !== undefined && { expiresAt: expires }),
    })
    process.stdout.write(`${created.secret}\n`)
    if (account.suspendedAt !== null) {
      process.stderr.write(`The account ${account.email} is suspended, so the key doesn’t work until it is resumed.\n`)
    }
    if (plan !== undefined && plan !== account.plan) {
      const change = `${PLATEN} account set-plan --email ${shellWord(account.email)} --plan ${plan}`
      process.stderr.write(
        `The account ${account.email} is still on the ${account.plan} plan. To change it:\n  ${change}\n`,
      )
    }
  })
}

/** A mistyped email must not create an account. */
function unknownAccount(email: string): Failure {
  const reason = `No account has the email ${email}. To create it with the key, add --create-account.`
  return new Failure('not_found', { resource: 'account', id: email, reason })
}

function list({ email }: { email?: string }): Promise<void> {
  return operate(async ({ accounts, keys }) => {
    const account = email === undefined ? undefined : await accounts.getByEmail(email)
    const emails = new Map((await accounts.list()).map((each) => [each._id, each.email]))
    const rows = (await keys.list(account?._id)).map((key) => [
      key._id,
      emails.get(key.accountId) ?? '',
      key.name,
      `…${key.last4}`,
      key.scopes.join(','),
      key.createdAt,
      key.lastUsedAt ?? 'never',
      key.revokedAt ? `revoked ${key.revokedAt}` : (key.expiresAt ?? 'never'),
    ])
    const header = ['ID', 'ACCOUNT', 'NAME', 'KEY', 'SCOPES', 'CREATED', 'LAST USED', 'EXPIRES']
    process.stdout.write(`${table(header, rows)}\n`)
  })
}

function revoke(key: string): Promise<void> {
  return operate(async ({ keys }) => {
    const { key: revoked, ended } = await keys.revoke(key)
    const label = `${revoked._id} (${revoked.name}, …${revoked.last4})`
    process.stdout.write(
      ended ? `Revoked ${label}.\n` : `${label} was already revoked at ${revoked.revokedAt ?? ''}.\n`,
    )
  })
}

function parseScopes(text: string): Scope[] {
  const names = text.split(',').map((name) => name.trim())
  const scopes = SCOPES.filter((scope) => names.includes(scope))
  if (scopes.length === names.length) return scopes
  throw new InvalidArgumentError(`Use ${SCOPES.join(', ')} or ${SCOPES.join(',')}.`)
}

const UNIT_MS = { h: 3_600_000, d: 86_400_000 } as const

/** Parses `90d`, `12h`, a date or an ISO time. @throws InvalidArgumentError also for times in the past */
function parseExpiry(text: string, now: number): number {
  const [, amount, unit] = /^(\d{1,6})([hd])$/.exec(text) ?? []
  const time = amount === undefined ? parseTime(text) : now + Number(amount) * UNIT_MS[unit as keyof typeof UNIT_MS]
  if (time === undefined) throw new InvalidArgumentError('Use 90d, 12h, 2027-01-31 or 2027-01-31T12:00:00Z.')
  if (time <= now) throw new InvalidArgumentError('The expiry must be in the future.')
  return time
}

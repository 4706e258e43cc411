import { type Command, Option } from 'commander'
import { Failure } from '../failure.ts'
import { addAccountLifecycle } from './account-lifecycle.ts'
import type { ListedAccount } from '../service/accounts/accounts.ts'
import { COMMAND_LINE } from '../service/audit/audit-by.ts'
import { operate } from './operate.ts'
import { publicUrlOf } from './public-url.ts'
import { table } from './print-table.ts'

export function addAccount(platen: Command): void {
  const account = platen.command('account').description('Manage accounts')
  account.command('list').description('List accounts').action(list)
  addAccountLifecycle(account)
  account
    .command('set-plan')
    .description('Change an account’s plan')
    .requiredOption('--email <address>', 'Account email (required)')
    .requiredOption('--plan <plan>', 'free, pro, max, or a plan from PLATEN_PLANS (required)')
    .action(setPlan)
  account
    .command('role')
    .description('Change an account’s role; owners are admins')
    .requiredOption('--email <address>', 'Account email (required)')
    .addOption(new Option('--role <role>', 'Role (required)').choices(['owner', 'member']).makeOptionMandatory())
    .action(setRole)
  account
    .command('reset-link')
    .description('Print a one-time link to reset a password (valid 1 hour) or set the first one (valid 7 days)')
    .requiredOption('--email <address>', 'Account email (required)')
    .action(resetLink)
  account
    .command('two-factor')
    .description('Turn off two-factor sign-in of an account that lost its second factor')
    .requiredOption('--email <address>', 'Account email (required)')
    .addOption(new Option('--off', 'Turn it off (required)').makeOptionMandatory())
    .action(turnOffTwoFactor)
  account
    .command('unlink')
    .description('Unlink an account from its identity at the sign-in provider')
    .requiredOption('--email <address>', 'Account email (required)')
    .action(unlink)
  account.command('setup-link').description('Print the link to create the owner account').action(setupLink)
}

function list(): Promise<void> {
  return operate(async ({ accounts }) => {
    const rows = (await accounts.list()).map((account) => [
      ...[account._id, account.email, account.role, account.plan, account.createdAt],
      stateOf(account),
    ])
    process.stdout.write(`${table(['ID', 'EMAIL', 'ROLE', 'PLAN', 'CREATED', 'STATE'], rows)}\n`)
  })
}

function stateOf({ suspendedAt, isBeingRemoved }: ListedAccount): string {
  if (isBeingRemoved) return 'deletion begun'
  return suspendedAt === null ? 'active' : `suspended ${suspendedAt}`
}

function setPlan({ email, plan }: { email: string; plan: string }): Promise<void> {
  return operate(async ({ accounts }) => {
    const account = await accounts.setPlan(email, plan)
    process.stdout.write(`${account.email} is now on the ${account.plan} plan.\n`)
  })
}

function setRole({ email, role }: { email: string; role: 'owner' | 'member' }): Promise<void> {
  return operate(async ({ accounts, administration }) => {
    const { _id: id } = await accounts.getByEmail(email)
    await administration.change(COMMAND_LINE, id, { role })
    process.stdout.write(`${email} is now ${role === 'owner' ? 'an owner' : 'a member'}.\n`)
  })
}

function resetLink({ email }: { email: string }): Promise<void> {
  return operate(async (operator, config) => {
    const { url, expiresAt } = await operator.resetLink(email, await publicUrlOf(config))
    process.stdout.write(`${url}\n`)
    process.stderr.write(`Valid once, until ${expiresAt}. Share it privately.\n`)
  })
}

function turnOffTwoFactor({ email }: { email: string }): Promise<void> {
  return operate(async (operator) => {
    await operator.removeSecondFactor(email)
    process.stdout.write(`Two-factor sign-in is off for ${email}. The password is unchanged.\n`)
  })
}

function unlink({ email }: { email: string }): Promise<void> {
  return operate(async ({ accounts, administration }) => {
    const { _id: id } = await accounts.getByEmail(email)
    process.stdout.write(
      (await administration.unlinkProvider(COMMAND_LINE, id))
        ? `${email} is no longer linked to an identity. Its sessions continue; to end them, use account sign-out.\n`
        : `${email} is not linked to an identity.\n`,
    )
  })
}

function setupLink(): Promise<void> {
  return operate(async (operator, config) => {
    const link = await operator.setupLink(await publicUrlOf(config))
    if (link === undefined) throw new Failure('setup_done', {})
    process.stdout.write(`${link}\n`)
  })
}

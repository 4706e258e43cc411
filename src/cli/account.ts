import { type Command, Option } from 'commander'
import { Failure } from '../failure.ts'
import { operate } from './operate.ts'
import { publicUrlOf } from './public-url.ts'
import { table } from './table.ts'

export function addAccount(platen: Command): void {
  const account = platen
    .command('account')
    .description('List accounts, change their plans and roles, and make links to get in')
  account.command('list').description('Show the accounts there are').action(list)
  account
    .command('set-plan')
    .description('Put an account on another plan, from its next request')
    .requiredOption('--email <address>', 'Whose account (required)')
    .requiredOption('--plan <plan>', 'free, pro, max, or one that PLATEN_PLANS adds (required)')
    .action(setPlan)
  account
    .command('role')
    .description('Make an account an owner, who runs the service, or a member again')
    .requiredOption('--email <address>', 'Whose account (required)')
    .addOption(new Option('--role <role>', 'The role (required)').choices(['owner', 'member']).makeOptionMandatory())
    .action(setRole)
  account
    .command('reset-link')
    .description('Print a link at which somebody sets a new password, once and within an hour')
    .requiredOption('--email <address>', 'Whose account (required)')
    .action(resetLink)
  account
    .command('setup-link')
    .description("Print the link at which the owner's account is made, before there is one")
    .action(setupLink)
}

function list(): Promise<void> {
  return operate(async ({ accounts }) => {
    const rows = (await accounts.list()).map(({ _id, email, plan, createdAt }) => [_id, email, plan, createdAt])
    process.stdout.write(`${table(['ID', 'EMAIL', 'PLAN', 'CREATED'], rows)}\n`)
  })
}

function setPlan({ email, plan }: { email: string; plan: string }): Promise<void> {
  return operate(async ({ accounts }) => {
    const account = await accounts.setPlan(email, plan)
    process.stdout.write(`${account.email} is on the plan ${account.plan}.\n`)
  })
}

function setRole({ email, role }: { email: string; role: 'owner' | 'member' }): Promise<void> {
  return operate(async (operator) => {
    await operator.setRole(email, role)
    process.stdout.write(`${email} is ${role === 'owner' ? 'an owner' : 'a member'}.\n`)
  })
}

function resetLink({ email }: { email: string }): Promise<void> {
  return operate(async (operator, config) => {
    const { url, expiresAt } = await operator.resetLink(email, await publicUrlOf(config))
    process.stdout.write(`${url}\n`)
    process.stderr.write(`It works once, until ${expiresAt}. Hand it on in private.\n`)
  })
}

function setupLink(): Promise<void> {
  return operate(async (operator, config) => {
    const link = await operator.setupLink(await publicUrlOf(config))
    if (link === undefined) throw new Failure('setup_done', {})
    process.stdout.write(`${link}\n`)
  })
}

import { type Command } from 'commander'
import { Failure } from '../failure.ts'
import { operate } from './operate.ts'
import { publicUrlOf } from './public-url.ts'
import { table } from './table.ts'

export function addAccount(platen: Command): void {
  const account = platen.command('account').description('List accounts and change their plans')
  account.command('list').description('Show the accounts there are').action(list)
  account
    .command('set-plan')
    .description('Put an account on another plan, from its next request')
    .requiredOption('--email <address>', 'Whose account (required)')
    .requiredOption('--plan <plan>', 'free, pro, max, or one that PLATEN_PLANS adds (required)')
    .action(setPlan)
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

function setupLink(): Promise<void> {
  return operate(async (operator, config) => {
    const link = await operator.setupLink(publicUrlOf(config))
    if (link === undefined) throw new Failure('setup_done', {})
    process.stdout.write(`${link}\n`)
  })
}

import { createInterface } from 'node:readline/promises'
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Operator } from '../installation/operator.ts'
import type { ListedAccount } from '../service/accounts/accounts.ts'
import { COMMAND_LINE } from '../service/audit/audit-by.ts'
import { PLATEN, shellWord } from '../installation/operator-command.ts'
import { operate } from './operate.ts'
import { plural } from './plural.ts'
import { publicUrlOf } from './public-url.ts'
import { UnreadableInput } from './read-input.ts'

type Role = 'owner' | 'member'

/** Adds the commands that begin, stop and end accounts. */
export function addAccountLifecycle(account: Command): void {
  const withRights = (name: string, description: string): Command =>
    account
      .command(name)
      .description(description)
      .requiredOption('--email <address>', 'Account email (required)')
      .option('--plan <plan>', 'free, pro, max, or a plan from PLATEN_PLANS', 'free')
      .addOption(new Option('--role <role>', 'Role; owners are admins').choices(['owner', 'member']).default('member'))
  withRights('create', 'Create an account and print a one-time link to set its password').action(create)
  withRights('invite', 'Create an invitation and print its one-time link')
    .option('--days <days>', 'Days until the link expires, from 1 to 30', parseDays, 7)
    .option('--send', 'Also email the link, through a running server')
    .action(invite)
  const withEmail = (name: string, description: string): Command =>
    account.command(name).description(description).requiredOption('--email <address>', 'Account email (required)')
  withEmail('suspend', 'Stop an account’s keys, sessions and links; its data stays').action(suspend)
  withEmail('resume', 'Let a suspended account work again').action(resume)
  withEmail('sign-out', 'End all sessions of an account').action(signOut)
  withEmail('delete', 'Permanently delete an account with all its data')
    .option('--yes', 'Don’t ask for confirmation')
    .action(remove)
}

interface Rights {
  readonly email: string
  readonly plan: string
  readonly role: Role
}

function create(rights: Rights): Promise<void> {
  return operate(async (operator, config) => {
    const hasLink = config.passwordSignIn === 'on'
    if (hasLink) await operator.checkLinks()
    const { email, role, plan } = await operator.accounts.create(rights)
    if (!hasLink) {
      process.stdout.write(`Created ${email} (${role}, ${plan} plan), who signs in with ${config.oidc?.name ?? ''}.\n`)
      return
    }
    const { url, expiresAt } = await operator.resetLink(email, await publicUrlOf(config))
    process.stdout.write(`${url}\n`)
    process.stderr.write(
      `Created ${email} (${role}, ${plan} plan). The link sets its first password. It is valid once, until ${expiresAt}. Share it privately.\n`,
    )
  })
}

function invite({ send = false, ...rights }: Rights & { days: number; send?: boolean }): Promise<void> {
  return operate(async (operator) => {
    await operator.checkLinks()
    const { url, invitation } = await operator.invitations.create(COMMAND_LINE, { ...rights, send })
    process.stdout.write(`${url}\n`)
    const how = send ? `A running server emails it to ${invitation.email}.` : 'Share it privately.'
    process.stderr.write(`Valid once, until ${invitation.expiresAt}. ${how}\n`)
  })
}

function suspend({ email }: { email: string }): Promise<void> {
  return withAccount(email, async (account, { administration }) => {
    const changed = await administration.suspend(COMMAND_LINE, account._id)
    return changed
      ? `Suspended ${account.email}. To undo this: ${PLATEN} account resume --email ${shellWord(account.email)}`
      : `${account.email} was already suspended at ${account.suspendedAt ?? ''}.`
  })
}

function resume({ email }: { email: string }): Promise<void> {
  return withAccount(email, async (account, { administration }) =>
    (await administration.resume(COMMAND_LINE, account._id))
      ? `Resumed ${account.email}.`
      : `${account.email} is not suspended.`,
  )
}

function signOut({ email }: { email: string }): Promise<void> {
  return withAccount(email, async (account, { administration }) => {
    const ended = await administration.signOutEverywhere(COMMAND_LINE, account._id)
    return `Ended ${plural(ended, 'session')} of ${account.email}.`
  })
}

function remove({ email, yes = false }: { email: string; yes?: boolean }): Promise<void> {
  return withAccount(email, async (account, { administration }) => {
    if (!yes) await confirmRemoval(account.email)
    await administration.remove(COMMAND_LINE, account._id)
    return `Deleted ${account.email} with all its data.`
  })
}

/** Runs `work` and prints the sentence that it returns. @throws `not_found` */
function withAccount(
  email: string,
  work: (account: ListedAccount, operator: Operator) => Promise<string>,
): Promise<void> {
  return operate(async (operator) => {
    const account = await operator.accounts.getByEmail(email)
    process.stdout.write(`${await work(account, operator)}\n`)
  })
}

/** @throws {UnreadableInput} if the answer is not the email, or no one can answer */
async function confirmRemoval(email: string): Promise<void> {
  if (!process.stdin.isTTY) throw new UnreadableInput('Deleting an account can’t be undone. To confirm it, add --yes.')
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    process.stderr.write(
      `This permanently deletes ${email} with its designs, templates, images, exports and API keys.\n`,
    )
    const answer = await terminal.question('Type the email to confirm: ')
    if (answer.trim().toLowerCase() !== email.toLowerCase()) throw new UnreadableInput('Nothing was deleted.')
  } finally {
    terminal.close()
  }
}

function parseDays(text: string): number {
  const days = Number(text)
  if (Number.isInteger(days) && days >= 1 && days <= 30) return days
  throw new InvalidArgumentError('Use a whole number from 1 to 30.')
}

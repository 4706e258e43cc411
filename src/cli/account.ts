import { defineCommand } from 'citty'
import { command } from './command.ts'
import { operate } from './operate.ts'
import { table } from './table.ts'

const list = command({
  meta: { name: 'list', description: 'Show the accounts there are' },
  args: {},
  run: () =>
    operate(async ({ accounts }) => {
      const rows = (await accounts.list()).map(({ _id, email, plan, createdAt }) => [_id, email, plan, createdAt])
      process.stdout.write(`${table(['ID', 'EMAIL', 'PLAN', 'CREATED'], rows)}\n`)
    }),
})

const setPlan = command({
  meta: { name: 'set-plan', description: 'Put an account on another plan, from its next request' },
  args: {
    email: { type: 'string', required: true, description: 'Whose account' },
    plan: { type: 'string', required: true, description: 'free, pro, max, or one that PLATEN_PLANS adds' },
  },
  run: ({ args }) =>
    operate(async ({ accounts }) => {
      const account = await accounts.setPlan(args.email, args.plan)
      process.stdout.write(`${account.email} is on the plan ${account.plan}.\n`)
    }),
})

export const account = defineCommand({
  meta: { name: 'account', description: 'List accounts and change their plans' },
  subCommands: { list, 'set-plan': setPlan },
})

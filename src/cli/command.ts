import { type ArgsDef, type CommandContext, type CommandDef, type CommandMeta, defineCommand } from 'citty'
import { reportFailure, UsageError } from './report-failure.ts'

interface Definition<Args extends ArgsDef> {
  meta: CommandMeta
  args: Args
  run(context: CommandContext<Args>): Promise<void> | void
}

/**
 * A command that refuses what it does not know (the parser would drop it in silence), and ends an expected failure with
 * its words on standard error and status 1.
 */
export function command<const Args extends ArgsDef>(definition: Definition<Args>): CommandDef<Args> {
  return defineCommand({
    meta: definition.meta,
    args: definition.args,
    run: (context) =>
      reportFailure(async () => {
        refuseUnknown(context.args, definition.args)
        await definition.run(context)
      }),
  })
}

function refuseUnknown(given: { _: string[] }, definition: ArgsDef): void {
  const aliases = Object.values(definition).flatMap((arg) => ('alias' in arg ? [arg.alias ?? []].flat() : []))
  const known = new Set([...Object.keys(definition), ...aliases])
  const unknown = Object.keys(given).find((name) => name !== '_' && !known.has(name) && !known.has(kebab(name)))
  if (unknown !== undefined) {
    const flags = Object.entries(definition).filter(([, { type }]) => type !== 'positional')
    const allowed = flags.map(([name]) => `--${name}`).join(', ') || 'none'
    throw new UsageError(`There is no option --${kebab(unknown)}. Options: ${allowed}.`)
  }
  const positionals = Object.values(definition).filter(({ type }) => type === 'positional').length
  const extra = given._[positionals]
  if (extra !== undefined) throw new UsageError(`There is no place for "${extra}".`)
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

import type { Command } from 'commander'
import { PLATEN } from '../installation/operator-command.ts'

export function pointToHelp(command: Command, call = PLATEN): void {
  command
    .showHelpAfterError(`Run ${call} --help for usage.`)
    .configureOutput({ outputError: (text, write) => write(`${formatUsageError(text, command)}\n`) })
  for (const child of command.commands) pointToHelp(child, `${call} ${child.name()}`)
}

const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/^unknown command '(.*)'$/s, 'Unknown command "$1".'],
  [/^unknown option '(.*)'$/s, 'Unknown option $1.'],
  [/^required option '(.*)' not specified$/s, 'Missing required option $1.'],
  [/^option '(.*)' argument missing$/s, 'Missing value for $1.'],
  [/^option '(.*?)' argument '(.*)' is invalid\. (.*)$/s, 'Invalid value "$2" for $1. $3'],
  [/^missing required argument '(.*)'$/s, 'Missing argument <$1>.'],
]

function formatUsageError(text: string, command: Command): string {
  const [, message = text, suggestion] = /^error: (.*?)(?:\n\((.*)\))?\n$/s.exec(text) ?? []
  const found = SENTENCES.find(([pattern]) => pattern.test(message))
  const sentence = found ? message.replace(...found) : `${message.charAt(0).toUpperCase()}${message.slice(1)}`
  return [sentence, ...(suggestion === undefined ? [] : [suggestion]), ...findTypo(message, command)].join(' ')
}

/** Commander reports a missing option before an unknown one, but usually the option was mistyped. */
function findTypo(message: string, { args }: Command): string[] {
  const unknown = args.find((word) => word.startsWith('--'))
  return message.startsWith('required option') && unknown !== undefined ? [`Unknown option ${unknown}.`] : []
}

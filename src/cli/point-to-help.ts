import { type Command } from 'commander'
import { PLATEN } from '../operator-command.ts'

/** Has `command` and those below it refuse what they cannot take in sentences, the last of which says where their help is. */
export function pointToHelp(command: Command, call = PLATEN): void {
  command
    .showHelpAfterError(`To see what it takes: ${call} --help`)
    .configureOutput({ outputError: (text, write) => write(`${sentencesOf(text, command)}\n`) })
  for (const child of command.commands) pointToHelp(child, `${call} ${child.name()}`)
}

/** Commander's words and ours. What is not among them has its own. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/^unknown command '(.*)'$/s, 'There is no command "$1".'],
  [/^unknown option '(.*)'$/s, 'There is no option $1.'],
  [/^required option '(.*)' not specified$/s, 'The option $1 is missing.'],
  [/^option '(.*)' argument missing$/s, 'The option $1 lacks its value.'],
  [/^option '(.*?)' argument '(.*)' is invalid\. (.*)$/s, 'The option $1 cannot be "$2". $3'],
  [/^missing required argument '(.*)'$/s, 'The argument <$1> is missing.'],
]

function sentencesOf(text: string, command: Command): string {
  const [, words = text, suggestion] = /^error: (.*?)(?:\n\((.*)\))?\n$/s.exec(text) ?? []
  const found = SENTENCES.find(([pattern]) => pattern.test(words))
  const sentence = found ? words.replace(...found) : `${words.charAt(0).toUpperCase()}${words.slice(1)}`
  return [sentence, ...(suggestion === undefined ? [] : [suggestion]), ...mistyped(words, command)].join(' ')
}

/** Commander looks first for what is missing, which most often is there with a slip. */
function mistyped(words: string, { args }: Command): string[] {
  const unknown = args.find((word) => word.startsWith('--'))
  return words.startsWith('required option') && unknown !== undefined ? [`There is no option ${unknown}.`] : []
}

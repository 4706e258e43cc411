import type { Command } from './command.ts'
import { COMMAND_NAMES, COMMANDS, type CommandName } from './commands.ts'

/** A key that was pressed, as the browser describes it. */
export interface Pressed {
  readonly key: string
  readonly code: string
  readonly shift: boolean
  readonly alt: boolean
  /** Ctrl, or ⌘ on a Mac. */
  readonly mod: boolean
}

const BY_KEYS = new Map<string, CommandName>(
  COMMAND_NAMES.flatMap((name) => {
    const { keys, isBrowserKey = false }: Command = COMMANDS[name]
    return isBrowserKey ? [] : keys.map((each): [string, CommandName] => [each, name])
  }),
)

/**
 * Returns the command of a key. Letters are found by what they write, and by their place on the
 * keyboard where that writes other letters, as on Greek and Cyrillic ones or with Alt.
 */
export function commandOf(pressed: Pressed): CommandName | undefined {
  for (const keys of spellingsOf(pressed)) {
    const name = BY_KEYS.get(keys)
    if (name) return name
  }
  return undefined
}

function spellingsOf({ key, code, shift, alt, mod }: Pressed): string[] {
  const withKey = (name: string, withShift: boolean): string =>
    [mod && 'Mod', alt && 'Alt', withShift && 'Shift', name].filter(Boolean).join('+')
  const physical = /^(?:Key|Digit)(?<character>.)$/.exec(code)?.groups?.['character']
  const isCharacter = /^.$/u.test(key)
  const spellings = [withKey(isCharacter ? key.toUpperCase() : key, shift)]
  // A sign such as ? is written with Shift on some keyboards and without on others.
  if (isCharacter && key.toUpperCase() === key.toLowerCase()) spellings.push(withKey(key, false))
  if (physical !== undefined && !/^[A-Za-z]$/.test(key)) spellings.push(withKey(physical, shift))
  return spellings
}

import type { Command } from './command.ts'
import { COMMAND_NAMES, COMMANDS, type CommandName } from './commands.ts'
import { keyText } from './written-keys.ts'

/**
 * Finds commands by words of their label, their section and their keys; every word must occur. Those
 * whose label begins with the text come first, then those with words that begin so. All for no text.
 */
export function searchCommands(text: string): CommandName[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const ranked = COMMAND_NAMES.flatMap((name) => {
    const rank = rankOf(COMMANDS[name], words)
    return rank === undefined ? [] : [{ name, rank }]
  })
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ name }) => name)
}

/** 0 is best. */
function rankOf({ label, section, keys }: Command, words: readonly string[]): number | undefined {
  const title = label.toLowerCase()
  const all = [
    title,
    section,
    ...keys.flatMap((each) => [keyText(each, { isMac: false }), keyText(each, { isMac: true })]),
  ]
    .join(' ')
    .toLowerCase()
  if (!words.every((word) => all.includes(word))) return undefined
  if (title.startsWith(words.join(' '))) return 0
  if (words.every((word) => ` ${title}`.includes(` ${word}`))) return 1
  return words.every((word) => title.includes(word)) ? 2 : 3
}

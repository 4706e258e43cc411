import { refuse } from './refuse.ts'

const MAX_VALUES = 1_000_000

/**
 * Parses JSON. Counts its values before: the parser of V8 cannot be interrupted, so that a thread that runs out of
 * memory in it ends the process. @throws `import_invalid`
 */
export function readJson(text: string): unknown {
  if (hasMoreValues(text, MAX_VALUES)) refuse(`it has more than ${MAX_VALUES} values`)
  try {
    return JSON.parse(text)
  } catch (error) {
    refuse('it is not valid JSON', error)
  }
}

const QUOTE = 0x22
/** `,`, `[` and `{`. */
const SEPARATORS = new Set([0x2c, 0x5b, 0x7b])

function hasMoreValues(text: string, most: number): boolean {
  let count = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at)
    else if (SEPARATORS.has(code)) count += 1
    if (count > most) return true
  }
  return false
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end === -1 ? text.length : end
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0
  while (text[at - 1 - backslashes] === '\\') backslashes += 1
  return backslashes % 2 === 1
}

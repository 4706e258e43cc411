import { readFile } from 'node:fs/promises'
import { text as readAll } from 'node:stream/consumers'
import { findJsonFault } from '../http/find-json-fault.ts'
import { systemReason } from './system-reason.ts'

/** What a command was to read is not there, or is no JSON. */
export class UnreadableInput extends Error {
  override readonly name = 'UnreadableInput'
}

/** In place of a file's name. */
export const STANDARD_INPUT = '-'

/**
 * The JSON that the file `source` or standard input holds.
 *
 * @throws {UnreadableInput}
 */
export async function readJson(source: string): Promise<unknown> {
  const named = source === STANDARD_INPUT ? 'Standard input' : `The file ${source}`
  // Not through /dev/stdin, which cannot be opened where a program hands over a socket.
  const reading = source === STANDARD_INPUT ? readAll(process.stdin) : readFile(source, 'utf8')
  const text = await reading.catch((error: unknown) => {
    throw new UnreadableInput(`${named} cannot be read: ${systemReason(error)}.`)
  })
  return parse(text, named)
}

/**
 * As `readJson`, of an object; one that `source` itself writes out is taken as it stands.
 *
 * @throws {UnreadableInput}
 */
export async function readData(source: string): Promise<Record<string, unknown>> {
  const value = source.trimStart().startsWith('{') ? parse(source, 'The data') : await readJson(source)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw new UnreadableInput('The data must be an object of slots and what fills them, such as {"title": "Hello"}.')
}

function parse(text: string, named: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UnreadableInput(`${named} is not JSON: ${findJsonFault(text)}`)
  }
}

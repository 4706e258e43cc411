import { readFile } from 'node:fs/promises'
import { text as readAll } from 'node:stream/consumers'
import { findJsonFault } from '../content/find-json-fault.ts'
import { systemReason } from './system-reason.ts'

export class UnreadableInput extends Error {
  override readonly name = 'UnreadableInput'
}

export const STANDARD_INPUT = '-'

/** Reads JSON from a file or standard input. @throws {UnreadableInput} */
export async function readJson(source: string): Promise<unknown> {
  const label = source === STANDARD_INPUT ? 'Standard input' : `The file ${source}`
  // Does not open /dev/stdin, which fails if standard input is a socket.
  const reading = source === STANDARD_INPUT ? readAll(process.stdin) : readFile(source, 'utf8')
  const text = await reading.catch((error: unknown) => {
    throw new UnreadableInput(
      `Can’t read ${source === STANDARD_INPUT ? 'standard input' : source}: ${systemReason(error)}.`,
    )
  })
  return parse(text, label)
}

/** Reads a JSON object from a file, standard input or `source` itself. @throws {UnreadableInput} */
export async function readData(source: string): Promise<Record<string, unknown>> {
  const value = source.trimStart().startsWith('{') ? parse(source, 'The data') : await readJson(source)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw new UnreadableInput('The data must be an object that maps slots to values, such as {"title": "Hello"}.')
}

function parse(text: string, label: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UnreadableInput(`${label} is not valid JSON: ${findJsonFault(text)}`)
  }
}

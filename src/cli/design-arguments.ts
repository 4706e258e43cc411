import { InvalidArgumentError } from 'commander'
import { STANDARD_INPUT, UnreadableInput } from './read-input.ts'

const DESIGN_ID = /^des_[0-9A-Za-z]+$/

/** Whether an argument is the ID of a design of the server, and not a file. */
export function isDesignId(text: string): boolean {
  return DESIGN_ID.test(text)
}

/** @throws {UnreadableInput} if the design and `option`, whose value is `source`, are both standard input */
export function rejectSharedInput(design: string | undefined, option: string, source: string | undefined): void {
  if (design !== STANDARD_INPUT || source !== STANDARD_INPUT) return
  throw new UnreadableInput(`Standard input can only be read once: pass a file for the design or for ${option}.`)
}

/** Parses `1,3`. */
export function parsePages(text: string): readonly number[] {
  if (/^[1-9]\d{0,3}(,[1-9]\d{0,3})*$/.test(text)) return text.split(',').map(Number)
  throw new InvalidArgumentError('Use comma-separated page numbers, for example 1,3.')
}

import { randomBytes } from 'node:crypto'
import { createNewId, type NewId } from '../service/new-id.ts'

/** The sources of time and randomness of the service. */
export interface Sources {
  readonly now: () => number
  readonly randomBytes: (count: number) => Uint8Array
  readonly newId: NewId
}

export function systemSources(): Sources {
  const now = (): number => Date.now()
  const random = (count: number): Uint8Array => new Uint8Array(randomBytes(count))
  return { now, randomBytes: random, newId: createNewId({ now, randomBytes: random }) }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = join(import.meta.dirname, '../fidelity/sentences.json')

/** The words of sentences, one list for each language. */
export const SENTENCES: readonly (readonly string[])[] = Object.values(
  JSON.parse(readFileSync(FILE, 'utf8')) as Readonly<Record<string, readonly string[]>>,
).map((sentences) => sentences.flatMap((sentence) => sentence.split(' ')))

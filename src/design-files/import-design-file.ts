import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { NAMED_FAMILIES } from '../assets/fonts/families.ts'
import { importFile } from '../import/import-file.ts'
import type { Imported } from '../import/imported.ts'

/** Converts a file of another program to a design, without a server. @throws `import_invalid`, errors of the disk */
export async function importDesignFile(path: string, pages?: readonly number[]): Promise<Imported> {
  const families = NAMED_FAMILIES.map(({ name }) => name)
  return importFile({ bytes: await readFile(path), name: basename(path), families, pages })
}

import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Config } from '../config/config.ts'
import { SetupError } from '../failure.ts'
import { listExportedFiles } from './exported-files.ts'
import { createVersionFinder } from './find-version.ts'
import { openDesignFile, type DesignFolders } from './open-design-file.ts'
import { openStoredDesign } from './open-stored-design.ts'
import { type Verification, verdictOf, type VerifiedFile } from './verification.ts'
import { verifyFile } from './verify-file.ts'

export interface VerifyRequest extends DesignFolders {
  /** Of an exported file, or a ZIP of some. */
  readonly path: string
  readonly design?:
    | { readonly id: string; readonly config: Config }
    | { readonly value: unknown; readonly label: string }
  readonly data?: Readonly<Record<string, unknown>> | undefined
  readonly render: boolean
}

/** @throws errors of the disk and of the store, `invalid_input` for the design, and what rendering throws */
export async function runVerification(request: VerifyRequest): Promise<Verification> {
  const { path, data, render } = request
  const bytes = await readFile(path)
  const listed = listExportedFiles({ name: basename(path), bytes })
  if (listed === undefined)
    throw new SetupError(`Can’t read ${path}: the ZIP file is damaged, or too large when it is unpacked.`)
  if (listed.length === 0) throw new SetupError(`Can’t verify ${path}: the ZIP file is empty.`)
  const known = await openDesign(request)
  const design = known && { ...known, findVersion: createVersionFinder(known) }
  try {
    const files: VerifiedFile[] = []
    for (const file of listed) files.push(await verifyFile(file, { design, data, render }))
    return { verdict: verdictOf(files), files }
  } finally {
    await design?.close()
  }
}

async function openDesign({ design, ...folders }: VerifyRequest) {
  if (design === undefined) return undefined
  if ('id' in design) return openStoredDesign(design.config, design.id)
  return openDesignFile(design.value, design.label, folders)
}

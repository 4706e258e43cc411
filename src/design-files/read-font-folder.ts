import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { createFontVerifier } from '../assets/fonts/verify-font.ts'
import type { DocumentFontSource } from '../document/document.ts'
import { received } from '../document/received.ts'
import { Failure, isFailure } from '../failure.ts'

export interface FontFolder {
  readonly fonts: readonly DocumentFontSource[]
  /** By the `src` of `fonts`. */
  readonly files: ReadonlyMap<string, Uint8Array>
}

const EXTENSIONS = new Set(['.ttf', '.otf', '.woff', '.woff2'])

/** Reads the fonts in a folder. @throws `invalid_input` if it cannot be read, or for a damaged font */
export async function readFontFolder(folder: string): Promise<FontFolder> {
  const names = await readdir(folder).catch((error: unknown) => {
    throw invalid(`the folder ${received(folder)} cannot be read`, error)
  })
  const verifyFont = createFontVerifier()
  const fonts: DocumentFontSource[] = []
  const files = new Map<string, Uint8Array>()
  for (const name of names.filter((each) => EXTENSIONS.has(extname(each).toLowerCase())).sort()) {
    const { bytes, font } = await verifyFont(await readFile(join(folder, name))).catch((error: unknown) => {
      throw isFailure(error, 'font_invalid') ? invalid(`${name}: ${error.details.reason}`, error) : error
    })
    const src = `asset:ast_file${fonts.length + 1}`
    fonts.push({ family: font.family, src })
    files.set(src, bytes)
  }
  return { fonts, files }
}

function invalid(detail: string, cause: unknown): Failure {
  return new Failure('invalid_input', { issues: [{ pointer: 'fonts', detail }] }, cause)
}

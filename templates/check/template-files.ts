import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import type { Document } from '../../src/document/document.ts'
import { parseDocument } from '../../src/document/parse-document.ts'

const FOLDER = join(import.meta.dirname, '..')

/** A file of `templates`, as its author wrote it. */
export interface TemplateFile {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly category: string
  readonly tags: readonly string[]
  readonly keywords?: readonly string[]
  readonly width: number
  readonly height: number
  readonly document: Document
}

export function templateSlugs(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => parse(file).name)
}

/** @throws `Error` with the issues of an invalid document */
export function readTemplateFile(slug: string): TemplateFile {
  const file = JSON.parse(readFileSync(join(FOLDER, `${slug}.json`), 'utf8')) as TemplateFile
  const parsed = parseDocument(file.document)
  if ('issues' in parsed) {
    throw new Error(`${slug}.json: ${parsed.issues.map(({ pointer, detail }) => `${pointer}: ${detail}`).join('\n')}`)
  }
  return { ...file, slug, document: parsed.document }
}

import type { Origin } from '../../design-hash.ts'
import { isObject } from '../../document/check-schema.ts'
import type { Size } from '../../document/document.ts'
import { FORMAT_NAMES, type FormatName } from '../../formats/formats.ts'

/** What an exported file says of how it was made, so that the same file can be made again. */
export interface Stamp extends Origin {
  readonly renderer: string
  readonly format: FormatName
  /** Of the design, in CSS pixels. */
  readonly size: Size
  /** Numbers of the pages in the file, 1-based. */
  readonly pages: readonly number[]
  /** Of the export, without those that have no value and those that do not change the file. */
  readonly options: Readonly<Record<string, unknown>>
}

const SCHEME = 'sha256:'
const DIGITS = 64

/** Begins every stamp, so that it is found by programs that know nothing of the format. */
const PREFIX = `{"file":"${SCHEME}`

/** Of the structure of stamps. */
const VERSION = 1

/** Where the digits of the hash of the file are in the text of a stamp. They come first, within one block of a GIF. */
export const FILE_DIGITS = { from: PREFIX.length, to: PREFIX.length + DIGITS }

/** Returns the text of a stamp in ASCII, without characters that XML escapes. The hash of the file is still zeros. */
export function stampText({ renderer, document, data, format, size, pages, options }: Stamp): string {
  const { width, height } = size
  const fields = { platen: VERSION, renderer, document, data, format, width, height, pages, options }
  const text = `${PREFIX}${'0'.repeat(DIGITS)}",${JSON.stringify(fields).slice(1)}`
  return text.replaceAll(/[^ -~]|[&<>]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

const HASH = /^sha256:[0-9a-f]{64}$/
const RENDERER = /^[\w.-]{1,20}$/

/** Returns undefined for texts that are no stamps: files can come from anyone. */
export function parseStamp(text: string): Stamp | undefined {
  const fields = text.startsWith(PREFIX) ? readObject(text) : undefined
  if (fields?.['platen'] !== VERSION) return undefined
  const { renderer, document, data, format, width, height, pages, options } = fields
  const name = FORMAT_NAMES.find((each) => each === format)
  if (!isText(renderer, RENDERER) || !isText(document, HASH) || name === undefined) return undefined
  if (typeof width !== 'number' || typeof height !== 'number' || !isPages(pages)) return undefined
  if ((data !== undefined && !isText(data, HASH)) || !isObject(options)) return undefined
  const origin = { document, ...(data !== undefined && { data }) }
  return { renderer, ...origin, format: name, size: { width, height }, pages, options }
}

function isText(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value)
}

function isPages(value: unknown): value is readonly number[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((page: unknown) => Number.isInteger(page) && Number(page) > 0)
  )
}

function readObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

import { gunzipSync } from 'node:zlib'
import { decodeText } from '../decode-text.ts'
import { isObject } from '../document/check-schema.ts'
import { IMPORT_TYPE_NAMES } from '../document/import-types.ts'
import { jsonBytes } from '../document/json-bytes.ts'
import { LIMITS } from '../document/limits.ts'
import { parseDocument } from '../document/parse-document.ts'
import { convertPolotno, isPolotno } from './polotno/convert-polotno.ts'
import { convertPptx } from './pptx/convert-pptx.ts'
import { convertSvg } from './svg/convert-svg.ts'
import type { FileToImport, Imported } from './imported.ts'
import { readJson } from './read-json-file.ts'
import { refuse } from './refuse.ts'

const TITLE_CHARACTERS = 255
const MAX_UNZIPPED_BYTES = 64 * 1024 * 1024

/** Makes a design of a file of another program. @throws `import_invalid` with the reason */
export function importFile(file: FileToImport): Imported {
  const converted = convert(file)
  const parsed = parseDocument(converted.document)
  if ('issues' in parsed) {
    const [issue] = parsed.issues
    refuse(`it has what a design cannot have: ${issue?.pointer ?? ''} ${issue?.detail ?? ''}`)
  }
  const bytes = jsonBytes(parsed.document)
  if (bytes > LIMITS.documentBytes) {
    const most = `${LIMITS.documentBytes / 1024 ** 2} MiB`
    refuse(
      `its design would have ${(bytes / 1024 ** 2).toFixed(1)} MiB of JSON; a design has at most ${most}. Choose fewer “pages”`,
    )
  }
  return { ...converted, title: titleOf(file.name), document: parsed.document }
}

function convert(file: FileToImport): Omit<Imported, 'title'> {
  if (file.bytes.length === 0) refuse('it is empty')
  if (isZip(file.bytes)) return convertPptx(file)
  const text = decode(unzipped(file.bytes))
  const start = text.trimStart()
  if (start.startsWith('<')) return convertSvg(text, file)
  if (start.startsWith('{')) return convertPolotno(readPolotno(text), file)
  refuse(`it is not ${IMPORT_TYPE_NAMES}`)
}

function readPolotno(text: string): unknown {
  const value = readJson(text)
  if (isDesign(value)) refuse('it is a design already: create it with `POST /api/designs`')
  if (!isPolotno(value))
    refuse('it is not the JSON of a Polotno design, with width, height and pages that have children')
  return value
}

function isDesign(value: unknown): boolean {
  return isObject(value) && isObject(value['document']) && 'pages' in value['document']
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)
}

/** SVG is also stored as SVGZ. */
function unzipped(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_UNZIPPED_BYTES })
  } catch (error) {
    refuse(`it is compressed, and damaged or larger than ${MAX_UNZIPPED_BYTES / 1024 ** 2} MiB`, error)
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return decodeText(bytes)
  } catch (error) {
    // Of other files, such as PDFs, the encoding is not what is wrong.
    const isText = bytes[0] === 0x3c || bytes[0] === 0x7b
    refuse(`it is not ${IMPORT_TYPE_NAMES}${isText ? ': text must be encoded as UTF-8 or UTF-16' : ''}`, error)
  }
}

function titleOf(name: string | undefined): string {
  const base = (name ?? '').split(/[/\\]/).at(-1) ?? ''
  const title = base
    .replace(/\.(svgz?|pptx|json)$/i, '')
    .trim()
    .toWellFormed()
  return title === '' ? 'Imported design' : title.slice(0, TITLE_CHARACTERS).toWellFormed().trim()
}

import { unzipSync } from 'fflate'
import { imageTypeOf } from '../assets/image-type.ts'
import { FORMAT_NAMES, FORMATS, type FormatName } from '../formats/formats.ts'

export interface ExportedFile {
  readonly name: string
  readonly bytes: Buffer
}

const ZIP = 'PK\x03\x04'
/** A part of every presentation. */
const PRESENTATION = 'ppt/presentation.xml'

/** Unpacked, unless the ZIP is larger itself. More would only fill the memory. */
const MAX_UNZIPPED_BYTES = 1024 ** 3

/** Returns the files of a ZIP of pages, or else the file itself. Undefined if a ZIP is damaged or too large. */
export function listExportedFiles({ name, bytes }: ExportedFile): readonly ExportedFile[] | undefined {
  if (!isZip(bytes) || isPresentation(bytes)) return [{ name, bytes }]
  try {
    const entries = Object.entries(unzip(bytes)).filter(([path]) => !path.endsWith('/'))
    return entries.map(([path, content]) => ({ name: `${name}/${path}`, bytes: Buffer.from(content) }))
  } catch {
    return undefined
  }
}

/** Names can be equal, or that of a built-in property: no file may be skipped. @throws if the ZIP is damaged */
function unzip(bytes: Buffer): Readonly<Record<string, Uint8Array>> {
  let [count, unzippedBytes] = [0, 0]
  const files = unzipSync(bytes, {
    filter({ size, originalSize }) {
      count += 1
      // A file that is not compressed has `size`, whatever the ZIP says of its original size.
      unzippedBytes += Math.max(size, originalSize)
      if (unzippedBytes > Math.max(MAX_UNZIPPED_BYTES, bytes.length)) throw new Error('it would be too large')
      return true
    },
  })
  if (Object.keys(files).length !== count) throw new Error('it has files that replace others')
  return files
}

/** Detects the format from the content. */
export function formatOf(bytes: Buffer): FormatName | undefined {
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return 'pdf'
  if (isZip(bytes)) return isPresentation(bytes) ? 'pptx' : undefined
  const type = imageTypeOf(bytes)
  return FORMAT_NAMES.find((name) => FORMATS[name].mediaType === type)
}

function isZip(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, ZIP.length) === ZIP
}

/** Whether a ZIP is a presentation, and not one of presentations. */
function isPresentation(bytes: Buffer): boolean {
  let isFound = false
  const look = ({ name }: { readonly name: string }): boolean => {
    isFound ||= name === PRESENTATION
    return false
  }
  try {
    unzipSync(bytes, { filter: look })
  } catch {
    return false
  }
  return isFound
}

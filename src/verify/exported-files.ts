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

/** Returns the files of a ZIP of pages, or else the file itself. Undefined if a ZIP is damaged. */
export function listExportedFiles({ name, bytes }: ExportedFile): readonly ExportedFile[] | undefined {
  if (!isZip(bytes) || isPresentation(bytes)) return [{ name, bytes }]
  try {
    const entries = Object.entries(unzipSync(bytes)).filter(([path]) => !path.endsWith('/'))
    return entries.map(([path, content]) => ({ name: `${name}/${path}`, bytes: Buffer.from(content) }))
  } catch {
    return undefined
  }
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

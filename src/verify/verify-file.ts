import { hashJson } from '../design-hash.ts'
import { FORMATS, type FormatName } from '../formats/formats.ts'
import { parseStamp, type Stamp } from '../render/stamp/stamp.ts'
import { findStamp, isSealed } from '../render/stamp/stamp-file.ts'
import { type ExportedFile, formatOf } from './exported-files.ts'
import type { FindVersion } from './find-version.ts'
import type { DesignVersion, KnownDesign } from './known-design.ts'
import { renderAgain } from './render-again.ts'
import type { Finding, VerifiedFile } from './verification.ts'

export interface ComparedDesign extends KnownDesign {
  readonly findVersion: FindVersion
}

export interface Comparison {
  readonly design?: ComparedDesign | undefined
  readonly data?: Readonly<Record<string, unknown>> | undefined
  /** Whether the design is rendered again. */
  readonly render: boolean
}

/** Compares one file with what it may have been made from. */
export async function verifyFile(file: ExportedFile, comparison: Comparison): Promise<VerifiedFile> {
  const { name, bytes } = file
  const format = formatOf(bytes)
  const found = { name, bytes: bytes.length, format: format ?? null }
  const { design, data } = comparison
  const place = format && findStamp(bytes, format)
  const stamp = place && parseStamp(place.text)
  if (!format || !stamp) {
    const missing = { verdict: 'unchecked', message: whyUnknown(format) } as const
    return { ...found, stamp: null, intact: missing, design: null, data: null, render: null }
  }
  const isIntact = stamp.format === format && isSealed(bytes, place)
  const version = await design?.findVersion(stamp)
  return {
    ...found,
    stamp: shown(stamp),
    intact: isIntact ? INTACT : changedFinding(stamp, format),
    design: design ? designFinding(design, { version, isIntact }) : null,
    data: data ? dataFinding(stamp, data) : null,
    render: comparison.render && design ? await renderAgain(file, stamp, { design, version, data }) : null,
  }
}

const INTACT: Finding = { verdict: 'verified', message: 'Intact: the file is as it was exported.' }

function changedFinding(stamp: Stamp, format: FormatName): Finding {
  const message =
    stamp.format === format
      ? 'Changed: the file is not as it was exported. It was damaged, or saved by another program that retained the stamp.'
      : `Changed: the file was exported as ${FORMATS[stamp.format].label} and converted to ${FORMATS[format].label}.`
  return { verdict: 'differs', message }
}

function whyUnknown(format: FormatName | undefined): string {
  if (format === undefined) {
    const labels = Object.values(FORMATS).map(({ label }) => label)
    return `Unknown format. Files that can be verified: ${labels.join(', ')}, and ZIP files of them.`
  }
  return `No stamp: the ${FORMATS[format].label} was made by another program or an older version, or its metadata was removed, for example by a social network.`
}

interface Found {
  readonly version: DesignVersion | undefined
  readonly isIntact: boolean
}

function designFinding({ label, earlier }: KnownDesign, { version, isIntact }: Found): Finding {
  const made = isIntact ? 'Made' : 'Originally made'
  if (version) return { verdict: 'verified', message: `${made} from ${version.label}.` }
  return { verdict: 'differs', message: `Not made from ${label}${earlier ? ', nor from a stored version of it' : ''}.` }
}

function dataFinding({ data }: Stamp, given: unknown): Finding {
  const hash = hashJson(given)
  if (data === hash) return { verdict: 'verified', message: 'Filled with this data.' }
  const message = data === undefined ? 'Not filled with data.' : `Filled with other data: the hash of this is ${hash}.`
  return { verdict: 'differs', message }
}

function shown({ pages, size, renderer, document, data, options }: Stamp): VerifiedFile['stamp'] {
  return {
    ...{ pages, ...size, rendererVersion: renderer, documentHash: document, dataHash: data ?? null },
    options,
  }
}

import type { Origin } from '../design-hash.ts'
import type { Size } from '../document/document.ts'
import type { ExportWarning } from '../store/export-records.ts'

export interface Snapshot {
  readonly size: Size
  /** JSON text, parsed only by the renderer. */
  readonly documentJson: string
  readonly warnings: readonly ExportWarning[]
  readonly limits: SnapshotLimits
  /** Absent if the document is the design's as stored. */
  readonly origin?: Origin | undefined
  /** The trace of the request, if traces are configured. */
  readonly traceparent?: string | undefined
  /** Of the admin's color profile when the export was queued. */
  readonly profileDigest?: string | undefined
}

/** Limits of the plan when the export was queued: later changes do not affect it. */
export interface SnapshotLimits {
  readonly outputBytes: number
  readonly storageBytes: number
}

export interface SnapshotContent {
  readonly text: string
  /** Data can add pages, because tables continue on further ones. */
  readonly pageCount: number
  readonly warnings: readonly ExportWarning[]
  /** Absent if the text is the design's as stored. */
  readonly origin?: Origin | undefined
}

/** The document is the last field, so that `readSnapshot` finds its text without parsing it. */
export function snapshotJson(
  { width, height }: Size,
  { text, warnings, origin }: SnapshotContent,
  { limits, traceparent, profileDigest }: Pick<Snapshot, 'limits' | 'traceparent' | 'profileDigest'>,
): string {
  const fields = { width, height, limits, traceparent, profileDigest, origin, ...(warnings.length > 0 && { warnings }) }
  return `${JSON.stringify(fields).slice(0, -1)}${DOCUMENT}${text}}`
}

/** For snapshots of older versions, which have no limits. */
const NO_LIMITS: SnapshotLimits = { outputBytes: Infinity, storageBytes: Infinity }

/** Only matches a field, since quotes within strings are escaped. */
const DOCUMENT = ',"document":'

/** Older versions wrote the warnings after the document. */
const LATE_WARNINGS = ',"warnings":['

/** Reads a snapshot, possibly of an older version. Does not parse or migrate the document. */
export function readSnapshot(json: string): Snapshot {
  const documentAt = json.indexOf(DOCUMENT)
  const begin = documentAt + DOCUMENT.length
  const warningsAt = json.indexOf(LATE_WARNINGS, begin)
  const end = warningsAt < 0 ? json.length - 1 : warningsAt
  const {
    width,
    height,
    warnings = [],
    limits = NO_LIMITS,
    origin,
    traceparent,
    profileDigest,
  } = JSON.parse(json.slice(0, documentAt) + json.slice(end)) as Size &
    Partial<Pick<Snapshot, 'warnings' | 'limits' | 'origin' | 'traceparent' | 'profileDigest'>>
  return {
    size: { width, height },
    documentJson: json.slice(begin, end),
    warnings,
    limits,
    origin,
    traceparent,
    profileDigest,
  }
}

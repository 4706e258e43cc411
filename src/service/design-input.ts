import { type Document, type Size } from '../document/document.ts'
import { LIMITS } from '../document/limits.ts'
import { parseDocument } from '../document/parse-document.ts'
import { type BodyReader } from './body-reader.ts'
import { type Design as DesignRecord } from '../store/records.ts'
import { type Sharing, VISIBILITIES, type Visibility } from './designs.ts'

export const DESIGN_DEFAULTS = {
  title: 'Untitled design',
  tags: [],
  visibility: 'private',
  sharing: { download: false, copy: false },
} as const
export const TITLE_CHARACTERS = 255
export const TAGS = { items: 50, characters: 50 }
/** In CSS pixels. */
export const SIDE = { minimum: 1, maximum: LIMITS.pageSidePx }

/** The fields of a design that a body may have; what is absent or wrong is undefined. */
export interface DesignInput {
  readonly title: string | undefined
  readonly width: number | undefined
  readonly height: number | undefined
  readonly tags: readonly string[] | undefined
  readonly visibility: Visibility | undefined
  readonly sharing: Partial<Sharing> | undefined
  readonly document: Document | undefined
}

export function readDesignInput(body: BodyReader): DesignInput {
  return {
    title: body.text('title', { most: TITLE_CHARACTERS }),
    width: body.integer('width', SIDE),
    height: body.integer('height', SIDE),
    tags: body.texts('tags', TAGS),
    visibility: body.oneOf('visibility', VISIBILITIES),
    sharing: body.nested('sharing', readSharing),
    document: readBodyDocument(body),
  }
}

function readSharing(sharing: BodyReader): Partial<Sharing> {
  const [download, copy] = [sharing.flag('download'), sharing.flag('copy')]
  return { ...(download !== undefined && { download }), ...(copy !== undefined && { copy }) }
}

/** What is kept of it. */
export function sharingRecord({ download, copy }: Sharing): Pick<DesignRecord, 'allowsDownload' | 'allowsCopy'> {
  return { allowsDownload: download, allowsCopy: copy }
}

/** Faults of a size that nothing else gives. */
export function requireSize(body: BodyReader, { width, height }: DesignInput): Size | undefined {
  const allowed = `a whole number from ${SIDE.minimum} to ${SIDE.maximum}, unless fromTemplate is given`
  if (!body.has('width')) body.missing('width', allowed)
  if (!body.has('height')) body.missing('height', allowed)
  return width === undefined || height === undefined ? undefined : { width, height }
}

/** The size asked for, what is not asked for being as in `fallback`. */
export function sizeOr({ width, height }: DesignInput, fallback: Size): Size {
  return { width: width ?? fallback.width, height: height ?? fallback.height }
}

function readBodyDocument(body: BodyReader): Document | undefined {
  if (!body.has('document')) return undefined
  const parsed = parseDocument(body.raw('document'), '/document')
  if ('document' in parsed) return parsed.document
  body.faults(parsed.issues)
  return undefined
}

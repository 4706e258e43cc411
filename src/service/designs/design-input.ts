import { type Size } from '../../document/document.ts'
import { LIMITS } from '../../document/limits.ts'
import { type BodyReader } from '../body-reader.ts'
import { type Design as DesignRecord } from '../../store/records.ts'
import { type Sharing, VISIBILITIES, type Visibility } from './design.ts'

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

/** The fields of a design in a body, except its document. Absent and invalid fields are undefined. */
export interface DesignInput {
  readonly title: string | undefined
  readonly width: number | undefined
  readonly height: number | undefined
  readonly tags: readonly string[] | undefined
  readonly visibility: Visibility | undefined
  readonly sharing: Partial<Sharing> | undefined
}

export function readDesignInput(body: BodyReader): DesignInput {
  return {
    title: body.text('title', { max: TITLE_CHARACTERS }),
    width: body.integer('width', SIDE),
    height: body.integer('height', SIDE),
    tags: body.texts('tags', TAGS),
    visibility: body.oneOf('visibility', VISIBILITIES),
    sharing: body.nested('sharing', readSharing),
  }
}

function readSharing(sharing: BodyReader): Partial<Sharing> {
  const [download, copy] = [sharing.flag('download'), sharing.flag('copy')]
  return { ...(download !== undefined && { download }), ...(copy !== undefined && { copy }) }
}

export function sharingRecord({ download, copy }: Sharing): Pick<DesignRecord, 'allowsDownload' | 'allowsCopy'> {
  return { allowsDownload: download, allowsCopy: copy }
}

/** Requires a size, without a template to provide it. */
export function requireSize(body: BodyReader, { width, height }: DesignInput): Size | undefined {
  const allowed = `an integer from ${SIDE.minimum} to ${SIDE.maximum}, unless fromTemplate is set`
  if (!body.has('width')) body.missing('width', allowed)
  if (!body.has('height')) body.missing('height', allowed)
  return width === undefined || height === undefined ? undefined : { width, height }
}

/** The requested size, completed by `fallback`. */
export function sizeOr({ width, height }: DesignInput, fallback: Size): Size {
  return { width: width ?? fallback.width, height: height ?? fallback.height }
}

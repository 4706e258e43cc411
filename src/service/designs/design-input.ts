import { type Static, type TObject, Type } from '#typebox'
import type { LargeJson } from '../../content/large-json.ts'
import type { Size } from '../../document/document.ts'
import { required } from '../../document/issue-wording.ts'
import { LIMITS } from '../../document/limits.ts'
import { trimmedText } from '../../document/trimmed-text.ts'
import type { Issue } from '../../failure.ts'
import type { Design as DesignRecord, Visibility } from '../../store/records.ts'

export const DESIGN_DEFAULTS = {
  title: 'Untitled design',
  tags: [],
  visibility: 'private',
  sharing: { download: false, copy: false },
} as const
export const TITLE_CHARACTERS = 255
export const TAG_CHARACTERS = 50
export const MAX_DESIGN_TAGS = 50
/** In CSS pixels. */
export const SIDE = { minimum: 1, maximum: LIMITS.pageSidePx }

export const DESIGN_FIELDS = {
  title: trimmedText(TITLE_CHARACTERS),
  width: Type.Integer(SIDE),
  height: Type.Integer(SIDE),
  tags: Type.Array(trimmedText(TAG_CHARACTERS), { maxItems: MAX_DESIGN_TAGS, uniqueItems: true }),
}

export interface Sharing {
  readonly download: boolean
  readonly copy: boolean
}

export interface DesignFields extends Readonly<Partial<Static<TObject<typeof DESIGN_FIELDS>>>> {
  readonly visibility?: Visibility
  readonly sharing?: Partial<Sharing>
  /** Null is outside of folders. */
  readonly folderId?: string | null
}

export interface DesignUpdate extends DesignFields {
  /** Not validated yet, since validation takes long for a large document. */
  readonly document?: unknown
}

/** A new design. Has a width and a height, or `fromTemplate`: see `missingSize`. */
export interface DesignInput extends DesignUpdate {
  /** ID of a template or a design: see `findOriginal`. */
  readonly fromTemplate?: string
  readonly data?: Readonly<Record<string, unknown>> | LargeJson
}

/** Returns the issues of a missing width or height. The body may violate its schema. */
export function missingSize(body: Readonly<Record<string, unknown>>): Issue[] {
  if (body['fromTemplate'] !== undefined) return []
  const allowed = `an integer from ${SIDE.minimum} to ${SIDE.maximum}, unless fromTemplate is set`
  const missing = ['width', 'height'].filter((name) => body[name] === undefined)
  return missing.map((name) => ({ pointer: `/${name}`, detail: required(allowed) }))
}

export function sizeOr({ width, height }: DesignFields, fallback: Size): Size {
  return { width: width ?? fallback.width, height: height ?? fallback.height }
}

export function sharingRecord({ download, copy }: Sharing): Pick<DesignRecord, 'allowsDownload' | 'allowsCopy'> {
  return { allowsDownload: download, allowsCopy: copy }
}

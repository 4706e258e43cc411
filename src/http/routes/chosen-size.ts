import { Type } from '#typebox'
import { optional } from '../../document/described.ts'
import type { Size } from '../../document/document.ts'
import { mustBe, required } from '../../document/issue-wording.ts'
import { findSizePreset, SIZE_PRESETS } from '../../document/size-presets.ts'
import type { Issue } from '../../failure.ts'
import { DESIGN_FIELDS, SIDE } from '../../service/designs/design-input.ts'

const presetSizes = SIZE_PRESETS.map(({ id, caption }) => `\`${id}\` (${caption})`).join(', ')

/** Fields of a body that chooses a page size: a preset, or a width and a height. */
export const SIZE_FIELDS = {
  preset: optional(
    Type.Enum(SIZE_PRESETS.map(({ id }) => id)),
    `Page size by its use, instead of \`width\` and \`height\`: ${presetSizes}.`,
  ),
  width: optional(DESIGN_FIELDS.width, 'Page width in CSS pixels (96 per inch). Needs `height`.'),
  height: optional(DESIGN_FIELDS.height, 'Page height in CSS pixels (96 per inch). Needs `width`.'),
}

interface ChosenSize {
  readonly preset?: string
  readonly width?: number
  readonly height?: number
}

/** Returns the issues of half a size, and of two sizes. The body may violate its schema. */
export function sizeIssues({ preset, width, height }: Readonly<Record<string, unknown>>): Issue[] {
  const given = { width, height }
  const sides = (['width', 'height'] as const).filter((side) => given[side] !== undefined)
  if (preset !== undefined) {
    return sides.map((side) => ({ pointer: `/${side}`, detail: mustBe('omitted if `preset` is given', 'both') }))
  }
  if (sides.length !== 1) return []
  const missing = sides[0] === 'width' ? 'height' : 'width'
  const detail = required(`an integer from ${SIDE.minimum} to ${SIDE.maximum}, as \`${sides[0]}\` is given`)
  return [{ pointer: `/${missing}`, detail }]
}

/** Like `sizeIssues`, for bodies in which a size is required. */
export function missingSizeIssues(body: Readonly<Record<string, unknown>>): Issue[] {
  const { preset, width, height } = body
  if (preset !== undefined || width !== undefined || height !== undefined) return sizeIssues(body)
  return [{ pointer: '/preset', detail: required('the name of a preset, or `width` and `height`') }]
}

export function chosenSize({ preset, width, height }: ChosenSize): Size | undefined {
  if (preset !== undefined) return findSizePreset(preset)
  return width === undefined || height === undefined ? undefined : { width, height }
}

import { complete, type Element } from '../../document/elements/element.ts'
import type { Warning, WarningCode } from '../../text/warning.ts'
import { isContainer } from '../tree/container.ts'
import { kindWord } from './element-name.ts'

/** What is wrong with an element, as an adjective or a short clause. */
const PROBLEMS: Readonly<Record<WarningCode, string>> = {
  missing_glyph: 'characters missing from the font',
  font_substituted: 'font replaced',
  text_truncated: 'text cut off',
  text_overflow: 'does not fit',
  text_shrunk_small: 'text shrunk very small',
  placeholder_unfilled: 'placeholder without a value',
  slot_hidden: 'slot never visible',
  image_missing: 'image missing',
  effect_simplified: 'effect simplified',
  code_invalid: 'code invalid',
  code_small: 'code too small',
  code_contrast: 'code with too little contrast',
  color_unused: 'color not used',
  hyphens_unavailable: 'no hyphenation for this language',
  table_overflow: 'rows do not fit',
  layout_overflow: 'content does not fit',
  drawn_as_picture: 'drawn as a picture',
  font_required: 'font required',
  alt_missing: 'no text alternative',
  language_missing: 'no language',
  link_omitted: 'link left out',
}

export function problemWord({ code }: Pick<Warning, 'code'>): string {
  return PROBLEMS[code]
}

/**
 * Returns what screen readers read after the name of an element: `text, 24 px Inter, at x 120, y 80,
 * 300 by 40, slot title, locked, does not fit`. The place is the one among its siblings.
 */
export function describeElement(element: Element, warnings: readonly Pick<Warning, 'code'>[]): string {
  const { slot, rotation = 0, locked = false, visible = true } = element
  return [
    kindWord(element),
    ...detailOf(element),
    placeWords(element),
    sizeWords(element),
    ...(rotation === 0 ? [] : [`rotated ${rounded(rotation)} degrees`]),
    ...(slot === undefined ? [] : [`slot ${slot}`]),
    ...(locked ? ['locked'] : []),
    ...(visible ? [] : ['hidden']),
    ...new Set(warnings.map(problemWord)),
  ].join(', ')
}

export function placeWords({ x, y }: { readonly x: number; readonly y: number }): string {
  return `at x ${rounded(x)}, y ${rounded(y)}`
}

export function sizeWords({ width, height }: { readonly width: number; readonly height: number }): string {
  return `${rounded(width)} by ${rounded(height)}`
}

export function rounded(value: number): number {
  return Math.round(value * 10) / 10
}

function detailOf(element: Element): string[] {
  if (element.type === 'text') {
    const { fontSize, fontFamily } = complete<'text'>(element)
    return [`${rounded(fontSize)} px ${fontFamily.replace(/^brand:/, '')}`]
  }
  if (!isContainer(element)) return []
  const { length } = element.elements
  return [length === 1 ? '1 element' : `${length} elements`]
}

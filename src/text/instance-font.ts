import type { Coordinates } from './font-axes.ts'

/** The exports of `harfbuzz-subset.wasm` that are used here. Numbers are pointers in its memory. */
export interface Subsetter {
  readonly memory: { readonly buffer: ArrayBuffer }
  _initialize(): void
  malloc(bytes: number): number
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number
  hb_face_create(blob: number, index: number): number
  hb_subset_input_create_or_fail(): number
  hb_subset_input_set(input: number, set: number): number
  hb_subset_input_unicode_set(input: number): number
  hb_set_clear(set: number): void
  hb_set_invert(set: number): void
  hb_set_add(set: number, value: number): void
  hb_subset_input_pin_axis_location(input: number, face: number, tag: number, value: number): number
  hb_subset_or_fail(face: number, input: number): number
  hb_face_reference_blob(face: number): number
  hb_blob_get_data(blob: number, length: number): number
  hb_blob_get_length(blob: number): number
}

const WRITABLE = 2
const LAYOUT_FEATURES = 6

/**
 * Returns a static font: the variable font at certain values of all its axes, with all its
 * characters and features. A PDF would embed a variable font as drawings, and neither Skia's nor the
 * browser's canvas sets axes. Does not free memory, so each call needs a new subsetter.
 */
export function instanceFont(subsetter: Subsetter, font: Uint8Array, coordinates: Coordinates): Uint8Array {
  const instance = subsetFont(subsetter, font, (input, face) => {
    retainAll(subsetter, subsetter.hb_subset_input_unicode_set(input))
    for (const [tag, value] of Object.entries(coordinates)) {
      if (!subsetter.hb_subset_input_pin_axis_location(input, face, tagNumber(tag), value))
        throw new Error(`the axis ${tag} cannot be set to ${value}`)
    }
  })
  if (!instance) throw new Error('the variable font cannot be instanced')
  return instance
}

/** Returns a font with only some characters, and all their features. Each call needs a new subsetter. */
export function sliceFont(subsetter: Subsetter, font: Uint8Array, codePoints: Iterable<number>): Uint8Array {
  const slice = subsetFont(subsetter, font, (input) => {
    const retained = subsetter.hb_subset_input_unicode_set(input)
    for (const codePoint of codePoints) subsetter.hb_set_add(retained, codePoint)
  })
  if (!slice) throw new Error('the font cannot be sliced')
  return slice
}

function subsetFont(
  subsetter: Subsetter,
  font: Uint8Array,
  configure: (input: number, face: number) => void,
): Uint8Array | undefined {
  subsetter._initialize()
  const data = subsetter.malloc(font.length)
  new Uint8Array(subsetter.memory.buffer).set(font, data)
  const face = subsetter.hb_face_create(subsetter.hb_blob_create(data, font.length, WRITABLE, 0, 0), 0)
  const input = subsetter.hb_subset_input_create_or_fail()
  retainAll(subsetter, subsetter.hb_subset_input_set(input, LAYOUT_FEATURES))
  configure(input, face)
  const subset = subsetter.hb_subset_or_fail(face, input)
  if (subset === 0) return undefined
  const blob = subsetter.hb_face_reference_blob(subset)
  const start = subsetter.hb_blob_get_data(blob, 0)
  return new Uint8Array(subsetter.memory.buffer).slice(start, start + subsetter.hb_blob_get_length(blob))
}

function retainAll(subsetter: Subsetter, set: number): void {
  subsetter.hb_set_clear(set)
  subsetter.hb_set_invert(set)
}

function tagNumber(tag: string): number {
  return Array.from(tag).reduce((number, character) => (number << 8) + (character.codePointAt(0) ?? 0), 0)
}

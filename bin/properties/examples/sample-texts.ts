import { NAVY, SKY } from './colors.ts'
import { type ElementJson, type Examples, values } from './example.ts'

export const frame: ElementJson = {
  type: 'rect',
  x: 10,
  y: 10,
  width: 130,
  height: 76,
  fill: null,
  stroke: { paint: SKY, dash: [3, 3] },
}
export const word: ElementJson = {
  type: 'text',
  x: 10,
  y: 10,
  width: 130,
  height: 76,
  fontSize: 26,
  verticalAlign: 'middle',
  align: 'center',
  fill: NAVY,
  text: 'Platen',
}
export const sentence: ElementJson = {
  ...word,
  fontSize: 13,
  align: 'start',
  verticalAlign: 'top',
  text: 'The quick brown fox jumps over the lazy dog.',
}

/** A property of a text takes several values, and the box of the text is drawn. */
export function framed(element: ElementJson, property: string, all: readonly unknown[]): Examples {
  return { [`text.${property}`]: values(all, (value) => [frame, { ...element, [property]: value }]) }
}

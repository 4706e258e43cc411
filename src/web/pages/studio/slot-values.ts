import { type Slot } from '../../api/templates.ts'

/** What was filled in, by the names of slots. What is absent is as the template has it; null hides. */
export type SlotData = Readonly<Record<string, string | null>>

/** How a slot is filled in a form. */
export type SlotInput = 'words' | 'picture' | 'colour' | 'shown'

export function inputOf({ kind }: Slot): SlotInput {
  switch (kind) {
    case 'text':
    case 'placeholder':
      return 'words'
    case 'image':
      return 'picture'
    case 'rect':
    case 'ellipse':
    case 'line':
    case 'path':
      return 'colour'
    case 'group':
      return 'shown'
  }
}

/** `couple-names` as a person would write it: `Couple names`. */
export function labelOf({ name }: Slot): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.\s]+/g, ' ')
    .trim()
    .toLowerCase()
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1)
}

/** A colour as the browser's own picker takes it: six digits. */
export function sixDigits(colour: string): string {
  const short = /^#([\da-f])([\da-f])([\da-f])/i.exec(colour)
  if (/^#[\da-f]{6}/i.test(colour)) return colour.slice(0, 7)
  return short && colour.length <= 5
    ? `#${short
        .slice(1, 4)
        .map((digit) => digit + digit)
        .join('')}`
    : '#808080'
}

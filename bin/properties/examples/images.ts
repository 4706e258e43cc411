import { AMBER, NAVY, SKY, TEAL } from './colors.ts'
import { type ElementJson, type Examples, values, vary } from './example.ts'

const wide = { x: 19, y: 8, width: 112, height: 80 }
const photo: ElementJson = { type: 'image', ...wide, src: 'builtin:mountains' }
const frame: ElementJson = { type: 'rect', ...wide, fill: SKY }
const square: ElementJson = { ...photo, x: 35, width: 80, src: 'builtin:ceramics' }
const cropped = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }

function filtered(filters: ElementJson): ElementJson {
  return { ...photo, filters }
}

function filter(name: string, all: readonly unknown[]): Examples {
  return { [`ImageFilters.${name}`]: values(all, (value) => filtered({ [name]: value })) }
}

export const IMAGES: Examples = {
  ...vary('image', photo, {
    src: ['builtin:mountains', 'builtin:dunes', 'builtin:sea'],
    flipX: [false, true],
    flipY: [false, true],
    cornerRadius: [0, 20, [40, 0, 40, 0]],
    filters: [{}, { grayscale: 1 }, { sepia: 0.6, contrast: 1.2 }],
  }),
  'image.fit': values(['cover', 'contain', 'fill'], (fit) => [frame, { ...photo, src: 'builtin:ceramics', fit }]),
  'image.focus': values(
    [
      { x: 0.5, y: 0 },
      { x: 0.5, y: 0.5 },
      { x: 0.5, y: 1 },
    ],
    (focus) => ({ ...photo, y: 28, height: 40, src: 'builtin:ceramics', focus }),
  ),
  'image.crop': values([{ x: 0, y: 0, width: 1, height: 1 }, cropped], (crop) => ({ ...photo, crop })),
  'ImageFocus.x': values([0, 0.5, 1], (x) => ({ ...photo, x: 55, width: 40, focus: { x, y: 0.5 } })),
  'ImageFocus.y': values([0, 0.5, 1], (y) => ({ ...square, y: 28, height: 40, focus: { x: 0.5, y } })),
  'ImageCrop.x': values([0, 0.25, 0.5], (x) => ({ ...photo, crop: { ...cropped, x } })),
  'ImageCrop.y': values([0, 0.25, 0.5], (y) => ({ ...photo, crop: { ...cropped, y } })),
  'ImageCrop.width': values([0.25, 0.5, 0.75], (width) => ({ ...photo, crop: { ...cropped, width } })),
  'ImageCrop.height': values([0.25, 0.5, 0.75], (height) => ({ ...photo, crop: { ...cropped, height } })),
  ...filter('brightness', [0.5, 1, 1.5]),
  ...filter('contrast', [0.5, 1, 2]),
  ...filter('saturation', [0, 1, 2]),
  ...filter('hue', [0, 90, 180]),
  ...filter('grayscale', [0, 0.5, 1]),
  ...filter('sepia', [0, 0.5, 1]),
  ...filter('blur', [0, 2, 6]),
  ...filter('tint', [{ color: TEAL }, { color: AMBER, amount: 0.8 }]),
  ...filter('duotone', [{ dark: NAVY, light: AMBER }]),
  'ImageTint.color': values([TEAL, AMBER], (color) => filtered({ tint: { color } })),
  'ImageTint.amount': values([0.2, 0.5, 0.9], (amount) => filtered({ tint: { color: TEAL, amount } })),
  'ImageDuotone.dark': values([NAVY, '#6a040f'], (dark) => filtered({ duotone: { dark, light: SKY } })),
  'ImageDuotone.light': values([AMBER, SKY], (light) => filtered({ duotone: { dark: NAVY, light } })),
}

import { AMBER, NAVY, RED, SKY, TEAL } from './colors.ts'
import { type ElementJson, type Examples, values } from './example.ts'

const card: ElementJson = { type: 'rect', x: 43, y: 24, width: 64, height: 48, fill: TEAL }
const outline: ElementJson = { ...card, fill: null, stroke: { paint: '#8d99ae', dash: [3, 3] } }
const behind: ElementJson = { type: 'ellipse', x: 12, y: 20, width: 56, height: 56, fill: AMBER }

const striped: ElementJson = {
  ...{ type: 'rect', x: 19, y: 8, width: 112, height: 80 },
  fill: {
    type: 'linear',
    angle: 90,
    stops: [
      { offset: 0, color: NAVY },
      { offset: 0.4, color: RED },
      { offset: 0.7, color: AMBER },
      { offset: 1, color: '#ffffff' },
    ],
  },
}

/** How each property changes any element, shown with a rectangle. */
const letter: ElementJson = {
  ...{ type: 'text', x: 43, y: 8, width: 64, height: 80, text: 'R', fontSize: 72, fontWeight: 700, fill: TEAL },
  ...{ align: 'center', verticalAlign: 'middle', shadows: [{ x: 5, y: 3, color: SKY }] },
}
const photo: ElementJson = { type: 'image', x: 19, y: 8, width: 112, height: 80, src: 'builtin:ceramics' }

export const EVERY_ELEMENT: Examples = {
  'element.x': values([16, 43, 70], (x) => [outline, { ...card, x }]),
  'element.y': values([8, 24, 40], (y) => [outline, { ...card, y }]),
  'element.width': values([32, 64, 96], (width) => [{ ...card, width }]),
  'element.height': values([16, 48, 64], (height) => [{ ...card, height }]),
  'element.rotation': values([0, 15, -30], (rotation) => [outline, { ...card, rotation }]),
  'element.flipX': values([false, true], (flipX) => ({ ...letter, flipX })),
  'element.flipY': values([false, true], (flipY) => ({ ...letter, flipY })),
  'element.opacity': values([1, 0.5, 0.2], (opacity) => [behind, { ...card, opacity }]),
  'element.blendMode': values(
    [
      ...['normal', 'multiply', 'screen', 'overlay', 'darken', 'lighten', 'color-dodge', 'color-burn'],
      ...['hard-light', 'soft-light', 'difference', 'exclusion', 'hue', 'saturation', 'color', 'luminosity'],
    ],
    (blendMode) => [striped, { ...card, blendMode }],
  ),
  'element.visible': values([true, false], (visible) => [outline, { ...card, visible }]),
  'element.shadows': values(
    [[], [{ y: 6, blur: 12 }], [{ x: 6, y: 6, color: NAVY }], [{ y: 4, blur: 8, inner: true }]],
    (shadows) => ({ ...card, fill: SKY, cornerRadius: 10, shadows }),
  ),
  'element.blur': values([0, 2, 8], (blur) => ({ ...card, fill: RED, blur })),
  'element.backdropBlur': values([0, 3, 10], (backdropBlur) => [
    photo,
    { ...card, cornerRadius: 8, fill: '#ffffff59', backdropBlur },
  ]),
}

import type { Kind } from './elements/element.ts'

/** Names and descriptions of the schemas of elements. */
export const KIND_NAMES: Readonly<Record<Kind, { name: string; description: string }>> = {
  text: {
    name: 'TextElement',
    description:
      'A text, as `text`, or as `runs` with several styles. Lines wrap at the width of the box minus its padding.',
  },
  image: { name: 'ImageElement', description: 'An image, fitted to its box.' },
  rect: { name: 'RectElement', description: 'A rectangle that fills its box, optionally with rounded corners.' },
  ellipse: { name: 'EllipseElement', description: 'An ellipse that fills its box, a sector, or a ring.' },
  polygon: {
    name: 'PolygonElement',
    description:
      'A polygon whose corners are on the ellipse that fills its box, the first one at the top. In a square box it is regular.',
  },
  star: {
    name: 'StarElement',
    description:
      'A star whose points are on the ellipse that fills its box, the first one at the top. In a square box it is regular.',
  },
  line: {
    name: 'LineElement',
    description: 'A line through points. Its box defines the center of rotation and the extent of gradients.',
  },
  path: { name: 'PathElement', description: 'An SVG path. Its `viewBox` is stretched to the box.' },
  svg: {
    name: 'SvgElement',
    description: 'An SVG file, drawn as vectors, with colors that can be replaced.',
  },
  code: {
    name: 'CodeElement',
    description: 'A QR code, barcode or another code for scanners. Drawn as vectors in a PDF.',
  },
  chart: {
    name: 'ChartElement',
    description: 'A chart. Drawn as vectors in a PDF, with selectable text.',
  },
  table: {
    name: 'TableElement',
    description: 'A table, whose rows grow with their text or continue on further pages.',
  },
  group: {
    name: 'GroupElement',
    description:
      'Elements that are moved, rotated, faded and hidden together. The box does not scale them: it defines the center of rotation and the area for `clip`. A `layout` places the elements, and lets the box grow with them.',
  },
  repeat: {
    name: 'RepeatElement',
    description: 'Elements that are drawn once for each entry of a list in `data`, for example the dishes of a menu.',
  },
}

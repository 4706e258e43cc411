import { Failure } from '../../failure.ts'
import { parseXml, XmlElement } from '@rgrove/parse-xml'

/** Elements of a normalized tree that the painter draws, with their attributes. */
const GEOMETRY = ['x', 'y', 'width', 'height']
const GRADIENT = ['id', 'gradientUnits', 'gradientTransform', 'spreadMethod']
const PAINT = ['fill', 'fill-opacity', 'fill-rule', 'clip-rule', 'stroke', 'stroke-opacity', 'stroke-width']
const LINE = ['stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset']
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  svg: ['width', 'height', 'viewBox', 'preserveAspectRatio'],
  defs: [],
  g: ['transform', 'opacity', 'clip-path', 'mask', 'style'],
  path: ['transform', 'd', 'visibility', 'paint-order', 'clip-path', ...PAINT, ...LINE],
  linearGradient: [...GRADIENT, 'x1', 'y1', 'x2', 'y2'],
  radialGradient: [...GRADIENT, 'cx', 'cy', 'r', 'fx', 'fy'],
  stop: ['offset', 'stop-color', 'stop-opacity'],
  pattern: [
    'id',
    'patternUnits',
    'patternContentUnits',
    'patternTransform',
    'viewBox',
    'preserveAspectRatio',
    ...GEOMETRY,
  ],
  clipPath: ['id', 'clipPathUnits', 'transform', 'clip-path'],
  mask: ['id', 'maskUnits', 'maskContentUnits', 'mask-type', 'style', 'mask', ...GEOMETRY],
}

/** A layer of pixels may be needed for each. */
const MAX_DEPTH = 64

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

const REFERENCE = /url\(#([^)]+)\)/g

/**
 * Keeps what is listed above. Numbers definitions, since their names and those of layers say more than the picture.
 * What else the file drew, and `omitted`, leaves marks, `data-omitted`, so that the painter can warn: filters, embedded
 * images, and text without an outline.
 */
export function sanitizeSvg(tree: string, omitted: readonly string[] = []): string {
  const { root } = parseXml(tree)
  if (root === null) throw new TypeError('a normalized SVG has a root')
  const marks = omitted.length === 0 ? '' : ` data-omitted="${[...new Set(omitted)].sort().join(' ')}"`
  const numbers = new Map<string, number>()
  const nameOf = (id: string): string => {
    const number = numbers.get(id) ?? numbers.size + 1
    numbers.set(id, number)
    return `d${number}`
  }
  return `${write(root, { nameOf, depth: 0 }, ` xmlns="${SVG_NAMESPACE}"${marks}`)}\n`
}

interface Writing {
  readonly nameOf: (id: string) => string
  readonly depth: number
}

function write(element: XmlElement, { nameOf, depth }: Writing, extra = ''): string {
  if (depth > MAX_DEPTH) throw new Failure('image_invalid', { reason: `the SVG nests more than ${MAX_DEPTH} groups` })
  const allowed = ALLOWED[element.name]
  // The marks of the file name what is missing here.
  if (!allowed) return element.name === 'text' ? '<g data-omitted="text"/>' : ''
  const renamed = (name: string, value: string): string =>
    name === 'id' ? nameOf(value) : value.replaceAll(REFERENCE, (_, id: string) => `url(#${nameOf(id)})`)
  const attributes = Object.entries(element.attributes).flatMap(([name, value]) =>
    allowed.includes(name) ? [` ${name}="${escape(renamed(name, value))}"`] : [],
  )
  if (element.attributes['filter'] !== undefined) attributes.push(' data-omitted="filter"')
  const children = element.children
    .flatMap((child) => (child instanceof XmlElement ? [write(child, { nameOf, depth: depth + 1 })] : []))
    .join('')
  const head = `<${element.name}${extra}${attributes.join('')}`
  return children === '' ? `${head}/>` : `${head}>${children}</${element.name}>`
}

function escape(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

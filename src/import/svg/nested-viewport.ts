import type { XmlElement } from '@rgrove/parse-xml'
import { multiply } from '../../paint/matrix.ts'
import { viewBoxMatrix, viewBoxOf } from '../../paint/svg/svg-values.ts'
import { localName } from '../read-xml.ts'
import type { SvgContext, SvgImport } from './svg-import.ts'
import { lengthsOf } from './basic-shapes.ts'

interface GivenSize {
  readonly width?: number | undefined
  readonly height?: number | undefined
}

/** The coordinates within an `svg` or `symbol`. */
export function nested(
  element: XmlElement,
  { given = {}, ...context }: SvgContext & { readonly given?: GivenSize },
  file: SvgImport,
): SvgContext {
  const { x, y } = lengthsOf(element, file.viewport)
  const isSymbol = localName(element) === 'symbol'
  const moved = multiply(context.matrix, {
    a: 1,
    b: 0,
    c: 0,
    d: 1,
    e: isSymbol ? 0 : (x('x') ?? 0),
    f: isSymbol ? 0 : (y('y') ?? 0),
  })
  const box = viewBoxOf(element.attributes['viewBox'])
  const width = given.width ?? x('width') ?? file.viewport.width
  const height = given.height ?? y('height') ?? file.viewport.height
  const view = box ? viewBoxMatrix(box, { width, height }, element.attributes['preserveAspectRatio']) : undefined
  return { ...context, matrix: view ? multiply(moved, view) : moved }
}

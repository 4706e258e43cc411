import type { XmlElement } from '@rgrove/parse-xml'
import type { Element } from '../../document/elements/element.ts'
import { LIMITS } from '../../document/limits.ts'
import type { Matrix } from '../../paint/canvas.ts'
import { multiply } from '../../paint/matrix.ts'
import { lengthPx, px } from '../numbers.ts'
import { pathBounds, transformedPath } from '../path-bounds.ts'
import { fromThousandths, inThousandths } from '../unit-path.ts'
import { childrenOf, localName } from '../read-xml.ts'
import { styleOf } from './svg-css.ts'
import type { SvgContext, SvgImport } from './svg-import.ts'
import { outlineOf } from './basic-shapes.ts'
import { readTransform } from './svg-transform.ts'

/** The outline of what a clip path shows, in pixels of the page. */
export interface Clip {
  readonly d: string
}

/** Returns the clip path of an element, if the file has it. */
export function clipOf({ style }: SvgContext, file: SvgImport): XmlElement | undefined {
  const id = /^url\(\s*["']?#([^"')]+)/.exec(style['clip-path'] ?? '')?.[1]
  return id === undefined ? undefined : file.byId.get(id)
}

/** Returns undefined for a clip path that is not an outline of shapes, such as of text. */
export function readClip(clipPath: XmlElement, context: SvgContext, file: SvgImport): Clip | undefined {
  if (clipPath.attributes['clipPathUnits'] === 'objectBoundingBox') return undefined
  if ((styleOf(clipPath, {}, file.rules)['clip-path'] ?? 'none') !== 'none') return undefined
  const matrix = multiply(context.matrix, readTransform(clipPath.attributes['transform']))
  const outlines = childrenOf(clipPath).map((child) => outlineIn(child, matrix, file))
  const known = outlines.filter((outline) => outline !== undefined)
  return known.length === outlines.length && known.length > 0 ? { d: known.join('') } : undefined
}

function outlineIn(child: XmlElement, matrix: Matrix, file: SvgImport): string | undefined {
  const style = styleOf(child, {}, file.rules)
  if (style['clip-rule'] === 'evenodd' || (style['clip-path'] ?? 'none') !== 'none') return undefined
  const own = multiply(matrix, readTransform(child.attributes['transform']))
  if (localName(child) === 'use') {
    const target = file.byId.get((child.attributes['href'] ?? child.attributes['xlink:href'] ?? '').replace(/^#/, ''))
    const moved = multiply(own, {
      a: 1,
      b: 0,
      c: 0,
      d: 1,
      e: Number(child.attributes['x'] ?? 0),
      f: Number(child.attributes['y'] ?? 0),
    })
    return target && localName(target) !== 'use' ? outlineIn(target, moved, file) : undefined
  }
  const outline = outlineOf(child, file.viewport)
  return outline === undefined ? undefined : transformedPath(outline, own)
}

/** Returns a group that shows only what is within the clip. */
export function clippedGroup(elements: readonly Element[], { d }: Clip, id: string): Element | undefined {
  const bounds = pathBounds(d)
  if (!bounds || bounds.width === 0 || bounds.height === 0) return undefined
  const [x, y] = [px(bounds.x), px(bounds.y)]
  const moved = elements.map((element) => ({ ...element, x: px(element.x - x), y: px(element.y - y) }))
  const group = {
    id,
    type: 'group',
    x,
    y,
    width: lengthPx(bounds.width),
    height: lengthPx(bounds.height),
    elements: moved,
    clip: true,
  } as const
  const unit = inThousandths(d, bounds)
  if (isBox(unit)) return group
  const mask = fromThousandths(unit)
  return mask.length > LIMITS.pathCharacters ? undefined : { ...group, mask: { type: 'path', d: mask } }
}

function isBox(d: string): boolean {
  const corners = Array.from(d.matchAll(/-?[\d.]+/g), ([number]) => Math.round(Number(number)))
  return (
    !/[CQAST]/i.test(d) &&
    corners.length <= 10 &&
    corners.every((value) => value === 0 || value === 1000) &&
    /H.*V.*H|^M\d+ \d+L/.test(d) &&
    corners.length >= 5
  )
}

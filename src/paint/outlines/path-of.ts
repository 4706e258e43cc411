import type { Complete } from '../../document/elements/element.ts'
import { splineThrough } from '../spline.ts'
import { ellipseOutline } from './ellipse-outline.ts'
import { frameOutline } from './frame-outline.ts'
import { linePath } from './line-path.ts'
import type { NewPath, Shape } from './outline.ts'
import { pathOutline } from './path-outline.ts'
import { polygonOutline, starOutline } from './polygon-outline.ts'
import { rectOutline } from './rect-outline.ts'

/**
 * Returns the path that an element fills, strokes or clips, in its own space: for a line the open
 * line without its caps. Undefined for what has no single path, for a group that does not clip, and
 * for a shape without extent.
 */
export function pathOf(newPath: NewPath, element: Complete): Pick<Shape, 'path' | 'rule'> | undefined {
  switch (element.type) {
    case 'rect':
      return rectOutline(newPath, element)
    case 'ellipse':
      return ellipseOutline(newPath, element)
    case 'polygon':
      return polygonOutline(newPath, element)
    case 'star':
      return starOutline(newPath, element)
    case 'path':
      return pathOutline(newPath, element)
    case 'line':
      return { path: linePath(newPath, splineThrough(element.points, element.curve)), rule: 'nonzero' }
    case 'image':
      return frameOutline(newPath, element)
    case 'group':
      return element.clip ? frameOutline(newPath, element) : undefined
    case 'text':
    case 'svg':
    case 'code':
    case 'chart':
    case 'table':
    case 'repeat':
      return undefined
  }
}

import type { Path2D } from '@napi-rs/canvas'
import { type Bounds, EMPTY_BOUNDS } from '../../paint/bounds.ts'
import type { Path } from '../../paint/canvas.ts'
import type { ImageRegion } from '../image-placement.ts'
import { SvgPath } from './svg-path.ts'

/** Paths of the painter are those of Skia, and also remember their data. */
export function rectPath({ x, y, width, height }: ImageRegion): SvgPath {
  const path = new SvgPath()
  path.rect(x, y, width, height)
  return path
}

export function dataOf(path: Path): string {
  return (path as SvgPath).data
}

export function nativePath(path: Path): Path2D {
  return path as unknown as Path2D
}

export function boundsOf(path: Path): Bounds {
  return nativeBounds(nativePath(path))
}

export function nativeBounds(path: Path2D): Bounds {
  const [left, top, right, bottom] = path.computeTightBounds()
  return right >= left ? { left, top, right, bottom } : EMPTY_BOUNDS
}

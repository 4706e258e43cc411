import type { Size } from '../../../../document/document.ts'
import type { Bounds } from '../../../../paint/bounds.ts'

export function pageBounds({ width, height }: Size): Bounds {
  return { left: 0, top: 0, right: width, bottom: height }
}

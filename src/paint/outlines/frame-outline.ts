import type { CornerRadius } from '../../document/elements/base.ts'
import type { Mask } from '../../document/elements/mask.ts'
import { TURN } from './ellipse-outline.ts'
import type { NewPath, Outline } from './outline.ts'
import { outlineOfData } from './path-outline.ts'
import { rectOutline } from './rect-outline.ts'

/** What an image shows, or a group clips. */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly cornerRadius: CornerRadius
  readonly mask: Mask | null
}

/** The path of the mask, or the box with its corners if the mask has no path. */
export function frameOutline(newPath: NewPath, frame: Frame): Outline {
  const { width, height, mask } = frame
  if (mask?.type === 'ellipse') return wholeEllipse(newPath, frame)
  if (mask?.type !== 'path') return rectOutline(newPath, frame)
  const matrix = { a: width, b: 0, c: 0, d: height, e: 0, f: 0 }
  return outlineOfData(newPath, { d: mask.d, matrix, rule: 'nonzero', width, height })
}

function wholeEllipse(newPath: NewPath, { width, height }: Frame): Outline {
  const [x, y] = [width / 2, height / 2]
  const inset = (by: number): Outline => {
    const path = newPath()
    path.ellipse(x, y, Math.max(0, x - by), Math.max(0, y - by), 0, 0, TURN)
    return outline(path)
  }
  const outline = (path: Outline['path']): Outline => ({
    path,
    rule: 'nonzero',
    box: { x: 0, y: 0, width, height },
    extent: { left: 0, top: 0, right: width, bottom: height },
    inset,
  })
  return inset(0)
}

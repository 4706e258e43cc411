import type { Mask } from '../../document/elements/mask.ts'
import type { Path } from '../canvas.ts'
import { type Frame, frameOutline } from './frame-outline.ts'
import type { NewPath } from './outline.ts'
import { rectOutline } from './rect-outline.ts'

/** Returns the paths within all of which a frame shows its content. */
export function framePaths(newPath: NewPath, frame: Frame): Path[] {
  const box = rectOutline(newPath, frame).path
  return hasPath(frame.mask) ? [box, frameOutline(newPath, frame).path] : [box]
}

export function hasPath(mask: Mask | null): boolean {
  return mask?.type === 'ellipse' || mask?.type === 'path'
}

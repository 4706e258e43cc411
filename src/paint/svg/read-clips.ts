import type { XmlElement } from '@rgrove/parse-xml'
import type { Bounds } from '../bounds.ts'
import type { Matrix } from '../canvas.ts'
import { IDENTITY, multiply } from '../matrix.ts'
import { measureOutline } from './measure-outline.ts'
import { childrenOf, readOnce, type SvgReader, within } from './svg-reader.ts'
import type { SvgClip, SvgMask } from './svg-drawing.ts'
import { matrixOf, numberOf, styleOf } from './svg-values.ts'

/** Maps fractions of `bounds` to their space. */
export function unitsMatrix(bounds: Bounds): Matrix {
  return {
    a: bounds.right - bounds.left,
    b: 0,
    c: 0,
    d: bounds.bottom - bounds.top,
    e: bounds.left,
    f: bounds.top,
  }
}

/** Reads a clip path, and the clip paths that clip it. All of them apply. */
export function readClips(reader: SvgReader, reference: string | undefined, bounds: Bounds): readonly SvgClip[] {
  const clips = within(reader, reference, (clip) => {
    const { attributes } = clip
    const matrix = attributes['clipPathUnits'] === 'objectBoundingBox' ? unitsMatrix(bounds) : IDENTITY
    return [
      { matrix, ...readOnce(reader.contents.clips, clip, readClip) },
      ...readClips(reader, attributes['clip-path'], bounds),
    ]
  })
  return clips ?? []
}

function readClip(clip: XmlElement): Omit<SvgClip, 'matrix'> {
  const parts = readParts(clip, matrixOf(clip.attributes['transform']))
  return { parts, pieces: parts.reduce((sum, { d }) => sum + measureOutline(d).pieces, 0) }
}

function readParts(parent: XmlElement, matrix: Matrix): SvgClip['parts'] {
  return childrenOf(parent).flatMap((child) => {
    const { attributes } = child
    const own = multiply(matrix, matrixOf(attributes['transform']))
    if (child.name === 'g') return readParts(child, own)
    if (child.name !== 'path' || attributes['visibility'] === 'hidden') return []
    const rule = (attributes['clip-rule'] ?? attributes['fill-rule']) === 'evenodd' ? 'evenodd' : 'nonzero'
    return [{ d: attributes['d'] ?? '', matrix: own, rule } as const]
  })
}

/** Reads a mask, and the masks of the mask. All of them apply. */
export function readMasks(reader: SvgReader, reference: string | undefined, bounds: Bounds): readonly SvgMask[] {
  const masks = within(reader, reference, (mask) => {
    const { attributes } = mask
    const isFraction = attributes['maskUnits'] !== 'userSpaceOnUse'
    const [scaleX, scaleY] = isFraction ? [bounds.right - bounds.left, bounds.bottom - bounds.top] : [1, 1]
    const [originX, originY] = isFraction ? [bounds.left, bounds.top] : [0, 0]
    const left = originX + numberOf(attributes['x'], -0.1) * scaleX
    const top = originY + numberOf(attributes['y'], -0.1) * scaleY
    const area = {
      left,
      top,
      right: left + numberOf(attributes['width'], 1.2) * scaleX,
      bottom: top + numberOf(attributes['height'], 1.2) * scaleY,
    }
    const type = attributes['mask-type'] ?? styleOf(attributes['style'], 'mask-type')
    const content = attributes['maskContentUnits'] === 'objectBoundingBox' ? unitsMatrix(bounds) : IDENTITY
    const own = {
      area,
      isLuminance: type !== 'alpha',
      content,
      nodes: readOnce(reader.contents.nodes, mask, reader.readNodes),
    }
    return [own, ...readMasks(reader, attributes['mask'], bounds)]
  })
  return masks ?? []
}

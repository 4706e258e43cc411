import type { Size } from '../../document/document.ts'
import type { CompositeOperation } from '../../paint/canvas.ts'
import { masked, type SvgDefinitions } from './svg-definitions.ts'
import { clipped, type SvgSurface } from './svg-surface.ts'

interface Composed {
  readonly surface: SvgSurface
  readonly definitions: SvgDefinitions
  /** Of the page or layer. */
  readonly size: Size
}

interface Drawn {
  readonly markup: string
  readonly clip: string | undefined
}

/** Draws `markup` on a surface. Clips do not limit what the operations `-in` erase. */
export function compose({ surface, definitions, size }: Composed, operation: CompositeOperation, drawn: Drawn): void {
  const { markup, clip } = drawn
  const shapeOf = (shape: string, inverted = false): string => definitions.mask(shape, { size, inverted })
  switch (operation) {
    case 'source-over':
      surface.add(markup, clip)
      break
    case 'destination-over':
      surface.addBelow(markup, clip)
      break
    case 'source-in':
      surface.replace(masked(clipped(markup, clip), shapeOf(surface.markup)))
      break
    case 'source-atop':
      surface.add(masked(clipped(markup, clip), shapeOf(surface.markup)))
      break
    case 'destination-in':
      surface.replace(masked(surface.markup, shapeOf(clipped(markup, clip))))
      break
    case 'destination-out':
      surface.replace(masked(surface.markup, shapeOf(clipped(markup, clip), true)))
      break
    case 'source-out':
    case 'destination-atop':
    case 'copy':
    case 'xor':
      throw new Error(`the painter does not use ${operation} for vectors`)
    default: {
      const mode = operation === 'lighter' ? 'plus-lighter' : operation
      // A clip around it would isolate it from what is below.
      surface.add(`<g style="mix-blend-mode:${mode}">${clipped(markup, clip)}</g>`)
    }
  }
}

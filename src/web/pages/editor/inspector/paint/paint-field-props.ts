import type { Paint } from '../../../../../document/paint.ts'
import type { PaintName } from '../../../../../edit/gradients/named-paint.ts'

export interface PaintFieldProps {
  readonly label: string
  /** Null is no paint, undefined several different ones. */
  readonly value: Paint | null | undefined
  /** `color` for what cannot be a gradient or a picture. */
  readonly allows?: 'paint' | 'gradient' | 'color'
  readonly canBeNone?: boolean
  /** False for colors of the brand itself. */
  readonly offersBrand?: boolean
  /** The hex color behind, with which the contrast is shown. */
  readonly beneath?: string | undefined
  /** Of an element, if it can be edited on the stage too. */
  readonly name?: PaintName
  /** Large texts need less contrast. */
  readonly isLarge?: boolean
  readonly onChange: (paint: Paint | null) => void
}

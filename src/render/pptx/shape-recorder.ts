import svgpath from 'svgpath'
import { scaleOf } from '../../paint/bounds.ts'
import type { Context, FillRule, Path, Pattern } from '../../paint/canvas.ts'
import type { SvgPath } from '../svg/svg-path.ts'
import { SvgState } from '../svg/svg-state.ts'

/** A path in the space of the recorder, with a color and the alpha of the context. */
export interface RecordedShape {
  readonly data: string
  readonly rule: FillRule
  readonly color: string
  readonly alpha: number
  /** Absent for a filled path. */
  readonly stroke?: {
    readonly width: number
    readonly cap: Context['lineCap']
    readonly join: Context['lineJoin']
    readonly dash: readonly number[]
  }
}

/** Thrown at what shapes with one color cannot express. */
export class NotRecorded extends Error {}

/** Canvas 2D that records paths with one color. @throws NotRecorded by what it cannot record */
export class ShapeRecorder extends SvgState implements Context {
  readonly shapes: RecordedShape[] = []

  fill(path: Path, rule: FillRule = 'nonzero'): void {
    if (typeof this.fillStyle !== 'string') throw new NotRecorded()
    this.#record(path, { rule, color: this.fillStyle })
  }

  stroke(path: Path): void {
    if (typeof this.strokeStyle !== 'string') throw new NotRecorded()
    const scale = scaleOf(this.matrix)
    const dash = this.dash.map((length) => length * scale)
    const stroke = { width: this.lineWidth * scale, cap: this.lineCap, join: this.lineJoin, dash }
    this.#record(path, { rule: 'nonzero', color: this.strokeStyle, stroke })
  }

  #record(path: Path, drawn: Pick<RecordedShape, 'rule' | 'color' | 'stroke'>): void {
    if (this.globalCompositeOperation !== 'source-over') throw new NotRecorded()
    const { a, b, c, d, e, f } = this.matrix
    const data = svgpath((path as SvgPath).data)
      .matrix([a, b, c, d, e, f])
      .toString()
    if (data !== '' && this.globalAlpha > 0) this.shapes.push({ ...drawn, data, alpha: this.globalAlpha })
  }

  createPattern(): Pattern | null {
    throw new NotRecorded()
  }

  clip(): void {
    throw new NotRecorded()
  }

  fillRect(): void {
    throw new NotRecorded()
  }

  drawImage(): void {
    throw new NotRecorded()
  }

  fillText(): void {
    throw new NotRecorded()
  }

  strokeText(): void {
    throw new NotRecorded()
  }

  measureText(): { readonly width: number } {
    throw new NotRecorded()
  }

  isPointInPath(): boolean {
    throw new NotRecorded()
  }

  isPointInStroke(): boolean {
    throw new NotRecorded()
  }
}

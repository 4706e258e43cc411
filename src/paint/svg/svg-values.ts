import { BLEND_MODES } from '../../document/elements/base.ts'
import type { Matrix } from '../canvas.ts'
import { IDENTITY } from '../matrix.ts'

export function numberOf(text: string | undefined, fallback: number): number {
  const value = Number.parseFloat(text ?? '')
  return Number.isFinite(value) ? value : fallback
}

export function numbersOf(text: string | undefined): number[] {
  return (text ?? '').split(/[\s,]+/).flatMap((part) => (part === '' ? [] : [numberOf(part, 0)]))
}

/** A normalized file has only `matrix(…)`. */
export function matrixOf(text: string | undefined): Matrix {
  const values = /^\s*matrix\(([^)]*)\)\s*$/.exec(text ?? '')?.[1]
  if (values === undefined) return IDENTITY
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(values)
  return { a, b, c, d, e, f }
}

/** Returns the ID in `url(#id)`. */
export function referenceOf(text: string | undefined): string | undefined {
  return /^url\(#(.*)\)$/.exec(text ?? '')?.[1]
}

export function styleOf(style: string | undefined, name: string): string | undefined {
  const declaration = (style ?? '').split(';').find((part) => part.trim().startsWith(`${name}:`))
  return declaration?.slice(declaration.indexOf(':') + 1).trim()
}

export function blendOf(style: string | undefined): (typeof BLEND_MODES)[number] {
  const name = styleOf(style, 'mix-blend-mode')
  return BLEND_MODES.find((mode) => mode === name) ?? 'normal'
}

export interface ViewBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function viewBoxOf(text: string | undefined): ViewBox | undefined {
  const [x = 0, y = 0, width = 0, height = 0] = numbersOf(text)
  return width > 0 && height > 0 ? { x, y, width, height } : undefined
}

/** Maps a view box to a size, as `preserveAspectRatio` says. */
export function viewBoxMatrix(
  box: ViewBox,
  size: { readonly width: number; readonly height: number },
  preserve = 'xMidYMid meet',
): Matrix {
  const scaleX = size.width / box.width
  const scaleY = size.height / box.height
  if (preserve.startsWith('none')) return { a: scaleX, b: 0, c: 0, d: scaleY, e: -box.x * scaleX, f: -box.y * scaleY }
  const scale = preserve.endsWith('slice') ? Math.max(scaleX, scaleY) : Math.min(scaleX, scaleY)
  const shift = (letter: 'x' | 'Y', free: number): number => {
    const position = new RegExp(`${letter}(Min|Mid|Max)`).exec(preserve)?.[1]
    return position === 'Min' ? 0 : position === 'Max' ? free : free / 2
  }
  return {
    a: scale,
    b: 0,
    c: 0,
    d: scale,
    e: -box.x * scale + shift('x', size.width - box.width * scale),
    f: -box.y * scale + shift('Y', size.height - box.height * scale),
  }
}

import { PX_PER } from '../../document/px-per-unit.ts'

const PX: Readonly<Record<string, number>> = { ...PX_PER, pc: 16, q: PX_PER.mm / 4 }

export interface LengthContext {
  /** Of 100%. */
  readonly whole: number
  readonly fontSize: number
}

/** Reads a length in user units. Returns undefined without one. */
export function readLength(text: string | undefined, { whole, fontSize }: LengthContext): number | undefined {
  const [, number, unit = ''] = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-z%]*)/i.exec(text ?? '') ?? []
  const value = Number(number)
  if (number === undefined || !Number.isFinite(value)) return undefined
  const name = unit.toLowerCase()
  if (name === '%') return (value / 100) * whole
  if (name === 'em' || name === 'rem') return value * fontSize
  if (name === 'ex' || name === 'ch') return value * fontSize * 0.5
  return value * (PX[name] ?? 1)
}

/** Of a trimmed text. Without two neighbors that match the same, so that it takes linear time. */
const LENGTH = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*(?:px|mm|cm|in|pt|pc|q|r?em|ex|ch|%)?$/i

/** Whether all of the text is a length, with a known unit or none. */
export function isLength(text: string): boolean {
  return LENGTH.test(text.trim())
}

/** Reads numbers that are separated by spaces or commas, with units. */
export function readLengths(text: string | undefined, context: LengthContext): number[] {
  return (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .flatMap((part) => readLength(part, context) ?? [])
}

export function readFraction(text: string | undefined, fallback: number): number {
  const value = Number.parseFloat(text ?? '')
  if (!Number.isFinite(value)) return fallback
  return Math.min(Math.max(text?.trim().endsWith('%') ? value / 100 : value, 0), 1)
}

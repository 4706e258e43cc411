/** How a number field reads what is typed into it. */
export interface NumberReading {
  /** The factor to the value of a number with a unit; undefined for a unit that the field does not have. */
  readonly factorOf: (unit: string) => number | undefined
  /** The factor of a number without a unit. */
  readonly ownFactor: number
  /** Whether `-10` subtracts, as where several values differ, or none can be negative. Else it is a value. */
  readonly subtracts: boolean
}

/** A value, or how it follows from the one before, as `+10` and `*2` do. */
export type TypedNumber =
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'change'; readonly change: (before: number) => number }

interface Amount {
  readonly value: number
  /** Whether it has a unit. Without one, it is a factor next to a length, and else in the unit of the field. */
  readonly hasUnit: boolean
}

const TOKEN = /\s*(?:(?<number>\d+(?:[.,]\d*)?|[.,]\d+)|(?<sign>[-+*/()−×÷])|(?<unit>[a-z°%"″]+))/iy
const SIGNS: Readonly<Record<string, string>> = { '−': '-', '×': '*', '÷': '/' }

/**
 * Reads a number, a sum such as `10+5`, or a length such as `12mm` or `0.5in`. A sign at the beginning changes
 * the value there is: `+10`, `*2`, and `-10` where it subtracts. An equals sign makes it a value: `=-10`. Accepts a
 * decimal comma. Undefined for what is none of these.
 */
export function typedNumber(text: string, reading: NumberReading): TypedNumber | undefined {
  const isValue = text.trim().startsWith('=')
  const tokens = tokensOf(isValue ? text.trim().slice(1) : text)
  const [first, ...rest] = tokens ?? []
  if (tokens === undefined || first === undefined) return undefined
  const isChange = '+*/'.includes(first) || (first === '-' && reading.subtracts)
  if (isValue || !isChange) {
    const value = read(tokens, reading)
    return value === undefined ? undefined : { kind: 'value', value }
  }
  const isFactor = first === '*' || first === '/'
  const by = read(rest, isFactor ? { ...reading, ownFactor: 1, factorOf: () => undefined } : reading)
  if (by === undefined || (first === '/' && by === 0)) return undefined
  const changes = {
    '+': (before: number) => before + by,
    '-': (before: number) => before - by,
    '*': (before: number) => before * by,
    '/': (before: number) => before / by,
  }
  return { kind: 'change', change: changes[first as keyof typeof changes] }
}

function tokensOf(text: string): string[] | undefined {
  const tokens: string[] = []
  const pattern = new RegExp(TOKEN)
  const trimmed = text.trimEnd()
  while (pattern.lastIndex < trimmed.length) {
    const match = pattern.exec(trimmed)
    if (!match) return undefined
    const { number, sign, unit = '' } = match.groups ?? {}
    tokens.push(number?.replace(',', '.') ?? (sign === undefined ? unit.toLowerCase() : (SIGNS[sign] ?? sign)))
  }
  return tokens
}

function read(tokens: readonly string[], { factorOf, ownFactor }: NumberReading): number | undefined {
  let at = 0
  const result = sum()
  if (!result || at < tokens.length) return undefined
  const value = inUnit(result)
  return Number.isFinite(value) ? value : undefined

  function inUnit({ value, hasUnit }: Amount): number {
    return hasUnit ? value : value * ownFactor
  }

  function sum(): Amount | undefined {
    let left = product()
    while (left && (tokens[at] === '+' || tokens[at] === '-')) {
      const sign = tokens[at] === '+' ? 1 : -1
      at += 1
      const right = product()
      if (!right) return undefined
      const hasUnit = left.hasUnit || right.hasUnit
      left = hasUnit
        ? { value: inUnit(left) + sign * inUnit(right), hasUnit }
        : { value: left.value + sign * right.value, hasUnit }
    }
    return left
  }

  function product(): Amount | undefined {
    let left = amount()
    while (left && (tokens[at] === '*' || tokens[at] === '/')) {
      const isTimes = tokens[at] === '*'
      at += 1
      const right = amount()
      // A product of lengths is no length.
      if (!right || (right.hasUnit && (left.hasUnit || !isTimes))) return undefined
      left = {
        value: isTimes ? left.value * right.value : left.value / right.value,
        hasUnit: left.hasUnit || right.hasUnit,
      }
    }
    return left
  }

  function amount(): Amount | undefined {
    const token = tokens[at]
    if (token === undefined) return undefined
    at += 1
    if (token === '-' || token === '+') {
      const inner = amount()
      return inner && { ...inner, value: token === '-' ? -inner.value : inner.value }
    }
    if (token === '(') {
      const inner = sum()
      if (tokens[at] !== ')') return undefined
      at += 1
      return inner
    }
    const value = Number(token)
    if (!/^[\d.]/.test(token) || Number.isNaN(value)) return undefined
    const unit = tokens[at]
    if (unit === undefined || !/^[a-z°%"″]/.test(unit)) return { value, hasUnit: false }
    const factor = factorOf(unit)
    if (factor === undefined) return undefined
    at += 1
    return { value: value * factor, hasUnit: true }
  }
}

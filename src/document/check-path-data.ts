import { LIMITS } from './limits.ts'
import { received } from './received.ts'

/** Arguments of each command: `n` is a number, `f` the flag of an arc. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  m: 'nn',
  z: '',
  l: 'nn',
  h: 'n',
  v: 'n',
  c: 'nnnnnn',
  s: 'nnnn',
  q: 'nnnn',
  t: 'nn',
  a: 'nnnffnn',
}

const COMMANDS = 'M, L, H, V, C, S, Q, T, A or Z'

/** Returns the issue, if any. The package `svgpath` takes quadratic time (180 ms for 100,000 characters). */
export function checkPathData(d: string): string | undefined {
  const scanner = new Scanner(d)
  scanner.skipSpaces()
  if (scanner.atEnd()) return 'must be SVG path data that draws something; received only spaces'
  if (scanner.current().toLowerCase() !== 'm') return scanner.expected('M or m')
  while (!scanner.atEnd()) {
    const issue = checkCommand(scanner)
    if (issue !== undefined) return issue
  }
  return undefined
}

function checkCommand(scanner: Scanner): string | undefined {
  const command = scanner.current()
  const kinds = ARGUMENTS[command.toLowerCase()]
  if (kinds === undefined) return scanner.expected(`one of the commands ${COMMANDS}`)
  scanner.advance()
  scanner.skipSpaces()
  if (kinds === '') return undefined
  let hasComma = false
  do {
    for (const kind of kinds) {
      const issue = kind === 'f' ? scanner.readFlag() : scanner.readNumber(command)
      if (issue !== undefined) return issue
      hasComma = scanner.skipSeparator()
    }
  } while (hasComma || scanner.isAtNumber())
  return undefined
}

class Scanner {
  readonly #text: string
  #index = 0
  /** Sticky, so it has state and is not shared. */
  readonly #number = /[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?/y

  constructor(text: string) {
    this.#text = text
  }

  atEnd(): boolean {
    return this.#index >= this.#text.length
  }

  current(): string {
    return this.#text.charAt(this.#index)
  }

  advance(): void {
    this.#index += 1
  }

  skipSpaces(): void {
    while (!this.atEnd() && ' \t\n\r\f'.includes(this.current())) this.#index += 1
  }

  /** Skips at most one comma. Returns whether there was one, which requires another argument. */
  skipSeparator(): boolean {
    this.skipSpaces()
    if (this.current() !== ',') return false
    this.advance()
    this.skipSpaces()
    return true
  }

  isAtNumber(): boolean {
    return !this.atEnd() && '0123456789+-.'.includes(this.current())
  }

  readFlag(): string | undefined {
    if (this.current() !== '0' && this.current() !== '1') return this.expected('0 or 1 as the flag of an arc')
    this.advance()
    return undefined
  }

  readNumber(command: string): string | undefined {
    this.#number.lastIndex = this.#index
    const digits = this.#number.exec(this.#text)?.[0]
    if (digits === undefined) return this.expected(`a number for the command ${command}`)
    const max = LIMITS.coordinatePx
    if (!(Math.abs(Number(digits)) <= max)) return this.expected(`a number from -${max} to ${max}`)
    this.#index += digits.length
    return undefined
  }

  expected(what: string): string {
    const rest = this.#text.slice(this.#index, this.#index + 20).toWellFormed()
    const actual = this.atEnd() ? 'the end' : received(rest)
    return `must be SVG path data; expected ${what} at position ${this.#index}; received ${actual}`
  }
}

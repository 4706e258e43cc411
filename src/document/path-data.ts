import { LIMITS } from './limits.ts'
import { received } from './received.ts'

/** The arguments of each command, `n` a number and `f` an arc's flag. */
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

/**
 * What is wrong with the SVG path data `d`, or undefined. Canvases draw nothing at all, or what came before, for data
 * that they cannot read, and say nothing of it; so it is read here, by SVG 2's grammar. Own code, since the parser of
 * `svgpath` takes time by the square of a polyline's length (180 ms for 100,000 characters), and lets pass numbers
 * that are infinite and commands that are not SVG's.
 */
export function checkPathData(d: string): string | undefined {
  const scanner = new Scanner(d)
  scanner.skipSpaces()
  if (scanner.atEnd()) return 'must be SVG path data that draws something; received only spaces'
  if (scanner.current().toLowerCase() !== 'm') return scanner.fault('begin with M or m')
  while (!scanner.atEnd()) {
    const fault = checkCommand(scanner)
    if (fault !== undefined) return fault
  }
  return undefined
}

/** A command and all its arguments: after the first set of them, further sets repeat it. */
function checkCommand(scanner: Scanner): string | undefined {
  const command = scanner.current()
  const kinds = ARGUMENTS[command.toLowerCase()]
  if (kinds === undefined) return scanner.fault(`have one of the commands ${COMMANDS}`)
  scanner.advance()
  scanner.skipSpaces()
  if (kinds === '') return undefined
  let hasComma = false
  do {
    for (const kind of kinds) {
      const fault = kind === 'f' ? scanner.readFlag() : scanner.readNumber(command)
      if (fault !== undefined) return fault
      hasComma = scanner.skipSeparator()
    }
  } while (hasComma || scanner.isAtNumber())
  return undefined
}

class Scanner {
  readonly #text: string
  #index = 0
  /** Sticky, and this scanner's own, since it keeps where it stands. */
  readonly #number = /[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?/y

  constructor(text: string) {
    this.#text = text
  }

  atEnd(): boolean {
    return this.#index >= this.#text.length
  }

  /** The character read next; empty at the end. */
  current(): string {
    return this.#text.charAt(this.#index)
  }

  advance(): void {
    this.#index += 1
  }

  skipSpaces(): void {
    while (!this.atEnd() && ' \t\n\r\f'.includes(this.current())) this.#index += 1
  }

  /** Skips spaces and at most one comma; tells whether there was one, after which an argument has to follow. */
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
    if (this.current() !== '0' && this.current() !== '1') return this.fault("have 0 or 1 as an arc's flag")
    this.advance()
    return undefined
  }

  readNumber(command: string): string | undefined {
    this.#number.lastIndex = this.#index
    const digits = this.#number.exec(this.#text)?.[0]
    if (digits === undefined) return this.fault(`have a number for the command ${command}`)
    const most = LIMITS.coordinatePx
    if (!(Math.abs(Number(digits)) <= most)) return this.fault(`have numbers from -${most} to ${most}`)
    this.#index += digits.length
    return undefined
  }

  /** `must` continues the sentence "path data must". */
  fault(must: string): string {
    const rest = this.#text.slice(this.#index, this.#index + 20).toWellFormed()
    const what = this.atEnd() ? 'the end' : received(rest)
    return `must be SVG path data, which must ${must} at position ${this.#index}; received ${what}`
  }
}

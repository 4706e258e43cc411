/** V8's messages change between versions and often lack a position. Only for text that is not JSON. Not recursive. */
export function findJsonFault(text: string): string {
  const scanner = new Scanner(text)
  const expected = scanner.scan()
  const { at } = scanner
  const before = text.slice(0, at)
  const line = before.split('\n').length
  const column = at - before.lastIndexOf('\n')
  return `line ${line}, column ${column}: expected ${expected}, ${found(text, at)}.`
}

function found(text: string, at: number): string {
  const character = text.codePointAt(at)
  return character === undefined
    ? 'found the end of the body'
    : `found ${JSON.stringify(String.fromCodePoint(character))}`
}

const VALUE = 'a value'
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORDS = ['true', 'false', 'null']

class Scanner {
  readonly #text: string
  /** Expected closing brackets, innermost last. */
  readonly #open: ('}' | ']')[] = []
  at = 0

  constructor(text: string) {
    this.#text = text
  }

  scan(): string {
    for (;;) {
      const fault = this.#value()
      if (fault !== undefined) return fault
      const after = this.#afterValue()
      if (after !== undefined) return after
    }
  }

  /** Reads a value's beginning: a whole scalar, or the brackets down to the first scalar or empty bracket. */
  #value(): string | undefined {
    for (;;) {
      this.#space()
      const character = this.#text[this.at]
      if (character === '{') {
        this.at += 1
        this.#space()
        if (this.#take('}')) return undefined
        this.#open.push('}')
        const fault = this.#key('a name in double quotes or "}"')
        if (fault !== undefined) return fault
      } else if (character === '[') {
        this.at += 1
        this.#space()
        if (this.#take(']')) return undefined
        this.#open.push(']')
      } else return this.#scalar()
    }
  }

  /** Closes what ends here and passes the comma to the next value. */
  #afterValue(): string | undefined {
    for (;;) {
      this.#space()
      const close = this.#open.at(-1)
      if (close === undefined) return 'the end of the body'
      if (this.#take(close)) {
        this.#open.pop()
        continue
      }
      if (!this.#take(',')) return `"," or "${close}"`
      this.#space()
      return close === '}' ? this.#key('a name in double quotes') : undefined
    }
  }

  #key(expected: string): string | undefined {
    if (this.#text[this.at] !== '"') return expected
    const fault = this.#string()
    if (fault !== undefined) return fault
    this.#space()
    return this.#take(':') ? undefined : '":"'
  }

  #scalar(): string | undefined {
    const rest = this.#text[this.at]
    if (rest === '"') return this.#string()
    const word = WORDS.find((candidate) => candidate.startsWith(rest ?? ' '))
    if (word !== undefined) return this.#word(word)
    NUMBER.lastIndex = this.at
    const number = NUMBER.exec(this.#text)
    if (number === null) return this.#text[this.at] === '-' ? this.#beyond(1, 'a digit') : VALUE
    this.at += number[0].length
    return undefined
  }

  #word(word: string): string | undefined {
    for (const letter of word) if (!this.#take(letter)) return `"${word}"`
    return undefined
  }

  #string(): string | undefined {
    for (this.at += 1; this.at < this.#text.length; this.at += 1) {
      const character = this.#text[this.at] ?? ''
      if (character === '"') {
        this.at += 1
        return undefined
      }
      if (character < ' ') return 'an escape sequence such as \\n instead of a control character'
      if (character !== '\\') continue
      const escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y
      escape.lastIndex = this.at
      const match = escape.exec(this.#text)
      if (match === null) return 'a valid escape sequence'
      this.at += match[0].length - 1
    }
    return 'a closing quote'
  }

  #beyond(characters: number, expected: string): string {
    this.at += characters
    return expected
  }

  #space(): void {
    while (' \t\n\r'.includes(this.#text[this.at] ?? 'x')) this.at += 1
  }

  #take(character: string): boolean {
    if (this.#text[this.at] !== character) return false
    this.at += 1
    return true
  }
}

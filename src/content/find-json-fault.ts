/** Describes the first error in invalid JSON. V8's messages change between versions and often lack a position. */
export function findJsonFault(text: string): string {
  const scanner = new Scanner(text)
  const expected = scanner.scan()
  const { at } = scanner
  const textBefore = text.slice(0, at)
  const line = textBefore.split('\n').length
  const column = at - textBefore.lastIndexOf('\n')
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
  readonly #closers: ('}' | ']')[] = []
  at = 0

  constructor(text: string) {
    this.#text = text
  }

  /** Returns what was expected at `at`, the position of the first error. */
  scan(): string {
    for (;;) {
      const fault = this.#readValue()
      if (fault !== undefined) return fault
      const nextFault = this.#readAfterValue()
      if (nextFault !== undefined) return nextFault
    }
  }

  /** Reads a scalar or an empty object or array, with the brackets and keys in front of it. */
  #readValue(): string | undefined {
    for (;;) {
      this.#skipSpace()
      const character = this.#text[this.at]
      if (character === '{') {
        this.at += 1
        this.#skipSpace()
        if (this.#skip('}')) return undefined
        this.#closers.push('}')
        const fault = this.#readKey('a name in double quotes or "}"')
        if (fault !== undefined) return fault
      } else if (character === '[') {
        this.at += 1
        this.#skipSpace()
        if (this.#skip(']')) return undefined
        this.#closers.push(']')
      } else return this.#readScalar()
    }
  }

  /** Reads closing brackets, then the comma before the next value and, in an object, its key. */
  #readAfterValue(): string | undefined {
    for (;;) {
      this.#skipSpace()
      const close = this.#closers.at(-1)
      if (close === undefined) return 'the end of the body'
      if (this.#skip(close)) {
        this.#closers.pop()
        continue
      }
      if (!this.#skip(',')) return `"," or "${close}"`
      this.#skipSpace()
      return close === '}' ? this.#readKey('a name in double quotes') : undefined
    }
  }

  #readKey(expected: string): string | undefined {
    if (this.#text[this.at] !== '"') return expected
    const fault = this.#readString()
    if (fault !== undefined) return fault
    this.#skipSpace()
    return this.#skip(':') ? undefined : '":"'
  }

  #readScalar(): string | undefined {
    const character = this.#text[this.at]
    if (character === '"') return this.#readString()
    const word = WORDS.find((candidate) => candidate.startsWith(character ?? ' '))
    if (word !== undefined) return this.#readWord(word)
    NUMBER.lastIndex = this.at
    const number = NUMBER.exec(this.#text)
    if (number === null) return this.#skip('-') ? 'a digit' : VALUE
    this.at += number[0].length
    return undefined
  }

  #readWord(word: string): string | undefined {
    for (const letter of word) if (!this.#skip(letter)) return `"${word}"`
    return undefined
  }

  #readString(): string | undefined {
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

  #skipSpace(): void {
    while (' \t\n\r'.includes(this.#text[this.at] ?? 'x')) this.at += 1
  }

  #skip(character: string): boolean {
    if (this.#text[this.at] !== character) return false
    this.at += 1
    return true
  }
}

/** A name has its slash, a string is in angle brackets, and a dictionary is a map. */
export type Operand = number | string | Operand[] | ReadonlyMap<string, Operand>

export interface Operation {
  readonly operator: string
  readonly operands: readonly Operand[]
}

const TOKEN =
  /\s*(?:%[^\n]*\n\s*)*(<<|>>|\[|\]|<[0-9A-Fa-f\s]*>|\((?:\\[^]|[^\\()])*\)|\/[^\s<>[\]()/]*|[^\s<>[\]()/]+)/gy

/** Reads the operators of a content stream: ISO 32000-1, 7.8.2. */
export function* readOperators(content: string): Generator<Operation> {
  const open: Operand[][] = [[]]
  for (const [, token = ''] of content.matchAll(TOKEN)) {
    const operands = open.at(-1) ?? []
    if (token === '<<' || token === '[') open.push([])
    else if (token === '>>' || token === ']') {
      open.pop()
      open.at(-1)?.push(token === ']' ? operands : entriesOf(operands))
    } else if (/^[/<(]/.test(token)) operands.push(token)
    else if (/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(token)) operands.push(Number(token))
    else if (/^(?:true|false|null)$/.test(token)) operands.push(token)
    else {
      yield { operator: token, operands }
      open[0] = []
    }
  }
}

function entriesOf(items: readonly Operand[]): ReadonlyMap<string, Operand> {
  const entries = new Map<string, Operand>()
  for (let index = 0; index + 1 < items.length; index += 2) {
    const key = items[index]
    if (typeof key === 'string') entries.set(key, items[index + 1] ?? '')
  }
  return entries
}

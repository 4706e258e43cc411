import { parseXml, XmlElement, XmlText } from '@rgrove/parse-xml'
import { refuse } from './refuse.ts'

const MAX_CHARACTERS = 20_000_000
const MAX_DEPTH = 200
const MAX_ELEMENTS = 1_000_000

/**
 * Parses XML. Entities that the file declares are refused, since they can grow; external ones and DTDs are
 * never loaded. @throws `import_invalid`
 */
export function readXml(text: string, label: string): XmlElement {
  if (text.length > MAX_CHARACTERS) refuse(`${label} has more than ${MAX_CHARACTERS} characters`)
  if (/<!ENTITY\s/.test(text)) return parse(withoutSimpleEntities(text, label), label)
  return parse(text, label)
}

function parse(text: string, label: string): XmlElement {
  requireLimits(text, label)
  try {
    const { root } = parseXml(text, { ignoreUndefinedEntities: false, sortAttributes: false })
    if (root) return root
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'unknown error'
    refuse(`${label} is not valid XML: ${reason.slice(0, 200)}`, error)
  }
  refuse(`${label} has no element`)
}

/** Also matches what does not end, so that no text is scanned twice. */
const TAGS =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<[^!?](?:[^>"']+|"[^"]*(?:"|$)|'[^']*(?:'|$))*(?:>|$)/g

/** The parser is recursive, and its elements take memory. Counts tags before it runs. */
function requireLimits(text: string, label: string): void {
  let depth = 0
  let elements = 0
  for (const [tag] of text.matchAll(TAGS)) {
    if (tag.startsWith('<!')) continue
    if (tag.startsWith('</')) depth -= 1
    else {
      elements += 1
      if (!tag.endsWith('/>')) depth += 1
    }
    if (depth > MAX_DEPTH) refuse(`${label} nests more than ${MAX_DEPTH} elements`)
    if (elements > MAX_ELEMENTS) refuse(`${label} has more than ${MAX_ELEMENTS} elements`)
  }
}

/** Illustrator declares namespaces as entities. Replaces those, and refuses entities within entities. */
function withoutSimpleEntities(text: string, label: string): string {
  const end = text.indexOf(']>')
  if (end === -1) refuse(`${label} has a document type that does not end`)
  const entities = new Map<string, string>()
  for (const [, name = '', value = ''] of text
    .slice(0, end)
    .matchAll(/<!ENTITY\s+([\w.-]+)\s+["']([^"'&%<]*)["']\s*>/g))
    entities.set(name, value)
  const declared = text.slice(0, end).match(/<!ENTITY\s/g)?.length ?? 0
  const isHarmless = declared === entities.size && [...entities.values()].every((value) => value.length <= 200)
  if (!isHarmless) refuse(`${label} declares entities that refer to others or to files, which is not supported`)
  let left = MAX_CHARACTERS - text.length
  const body = text.slice(end + 2).replaceAll(/&([\w.-]+);/g, (whole, name: string) => {
    const value = entities.get(name) ?? whole
    left -= value.length - whole.length
    return left < 0 ? refuse(`${label} has more than ${MAX_CHARACTERS} characters`) : value
  })
  const head = text.slice(0, end + 2).replace(/<!DOCTYPE[\s\S]*$/, '')
  return head + body
}

export function childrenOf(element: XmlElement | undefined): XmlElement[] {
  return element ? element.children.filter((child) => child instanceof XmlElement) : []
}

/** Returns the name without its prefix. */
export function localName({ name }: XmlElement): string {
  return name.slice(name.indexOf(':') + 1)
}

/** Returns the outermost element after removing the prefix of `namespace` from the names of all elements. */
export function withoutPrefix(root: XmlElement, namespace: string): XmlElement {
  const declaration = Object.entries(root.attributes).find(
    ([name, value]) => /^xmlns:/.test(name) && value === namespace,
  )
  const prefix = declaration && `${declaration[0].slice('xmlns:'.length)}:`
  const visit = (element: XmlElement): void => {
    if (prefix !== undefined && element.name.startsWith(prefix)) element.name = element.name.slice(prefix.length)
    for (const child of childrenOf(element)) visit(child)
  }
  if (prefix !== undefined) visit(root)
  return root
}

/** Returns the first child whose name, without its prefix, is the first of `names`, in it the next one, and so on. */
export function childOf(element: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined {
  let found = element
  for (const name of names) found = childrenOf(found).find((child) => localName(child) === name)
  return found
}

export function childrenNamed(element: XmlElement | undefined, name: string): XmlElement[] {
  return childrenOf(element).filter((child) => localName(child) === name)
}

/** Returns the text within an element, and in those that it contains. */
export function textOf(element: XmlElement): string {
  return element.children
    .map((child) => (child instanceof XmlText ? child.text : child instanceof XmlElement ? textOf(child) : ''))
    .join('')
}

/** An element of HTML or SVG, without comments. */
export interface Markup {
  /** In lower case. */
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (Markup | string)[]
}

export function isMarkup(node: Markup | string): node is Markup {
  return typeof node !== 'string'
}

/** The declarations of a `style` attribute, by property in lower case. */
export function declarationsOf({ attributes }: Markup): Map<string, string> {
  const declarations = (attributes['style'] ?? '').split(';').flatMap((declaration): [string, string][] => {
    const colon = declaration.indexOf(':')
    if (colon === -1) return []
    return [[declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim()]]
  })
  return new Map(declarations)
}

/** All text in an element. */
export function textWithin(node: Markup | string): string {
  return isMarkup(node) ? node.children.map(textWithin).join('') : node
}

/** The elements within an element that have a tag, in order. */
export function allWithin(node: Markup, tag: string): Markup[] {
  return node.children
    .filter(isMarkup)
    .flatMap((child) => [...(child.tag === tag ? [child] : []), ...allWithin(child, tag)])
}

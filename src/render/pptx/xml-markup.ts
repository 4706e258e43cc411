import { escapeXml } from '../../escape-xml.ts'

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Returns an element. Omits attributes that are undefined; booleans are 1 and 0. */
export function markup(name: string, attributes: Attributes, ...content: readonly string[]): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${attributeValue(value)}"`))
    .join('')
  const inner = content.join('')
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`
}

function attributeValue(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  // Parsers would read line breaks in attributes as spaces.
  return typeof value === 'number' ? String(value) : escapeXml(value).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')
}

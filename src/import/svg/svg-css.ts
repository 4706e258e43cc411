import type { XmlElement } from '@rgrove/parse-xml'
import type { ImportDraft } from '../draft.ts'
import { childrenOf, localName, textOf } from '../read-xml.ts'

/** Declarations of an element by property, with those that it inherits. */
export type SvgStyle = Readonly<Record<string, string>>

interface Rule {
  readonly selector: Compound
  readonly specificity: number
  readonly declarations: SvgStyle
}

interface Compound {
  readonly tag: string
  readonly id: string
  readonly classes: readonly string[]
}

const MAX_RULES = 5_000

export const INHERITED = [
  ...[
    'fill',
    'fill-opacity',
    'fill-rule',
    'stroke',
    'stroke-width',
    'stroke-opacity',
    'stroke-linecap',
    'stroke-linejoin',
  ],
  ...['stroke-dasharray', 'stroke-dashoffset', 'stroke-miterlimit', 'color', 'visibility', 'clip-rule', 'paint-order'],
  ...['font-family', 'font-size', 'font-style', 'font-weight', 'letter-spacing', 'word-spacing', 'text-anchor'],
  ...[
    'text-decoration',
    'text-transform',
    'writing-mode',
    'direction',
    'white-space',
    'line-height',
    'dominant-baseline',
  ],
  ...['marker-start', 'marker-mid', 'marker-end'],
] as const
const OWN = [
  ...['display', 'opacity', 'clip-path', 'mask', 'filter', 'stop-color', 'stop-opacity', 'mix-blend-mode', 'transform'],
  ...[
    'baseline-shift',
    'vector-effect',
    'alignment-baseline',
    'font',
    '-inkscape-font-specification',
    'flood-color',
    'flood-opacity',
  ],
]
const PROPERTIES = new Set<string>([...INHERITED, ...OWN])

/** Reads the rules of all `style` elements. Selectors with combinators count by their last part. */
export function readRules(root: XmlElement, draft: ImportDraft): Rule[] {
  const rules: Rule[] = []
  const visit = (element: XmlElement): void => {
    if (localName(element) === 'style') {
      const css = textOf(element)
      noteSheet(css, draft)
      rules.push(...parseSheet(css))
    }
    for (const child of childrenOf(element)) visit(child)
  }
  visit(root)
  return [...draft.first(rules, MAX_RULES, { noun: 'rules of style sheets' })].toSorted(
    (a, b) => a.specificity - b.specificity,
  )
}

function noteSheet(css: string, draft: ImportDraft): void {
  if (/@font-face/i.test(css))
    draft.note('Font in the file', 'Fonts are not imported. Upload the font under its name and import again.')
  if (/@import/i.test(css)) draft.note('Style sheet at a URL', 'It is not loaded; its styles were left out.')
  if (/@keyframes|animation(-name)?\s*:/i.test(css))
    draft.note('Animation', 'Designs do not move; the drawing is as it is without it.')
}

function parseSheet(css: string): Rule[] {
  // Also what does not end, so that no text is scanned twice.
  const plain = css
    .replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
    .replaceAll(/@(?:import|charset|namespace)[^;]*(?:;|$)/g, '')
  return plain.split('}').flatMap((rule) => {
    const [selectors, body] = rule.split('{').slice(-2)
    if (selectors === undefined || body === undefined) return []
    return selectors.split(',').flatMap((text) => {
      const selector = compoundOf(
        text
          .trim()
          .split(/[\s>+~]+/)
          .at(-1) ?? '',
      )
      if (!selector || selectors.trim().startsWith('@')) return []
      const specificity = (selector.id === '' ? 0 : 100) + selector.classes.length * 10 + (selector.tag === '' ? 0 : 1)
      return [{ selector, specificity, declarations: declarationsOf(body) }]
    })
  })
}

function compoundOf(text: string): Compound | undefined {
  if (!/^(?:\*|[\w-]+)?(?:[.#][\w-]+)*$/.test(text) || text === '') return undefined
  const tag = /^[\w-]+/.exec(text)?.[0] ?? ''
  const classes = Array.from(text.matchAll(/\.([\w-]+)/g), ([, name = '']) => name)
  return { tag, id: /#([\w-]+)/.exec(text)?.[1] ?? '', classes }
}

function declarationsOf(body: string): Record<string, string> {
  const declarations: Record<string, string> = {}
  for (const part of body.split(';')) {
    const colon = part.indexOf(':')
    const name = part.slice(0, colon).trim().toLowerCase()
    if (colon > 0)
      declarations[name] = part
        .slice(colon + 1)
        .replace(/!important\s*$/, '')
        .trim()
  }
  return declarations
}

/** Returns the style of an element: attributes, then rules, then its `style`, over what it inherits. */
export function styleOf(element: XmlElement, parent: SvgStyle, rules: readonly Rule[]): SvgStyle {
  const style: Record<string, string> = {}
  for (const name of INHERITED) if (parent[name] !== undefined) style[name] = parent[name]
  const set = (declarations: SvgStyle): void => {
    for (const [name, value] of Object.entries(expandFont(declarations))) {
      if (!PROPERTIES.has(name)) continue
      if (value === 'inherit') style[name] = parent[name] ?? ''
      else style[name] = value
    }
  }
  const { style: own, ...attributes } = element.attributes
  const { transform: _, ...plain } = attributes
  set(plain)
  for (const { selector, declarations } of rules) if (matches(element, selector)) set(declarations)
  if (own !== undefined) set(declarationsOf(own))
  return style
}

function matches(element: XmlElement, { tag, id, classes }: Compound): boolean {
  if (tag !== '' && tag !== localName(element)) return false
  if (id !== '' && id !== element.attributes['id']) return false
  if (classes.length === 0) return true
  const own = (element.attributes['class'] ?? '').split(/\s+/)
  return classes.every((name) => own.includes(name))
}

const MAX_FONT_CHARACTERS = 500

/** `font: italic bold 12px/1.5 "A", serif` */
const FONT = /^(|.*?\s)((?:\d+(?:\.\d+)?|\.\d+)(?:px|pt|em|rem|mm|cm|in|pc|%))(?:\s*\/\s*([\w.%]+))?\s+(.+)$/

function expandFont(declarations: SvgStyle): SvgStyle {
  const { font: text = '' } = declarations
  const font = text === '' || text.length > MAX_FONT_CHARACTERS ? null : FONT.exec(text)
  if (!font) return declarations
  const [, before = '', size = '', , family = ''] = font
  const weight = /\b(bold|[1-9]00)\b/.exec(before)?.[1]
  return {
    'font-size': size,
    'font-family': family,
    ...(/\b(italic|oblique)\b/.test(before) && { 'font-style': 'italic' }),
    ...(weight !== undefined && { 'font-weight': weight }),
    ...declarations,
  }
}
export type { Rule }

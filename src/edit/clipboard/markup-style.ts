import type { RunStyle } from '../words/runs.ts'
import { colorOfCss, isInkOfText } from './css-color.ts'
import { declarationsOf, type Markup, textWithin } from './markup.ts'

export type List = 'none' | 'bullet' | 'number'

/** What text of a piece of HTML looks like. */
export interface MarkupStyle {
  readonly style: RunStyle
  readonly list: List
  /** 1 for a title to 6; 0 for ordinary text. */
  readonly heading: number
  readonly keepsSpaces: boolean
  /** Where it leads. */
  readonly link: string | undefined
}

export const PLAIN: MarkupStyle = { style: {}, list: 'none', heading: 0, keepsSpaces: false, link: undefined }

/** The style of what is inside an element, whose own is added to that around it. */
export function styleInside(node: Markup, around: MarkupStyle): MarkupStyle {
  const heading = /^h[1-6]$/.test(node.tag) ? Number(node.tag[1]) : around.heading
  const declared = declarationsOf(node)
  const href = node.tag === 'a' ? node.attributes['href'] : undefined
  const link = href !== undefined && /^(https?:|mailto:)/.test(href) ? href : around.link
  const space = declared.get('white-space') ?? (node.tag === 'pre' ? 'pre' : undefined)
  return {
    style: {
      ...around.style,
      ...styleOfTag(node.tag),
      ...(link !== around.link && { underline: true }),
      ...styleOf(node, declared),
    },
    list: listOf(node, declared) ?? around.list,
    heading,
    keepsSpaces: space === undefined ? around.keepsSpaces : space.startsWith('pre'),
    link,
  }
}

function styleOfTag(tag: string): RunStyle {
  switch (tag) {
    case 'b':
    case 'strong':
    case 'th':
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return { fontWeight: 700 }
    case 'i':
    case 'em':
    case 'cite':
      return { fontStyle: 'italic' }
    case 'u':
    case 'ins':
      return { underline: true }
    case 's':
    case 'del':
    case 'strike':
      return { strikethrough: true }
    default:
      return {}
  }
}

/** What CSS says explicitly, also that something is not so: Google Docs wraps all in a `b` of normal weight. */
function styleOf({ attributes }: Markup, declared: ReadonlyMap<string, string>): RunStyle {
  const weight = declared.get('font-weight')
  const slant = declared.get('font-style')
  const line = declared.get('text-decoration') ?? declared.get('text-decoration-line')
  const color = colorOfCss(declared.get('color') ?? attributes['color'] ?? '')
  const hasColor = color !== undefined && color.length === 7 && !isInkOfText(color)
  return {
    ...(weight !== undefined && { fontWeight: weightOfCss(weight) }),
    ...(slant !== undefined && { fontStyle: slant === 'italic' || slant === 'oblique' ? 'italic' : 'normal' }),
    ...(line?.includes('underline') === true && { underline: true }),
    ...(line?.includes('line-through') === true && { strikethrough: true }),
    ...(hasColor && { fill: color }),
  }
}

/** From 100 to 900. */
export function weightOfCss(css: string): number {
  if (css === 'bold' || css === 'bolder') return 700
  const number = Math.round(Number(css) / 100) * 100
  return number >= 100 && number <= 900 ? number : 400
}

function listOf(node: Markup, declared: ReadonlyMap<string, string>): List | undefined {
  if (node.tag === 'ul') return 'bullet'
  if (node.tag === 'ol') return 'number'
  // Word writes lists as paragraphs whose first span has the number.
  if (node.tag !== 'p' || !declared.has('mso-list')) return undefined
  return /^\s*\w+[.)]/.test(textWithin(node)) ? 'number' : 'bullet'
}

import type { Run } from '../../document/elements/text.ts'
import type { RunStyle } from '../words/runs.ts'
import { colorOfCss, isInkOfText } from './css-color.ts'
import { declarationsOf, isMarkup, type Markup, textWithin } from './markup.ts'

export interface StyledParagraph {
  readonly runs: readonly Run[]
  readonly list: 'none' | 'bullet' | 'number'
  /** 1 for a title to 6; 0 for ordinary text. */
  readonly heading: number
}

/** Text with what can be taken over of its style. */
export interface StyledText {
  readonly paragraphs: readonly StyledParagraph[]
  /** Where all of the text leads, if it is one link. */
  readonly link: string | undefined
}

const BLOCKS = new Set(
  'address article aside blockquote body dd div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
)
const SKIPPED = new Set(['script', 'style', 'head', 'title', 'meta', 'link', 'template', 'noscript', 'img', 'svg'])

/** Starts a new line within its paragraph. */
const LINE_SEPARATOR = '\u2028'

interface Around {
  readonly style: RunStyle
  readonly list: StyledParagraph['list']
  readonly heading: number
  readonly keepsSpaces: boolean
  readonly link: string | undefined
}

/** Reads the paragraphs of HTML, with bold, italic, underline, strikethrough, colors, links and lists. */
export function styledText(root: Markup): StyledText {
  const reader = createReader()
  reader.read(root, { style: {}, list: 'none', heading: 0, keepsSpaces: false, link: undefined })
  return reader.finish()
}

export function plainOf({ paragraphs }: StyledText): string {
  return paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n')
}

function createReader() {
  const paragraphs: StyledParagraph[] = []
  const links = new Set<string | undefined>()
  let open: { runs: Run[]; around: Around; isForced: boolean } | undefined

  const close = (): void => {
    if (!open) return
    const runs = withoutEndSpace(open.runs)
    if (runs.length > 0 || open.isForced)
      paragraphs.push({ runs, list: open.around.list, heading: open.around.heading })
    open = undefined
  }
  const add = (text: string, around: Around): void => {
    open ??= { runs: [], around, isForced: false }
    const last = open.runs.at(-1)?.text ?? ' '
    const plain = around.keepsSpaces ? text : text.replace(/[ \t\r\n\f]+/g, ' ')
    const added = !around.keepsSpaces && /[\s\u2028]$/.test(last) ? plain.replace(/^ /, '') : plain
    if (added === '') return
    if (added.trim() !== '') links.add(around.link)
    open.runs.push({ ...around.style, text: added })
  }
  const breakLine = (around: Around): void => {
    if (around.list !== 'none' && open) {
      open.runs.push({ ...around.style, text: LINE_SEPARATOR })
      return
    }
    open ??= { runs: [], around, isForced: false }
    open.isForced = true
    close()
  }
  const read = (node: Markup, around: Around): void => {
    if (SKIPPED.has(node.tag) || /mso-list:\s*ignore/i.test(node.attributes['style'] ?? '')) return
    if (node.tag === 'br') {
      breakLine(around)
      return
    }
    const isBlock = BLOCKS.has(node.tag)
    if (isBlock) close()
    const within = inside(node, around)
    if (node.tag === 'td' || node.tag === 'th')
      if (open && open.runs.length > 0) add('\t', { ...within, keepsSpaces: true })
    for (const child of node.children) {
      if (isMarkup(child)) read(child, within)
      else if (within.keepsSpaces) readLines(child, within)
      else add(child, within)
    }
    if (isBlock) close()
  }
  const readLines = (text: string, around: Around): void => {
    for (const [index, line] of text.replace(/\r\n?/g, '\n').split('\n').entries()) {
      if (index > 0) breakLine(around)
      if (line !== '') add(line, around)
    }
  }
  return {
    read,
    finish(): StyledText {
      close()
      const [link] = links
      return { paragraphs: withoutEndParagraphs(paragraphs), link: links.size === 1 ? link : undefined }
    },
  }
}

function inside(node: Markup, around: Around): Around {
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
    ...(weight !== undefined && { fontWeight: weightOf(weight) }),
    ...(slant !== undefined && { fontStyle: slant === 'italic' || slant === 'oblique' ? 'italic' : 'normal' }),
    ...(line?.includes('underline') === true && { underline: true }),
    ...(line?.includes('line-through') === true && { strikethrough: true }),
    ...(hasColor && { fill: color }),
  }
}

function weightOf(css: string): number {
  if (css === 'bold' || css === 'bolder') return 700
  const number = Math.round(Number(css) / 100) * 100
  return number >= 100 && number <= 900 ? number : 400
}

function listOf(node: Markup, declared: ReadonlyMap<string, string>): StyledParagraph['list'] | undefined {
  if (node.tag === 'ul') return 'bullet'
  if (node.tag === 'ol') return 'number'
  // Word writes lists as paragraphs whose first span has the number.
  if (node.tag !== 'p' || !declared.has('mso-list')) return undefined
  return /^\s*\w+[.)]/.test(textWithin(node)) ? 'number' : 'bullet'
}

function withoutEndSpace(runs: readonly Run[]): Run[] {
  const text = runs.map((run) => run.text).join('')
  if (text.trim() === '') return []
  const trimmed = [...runs]
  while (trimmed.length > 0) {
    const last = trimmed.pop()
    const kept = last?.text.replace(/[ \u2028]+$/, '') ?? ''
    if (last && kept !== '') return [...trimmed, { ...last, text: kept }].filter((run) => run.text !== '')
  }
  return []
}

function withoutEndParagraphs(paragraphs: readonly StyledParagraph[]): StyledParagraph[] {
  const isFilled = paragraphs.map(({ runs }) => runs.length > 0)
  return paragraphs.slice(Math.max(0, isFilled.indexOf(true)), isFilled.lastIndexOf(true) + 1)
}

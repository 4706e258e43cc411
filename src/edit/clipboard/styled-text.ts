import type { Run } from '../../document/elements/text.ts'
import { isMarkup, type Markup } from './markup.ts'
import { type List, type MarkupStyle, PLAIN, styleInside } from './markup-style.ts'

export interface StyledParagraph {
  readonly runs: readonly Run[]
  readonly list: List
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

/** Reads the paragraphs of HTML, with bold, italic, underline, strikethrough, colors, links and lists. */
export function styledText(root: Markup): StyledText {
  const reader = createReader()
  reader.read(root, PLAIN)
  return reader.finish()
}

export function plainOf({ paragraphs }: StyledText): string {
  return paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n')
}

function createReader() {
  const paragraphs: StyledParagraph[] = []
  const links = new Set<string | undefined>()
  let open: { runs: Run[]; around: MarkupStyle; isForced: boolean } | undefined

  const close = (): void => {
    if (!open) return
    const runs = withoutEndSpace(open.runs)
    if (runs.length > 0 || open.isForced)
      paragraphs.push({ runs, list: open.around.list, heading: open.around.heading })
    open = undefined
  }
  const add = (text: string, around: MarkupStyle): void => {
    open ??= { runs: [], around, isForced: false }
    const last = open.runs.at(-1)?.text ?? ' '
    const plain = around.keepsSpaces ? text : text.replace(/[ \t\r\n\f]+/g, ' ')
    const added = !around.keepsSpaces && /[\s\u2028]$/.test(last) ? plain.replace(/^ /, '') : plain
    if (added === '') return
    if (added.trim() !== '') links.add(around.link)
    open.runs.push({ ...around.style, text: added })
  }
  const breakLine = (around: MarkupStyle): void => {
    if (around.list !== 'none' && open) {
      open.runs.push({ ...around.style, text: LINE_SEPARATOR })
      return
    }
    open ??= { runs: [], around, isForced: false }
    open.isForced = true
    close()
  }
  const read = (node: Markup, around: MarkupStyle): void => {
    if (SKIPPED.has(node.tag) || /mso-list:\s*ignore/i.test(node.attributes['style'] ?? '')) return
    if (node.tag === 'br') {
      breakLine(around)
      return
    }
    const isBlock = BLOCKS.has(node.tag)
    if (isBlock) close()
    const within = styleInside(node, around)
    if (node.tag === 'td' || node.tag === 'th')
      if (open && open.runs.length > 0) add('\t', { ...within, keepsSpaces: true })
    for (const child of node.children) {
      if (isMarkup(child)) read(child, within)
      else if (within.keepsSpaces) readLines(child, within)
      else add(child, within)
    }
    if (isBlock) close()
  }
  const readLines = (text: string, around: MarkupStyle): void => {
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

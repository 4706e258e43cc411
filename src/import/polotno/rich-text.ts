import { hexOf, readColor } from '../../document/read-css-color.ts'
import { weightOf } from './polotno-style.ts'

/** A part of a text in one style. Font sizes are in pixels of the file. */
export interface RichRun {
  readonly text: string
  readonly fontFamily?: string
  readonly fontSize?: number
  readonly fontWeight?: number
  readonly fontStyle?: 'italic'
  readonly fill?: string
  readonly underline?: true
  readonly strikethrough?: true
  readonly baselineShift?: number
  readonly background?: string
  readonly href?: string
}

type RunStyle = Omit<RichRun, 'text'>

export interface RichText {
  readonly runs: readonly RichRun[]
  readonly align?: string
  readonly list?: 'bullet' | 'number'
  readonly isRtl?: boolean
}

const TAG = /<\/?([a-z][a-z0-9]*)\b([^>]*)>|<!--[\s\S]*?(?:-->|$)/gi
const BLOCKS = new Set(['p', 'div', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote'])
const MARKUP = /<(p|div|span|strong|b|em|i|u|s|strike|del|br|ul|ol|li|sub|sup|a|h[1-6]|font|mark)\b/i
const LINE_SEPARATOR = '\u2028'

/** Reads the text of an element: plain, or the HTML that rich text editors write. */
export function readRichText(source: string): RichText {
  return MARKUP.test(untilLastTag(source)) ? readHtml(source) : { runs: [{ text: source }] }
}

/** A tag that begins in it also ends in it: patterns would search the whole text for the end of each other one. */
function untilLastTag(html: string): string {
  return html.slice(0, html.lastIndexOf('>') + 1)
}

function readHtml(html: string): RichText {
  const runs: RichRun[] = []
  const open: { readonly tag: string; readonly style: RunStyle }[] = []
  const found: { align?: string; list?: 'bullet' | 'number'; isRtl?: boolean } = {}
  let needsBreak = false
  const write = (text: string): void => {
    if (text === '') return
    if (needsBreak && runs.length > 0) runs.push({ text: '\n' })
    needsBreak = false
    runs.push({ ...open.reduce<RunStyle>((all, { style }) => ({ ...all, ...style }), {}), text })
  }
  let at = 0
  for (const match of untilLastTag(html).matchAll(TAG)) {
    write(decodeEntities(withoutBreaks(html.slice(at, match.index))))
    at = match.index + match[0].length
    const [whole, name = '', attributes = ''] = match
    const tag = name.toLowerCase()
    if (tag === '') continue
    if (whole.startsWith('</')) {
      const index = open.findLastIndex((part) => part.tag === tag)
      if (index !== -1) open.splice(index)
      if (BLOCKS.has(tag)) needsBreak = true
      continue
    }
    if (tag === 'br') {
      // Editors write an empty paragraph as a block with only a line break.
      if (/^\s*<\/(p|div|li|h[1-6])>/i.test(html.slice(at))) write(runs.length === 0 ? '\n' : '')
      else write(LINE_SEPARATOR)
      if (/^\s*<\/(p|div|li|h[1-6])>/i.test(html.slice(at)) && runs.length > 0 && needsBreak) runs.push({ text: '\n' })
      continue
    }
    Object.assign(found, paragraphOf(tag, attributes))
    open.push({ tag, style: styleOf(tag, attributes) })
  }
  write(decodeEntities(withoutBreaks(html.slice(at))))
  return { ...found, runs: merged(runs) }
}

function paragraphOf(tag: string, attributes: string): { align?: string; list?: 'bullet' | 'number'; isRtl?: boolean } {
  const align = /ql-align-(\w+)/.exec(attributes)?.[1] ?? /text-align:\s*(\w+)/.exec(attributes)?.[1]
  const list = tag === 'ol' ? 'number' : tag === 'ul' || /data-list="bullet"/.test(attributes) ? 'bullet' : undefined
  return {
    ...(align !== undefined && { align }),
    ...(list && { list: /data-list="ordered"/.test(attributes) ? ('number' as const) : list }),
    ...(/ql-direction-rtl|dir="rtl"/.test(attributes) && { isRtl: true }),
  }
}

function styleOf(tag: string, attributes: string): RunStyle {
  const css = new Map(
    (/style\s*=\s*("|')(.*?)\1/is.exec(attributes)?.[2] ?? '').split(';').flatMap((declaration) => {
      const colon = declaration.indexOf(':')
      return colon === -1
        ? []
        : [[declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim()] as const]
    }),
  )
  const decoration = `${css.get('text-decoration') ?? ''} ${css.get('text-decoration-line') ?? ''}`
  const fill = readColor(css.get('color') ?? '')
  const background = readColor(css.get('background-color') ?? (tag === 'mark' ? 'yellow' : ''))
  const href = tag === 'a' ? /href\s*=\s*("|')(.*?)\1/is.exec(attributes)?.[2] : undefined
  const size = Number.parseFloat(css.get('font-size') ?? '')
  const weight = css.get('font-weight') ?? (tag === 'strong' || tag === 'b' ? 'bold' : undefined)
  const family = css.get('font-family') ?? /ql-font-([\w-]+)/.exec(attributes)?.[1]?.replaceAll('-', ' ')
  return {
    ...(family !== undefined && { fontFamily: decodeEntities(family) }),
    ...(Number.isFinite(size) && size > 0 && { fontSize: size }),
    ...(weight !== undefined && { fontWeight: weightOf(weight) }),
    ...((tag === 'em' || tag === 'i' || css.get('font-style') === 'italic') && { fontStyle: 'italic' as const }),
    ...(fill && { fill: hexOf(fill) }),
    ...(background && background.a > 0 && { background: hexOf(background) }),
    ...((tag === 'u' || tag === 'a' || decoration.includes('underline')) && { underline: true as const }),
    ...((/^(s|strike|del)$/.test(tag) || decoration.includes('line-through')) && { strikethrough: true as const }),
    ...(href !== undefined && { href: decodeEntities(href) }),
    ...(tag === 'sup' && { baselineShift: 0.35 }),
    ...(tag === 'sub' && { baselineShift: -0.2 }),
  }
}

function merged(runs: readonly RichRun[]): RichRun[] {
  const result: RichRun[] = []
  for (const run of runs) {
    const last = result.at(-1)
    const isSame = last && JSON.stringify({ ...last, text: '' }) === JSON.stringify({ ...run, text: '' })
    // A line break has no style, so that it does not divide runs.
    if (last && (isSame || run.text === '\n')) result[result.length - 1] = { ...last, text: last.text + run.text }
    else result.push(run)
  }
  return result
}

function withoutBreaks(text: string): string {
  return text.replaceAll(/\s+/g, (space) => (space.includes('\n') ? '' : space))
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (...parts) => {
    const [whole, decimal, hex, name] = parts as (string | undefined)[]
    if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole ?? ''
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
  })
}

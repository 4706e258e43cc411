import type { Document } from '../../document/document.ts'
import type { Run } from '../../document/elements/text.ts'
import { runsOf } from '../words/runs.ts'
import { type Markup, isMarkup } from './markup.ts'
import { plainTextOf } from './clip.ts'

/** The attribute of HTML in which the copied elements are, since browsers pass only HTML, text and pictures on. */
const ATTRIBUTE = 'data-platen'

/** HTML of copied elements: themselves for this editor, and their texts with their style for other programs. */
export function htmlOfClip(document: Document): string {
  return `<div ${ATTRIBUTE}="${escaped(JSON.stringify(document))}">${
    document.pages
      .flatMap(({ elements }) => elements)
      .map((element) => (element.type === 'text' ? htmlOfRuns(element, runsOf(element)) : ''))
      .join('') || escaped(plainTextOf(document))
  }</div>`
}

/** The JSON that `htmlOfClip` has put into HTML. */
export function clipInMarkup(node: Markup): string | undefined {
  const own = node.attributes[ATTRIBUTE]
  if (own !== undefined) return own
  for (const child of node.children) {
    const found = isMarkup(child) ? clipInMarkup(child) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

function htmlOfRuns(element: Omit<Run, 'text'>, runs: readonly Run[]): string {
  const spans = runs.map((run) => `<span style="${escaped(cssOf({ ...element, ...run }))}">${escaped(run.text)}</span>`)
  return `<p style="white-space: pre-wrap">${spans.join('').replaceAll('\n', '<br>')}</p>`
}

function cssOf({
  fontFamily,
  fontSize,
  fontWeight,
  fontStyle,
  fill,
  underline,
  strikethrough,
}: Omit<Run, 'text'>): string {
  const lines = [underline === true && 'underline', strikethrough === true && 'line-through'].filter(Boolean)
  return [
    fontFamily !== undefined && !fontFamily.startsWith('brand:') && `font-family: ${fontFamily}`,
    fontSize !== undefined && `font-size: ${fontSize}px`,
    fontWeight !== undefined && `font-weight: ${fontWeight}`,
    fontStyle !== undefined && `font-style: ${fontStyle}`,
    typeof fill === 'string' && fill.startsWith('#') && `color: ${fill}`,
    lines.length > 0 && `text-decoration: ${lines.join(' ')}`,
  ]
    .filter((declaration) => declaration !== false)
    .join('; ')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

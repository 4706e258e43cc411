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

/** With tags instead of styles, which the content security policy does not let through. */
function htmlOfRuns(element: Omit<Run, 'text'>, runs: readonly Run[]): string {
  return `<p>${runs.map((run) => htmlOfRun({ ...element, ...run })).join('')}</p>`
}

function htmlOfRun({ text, fontFamily, fontWeight, fontStyle, fill, underline, strikethrough }: Run): string {
  const face = fontFamily !== undefined && !fontFamily.startsWith('brand:') ? ` face="${escaped(fontFamily)}"` : ''
  const color = typeof fill === 'string' && fill.startsWith('#') ? ` color="${fill.slice(0, 7)}"` : ''
  const tags = [
    fontWeight !== undefined && fontWeight >= 600 && 'b',
    fontStyle === 'italic' && 'i',
    underline === true && 'u',
    strikethrough === true && 's',
  ].filter((tag) => tag !== false)
  const written = escaped(text)
    .replaceAll('  ', ' \u00a0')
    .replace(/[\n\u2028]/g, '<br>')
  const tagged = tags.reduce((inner, tag) => `<${tag}>${inner}</${tag}>`, written)
  return face + color === '' ? tagged : `<font${face}${color}>${tagged}</font>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

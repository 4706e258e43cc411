import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { excalidrawElements, type Sketch } from './excalidraw-elements.ts'
import { type Grid, gridOfMarkup, gridOfText } from './grid-of-text.ts'
import { allWithin, type Markup, textWithin } from './markup.ts'
import { clipInMarkup } from './markup-of-clip.ts'
import { parseJson, readClip } from './read-clip.ts'
import { plainOf, type StyledText, styledText } from './styled-text.ts'
import { svgShapes } from './svg-shapes.ts'
import { plainStyled } from './text-elements.ts'

/** What the clipboard has, without the bytes of files. */
export interface Clipboard {
  readonly html: Markup | undefined
  readonly text: string
  /** The SVG that the text is, or that came as a format of its own. */
  readonly svg: { readonly root: Markup; readonly source: string } | undefined
  /** Media types of files. */
  readonly fileTypes: readonly string[]
}

export type ClipboardContent =
  | { readonly kind: 'elements'; readonly document: Document }
  | ({ readonly kind: 'sketch' } & Sketch)
  /** Shapes, if the drawing is simple enough. */
  | { readonly kind: 'svg'; readonly shapes: Element | undefined; readonly source: string }
  | { readonly kind: 'grid'; readonly grid: Grid; readonly styled: StyledText }
  | { readonly kind: 'pictures' }
  | { readonly kind: 'text'; readonly styled: StyledText }
  | { readonly kind: 'unreadable'; readonly reason: string }

/** Decides what is pasted, of the formats in which programs offer the same thing at once. */
export function clipboardContent({ html, text, svg, fileTypes }: Clipboard): ClipboardContent {
  const own = readClip((html && clipInMarkup(html)) ?? text)
  if (own)
    return 'document' in own ? { kind: 'elements', ...own } : unreadable(`Couldn’t paste the elements: ${own.issue}`)
  const sketch = excalidrawElements(parseJson(text))
  if (sketch)
    return sketch.elements.length > 0
      ? { kind: 'sketch', ...sketch }
      : unreadable('This drawing has nothing that can be pasted.')
  const hasPictures = fileTypes.some((type) => type.startsWith('image/'))
  if (html && isFigma(html) && !svg) return hasPictures ? { kind: 'pictures' } : unreadable(FIGMA)
  if (svg) return { kind: 'svg', shapes: svgShapes(svg.root), source: svg.source }
  const styled = html && styledText(html)
  const isEmpty = styled === undefined || plainOf(styled).trim() === ''
  const grid = gridIn(html, text)
  if (grid) return { kind: 'grid', grid, styled: isEmpty ? plainStyled(text) : styled }
  if (!isEmpty && text.trim() !== '') return { kind: 'text', styled }
  if (text.trim() !== '') return { kind: 'text', styled: plainStyled(text) }
  if (hasPictures) return { kind: 'pictures' }
  if (!isEmpty) return { kind: 'text', styled }
  if (fileTypes.length > 0) return unreadable('This kind of file can’t be pasted. Use images.')
  if (html && allWithin(html, 'img').length > 0)
    return unreadable('Only the address of this picture was copied. Save the picture, and paste or drop the file.')
  return unreadable('There is nothing on the clipboard that can be pasted.')
}

const FIGMA = 'Layers of Figma can’t be pasted. In Figma, choose Copy as SVG or Copy as PNG, and paste that.'

function isFigma(html: Markup): boolean {
  const marked = allWithin(html, 'span').map(
    ({ attributes }) => `${attributes['data-metadata']}${attributes['data-buffer']}`,
  )
  return marked.some((data) => data.includes('(fig'))
}

/** A table is what was copied if little else is there; one row of tabs is ordinary text. */
function gridIn(html: Markup | undefined, text: string): Grid | undefined {
  const table = html && gridOfMarkup(html)
  const size = (value: string): number => value.replace(/\s+/g, '').length
  if (table && size(table.flat().join('')) >= 0.9 * size(textWithin(html))) {
    return gridOfText(text.replace(/\r?\n$/, '')) ?? table
  }
  const grid = gridOfText(text.replace(/\r?\n$/, ''))
  return grid && grid.length > 1 && isRegular(text) ? grid : undefined
}

/** Whether all lines have as many tabs, unlike indented text. */
function isRegular(text: string): boolean {
  if (text.includes('"')) return !text.startsWith('\t')
  const counts = new Set(
    text
      .trimEnd()
      .split(/\r?\n/)
      .map((line) => line.split('\t').length),
  )
  return counts.size === 1
}

function unreadable(reason: string): ClipboardContent {
  return { kind: 'unreadable', reason }
}

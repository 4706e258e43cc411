import { XmlElement, XmlText } from '@rgrove/parse-xml'
import type { Element } from '../../document/elements/element.ts'
import { LIMITS } from '../../document/limits.ts'
import { multiply } from '../../paint/matrix.ts'
import { lengthPx, px } from '../numbers.ts'
import { pathBounds, transformedPath } from '../path-bounds.ts'
import { childrenOf, localName, textOf } from '../read-xml.ts'
import { outlineOf } from './basic-shapes.ts'
import { styleOf } from './svg-css.ts'
import type { SvgContext, SvgImport } from './svg-import.ts'
import type { Inexpressible } from './svg-shape.ts'
import { contentOf } from './svg-text-content.ts'
import { readTransform } from './svg-transform.ts'
import { readChunks } from './text-chunks.ts'

export interface TextUse {
  readonly element: XmlElement
  readonly context: SvgContext
  readonly file: SvgImport
}

/** Returns the first `textPath` of a text. */
export function textPathIn(element: XmlElement): XmlElement | undefined {
  return childrenOf(element).find((child) => localName(child) === 'textPath')
}

/** Designs have texts along a whole path. */
export function convertTextOnPath(
  textPath: XmlElement,
  { element, context, file }: TextUse,
): Element[] | Inexpressible {
  const reason = 'Text on a path'
  const style = styleOf(textPath, context.style, file.rules)
  const chunks = readChunks(textPath, { ...context, style }, file)
  const [chunk, ...others] = chunks
  const anchor = style['text-anchor'] ?? 'start'
  const offset = (textPath.attributes['startOffset'] ?? '0').trim()
  const align = ({ start: 'left', middle: 'center', end: 'right' } as const)[anchor]
  const isWhole = Number.parseFloat(offset) === 0 || { middle: '50%', end: '100%' }[anchor] === offset
  const target = file.byId.get(
    (textPath.attributes['href'] ?? textPath.attributes['xlink:href'] ?? '').replace(/^#/, ''),
  )
  const outline = target && outlineOf(target, file.viewport)
  const hasOthers = element.children.some((child) => child !== textPath && textIn(child).trim() !== '')
  if (!chunk || others.length > 0 || !isWhole || !align || !target || outline === undefined || hasOthers)
    return { reason }
  const own = multiply(context.matrix, readTransform(target.attributes['transform']))
  const placed = transformedPath(outline, own)
  const bounds = pathBounds(placed)
  if (!bounds || placed.length > LIMITS.pathCharacters) return { reason }
  const box = { x: px(bounds.x), y: px(bounds.y), width: lengthPx(bounds.width), height: lengthPx(bounds.height) }
  const d = transformedPath(placed, { a: 1, b: 0, c: 0, d: 1, e: -box.x, f: -box.y })
  const id = file.draft.id('text', element.attributes['id'])
  return [{ id, type: 'text', ...box, ...contentOf([chunk], { id, context, file }), align, path: { type: 'path', d } }]
}

function textIn(node: unknown): string {
  return node instanceof XmlText ? node.text : node instanceof XmlElement ? textOf(node) : ''
}

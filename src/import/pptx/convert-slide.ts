import type { XmlElement } from '@rgrove/parse-xml'
import type { Page } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { LIMITS } from '../../document/limits.ts'
import type { Paint } from '../../document/paint.ts'
import { childOf, childrenOf, localName } from '../read-xml.ts'
import { storableName } from '../storable-name.ts'
import { readFill, fillIn } from './read-drawing-fill.ts'
import { commonOf } from './shape-properties.ts'
import { childSpace, type GroupSpace, PAGE_SPACE, placeholderOf, placeOf } from './shape-place.ts'
import { type Diagram, findDiagram } from './convert-diagram.ts'
import { duotoneOf } from './drawing-color.ts'
import { convertChart } from './slide-chart.ts'
import { inTheme, type SlideContext, type SlidePart } from './slide-part.ts'
import { convertPicture } from './slide-picture.ts'
import { convertConnector, convertShape } from './slide-shape.ts'
import { convertTable } from './slide-table.ts'

/** Converts a slide with the shapes of its layout and its master. */
export function convertSlide(context: SlideContext): Omit<Page, 'id'> {
  const { slide } = context
  const inherited = partsBelow(slide).flatMap((part) => convertTree(part, { ...context, part }))
  const background = backgroundOf(context)
  const elements = [...recoloredBackground(context, background), ...inherited, ...convertTree(slide, context)]
  const name = storableName(childOf(slide.root, 'cSld')?.attributes['name'] ?? '')
  return {
    ...(name !== '' && { name }),
    background,
    elements,
  }
}

/** The parts whose own shapes a slide shows: the master, then the layout. */
function partsBelow(slide: SlidePart): SlidePart[] {
  const layout = slide.parent
  if (!layout || slide.root.attributes['showMasterSp'] === '0') return []
  const master = layout.root.attributes['showMasterSp'] === '0' ? undefined : layout.parent
  return master ? [master, layout] : [layout]
}

function convertTree(part: SlidePart, context: SlideContext): Element[] {
  return convertShapes(childOf(part.root, 'cSld', 'spTree'), PAGE_SPACE, context)
}

function convertShapes(tree: XmlElement | undefined, space: GroupSpace, context: SlideContext): Element[] {
  return childrenOf(tree).flatMap((shape) => convertAny(shape, space, context))
}

const WITHOUT_SHAPE = new Set(['nvGrpSpPr', 'grpSpPr', 'extLst', 'custDataLst', 'controls'])

function convertAny(shape: XmlElement, space: GroupSpace, context: SlideContext): Element[] {
  const name = localName(shape)
  // Placeholders of layouts and masters are only models.
  if (context.part !== context.slide && placeholderOf(shape)) return []
  switch (name) {
    case 'sp':
      return convertShape(shape, space, context)
    case 'cxnSp':
      return convertConnector(shape, space, context)
    case 'pic':
      return convertPicture(shape, space, context)
    case 'grpSp':
      return convertGroup(shape, space, context)
    case 'graphicFrame':
      return convertFrame(shape, space, context)
    case 'AlternateContent': {
      const content = childOf(shape, 'Fallback') ?? childOf(shape, 'Choice')
      return convertShapes(content, space, context)
    }
    case 'contentPart':
      context.draft.note('Handwriting', 'It was left out.')
      return []
    default:
      if (!WITHOUT_SHAPE.has(name))
        context.draft.note(`Shape of the type “${name.slice(0, 40)}”`, 'It is not supported and was left out.')
      return []
  }
}

function convertGroup(group: XmlElement, space: GroupSpace, context: SlideContext): Element[] {
  const xfrm = childOf(group, 'grpSpPr', 'xfrm')
  const place = placeOf(xfrm, space)
  if (!place || space.depth >= LIMITS.groupDepth - 2) return convertShapes(group, space, context)
  const elements = convertShapes(group, childSpace(xfrm, place, space), context)
  if (elements.length === 0) return []
  return [{ ...place, ...commonOf(group, context), id: context.draft.id('group'), type: 'group', elements }]
}

function convertFrame(frame: XmlElement, space: GroupSpace, context: SlideContext): Element[] {
  const data = childOf(frame, 'graphic', 'graphicData')
  const [content] = childrenOf(data)
  const name = content && localName(content)
  if (content && name === 'tbl') return convertTable(frame, space, context)
  if (content && name === 'chart') return convertChart(frame, space, context)
  if (content && name === 'AlternateContent') {
    const picture = childOf(content, 'Fallback', 'oleObj', 'pic')
    if (picture) return convertPicture(picture, space, context)
  }
  const picture = childOf(content, 'pic')
  if (picture) return convertPicture(picture, space, context)
  const diagram = content && name === 'relIds' ? findDiagram(content, context) : undefined
  if (diagram) return convertDiagram(frame, space, { diagram, context })
  const kind = name === 'relIds' ? 'SmartArt' : 'Embedded object'
  context.draft.note(kind, 'Designs have no such objects; it was left out.')
  return []
}

function convertDiagram(
  frame: XmlElement,
  space: GroupSpace,
  { diagram, context }: { readonly diagram: Diagram; readonly context: SlideContext },
): Element[] {
  const place = placeOf(childOf(frame, 'xfrm'), space)
  if (!place) return []
  const { scaleX, scaleY, depth } = space
  const elements = convertShapes(diagram.tree, { scaleX, scaleY, x: 0, y: 0, depth: depth + 1 }, diagram.context)
  if (elements.length === 0) return []
  const id = context.draft.id('group')
  context.draft.note('SmartArt', 'Its shapes and texts are elements; they no longer arrange themselves.', {
    element: id,
  })
  return [{ ...place, ...commonOf(frame, context), id, type: 'group', elements }]
}

/** A recolored picture is an element, since backgrounds have no filters. */
function recoloredBackground(context: SlideContext, paint: Paint | null): Element[] {
  if (typeof paint !== 'object' || paint?.type !== 'image') return []
  const owner = [context.slide, ...ancestors(context.slide)].find(({ root }) => childOf(root, 'cSld', 'bg'))
  const duotone =
    owner && duotoneOf(childOf(owner.root, 'cSld', 'bg', 'bgPr', 'blipFill', 'blip'), { ...context, part: owner })
  if (!duotone) return []
  const id = context.draft.id('background')
  return [
    { id, type: 'image', x: 0, y: 0, ...context.size, src: paint.src, fit: 'fill', filters: { duotone }, locked: true },
  ]
}

function ancestors({ parent }: SlidePart): SlidePart[] {
  return parent ? [parent, ...ancestors(parent)] : []
}

function backgroundOf(context: SlideContext): Paint | null {
  for (let part: SlidePart | undefined = context.slide; part; part = part.parent) {
    const background = childOf(part.root, 'cSld', 'bg')
    if (!background) continue
    const own = { ...context, part }
    const paint = fillIn(childOf(background, 'bgPr'), own) ?? styledBackground(childOf(background, 'bgRef'), own)
    return paint ?? null
  }
  return '#ffffff'
}

function styledBackground(reference: XmlElement | undefined, context: SlideContext): Paint | null | undefined {
  const index = Number(reference?.attributes['idx'] ?? 0)
  const styled = index >= 1001 ? context.theme.backgrounds[index - 1001] : context.theme.fills[index - 1]
  return styled && readFill(styled, inTheme(context, reference))
}

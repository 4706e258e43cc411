import type { ComponentType } from 'react'
import type { Kind } from '../../../../document/elements/element.ts'
import { ChartAxesPart, ChartColorsPart, ChartNumbersPart, ChartPart, ChartStylePart } from './parts/chart-sections.tsx'
import { CodePart } from './parts/code-part.tsx'
import { CornersPart } from './parts/corners-part.tsx'
import { DetailsPart } from './parts/details-part.tsx'
import { EffectsPart } from './parts/effects-part.tsx'
import { FillPart } from './parts/fill-part.tsx'
import { FiltersPart } from './parts/filters-part.tsx'
import { LayerPart } from './parts/layer-part.tsx'
import { GroupLayoutPart, GroupPart } from './parts/layout-part.tsx'
import { LinePointsPart } from './parts/line-points-part.tsx'
import { MaskPart } from './parts/mask-part.tsx'
import { PathPart } from './parts/path-part.tsx'
import { PicturePart } from './parts/picture-part.tsx'
import { RepeatPart } from './parts/repeat-part.tsx'
import { EllipsePart, LinePart, LineStrokePart, PolygonPart, StarPart } from './parts/shape-parts.tsx'
import { StrokePart } from './parts/stroke-part.tsx'
import { SvgPart } from './parts/svg-part.tsx'
import { TableCellsPart, TableColumnsPart, TableHeaderPart, TableLinesPart } from './parts/table-sections.tsx'

/** A section of the inspector. */
export interface Part {
  readonly title: string
  /** The properties that it shows and changes. */
  readonly properties: readonly string[]
  readonly startsClosed?: boolean
  readonly Content: ComponentType
}

function part(title: string, properties: readonly string[], Content: ComponentType): Part {
  return { title, properties, Content }
}

/** Closed until it is opened, since it is rarely needed. */
function rarePart(title: string, properties: readonly string[], Content: ComponentType): Part {
  return { ...part(title, properties, Content), startsClosed: true }
}

const FILL = part('Fill', ['fill'], FillPart)
const STROKE = part('Stroke', ['stroke'], StrokePart)
const CORNERS = part('Corners', ['cornerRadius'], CornersPart)
const MASK = rarePart('Mask', ['mask'], MaskPart)

/** The place of every element. */
export const PLACE_PROPERTIES = ['x', 'y', 'width', 'height', 'rotation', 'flipX', 'flipY', 'placement']

/** After the parts of its kind, every element has these. */
export const COMMON_PARTS: readonly Part[] = [
  part('Layer', ['opacity', 'blendMode', 'visible', 'locked'], LayerPart),
  part('Effects', ['shadows', 'blur', 'backdropBlur'], EffectsPart),
  rarePart('Details', ['name', 'alt', 'link', 'mirroring', 'shownOn'], DetailsPart),
]

/** What the inspector shows of each kind of element, from top to bottom. */
export const BY_KIND = {
  // Its color is next to its font.
  text: [STROKE],
  image: [
    part('Picture', ['src', 'fit', 'focus', 'crop'], PicturePart),
    CORNERS,
    MASK,
    STROKE,
    rarePart('Filters', ['filters'], FiltersPart),
  ],
  rect: [FILL, STROKE, CORNERS],
  ellipse: [FILL, STROKE, rarePart('Sector and ring', ['startAngle', 'endAngle', 'innerRadius'], EllipsePart)],
  polygon: [part('Polygon', ['sides'], PolygonPart), FILL, STROKE, CORNERS],
  star: [part('Star', ['points', 'innerRatio'], StarPart), FILL, STROKE, CORNERS],
  line: [
    part('Line', ['startCap', 'endCap', 'curve'], LinePart),
    part('Stroke', ['stroke'], LineStrokePart),
    rarePart('Points', ['points'], LinePointsPart),
  ],
  path: [FILL, STROKE, rarePart('Path', ['d', 'viewBox', 'fillRule'], PathPart)],
  svg: [part('Drawing', ['src', 'fit', 'colors'], SvgPart)],
  code: [
    part(
      'Code',
      ['symbology', 'data', 'foreground', 'background', 'errorCorrection', 'quietZone', 'showText', 'fontFamily'],
      CodePart,
    ),
  ],
  chart: [
    part(
      'Chart',
      [
        'kind',
        'direction',
        'legend',
        'valueLabels',
        'outsideLabels',
        'gap',
        'cornerRadius',
        'lineWidth',
        'curve',
        'innerRadius',
        'markers',
      ],
      ChartPart,
    ),
    part(
      'Axes',
      ['valueAxis', 'categoryAxis', 'gridlines', 'valueTitle', 'categoryTitle', 'valueMin', 'valueMax'],
      ChartAxesPart,
    ),
    rarePart('Numbers', ['numberFormat'], ChartNumbersPart),
    part('Labels', ['fontFamily', 'fontSize', 'fontWeight', 'textColor', 'lineColor'], ChartStylePart),
    rarePart('Series colors', ['colors'], ChartColorsPart),
  ],
  table: [
    part(
      'Cells',
      [
        ...['fontFamily', 'fontSize', 'fontWeight', 'fontStyle', 'fill', 'underline', 'strikethrough', 'align'],
        ...['verticalAlign', 'background', 'stripe', 'padding', 'lineHeight', 'rowHeight', 'direction', 'overflow'],
      ],
      TableCellsPart,
    ),
    rarePart('Header', ['headerStyle'], TableHeaderPart),
    rarePart('Lines', ['border'], TableLinesPart),
    rarePart('Columns', ['columns'], TableColumnsPart),
  ],
  group: [part('Group', ['clip', 'cornerRadius'], GroupPart), part('Layout', ['layout'], GroupLayoutPart), MASK],
  repeat: [part('Repeat', ['layout', 'max', 'overflow'], RepeatPart)],
} as const satisfies Record<Kind, readonly Part[]>

const ANYWHERE: ReadonlySet<Part> = new Set([FILL, STROKE, CORNERS, MASK])

/**
 * Returns the parts for elements of these kinds: what all of them have, and the paints, strokes, corners
 * and masks that some of them have.
 */
export function partsOf(kinds: ReadonlySet<Kind>): readonly Part[] {
  const lists = [...kinds].map((kind): readonly Part[] => BY_KIND[kind])
  const all = new Set(lists.flat())
  return [...all].filter((each) => ANYWHERE.has(each) || lists.every((list) => list.includes(each)))
}

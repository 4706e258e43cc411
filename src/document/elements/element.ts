import { BASE_DEFAULTS } from './base.ts'
import { Chart, CHART_DEFAULTS } from './chart.ts'
import { Code, CODE_DEFAULTS } from './code.ts'
import { Ellipse, ELLIPSE_DEFAULTS } from './ellipse.ts'
import { Group, GROUP_DEFAULTS, type GroupProperties } from './group.ts'
import { Image, IMAGE_DEFAULTS } from './image.ts'
import { Line, LINE_DEFAULTS } from './line.ts'
import { Path, PATH_DEFAULTS } from './path.ts'
import { Polygon, POLYGON_DEFAULTS } from './polygon.ts'
import { Rect, RECT_DEFAULTS } from './rect.ts'
import { Repeat, REPEAT_DEFAULTS, type RepeatProperties } from './repeat.ts'
import { Star, STAR_DEFAULTS } from './star.ts'
import { Svg, SVG_DEFAULTS } from './svg.ts'
import { Table, TABLE_DEFAULTS } from './table-element.ts'
import { Text, TEXT_DEFAULTS } from './text.ts'

export interface GroupElement extends GroupProperties {
  elements: Element[]
  /** Only in a flowed document, for a repeat: how many entries have no room. Not part of the format. */
  repeated?: { readonly omitted: number }
}

/** Values by the names of slots and placeholders, or the value of the only one. */
export type RepeatEntry = Readonly<Record<string, unknown>> | string | number

/** `flowDocument` turns it into a group. */
export interface RepeatElement extends RepeatProperties {
  elements: Element[]
  entries?: readonly RepeatEntry[]
}

export interface TextElement extends Text {
  /** Only in a drawn document, for a text with the number of its page. Not part of the format. */
  numbered?: true
}

export interface TableElement extends Table {
  /** Only in a drawn document, for a table from right to left, whose columns are reversed. Not part of the format. */
  turned?: true
}

interface ByKind {
  text: TextElement
  image: Image
  rect: Rect
  ellipse: Ellipse
  polygon: Polygon
  star: Star
  line: Line
  path: Path
  svg: Svg
  code: Code
  chart: Chart
  table: TableElement
  group: GroupElement
  repeat: RepeatElement
}

export type Kind = keyof ByKind
export type Element = ByKind[Kind]
export type ElementOf<K extends Kind> = ByKind[K]

/** To add an element kind, start here. */
export const SCHEMAS = {
  text: Text,
  image: Image,
  rect: Rect,
  ellipse: Ellipse,
  polygon: Polygon,
  star: Star,
  line: Line,
  path: Path,
  svg: Svg,
  code: Code,
  chart: Chart,
  table: Table,
  group: Group,
  repeat: Repeat,
} as const

export const DEFAULTS = {
  text: { ...BASE_DEFAULTS, ...TEXT_DEFAULTS },
  image: { ...BASE_DEFAULTS, ...IMAGE_DEFAULTS },
  rect: { ...BASE_DEFAULTS, ...RECT_DEFAULTS },
  ellipse: { ...BASE_DEFAULTS, ...ELLIPSE_DEFAULTS },
  polygon: { ...BASE_DEFAULTS, ...POLYGON_DEFAULTS },
  star: { ...BASE_DEFAULTS, ...STAR_DEFAULTS },
  line: { ...BASE_DEFAULTS, ...LINE_DEFAULTS },
  path: { ...BASE_DEFAULTS, ...PATH_DEFAULTS },
  svg: { ...BASE_DEFAULTS, ...SVG_DEFAULTS },
  code: { ...BASE_DEFAULTS, ...CODE_DEFAULTS },
  chart: { ...BASE_DEFAULTS, ...CHART_DEFAULTS },
  table: { ...BASE_DEFAULTS, ...TABLE_DEFAULTS },
  group: { ...BASE_DEFAULTS, ...GROUP_DEFAULTS },
  repeat: { ...BASE_DEFAULTS, ...REPEAT_DEFAULTS },
} as const satisfies { [K in Kind]: Partial<ElementOf<K>> | object }

export type Complete<K extends Kind = Kind> = {
  [Key in Kind]: ElementOf<Key> & Required<Pick<ElementOf<Key>, keyof (typeof DEFAULTS)[Key] & keyof ElementOf<Key>>>
}[K]

/** Adds the defaults of omitted properties. Does not complete the elements of a group. */
export function complete<K extends Kind>(element: ElementOf<K>): Complete<K> {
  const kind: Kind = element.type
  return { ...DEFAULTS[kind], ...element } as unknown as Complete<K>
}

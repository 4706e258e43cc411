import { BRANDS } from './brands.ts'
import { CHARTS } from './charts.ts'
import { CODES } from './codes.ts'
import { DRAWINGS } from './drawings.ts'
import { EVERY_ELEMENT } from './every-element.ts'
import type { Examples } from './example.ts'
import { IMAGES } from './images.ts'
import { LANGUAGES } from './languages.ts'
import { LAYOUTS } from './layouts.ts'
import { MASKS } from './masks.ts'
import { PAINTS } from './paints.ts'
import { PATTERNS } from './patterns.ts'
import { POLYGONS } from './polygons.ts'
import { SHAPES } from './shapes.ts'
import { TABLES } from './tables.ts'
import { TEXT_PATHS } from './text-paths.ts'
import { TEXT_SETTING } from './text-setting.ts'
import { TEXTS } from './texts.ts'

/** By the anchors of the properties. */
export const EXAMPLES: Examples = {
  ...EVERY_ELEMENT,
  ...{ ...SHAPES, ...POLYGONS, ...IMAGES, ...MASKS, ...DRAWINGS },
  ...{ ...CODES, ...CHARTS, ...TABLES, ...LAYOUTS },
  ...{ ...PAINTS, ...PATTERNS, ...BRANDS },
  ...{ ...TEXTS, ...TEXT_SETTING, ...TEXT_PATHS, ...LANGUAGES },
}

/** Properties without an effect that a picture could show. */
export const NOT_DRAWN: ReadonlySet<string> = new Set([
  ...['Document.version', 'Document.pages', 'Page.id', 'Page.name', 'Page.elements'],
  ...['Document.title', 'Document.bleed', 'Document.safeArea', 'Document.guides', 'Document.brand', 'Document.slots'],
  ...['Document.direction', 'Document.mirroring', 'element.mirroring', 'element.shownOn'],
  ...['DocumentGuides.horizontal', 'DocumentGuides.vertical'],
  ...['DocumentSlot.name', 'DocumentSlot.label', 'DocumentSlot.help', 'DocumentSlot.group', 'DocumentSlot.kind'],
  ...['DocumentSlot.required', 'DocumentSlot.maxLength', 'DocumentSlot.sample', 'DocumentSlot.fields'],
  ...['element.id', 'element.name', 'element.locked', 'element.link', 'element.slot', 'repeat.max'],
  ...['element.alt', 'TextRun.slot', 'TableColumn.key'],
  ...['LinearGradient.type', 'RadialGradient.type', 'ConicGradient.type', 'ImagePaint.type', 'PatternPaint.type'],
  ...['EllipseMask.type', 'PathMask.type', 'GradientMask.type', 'AlphaMask.type'],
  ...['TextCircle.type', 'TextCurve.type'],
])

/** A section with properties of another one, and its examples unless it has its own. */
export const SAME_AS: Readonly<Record<string, string>> = {
  TextRun: 'text',
  TableColumn: 'table',
  TableCell: 'table',
  TableCellStyle: 'table',
}

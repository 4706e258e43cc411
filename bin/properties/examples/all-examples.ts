import { EVERY_ELEMENT } from './every-element.ts'
import type { Examples } from './example.ts'
import { IMAGES } from './images.ts'
import { PAINTS } from './paints.ts'
import { SHAPES } from './shapes.ts'
import { TEXTS } from './texts.ts'

/** By the anchors of the properties. */
export const EXAMPLES: Examples = { ...EVERY_ELEMENT, ...SHAPES, ...IMAGES, ...PAINTS, ...TEXTS }

/** Properties without an effect that a picture could show. */
export const NOT_DRAWN: ReadonlySet<string> = new Set([
  ...['Document.version', 'Document.pages', 'Page.id', 'Page.name', 'Page.elements'],
  ...['element.id', 'element.name', 'element.locked', 'element.link', 'element.slot'],
  ...['image.alt', 'LinearGradient.type', 'RadialGradient.type', 'ConicGradient.type', 'ImagePaint.type'],
])

/** A section whose properties are those of another one, and have its examples. */
export const SAME_AS: Readonly<Record<string, string>> = { TextRun: 'text' }

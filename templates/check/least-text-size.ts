import { isPrinted } from './template-medium.ts'
import type { TemplateFile } from './template-files.ts'

/** 6 points, below which print shops warn. */
const PRINTED_PX = 8
/** On a screen, texts are read at the size of the window, not at that of the page. */
const SHARE_OF_SCREEN = 0.013

/** Returns the least font size that a filled template may end with, in CSS pixels. */
export function leastTextPx(template: Pick<TemplateFile, 'category' | 'width' | 'height'>): number {
  return isPrinted(template) ? PRINTED_PX : Math.min(template.width, template.height) * SHARE_OF_SCREEN
}

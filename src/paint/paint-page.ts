import { type Page } from '../document/document.ts'
import { type Context } from './canvas.ts'
import { type PaintEnvironment } from './environment.ts'

/**
 * Draws `page` on `context`, whose present transform maps CSS pixels of the page to its device's. Nothing is drawn outside
 * the page's box, and the context is left as it came.
 */
export function paintPage(context: Context, page: Page, environment: PaintEnvironment): void {
  void context
  void page
  void environment
}

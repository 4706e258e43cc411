import type { Complete } from '../document/elements/element.ts'
import { PAGE_DEFAULTS, type Page } from '../document/document.ts'
import type { Paint } from '../document/paint.ts'
import type { TextLayout } from '../text/text-layout.ts'
import { arrangePage } from './layout/arrange-page.ts'
import { intersect, mapBounds } from './bounds.ts'
import type { Context } from './canvas.ts'
import type { PaintEnvironment } from './environment.ts'
import { withFitGroups } from './fit-groups.ts'
import { withLayerBudget } from './layer-budget.ts'
import { withOutlineBudget } from './limit-work.ts'
import { pageBackdrops } from './page-backdrops.ts'
import { paintElement } from './paint-element.ts'
import { paintFill } from './paint-fill.ts'
import type { Scope } from './scope.ts'

/** Paints a page. The context's transform must map CSS pixels to device pixels. */
export function paintPage(context: Context, unplaced: Page, ungrouped: PaintEnvironment): void {
  const page = arrangePage(unplaced, ungrouped)
  const limited = withOutlineBudget(withLayerBudget(withFitGroups(ungrouped, page)))
  const environment = { ...limited, layouts: { texts: new Map(), tables: new Map(), parts: new Map() } }
  const { background } = { ...PAGE_DEFAULTS, ...page }
  const paint = (scope: Scope): void => {
    if (background !== null) paintBackground(scope, background)
    for (const element of page.elements) paintElement(scope, element)
  }
  if (environment.target === 'raster') {
    paintWithin(pageScope(context, environment), paint)
    return
  }
  const backdrops = pageBackdrops(context, { page, environment }, (onto, raster, captured) =>
    paintWithin({ ...pageScope(onto, raster), backdrops: captured }, paint),
  )
  paintWithin({ ...pageScope(context, environment), backdrops }, paint)
  for (const { layer } of backdrops?.values() ?? []) layer.release()
}

/** Paints the elements from index `from` up to, but not including, `to`. Does not paint the background. */
export function paintRange(
  context: Context,
  { page: unplaced, from, to }: { readonly page: Page; readonly from: number; readonly to: number },
  environment: PaintEnvironment,
): void {
  const page = arrangePage(unplaced, environment)
  const range = { ...page, background: null, elements: page.elements.slice(from, to) }
  paintPage(context, range, withFitGroups(environment, page))
}

/** Clips to the page and its bleed. */
function paintWithin(scope: Scope, paint: (scope: Scope) => void): void {
  const { context, environment } = scope
  context.save()
  const clip = environment.newPath()
  const { x, y, width, height } = paintedBox(environment)
  clip.rect(x, y, width, height)
  context.clip(clip)
  paint(scope)
  context.restore()
  for (const { layer } of scope.tiles.values()) layer?.release()
}

export function paintBackground(scope: Scope, paint: Paint): void {
  const path = scope.environment.newPath()
  const box = paintedBox(scope.environment)
  path.rect(box.x, box.y, box.width, box.height)
  paintFill(scope, { path, rule: 'nonzero', box }, paint)
}

export function pageScope(context: Context, environment: PaintEnvironment): Scope {
  const { x, y, width, height } = paintedBox(environment)
  const layouts = new Map<string, TextLayout>()
  const onTarget = mapBounds(context.getTransform(), { left: x, top: y, right: x + width, bottom: y + height })
  const visible = environment.shown ? intersect(onTarget, environment.shown) : onTarget
  const surface = { context, extent: visible }
  return { context, environment, target: environment.target, surface, tiles: new Map(), visible, layoutOf }

  function layoutOf(element: Complete<'text'>): TextLayout {
    const cached = layouts.get(element.id)
    if (cached) return cached
    const layout = environment.layouts?.texts.get(element.id) ?? environment.layoutText(element)
    layouts.set(element.id, layout)
    environment.layouts?.texts.set(element.id, layout)
    for (const warning of layout.warnings) environment.warn({ elementId: element.id, ...warning })
    return layout
  }
}

function paintedBox({ size, bleed = 0 }: PaintEnvironment): { x: number; y: number; width: number; height: number } {
  return { x: -bleed, y: -bleed, width: size.width + 2 * bleed, height: size.height + 2 * bleed }
}

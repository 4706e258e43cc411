import { complete, type Complete, type Element, type Kind } from '../document/elements/element.ts'
import { boxMatrix } from './box-matrix.ts'
import { captureBackdrop } from './capture-backdrop.ts'
import { paintWithEffects } from './effects.ts'
import { paintChart } from './elements/paint-chart.ts'
import { paintCode } from './elements/paint-code.ts'
import { paintGroup } from './elements/paint-group.ts'
import { paintImage } from './elements/paint-image.ts'
import { paintLine } from './elements/paint-line.ts'
import { paintSvg } from './elements/paint-svg.ts'
import { paintTable } from './elements/paint-table.ts'
import { paintText } from './elements/paint-text.ts'
import { drawWithinLimit } from './limit-work.ts'
import { ellipseOutline } from './outlines/ellipse-outline.ts'
import type { NewPath, Outline } from './outlines/outline.ts'
import { pathOutline } from './outlines/path-outline.ts'
import { polygonOutline, starOutline } from './outlines/polygon-outline.ts'
import { rectOutline } from './outlines/rect-outline.ts'
import { paintBackdrop } from './paint-backdrop.ts'
import { type FillAndStroke, paintShape } from './paint-stroke.ts'
import type { Backdrop, Scope } from './scope.ts'

const PAINTERS: { readonly [K in Kind]: Painter<Complete<K>> } = {
  text: paintText,
  image: paintImage,
  rect: filled<Complete<'rect'>>(rectOutline),
  ellipse: filled(ellipseOutline),
  polygon: filled(polygonOutline),
  star: filled(starOutline),
  line: paintLine,
  path: filled(pathOutline),
  svg: paintSvg,
  code: (scope, element) => paintCode(scope, element, paintElement),
  chart: (scope, element) => paintChart(scope, element, paintElement),
  table: (scope, element) => paintTable(scope, element, paintElement),
  group: (scope, element) => paintGroup(scope, element, paintElement),
  // Flowed documents have groups instead.
  repeat: () => undefined,
}

type Painter<E> = (scope: Scope, element: E) => void

function filled<E extends FillAndStroke>(outlineOf: (newPath: NewPath, element: E) => Outline | undefined): Painter<E> {
  return (scope, element) => {
    const outline = outlineOf(scope.environment.newPath, element)
    if (outline) paintShape(scope, outline, element)
  }
}

/** Paints `element` in the space of its parent. */
export function paintElement(scope: Scope, element: Element): void {
  const whole = complete(element)
  if (!whole.visible || whole.opacity === 0) return
  const { context, environment } = scope
  const own: Scope = {
    ...scope,
    environment: { ...environment, warn: (warning) => environment.warn({ elementId: element.id, ...warning }) },
  }
  const { a, b, c, d, e, f } = boxMatrix(whole)
  context.save()
  context.transform(a, b, c, d, e, f)
  const backdrop = backdropOf(own, whole)
  const paint = (): void =>
    paintWithEffects(own, whole, (inner) => {
      if (backdrop) paintBackdrop(inner, whole, backdrop)
      drawWithinLimit(inner, whole, draw)
    })
  if (environment.tag) environment.tag(own, whole, paint)
  else paint()
  context.restore()
  if (backdrop && !scope.backdrops) backdrop.layer.release()
}

/** What is beneath a page of a PDF was captured before, when the page was painted as pixels. */
function backdropOf(scope: Scope, element: Complete): Backdrop | undefined {
  const { backdrops } = scope
  const known = backdrops?.get(element.id)
  if (known || scope.environment.target === 'vector') return known
  const captured = captureBackdrop(scope, element)
  if (captured) backdrops?.set(element.id, captured)
  return captured
}

function draw<K extends Kind>(scope: Scope, element: Complete<K>): void {
  const painter = PAINTERS[element.type] as Painter<Complete<K>>
  painter(scope, element)
}

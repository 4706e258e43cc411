import { complete, type Complete, type Element, type Kind } from '../document/elements/element.ts'
import { boxMatrix } from './box-matrix.ts'
import { paintWithEffects } from './effects.ts'
import { paintChart } from './elements/paint-chart.ts'
import { paintCode } from './elements/paint-code.ts'
import { paintEllipse } from './elements/paint-ellipse.ts'
import { paintGroup } from './elements/paint-group.ts'
import { paintImage } from './elements/paint-image.ts'
import { paintLine } from './elements/paint-line.ts'
import { paintPath } from './elements/paint-path.ts'
import { paintRect } from './elements/paint-rect.ts'
import { paintTable } from './elements/paint-table.ts'
import { paintText } from './elements/paint-text.ts'
import { drawWithinLimit } from './limit-work.ts'
import type { Scope } from './scope.ts'

const PAINTERS: { readonly [K in Kind]: (scope: Scope, element: Complete<K>) => void } = {
  text: paintText,
  image: paintImage,
  rect: paintRect,
  ellipse: paintEllipse,
  line: paintLine,
  path: paintPath,
  code: (scope, element) => paintCode(scope, element, paintElement),
  chart: (scope, element) => paintChart(scope, element, paintElement),
  table: (scope, element) => paintTable(scope, element, paintElement),
  group: (scope, element) => paintGroup(scope, element, paintElement),
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
  paintWithEffects(own, whole, (inner) => drawWithinLimit(inner, whole, draw))
  context.restore()
}

function draw<K extends Kind>(scope: Scope, element: Complete<K>): void {
  const painter = PAINTERS[element.type] as (scope: Scope, element: Complete<K>) => void
  painter(scope, element)
}

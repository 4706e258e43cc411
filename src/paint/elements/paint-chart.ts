import type { Complete } from '../../document/elements/element.ts'
import { chartParts } from '../charts/chart-parts.ts'
import { type PaintElement, paintParts } from '../paint-parts.ts'
import type { Scope } from '../scope.ts'

export function paintChart(scope: Scope, element: Complete<'chart'>, paintElement: PaintElement): void {
  paintParts(scope, { whole: element, parts: chartParts(element, scope.environment.layoutText) }, paintElement)
}

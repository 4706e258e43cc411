import type { Complete, Element } from '../../document/elements/element.ts'
import { intersect, mapBounds } from '../bounds.ts'
import type { Scope } from '../scope.ts'

/** The caller applies opacity, blend mode and shadows to the whole group. */
export function paintGroup(scope: Scope, group: Complete<'group'>, paintElement: PaintElement): void {
  const { elements, clip, width, height } = group
  if (!clip) {
    for (const element of elements) paintElement(scope, element)
    return
  }
  const { context, environment } = scope
  const box = environment.newPath()
  box.rect(0, 0, width, height)
  const inBox = mapBounds(context.getTransform(), { left: 0, top: 0, right: width, bottom: height })
  context.save()
  context.clip(box)
  const inner = { ...scope, visible: intersect(scope.visible, inBox) }
  for (const element of elements) paintElement(inner, element)
  context.restore()
}

type PaintElement = (scope: Scope, element: Element) => void

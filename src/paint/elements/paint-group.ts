import type { Complete, Element } from '../../document/elements/element.ts'
import { intersect, mapBounds } from '../bounds.ts'
import { framePaths } from '../outlines/frame-paths.ts'
import { paintMasked } from '../paint-masked.ts'
import type { Scope } from '../scope.ts'

/** The caller applies opacity, blend mode and shadows to the whole group. */
export function paintGroup(scope: Scope, group: Complete<'group'>, paintElement: PaintElement): void {
  const { elements, clip, width, height } = group
  if (!clip) {
    for (const element of elements) paintElement(scope, element)
    return
  }
  const box = { left: 0, top: 0, right: width, bottom: height }
  paintMasked(scope, { frame: group, extent: box }, (masked) => {
    const { context, environment } = masked
    const inBox = mapBounds(context.getTransform(), box)
    context.save()
    for (const path of framePaths(environment.newPath, group)) context.clip(path)
    const inner = { ...masked, visible: intersect(masked.visible, inBox) }
    for (const element of elements) paintElement(inner, element)
    context.restore()
  })
}

type PaintElement = (scope: Scope, element: Element) => void

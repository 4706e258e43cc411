import { type Bounds, intersect } from './bounds.ts'
import { drawLayer, openLayer } from './layer.ts'
import type { Scope } from './scope.ts'

/** Applies the current alpha and blend mode to the result of `draw` as a whole. `bounds` is in device space. */
export function isolate(scope: Scope, bounds: Bounds, draw: (inner: Scope) => void): void {
  if (scope.target === 'vector' && scope.environment.createVectorLayer) {
    isolateRecording(scope, bounds, draw)
    return
  }
  const placed = openLayer(scope, { bounds })
  if (!placed) return
  draw(placed.scope)
  drawLayer(scope, placed)
  placed.layer.release()
}

function isolateRecording(scope: Scope, bounds: Bounds, draw: (inner: Scope) => void): void {
  const { context, environment } = scope
  const visible = intersect(bounds, scope.visible)
  const [left, top] = [Math.floor(visible.left), Math.floor(visible.top)]
  const [width, height] = [Math.ceil(visible.right) - left, Math.ceil(visible.bottom) - top]
  if (!(width > 0 && height > 0)) return
  const recording = environment.createVectorLayer?.(width, height)
  if (!recording) return
  const { a, b, c, d, e, f } = context.getTransform()
  recording.context.setTransform(a, b, c, d, e - left, f - top)
  draw({ ...scope, context: recording.context, visible: { left: 0, top: 0, right: width, bottom: height } })
  context.save()
  context.setTransform(1, 0, 0, 1, left, top)
  recording.drawOnto(context)
  context.restore()
  recording.release()
}

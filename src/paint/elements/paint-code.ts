import { checkCodeData } from '../../document/codes/check-code-data.ts'
import { symbologyOf } from '../../document/codes/symbologies.ts'
import type { Complete } from '../../document/elements/element.ts'
import type { Path } from '../canvas.ts'
import { type BarsLayout, layOutBars, layOutMatrix, textsBelow } from '../codes/code-layout.ts'
import type { EncodedCode } from '../codes/encode-code.ts'
import { warnOfCode } from '../codes/warn-of-code.ts'
import { paintFill } from '../paint-fill.ts'
import { type PaintElement, paintParts } from '../paint-parts.ts'
import type { Scope } from '../scope.ts'
import { pixelSnapper } from '../snap-to-pixels.ts'

/** Draws all modules as one path: the antialiased edges of separate squares would show as hairlines. */
export function paintCode(scope: Scope, element: Complete<'code'>, paintElement: PaintElement): void {
  const { environment } = scope
  const { width, height, background, foreground } = element
  if (width <= 0 || height <= 0) return
  const box = { x: 0, y: 0, width, height }
  if (background !== null) {
    const path = environment.newPath()
    path.rect(0, 0, width, height)
    paintFill(scope, { path, rule: 'nonzero', box }, background)
  }
  // Placeholders may be unfilled in a preview, and are then data as written.
  const detail = checkCodeData(element)
  if (detail !== undefined) {
    environment.warn({ code: 'code_invalid', message: `The code is not drawn: its data ${detail}` })
    return
  }
  if (!environment.encodeCode) throw new Error('the encoders of codes are not loaded')
  const code = environment.encodeCode(element)
  warnOfCode(scope, element, code)
  if (symbologyOf(element.symbology).form === 'matrix') {
    paintFill(scope, { path: matrixPath(scope, element, code), rule: 'evenodd', box }, foreground)
    return
  }
  const layout = layOutBars(element, code)
  paintFill(scope, { path: barsPath(scope, code, layout), rule: 'nonzero', box }, foreground)
  paintParts(scope, { whole: element, parts: textsBelow(element, layout, environment.layoutText) }, paintElement)
}

function matrixPath(scope: Scope, element: Complete<'code'>, code: EncodedCode): Path {
  const { left, top, modulePx } = layOutMatrix(element, code)
  const path = scope.environment.newPath()
  const snap = pixelSnapper(scope)
  for (const outline of code.outlines) {
    for (const [index, [x, y]] of outline.entries()) {
      const corner = snap(left + x * modulePx, top + y * modulePx)
      if (index === 0) path.moveTo(...corner)
      else path.lineTo(...corner)
    }
    path.closePath()
  }
  return path
}

function barsPath(scope: Scope, { bars }: EncodedCode, layout: BarsLayout): Path {
  const { left: start, modulePx, guards, guardsHeight, barsHeight } = layout
  const path = scope.environment.newPath()
  const snap = pixelSnapper(scope)
  for (const bar of bars) {
    const isGuard = guards.some(([from, to]) => bar.left >= from && bar.left < to)
    const [left, top] = snap(start + bar.left * modulePx, 0)
    const [right, bottom] = snap(start + (bar.left + bar.width) * modulePx, isGuard ? guardsHeight : barsHeight)
    path.rect(left, top, right - left, bottom - top)
  }
  return path
}

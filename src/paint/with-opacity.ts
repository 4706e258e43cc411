import type { Context } from './canvas.ts'

/** Multiplies the alpha of what `draw` draws. Most paints are opaque, and each call of a native canvas takes time. */
export function withOpacity(context: Context, opacity: number, draw: () => void): void {
  if (opacity === 1) {
    draw()
    return
  }
  const alpha = context.globalAlpha
  context.globalAlpha = alpha * opacity
  draw()
  context.globalAlpha = alpha
}

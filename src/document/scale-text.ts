import { STYLE_DEFAULTS, type TextStyle } from './elements/run-style.ts'
import { TEXT_DEFAULTS, type Run, type Text } from './elements/text.ts'
import type { Size } from './document.ts'
import { scalePaint, withScaledPaints } from './scale-paint.ts'
import { boundedLength } from './scaled-number.ts'
import { scaleFontSize, scalePadding, scaleSides, SLIVER_PX } from './scaled-length.ts'

/** Does not scale the path of the text, which depends on its box. */
export function scaleText(text: Text, scale: number): Text {
  const scaled = { ...text, fontSize: scaleFontSize(text.fontSize ?? STYLE_DEFAULTS.fontSize, scale) }
  if (scaled.minFontSize !== undefined) scaled.minFontSize = scaleFontSize(scaled.minFontSize, scale)
  if (scaled.maxFontSize !== undefined) scaled.maxFontSize = scaleFontSize(scaled.maxFontSize, scale)
  if (scaled.minWidth !== undefined) scaled.minWidth = boundedLength(scaled.minWidth * scale)
  if (scaled.maxWidth !== undefined) scaled.maxWidth = boundedLength(scaled.maxWidth * scale)
  if (scaled.paragraphSpacing !== undefined) scaled.paragraphSpacing = scalePadding(scaled.paragraphSpacing, scale)
  if ((scaled.columns ?? 1) > 1) scaled.columnGap = scalePadding(scaled.columnGap ?? TEXT_DEFAULTS.columnGap, scale)
  if (scaled.tabs) scaled.tabs = scaled.tabs.map((tab) => ({ ...tab, at: scalePadding(tab.at, scale) }))
  if (scaled.padding !== undefined) scaled.padding = scaleSides(scaled.padding, scale)
  if (scaled.runs) scaled.runs = scaled.runs.map((run) => scaleRun(run, scale))
  return withScaledPaints(withHighlight(scaled, scale), scale)
}

function scaleRun(run: Run, scale: number): Run {
  const scaled = withScaledPaints(withHighlight({ ...run }, scale), scale)
  if (scaled.fontSize !== undefined) scaled.fontSize = scaleFontSize(scaled.fontSize, scale)
  return scaled
}

function withHighlight<T extends TextStyle>(styled: T, scale: number): T {
  const { background } = styled
  if (!background) return styled
  const scaled = { ...background, paint: scalePaint(background.paint, scale) }
  if (scaled.padding !== undefined) scaled.padding = scaleSides(scaled.padding, scale)
  if (scaled.radius !== undefined) scaled.radius = scalePadding(scaled.radius, scale)
  return { ...styled, background: scaled }
}

/** Adds a view box of the old size, which stretches the path with the box. */
export function withScaledPath(text: Text, before: Size): Text {
  const { path } = text
  if (path?.type !== 'path' || path.viewBox) return text
  const viewBox: [number, number, number, number] = [0, 0, before.width || SLIVER_PX, before.height || SLIVER_PX]
  return { ...text, path: { ...path, viewBox } }
}

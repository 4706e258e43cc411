/** What an outline cuts off has no color of its own. */
const CLIPS = /<clipPath\b[^>]*?(?:\/>|>[\s\S]*?<\/clipPath>)/g
const PAINTS = /\s(?:fill|stroke|stop-color)="(#[0-9a-f]{6}|currentColor)"/gi

/** Returns the colors of a normalized SVG, as an element's `colors` name them, the most frequent first. */
export function listSvgColors(svg: string): string[] {
  const counts = new Map<string, number>()
  for (const [, color = ''] of svg.replaceAll(CLIPS, '').matchAll(PAINTS)) {
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([color]) => color)
}

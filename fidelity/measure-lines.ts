import type { Browser } from 'playwright-core'
import { openBundledFonts } from '../src/assets/fonts/bundled-fonts.ts'
import { complete } from '../src/document/elements/element.ts'
import { prepareSkia } from '../src/render/skia.ts'
import { layoutText } from '../src/text/layout-text.ts'
import type { Typesetting } from '../src/text/typesetting.ts'
import { openBrowserLines } from './browser-lines.ts'
import { type Paragraph, randomParagraphs } from './random-paragraphs.ts'
import type { Finding } from './report.ts'

/** Paragraphs that may break elsewhere. */
const ALLOWED = 5

/** Compares where lines break with HTML and CSS in Chromium. */
export async function measureLines(
  browser: Browser,
  { count, seed }: { count: number; seed: number },
): Promise<Finding> {
  const fonts = openBundledFonts()
  const typesetting = prepareSkia(fonts)
  const page = await openBrowserLines(browser, fonts)
  const rows: string[][] = []
  let lines = 0
  for (const paragraph of randomParagraphs(count, seed)) {
    const [ours, theirs] = [lineStarts(paragraph, typesetting), await page.linesOf(paragraph)]
    lines += theirs.length
    const at = theirs.findIndex((start, index) => start !== ours[index])
    const index = at === -1 && ours.length > theirs.length ? theirs.length : at
    if (index !== -1) rows.push(rowOf(paragraph, { index, ours, theirs }))
  }
  await page.close()
  return {
    title: 'Lines against HTML and CSS in Chromium',
    summary: `${rows.length} of ${count} paragraphs (${lines} lines) break elsewhere; at most ${ALLOWED} may.`,
    header: ['Language', 'Font', 'Width', 'Spacing', 'Line', 'Platen', 'Chromium'],
    rows,
    isMet: rows.length <= ALLOWED,
  }
}

/** Returns the offset of the first visible character of each line. */
function lineStarts({ text, ...style }: Paragraph, typesetting: Typesetting): number[] {
  const box = { id: 'paragraph', type: 'text', x: 0, y: 0, height: 1000 } as const
  const layout = layoutText(complete<'text'>({ ...box, ...style, text }), typesetting)
  return layout.lines.flatMap(({ source: { start, end } }) => {
    const visible = text.slice(start, end).search(/\S/)
    return visible === -1 ? [] : [start + visible]
  })
}

function rowOf(
  { text, language, fontFamily, fontWeight, fontSize, letterSpacing, width }: Paragraph,
  { index, ours, theirs }: { index: number; ours: readonly number[]; theirs: readonly number[] },
): string[] {
  // The first line that begins elsewhere follows the line that ends elsewhere.
  const lineIndex = Math.max(0, index - 1)
  const lineIn = (starts: readonly number[]): string => text.slice(starts[lineIndex], starts[lineIndex + 1]).trimEnd()
  const font = `${fontFamily} ${fontWeight}, ${fontSize} px`
  return [language, font, `${width}`, `${letterSpacing}`, `${index}`, lineIn(ours), lineIn(theirs)]
}

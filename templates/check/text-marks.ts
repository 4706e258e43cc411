import type { Page } from '../../src/document/document.ts'
import { complete, type Complete } from '../../src/document/elements/element.ts'
import { isVisible } from '../../src/edit/check/check-page.ts'
import { pageMatrix } from '../../src/edit/geometry/page-matrix.ts'
import { placesOf } from '../../src/edit/tree/place.ts'
import { type Bounds, mapBounds } from '../../src/paint/bounds.ts'
import type { PaintEnvironment } from '../../src/paint/environment.ts'
import { withFitGroups } from '../../src/paint/fit-groups.ts'
import type { GlyphRun, TextLine } from '../../src/text/text-layout.ts'

/** A text on a page, with the boxes of its letters. */
export interface TextMark {
  readonly element: Complete<'text'>
  /** How much its fonts were scaled to fit. */
  readonly scale: number
  /** Of the letters of each run of each line, on the page, without the room above and below them. */
  readonly boxes: readonly {
    readonly bounds: Bounds
    readonly run: number
    readonly sizePx: number
    readonly isWord: boolean
  }[]
}

/** Below this, a text is decoration, such as a large word behind others. */
const LEAST_OPACITY = 0.4
/** How far letters such as g reach below the line, as a fraction of the font size. */
const DESCENT_EM = 0.2

/** Lists the visible texts of an arranged page. Texts on a path and tilted ones have no boxes. */
export function textMarks(page: Page, environment: PaintEnvironment): TextMark[] {
  const { layoutText } = withFitGroups(environment, page)
  return [...placesOf({ version: 1, pages: [page] }).values()].filter(isVisible).flatMap((place): TextMark[] => {
    if (place.element.type !== 'text') return []
    const element = complete<'text'>(place.element)
    const { lines, scale } = layoutText(element)
    const matrix = pageMatrix(place)
    const isTilted = Math.abs(matrix.b) > 0.01 && Math.abs(matrix.a) > 0.01
    const opacity = [element, ...place.parents].reduce((product, each) => product * (each.opacity ?? 1), 1)
    const isBoxed = element.path === null && element.writingMode === 'horizontal' && !isTilted
    const boxes = lines.flatMap((line) =>
      line.runs
        .filter(({ text, role }) => text.trim() !== '' && role === 'text')
        .map((run) => ({
          bounds: mapBounds(matrix, lettersOf(line, run)),
          run: run.run,
          sizePx: run.font.sizePx,
          isWord: /[\p{L}\p{N}]/u.test(run.text),
        })),
    )
    if (boxes.length === 0 || opacity < LEAST_OPACITY) return []
    return [{ element, scale, boxes: isBoxed ? boxes : [] }]
  })
}

function lettersOf({ baselinePx }: TextLine, run: GlyphRun): Bounds {
  const baseline = baselinePx - run.baselineShiftPx
  return {
    left: run.x,
    top: baseline - run.capHeightPx,
    right: run.x + run.width,
    bottom: baseline + DESCENT_EM * run.font.sizePx,
  }
}

import type { Complete } from '../document/elements/element.ts'
import { bendLines } from './bend-lines.ts'
import { textOf } from './choose-fonts.ts'
import { layoutLines, VISIBLE_EM } from './layout-lines.ts'
import { type Course, courseOf } from './text-course.ts'
import type { TextLayout } from './text-layout.ts'
import { collectWarnings } from './text-warnings.ts'
import { turnLines } from './turn-lines.ts'
import type { Typesetting } from './typesetting.ts'
import type { Warning } from './warning.ts'
import { sidesOf } from '../document/elements/text-parts.ts'

const LINE_END = /\r\n?|[\n\v\f\u0085\u2028\u2029]/
/** Longer than any line, and exact in sums with parts of a pixel. */
const ANY_PX = 1e7

/** Lays out a text for any output scale, so that lines break identically everywhere. Requires `measuringCanvas`. */
export function layoutText(element: Complete<'text'>, typesetting: Typesetting): TextLayout {
  if (!element.path) {
    return element.writingMode === 'vertical'
      ? layoutVertically(element, typesetting)
      : layoutLines(element, typesetting)
  }
  return layoutOnPath(element, courseOf(element.path, element), typesetting)
}

/** Lays out horizontal lines in a box turned by 90°, and turns them. */
function layoutVertically(element: Complete<'text'>, typesetting: Typesetting): TextLayout {
  const { width, height, padding } = element
  const [top, right, bottom, left] = sidesOf(padding)
  const sides: [number, number, number, number] = [right, bottom, left, top]
  const turnedBox = { ...element, width: height, height: width, padding: sides, background: null }
  const layout = layoutLines({ ...turnedBox, direction: 'ltr' }, typesetting)
  const lines = turnLines(layout.lines, { widthPx: width, measurer: typesetting.measurer })
  return { ...layout, lines, heightPx: height, widthPx: width, warnings: layout.warnings.map(turnWarning) }
}

function turnWarning({ message, ...warning }: Warning): Warning {
  return {
    ...warning,
    message: message.replace(/(?<=too )(?:tall|wide)/, (side) => (side === 'tall' ? 'wide' : 'tall')),
  }
}

/** Paragraphs are straight lines of any length, or as long as the course to find the font size, which are then bent. */
function layoutOnPath(element: Complete<'text'>, course: Course, typesetting: Typesetting): TextLayout {
  const straight: Complete<'text'> = {
    ...element,
    columns: 1,
    dropCap: 0,
    tabs: [],
    padding: 0,
    background: null,
    path: null,
    writingMode: 'horizontal',
  }
  const isFitted = element.fit === 'shrink' || element.fit === 'fill'
  const maxLines = textOf(element).split(LINE_END).length
  const fitted = isFitted
    ? layoutLines({ ...straight, width: course.lengthPx, height: ANY_PX, maxLines }, typesetting)
    : null
  const scale = fitted?.scale ?? 1
  const sized = { ...straight, ...scaledSizes(element, scale) }
  const one = { ...sized, fit: 'fixed', align: 'start', direction: 'ltr', width: ANY_PX, height: ANY_PX } as const
  const layout = layoutLines({ ...one, verticalAlign: 'top', overflow: 'visible' }, typesetting)
  const { lines, excessPx } = bendLines(layout.lines, element, { course, measurer: typesetting.measurer })
  const warnings = collectWarnings()
  const visiblePx = VISIBLE_EM * Math.max(0, ...lines.flatMap(({ runs }) => runs.map(({ font }) => font.sizePx)))
  if (excessPx > visiblePx) {
    warnings.add('text_overflow', `Text is ${Math.ceil(excessPx)} px too long for its path`)
  }
  const small = fitted?.warnings.filter(({ code }) => code === 'text_shrunk_small') ?? []
  return {
    ...layout,
    lines,
    heightPx: element.height,
    widthPx: element.width,
    scale,
    warnings: [...layout.warnings, ...small, ...warnings.list()],
  }
}

function scaledSizes({ fontSize, runs }: Complete<'text'>, scale: number): Pick<Complete<'text'>, 'fontSize' | 'runs'> {
  if (!runs) return { fontSize: fontSize * scale }
  const scaled = runs.map((run) => (run.fontSize === undefined ? run : { ...run, fontSize: run.fontSize * scale }))
  return { fontSize: fontSize * scale, runs: scaled }
}

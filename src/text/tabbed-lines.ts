import { TAB_DEFAULTS, type TabStop } from '../document/elements/text-parts.ts'
import { breakLines, type BrokenLine } from './break-lines.ts'
import { composeLine, type LinePart, widthOfParts } from './compose-line.ts'
import type { Direction } from './direction.ts'
import { NO_HANG } from './hang.ts'
import { replacedText, type SourceSpan } from './mapped-text.ts'
import type { Measurer } from './measurer.ts'
import type { SizedCell, SizedItem } from './sized-paragraph.ts'

export interface TabSettings {
  readonly stops: readonly TabStop[]
  readonly base: Direction
  readonly measurer: Measurer
  /** Room for a line of the paragraph, from its start. */
  widthOfLine(index: number): number
}

/** A tab beyond the last stop is as wide as four spaces. */
const SPACES = '    '
/** Between the text and a leader. */
const LEADER_GAP_EM = 0.25
/** Numbers have their separator before the last digits: 1.234,50. */
const DECIMAL = /\d[.,](?=\d*\D*$)/
const MAX_LEADER = 2_000

/**
 * Breaks a paragraph with tabs into lines. Text after a tab that wraps continues at its stop. Text
 * that would overlap the text before it moves to the next line.
 */
export function* tabbedLines(cells: readonly SizedCell[], settings: TabSettings): Generator<BrokenLine, void> {
  let row = new Row(settings)
  let index = 0
  for (const cell of cells) {
    let startPx = row.penPx
    if (cell.tab) {
      let stop = nextStop(cell, row.penPx, settings)
      if (stop.startPx < row.penPx || stop.startPx + stop.leastPx > settings.widthOfLine(index)) {
        const onNext = nextStop(cell, 0, settings)
        if (row.penPx > 0 && onNext.startPx < stop.startPx + stop.leastPx) {
          yield row.line()
          index += 1
          row = new Row(settings)
          stop = onNext
        }
      }
      startPx = Math.max(row.penPx, stop.startPx)
      row.addTab(cell, { startPx, leader: stop.leader })
    }
    let isFirst = true
    const widthOf = (line: number) => Math.max(0, settings.widthOfLine(index + line) - startPx)
    const firstIndex = index
    for (const line of cell.paragraph.items.length > 0
      ? breakLines(cell.paragraph, (at) => widthOf(at - (index - firstIndex)), settings.measurer)
      : []) {
      if (!isFirst) {
        yield row.line()
        index += 1
        row = new Row(settings)
        row.addBlank(cell, startPx)
      }
      row.addLine(line)
      isFirst = false
    }
  }
  yield row.line()
}

/** One line: the parts of cells and the space between them, from the start of the line. */
class Row {
  readonly #settings: TabSettings
  readonly #segments: LinePart[][] = []
  #source: SourceSpan | undefined
  #insideWord = false
  penPx = 0

  constructor(settings: TabSettings) {
    this.#settings = settings
  }

  addLine(line: BrokenLine): void {
    this.#segments.push([...line.parts])
    this.#cover(line.source)
    this.#insideWord ||= line.insideWord
    this.penPx += line.widthPx
  }

  addBlank({ paragraph }: SizedCell, toPx: number): void {
    this.#segments.push([this.#blank(paragraph.strut, toPx - this.penPx)])
    this.penPx = toPx
  }

  addTab({ tab, paragraph }: SizedCell, { startPx, leader }: { startPx: number; leader: string }): void {
    const item = tab?.leaders.get(leader)
    if (tab) this.#cover(tab.source)
    const unitPx = item ? this.#settings.measurer.widthOf(leader, item) : 0
    const gapPx = LEADER_GAP_EM * (item?.font.sizePx ?? 0)
    // Leaders of all lines are at multiples of their width, so that dots are above each other.
    const firstPx = Math.ceil((this.penPx + (this.penPx > 0 ? gapPx : 0)) / unitPx) * unitPx
    const count = Math.min(MAX_LEADER, Math.floor((startPx - gapPx - firstPx) / unitPx))
    if (!item || !tab || !(count > 0)) {
      this.addBlank({ paragraph, tab }, startPx)
      return
    }
    this.addBlank({ paragraph, tab }, firstPx)
    const text = replacedText(leader.repeat(count), tab.source)
    this.#segments.push([{ ...text, item, direction: this.#settings.base, widthPx: count * unitPx, insetPx: 0 }])
    this.penPx += count * unitPx
    this.addBlank({ paragraph, tab }, startPx)
  }

  line(): BrokenLine {
    const { base } = this.#settings
    const parts = (base === 'ltr' ? this.#segments : this.#segments.toReversed()).flat()
    return {
      parts,
      widthPx: widthOfParts(parts),
      hang: NO_HANG,
      span: { start: 0, end: 0 },
      source: this.#source ?? { start: 0, end: 0 },
      insideWord: this.#insideWord,
      isTabbed: true,
    }
  }

  #blank(item: SizedItem, widthPx: number): LinePart {
    return { ...replacedText('', item.source), item, direction: this.#settings.base, widthPx, insetPx: 0 }
  }

  #cover({ start, end }: SourceSpan): void {
    const before = this.#source ?? { start, end }
    this.#source = { start: Math.min(before.start, start), end: Math.max(before.end, end) }
  }
}

interface Stop {
  readonly startPx: number
  /** The least width of text at the stop. */
  readonly leastPx: number
  readonly leader: string
}

function nextStop(cell: SizedCell, penPx: number, { stops, measurer }: TabSettings): Stop {
  const stop = stops.find(({ at }) => at > penPx + 0.01)
  const { paragraph } = cell
  if (!stop) return { startPx: penPx + measurer.widthOf(SPACES, paragraph.strut), leastPx: 0, leader: '' }
  const { at, align, leader } = { ...TAB_DEFAULTS, ...stop }
  if (align === 'start') return { startPx: at, leastPx: paragraph.strut.font.sizePx, leader }
  const { text } = paragraph.source
  const widthPx = composeLine(paragraph, { start: 0, end: text.length }, { measurer }).widthPx
  const separator = align === 'decimal' ? DECIMAL.exec(text) : null
  const before = separator ? { start: 0, end: separator.index + 1 } : { start: 0, end: text.length }
  const alignedPx = align === 'center' ? widthPx / 2 : composeLine(paragraph, before, { measurer }).widthPx
  return { startPx: at - alignedPx, leastPx: widthPx, leader }
}

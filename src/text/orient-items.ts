import type { SourcedItem } from './item-sources.ts'
import { sliceMapped } from './mapped-text.ts'
import type { Style } from './text-style.ts'
import { graphemes } from './graphemes.ts'

/**
 * How text stands in vertical lines: `upright` one below the other, `sideways` turned by 90°, or
 * `combined` next to each other in one square (tate-chu-yoko).
 */
type Orientation = NonNullable<SourcedItem['orientation']>

/** Upright and transformed characters by UTR #50, of which fonts have vertical forms. */
const UPRIGHT =
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}\p{scx=Yi}\p{Emoji_Presentation}\u203b\u203c\u2047-\u2049\u2103\u2460-\u24ff\u25a0-\u27bf\u3000-\u303f\u3200-\u33ff\ufe10-\ufe1f\ufe30-\ufe4f\uff01-\uff60\uffe0-\uffe6]/u

/** One or two digits, or marks such as !?, that are not part of a longer number or a Latin word. */
const COMBINED = /(?<![\p{Script=Latin}\p{N}.,:/!?-])(?:[0-9]{1,2}|[!?]{1,2})(?![\p{Script=Latin}\p{N}.,:/%!?-])/gu

/** Vertical forms of marks, and no kerning of letters that are next to each other in horizontal lines. */
const VERTICAL_FORMS = "'vert' 1, 'kern' 0"

/** Divides items of vertical text by the orientation of their characters. */
export function orientItems(items: readonly SourcedItem[]): SourcedItem[] {
  const text = items.map((item) => item.text).join('')
  const combined = new Map(Array.from(text.matchAll(COMBINED), ({ index, 0: { length } }) => [index, length]))
  const verticalStyles = new Map<Style, Style>()
  let start = 0
  return items.flatMap((item) => {
    const from = start
    start += item.text.length
    return segmentsOf(item.text, from, combined).map(({ at, length, orientation }) => {
      const style = orientation === 'upright' ? verticalStyle(item.style, verticalStyles) : item.style
      return { ...item, ...sliceMapped(item, at, at + length), style, orientation }
    })
  })
}

/** The style with vertical forms: one object per style, since parts of one style are shaped together. */
function verticalStyle(style: Style, known: Map<Style, Style>): Style {
  const features = style.features === 'normal' ? VERTICAL_FORMS : `${style.features}, ${VERTICAL_FORMS}`
  const vertical = known.get(style) ?? { ...style, features }
  known.set(style, vertical)
  return vertical
}

interface Segment {
  readonly at: number
  length: number
  readonly orientation: Orientation
}

function segmentsOf(text: string, start: number, combined: ReadonlyMap<number, number>): Segment[] {
  const segments: Segment[] = []
  const parts = Array.from(graphemes.segment(text))
  const ends = new Set(parts.map(({ segment, index }) => index + segment.length))
  let end = 0
  for (const { segment, index } of parts) {
    if (index < end) continue
    const combinedLength = combined.get(start + index)
    // A digit with a mark above it is not a digit alone.
    if (combinedLength !== undefined && ends.has(index + combinedLength)) {
      segments.push({ at: index, length: combinedLength, orientation: 'combined' })
      end = index + combinedLength
      continue
    }
    end = index + segment.length
    const orientation = UPRIGHT.test(segment) ? 'upright' : 'sideways'
    const last = segments.at(-1)
    if (last?.orientation === orientation) last.length += segment.length
    else segments.push({ at: index, length: segment.length, orientation })
  }
  return segments
}

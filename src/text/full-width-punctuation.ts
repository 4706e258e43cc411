type Kind = 'open' | 'close' | 'middle' | 'narrow open' | 'narrow close'

/** Half of a full-width mark is blank: `start` for an opening mark, `end` for a closing one. */
export type Trim = 'start' | 'end'

const MARK = /[\p{P}\u3000]/u
const QUOTE = /[\u2018-\u201d]/
const FULL_WIDTH = /[\u3000-\u303f\uff00-\uff60]/
const MIDDLE = /[\u00b7\u2027\u3000\u30fb\uff1a\uff1b]/
const DOT = /[\u3001\u3002\uff0c\uff0e]/
const COLON = /[\uff1a\uff1b]/
const OPENING = /[\p{Ps}\u2018\u201c\u301d]/u
const CLOSING = /[\p{Pe}\u2019\u201d]/u
const FULL_WIDTH_MARK =
  /[\u3001\u3002\u3008-\u3011\u3014-\u301b\u301d-\u301f\uff08\uff09\uff0c\uff0e\uff1a\uff1b\uff3b\uff3d\uff5b\uff5d\uff5f\uff60]/

/** Properties of the character at `index`. */
export interface MarkStyles {
  /** Dots and commas are centered in traditional Chinese; colons are at the left in simplified Chinese. */
  languageAt(index: number): string
  /** Whether the font gives the character a full em. */
  isFullWidth(index: number): boolean
}

export function hasFullWidthMarks(text: string): boolean {
  return FULL_WIDTH_MARK.test(text)
}

/**
 * Finds marks to set at half width because another mark is next to them, as in CSS Text 4,
 * `text-spacing-trim: normal`: an opening mark after an opening, closing or centered one, and a
 * closing mark before a closing or centered one.
 */
export function trimPairs(
  text: string,
  { start, end }: { start: number; end: number },
  styles: MarkStyles,
): Map<number, Trim> {
  const trims = new Map<number, Trim>()
  let before = start < end ? kindOf(text, start, styles) : undefined
  for (let index = start + 1; index < end; index += 1) {
    const kind = kindOf(text, index, styles)
    if (
      kind === 'open' &&
      (before === 'open' || before === 'middle' || before === 'close' || before === 'narrow open')
    ) {
      trims.set(index, 'start')
    } else if (before === 'close' && (kind === 'close' || kind === 'middle' || kind === 'narrow close')) {
      trims.set(index - 1, 'end')
    }
    before = kind
  }
  return trims
}

/** Whether the mark, a bracket or quote as in Chromium, may be at half width where it does not fit at a line end. */
export function canTrimAtEnd(text: string, index: number, styles: MarkStyles): boolean {
  return CLOSING.test(text.charAt(index)) && kindOf(text, index, styles) === 'close'
}

function kindOf(text: string, index: number, styles: MarkStyles): Kind | undefined {
  const character = text.charAt(index)
  if (!MARK.test(character)) return undefined
  if (COLON.test(character) && chineseAt(styles, index) === 'simplified') return fullWidth('close')
  if (DOT.test(character)) return fullWidth(chineseAt(styles, index) === 'traditional' ? 'middle' : 'close')
  if (MIDDLE.test(character)) return 'middle'
  if (OPENING.test(character)) return isWide() ? 'open' : 'narrow open'
  if (CLOSING.test(character)) return isWide() ? 'close' : 'narrow close'
  return undefined

  function isWide(): boolean {
    return (FULL_WIDTH.test(character) || QUOTE.test(character)) && styles.isFullWidth(index)
  }
  function fullWidth(kind: Kind): Kind | undefined {
    return styles.isFullWidth(index) ? kind : undefined
  }
}

function chineseAt(styles: MarkStyles, index: number): 'simplified' | 'traditional' | undefined {
  const language = styles.languageAt(index).toLowerCase()
  if (/^zh-(?:hant|tw|hk|mo)/.test(language)) return 'traditional'
  return language.startsWith('zh') ? 'simplified' : undefined
}

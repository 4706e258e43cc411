import type { Complete } from '../document/elements/element.ts'
import { directionsOf } from './direction.ts'
import { fontItems } from './font-items.ts'
import type { FontParagraph, FontTab } from './font-paragraph.ts'
import { hasFullWidthMarks } from './full-width-punctuation.ts'
import { fallbackFamilies } from './han-script.ts'
import { itemSources, type SourcedItem } from './item-sources.ts'
import { insertedText } from './mapped-text.ts'
import { orientItems } from './orient-items.ts'
import { splitParagraphs, type TextContext } from './paragraphs.ts'
import { splitAtTabs } from './tab-cells.ts'
import { takeInitial } from './take-initial.ts'
import type { Style } from './text-style.ts'

const ELLIPSIS = '…'
const BULLET = '•'

/** Returns at least one paragraph. */
export function fontParagraphs(element: Complete<'text'>, context: TextContext): FontParagraph[] {
  let number = 0
  const split = splitParagraphs(element, context)
  const elementText = split.flatMap(({ texts }) => texts.map(({ text }) => text)).join('')
  // Every paragraph may need them, and finding them reads the whole text.
  const fallbacks = new Map<string | undefined, readonly string[]>()
  const fallbacksFor = (language: string | undefined): readonly string[] => {
    const families = fallbacks.get(language) ?? fallbackFamilies(context.fonts, language, elementText)
    fallbacks.set(language, families)
    return families
  }
  const itemFor = (text: string, style: Style, at: number): SourcedItem => {
    const [item] = fontItems([{ text, style }], { ...context, fallbacksFor })
    return { face: style.face, style, ...item, ...insertedText(item?.text ?? text, at) }
  }
  const sourceText = textOf(element)
  return split.map(({ texts, style, continues, sourceStart }, index) => {
    const sourced = itemSources(fontItems(texts, { ...context, fallbacksFor }), texts)
    const all = element.writingMode === 'vertical' ? orientItems(sourced) : sourced
    const hasInitial = index === 0 && element.dropCap > 1
    const { initial, rest: items } = hasInitial ? takeInitial(all) : { initial: null, rest: all }
    const text = items.map((item) => item.text).join('')
    const hasMarker = element.list !== 'none' && !continues && text.trim() !== ''
    if (hasMarker) number += 1
    const paragraph: FontParagraph = {
      ...directionsOf(text, element.direction),
      items,
      text,
      sourceStart,
      hasMarks: hasFullWidthMarks(text),
      strut: { text: '', style, face: style.face, source: { start: sourceStart, end: sourceStart } },
      marker: hasMarker
        ? itemFor(element.list === 'bullet' ? BULLET : `${number}.`, undecorated(style), sourceStart)
        : null,
      ellipsis: new Map(
        [style, ...texts.map((styled) => styled.style), ...items.map((item) => item.style)].map((used) => [
          used,
          itemFor(ELLIPSIS, used, sourceStart),
        ]),
      ),
      continues,
      hangs: element.hangingPunctuation,
      initial,
      cells: null,
    }
    const cells = element.tabs.length > 0 ? splitAtTabs(paragraph, { sourceText, leadersOf }) : null
    return { ...paragraph, cells }
  })

  function leadersOf({ style, source }: FontTab): ReadonlyMap<string, SourcedItem> {
    const leaders = new Set(element.tabs.flatMap(({ leader }) => leader || []))
    return new Map([...leaders].map((leader) => [leader, itemFor(leader, undecorated(style), source.start)]))
  }
}

export function textOf({ text, runs }: Complete<'text'>): string {
  return runs && runs.length > 0 ? runs.map((run) => run.text).join('') : (text ?? '')
}

function undecorated(style: Style): Style {
  return { ...style, underline: false, strikethrough: false, baselineShift: 0, letterSpacing: 0 }
}

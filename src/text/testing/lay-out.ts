import { openBundledFonts } from '../../assets/fonts/bundled-fonts.ts'
import { complete, type Complete } from '../../document/elements/element.ts'
import type { Text } from '../../document/elements/text.ts'
import { prepareSkia } from '../../render/skia.ts'
import type { Hyphenation } from '../hyphenation.ts'
import { layoutText } from '../layout-text.ts'
import type { TextLayout, TextLine } from '../text-layout.ts'

export const typesetting = prepareSkia(openBundledFonts())

function textElement(properties: Partial<Text>): Complete<'text'> {
  return complete<'text'>({
    id: 'words',
    type: 'text',
    x: 0,
    y: 0,
    width: 300,
    height: 200,
    fontSize: 20,
    ...properties,
  })
}

export function layOut(properties: Partial<Text>, hyphenation?: Hyphenation): TextLayout {
  return layoutText(textElement(properties), hyphenation ? { ...typesetting, hyphenation } : typesetting)
}

export function lineText(line: TextLine): string {
  return line.runs.map(({ text }) => text).join('')
}

export function lineTexts(layout: TextLayout): string[] {
  return layout.lines.map(lineText)
}

export function rightOf(line: TextLine): number {
  return Math.max(...line.runs.map(({ x, width }) => x + width))
}

export function leftOf(line: TextLine): number {
  return Math.min(...line.runs.map(({ x }) => x))
}

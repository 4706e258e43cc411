import type { XmlElement } from '@rgrove/parse-xml'
import type { CellStyle, TableLine } from '../../document/elements/table-element.ts'
import type { Rgba } from '../../document/hex-color.ts'
import { hexOf } from '../../document/read-css-color.ts'
import { childOf, childrenNamed, textOf } from '../read-xml.ts'
import { colorIn } from './drawing-color.ts'
import { isTrue } from './shape-place.ts'
import type { SlideContext } from './slide-part.ts'

/** The look of a table by rows. */
export interface TableStyle {
  readonly cell: (row: number) => CellStyle
  readonly textColor: (row: number) => string | undefined
  readonly line: TableLine | null
}

const STYLES_PART = 'ppt/tableStyles.xml'
/** “Medium Style 2 – Accent 1”, which files do not contain. */
const USUAL = '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}'

export function readTableStyle(table: XmlElement, context: SlideContext): TableStyle {
  const properties = childOf(table, 'tblPr')
  const id = childOf(properties, 'tableStyleId')
  const name = id ? textOf(id).trim() : ''
  const style = childrenNamed(context.pkg.findXml(STYLES_PART), 'tblStyle').find(
    ({ attributes }) => attributes['styleId'] === name,
  )
  const [hasHeader, hasBands] = [isTrue(properties?.attributes['firstRow']), isTrue(properties?.attributes['bandRow'])]
  const partOf = (row: number): string =>
    hasHeader && row === 0 ? 'firstRow' : hasBands && (row - (hasHeader ? 1 : 0)) % 2 === 0 ? 'band1H' : 'wholeTbl'
  if (!style)
    return name === USUAL ? usualStyle(context, partOf) : { cell: () => ({}), textColor: () => undefined, line: null }
  const fillOf = (part: string): Rgba | undefined =>
    colorIn(childOf(style, part, 'tcStyle', 'fill', 'solidFill'), context)
  const textOfPart = (part: string): Rgba | undefined => colorIn(childOf(style, part, 'tcTxStyle'), context)
  const line = colorIn(childOf(style, 'wholeTbl', 'tcStyle', 'tcBdr', 'insideH', 'ln', 'solidFill'), context)
  return {
    cell: (row) => {
      const part = partOf(row)
      const fill = fillOf(part) ?? fillOf('wholeTbl')
      const isBold = childOf(style, part, 'tcTxStyle')?.attributes['b'] === 'on'
      return { ...(fill && { background: hexOf(fill) }), ...(isBold && { fontWeight: 700 }) }
    },
    textColor: (row) => {
      const color = textOfPart(partOf(row)) ?? textOfPart('wholeTbl')
      return color && hexOf(color)
    },
    line: line ? { color: hexOf(line), width: 1.3 } : null,
  }
}

function usualStyle(context: SlideContext, partOf: (row: number) => string): TableStyle {
  const accent = colorIn(schemeColor('accent1', context), context) ?? { r: 68, g: 114, b: 196, a: 1 }
  const tinted = (share: number): string =>
    hexOf({ r: mix(accent.r, share), g: mix(accent.g, share), b: mix(accent.b, share), a: 1 })
  const backgrounds: Readonly<Record<string, string>> = {
    firstRow: hexOf(accent),
    band1H: tinted(0.4),
    wholeTbl: tinted(0.2),
  }
  return {
    cell: (row) => ({
      background: backgrounds[partOf(row)] ?? null,
      ...(partOf(row) === 'firstRow' && { fontWeight: 700 }),
    }),
    textColor: (row) => (partOf(row) === 'firstRow' ? '#ffffff' : '#000000'),
    line: { color: '#ffffff', width: 1.3 },
  }
}

function schemeColor(name: string, { theme }: SlideContext): XmlElement | undefined {
  return theme.colors.get(name)?.parent as XmlElement | undefined
}

function mix(value: number, share: number): number {
  return 255 - (255 - value) * share
}

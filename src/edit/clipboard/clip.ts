import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import type { CellValue } from '../../document/elements/table-element.ts'
import type { Text } from '../../document/elements/text.ts'
import { spaceMatrix } from '../geometry/page-matrix.ts'
import { placedBy } from '../geometry/placed-by.ts'
import { paste } from '../operations/paste.ts'
import { isContainer } from '../tree/container.ts'
import type { Place } from '../tree/place.ts'
import { cutRuns, type Range, runsOf, sourceOf, withRuns } from '../words/runs.ts'

const EMPTY: Document = { version: 1, pages: [{ id: 'clip', elements: [] }] }

/** Copies elements into a document of their own, where they are on their page, with all that they refer to. */
export function clipOf(document: Document, places: readonly Place[]): Document {
  const elements = places.map((place) => placedBy(spaceMatrix(place), place.element))
  return paste(EMPTY, { ...document, elements }, { target: { page: 'clip' } }).document
}

/** Copies a part of a text. */
export function clipOfWords(document: Document, text: Text, range: Range): Document {
  const runs = cutRuns(runsOf(text), range).flatMap(({ run, isWithin }) => (isWithin ? [run] : []))
  const part = withRuns(text, runs)
  return paste(EMPTY, { ...document, elements: [part] }, { target: { page: 'clip' } }).document
}

/** What is pasted into programs that take plain text: the texts, or else what the elements are called. */
export function plainTextOf({ pages }: Document): string {
  const elements = pages.flatMap((page) => page.elements)
  const texts = elements.flatMap(textsIn)
  return texts.length > 0 ? texts.join('\n') : elements.map(({ name, alt, type }) => name ?? alt ?? type).join('\n')
}

function textsIn(element: Element): string[] {
  if (isContainer(element)) return element.elements.flatMap(textsIn)
  if (element.type === 'table') return [tabSeparated(element.rows ?? [])]
  if (element.type === 'code') return [element.data]
  return element.type === 'text' && sourceOf(element) !== '' ? [sourceOf(element)] : []
}

function tabSeparated(rows: readonly (readonly CellValue[])[]): string {
  return rows.map((row) => row.map(cellText).join('\t')).join('\n')
}

function cellText(cell: CellValue): string {
  if (typeof cell === 'object') return cell?.text ?? ''
  return String(cell)
}

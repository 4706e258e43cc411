import { elementTexts } from './element-texts.ts'

type Node = Readonly<Record<string, unknown>>

/** As many as a book of 60 pages has. */
export const MAX_SEARCHED_CHARACTERS = 100_000

/** Returns the texts of a document that searches find, joined by spaces. */
export function searchedTexts(document: unknown): string {
  return documentTexts(document).join(' ').slice(0, MAX_SEARCHED_CHARACTERS).toWellFormed().replaceAll('\0', ' ')
}

/** Addresses of images in the entries of a repeat, which are not words. */
const ADDRESS = /^(?:asset:|data:|https?:)/

/**
 * Returns what a person can read in a stored document, for searches: texts, tables, charts, codes, entries of repeats,
 * names of pages, alternative texts and labels of slots. Ignores unknown properties, so it also reads earlier versions.
 */
function documentTexts(document: unknown): string[] {
  const { title, pages, slots } = nodeOf(document)
  return [
    ...strings([title]),
    ...nodesOf(pages).flatMap(({ name, elements }) => [...strings([name]), ...nodesOf(elements).flatMap(textsOf)]),
    ...strings(nodesOf(slots).map(({ label }) => label)),
  ]
}

function textsOf(element: Node): string[] {
  const { alt, categories, series, valueTitle, categoryTitle, elements, entries, mask } = element
  return [
    ...ownTexts(element),
    ...strings([alt, valueTitle, categoryTitle, ...listOf(categories), ...nodesOf(series).map(({ name }) => name)]),
    ...nodesOf(entries).flatMap(entryTexts),
    ...nodesOf([...listOf(elements), ...(mask ? [mask] : [])]).flatMap(textsOf),
  ]
}

function ownTexts({ text, runs, data, columns, rows }: Node): string[] {
  // Runs continue each other's words.
  const styled = nodesOf(runs).flatMap((run) => strings([run.text]))
  const cells = listOf(rows).filter((row): row is unknown[] => Array.isArray(row))
  const texts = elementTexts({ columns: nodesOf(columns), rows: cells })
  return [...strings([text, data, styled.join('')]), ...texts]
}

/** A value is a text, the properties of an element, or the entries of a repeat inside. */
function entryTexts(entry: Node): string[] {
  return Object.values(entry).flatMap((value) => {
    if (typeof value === 'string') return ADDRESS.test(value) ? [] : [value]
    return Array.isArray(value) ? nodesOf(value).flatMap(entryTexts) : textsOf(nodeOf(value))
  })
}

function strings(values: readonly unknown[]): string[] {
  return values.filter((value): value is string => typeof value === 'string' && value !== '')
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function nodesOf(value: unknown): Node[] {
  return listOf(value).map(nodeOf)
}

function nodeOf(value: unknown): Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : {}
}

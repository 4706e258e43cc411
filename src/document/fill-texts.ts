import { characterCount } from './check-value.ts'
import type { ElementOf } from './elements/element.ts'
import type { Run } from './elements/text.ts'
import type { CellValue } from './elements/table-element.ts'
import type { IssueList } from './issue-list.ts'
import { LIMITS } from './limits.ts'
import { splitPlaceholders, type Placeholder } from './placeholders.ts'
import { quoted } from './received.ts'
import type { SlotValues } from './slot-values.ts'

type Text = ElementOf<'text'>
type Code = ElementOf<'code'>
type Table = ElementOf<'table'>

interface Budget {
  left: number
  readonly isHidden: boolean
  /** Of the element. */
  readonly slot: string | undefined
  /** What has the limit, for issues: `the text of element "title" within 20000 characters`. */
  readonly limited: string
}

/**
 * Without data or a default, `report` adds an issue and `keep` changes nothing. `leave` ignores
 * defaults, and still requires complete entries of lists.
 */
export type Missing = 'report' | 'keep' | 'leave'

export class FillTexts {
  readonly #values: SlotValues
  readonly #issues: IssueList
  readonly #missing: Missing
  readonly #reported = new Set<string>()

  constructor(values: SlotValues, issues: IssueList, missing: Missing = 'report') {
    this.#values = values
    this.#issues = issues
    this.#missing = missing
  }

  /** Fills the slots of runs, and the placeholders of other texts. Stops at the first one beyond the length limit. */
  fill(element: Text, isHidden: boolean): Text {
    const budget = budgetOf('text', element, isHidden)
    if (element.runs) {
      const runs = element.runs.map((run) => {
        const text = this.#fillSlot(run, budget) ?? this.#fillText(run.text, budget)
        return text === run.text ? run : { ...run, text }
      })
      return runs.some((run, index) => run !== element.runs?.[index]) ? { ...element, runs } : element
    }
    const own = element.text ?? ''
    const text = this.#fillText(own, budget)
    return text === own ? element : { ...element, text }
  }

  /** Returns undefined if the run has no slot with a string, a number or null. */
  #fillSlot({ slot }: Run, budget: Budget): string | undefined {
    if (!this.#values.has(slot)) return undefined
    const value = this.#values.find(slot, slot === budget.slot ? 'text' : 'placeholder')
    if (typeof value === 'object' && value !== null) return undefined
    const text = String(value ?? '')
    budget.left -= characterCount(text)
    if (budget.left < 0) this.#reportTooLong({ name: slot }, budget)
    return text
  }

  fillCode(element: Code, isHidden: boolean): Code {
    const data = this.#fillText(element.data, budgetOf('data', element, isHidden))
    return data === element.data ? element : { ...element, data }
  }

  /** `skipsRows` if data replaces the rows. */
  fillTable(element: Table, { isHidden, skipsRows }: { isHidden: boolean; skipsRows: boolean }): Table {
    const budget = budgetOf('text', element, isHidden)
    const columns = element.columns.map((column) => {
      const title = column.title === undefined ? undefined : this.#fillText(column.title, budget)
      return title === column.title || title === undefined ? column : { ...column, title }
    })
    const rows = skipsRows ? element.rows : element.rows?.map((row) => row.map((cell) => this.#fillCell(cell, budget)))
    const isChanged =
      columns.some((column, index) => column !== element.columns[index]) ||
      (rows ?? []).some((row, index) => row.some((cell, at) => cell !== element.rows?.[index]?.[at]))
    return isChanged ? { ...element, columns, ...(rows && { rows }) } : element
  }

  #fillCell(cell: CellValue, budget: Budget): CellValue {
    if (typeof cell === 'string') return this.#fillText(cell, budget)
    if (typeof cell !== 'object' || cell === null) return cell
    const text = this.#fillText(cell.text, budget)
    return text === cell.text ? cell : { ...cell, text }
  }

  #fillText(text: string, budget: Budget): string {
    if (budget.left < 0) return text
    const parts: string[] = []
    for (const part of splitPlaceholders(text)) {
      const filled = typeof part === 'string' ? part : this.#valueOf(part, budget.isHidden)
      budget.left -= characterCount(filled)
      if (budget.left < 0) {
        this.#reportTooLong(part, budget)
        return text
      }
      parts.push(filled)
    }
    return parts.join('')
  }

  #valueOf(placeholder: Placeholder, isHidden: boolean): string {
    const { name, fallback, source } = placeholder
    if (this.#values.has(name)) {
      const value = this.#values.find(name, 'placeholder')
      return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    }
    if (this.#missing === 'leave') return source
    if (fallback !== undefined) return fallback
    if (this.#missing === 'report' && !isHidden && !this.#reported.has(name)) {
      this.#reported.add(name)
      this.#issues.reportAt(
        name,
        `is required: the placeholder ${quoted(source)} has no default; expected a string, a number or null`,
      )
    }
    return source
  }

  /** Reports once per placeholder, which thousands of texts may share. */
  #reportTooLong(part: string | Pick<Placeholder, 'name'>, { limited }: Budget): void {
    const detail = `must keep ${limited}`
    if (typeof part === 'string') {
      this.#issues.report(detail)
    } else if (!this.#reported.has(part.name)) {
      this.#reported.add(part.name)
      this.#issues.reportAt(part.name, detail)
    }
  }
}

function budgetOf(property: 'text' | 'data', element: Text | Code | Table, isHidden: boolean): Budget {
  const { id, slot } = element
  // The texts of a table are limited by the size of the document.
  const texts = element.type === 'table' ? LIMITS.documentBytes : LIMITS.textCharacters
  const left = property === 'text' ? texts : LIMITS.codeCharacters
  return { left, isHidden, slot, limited: `the ${property} of element ${quoted(id)} within ${left} characters` }
}

import { characterCount } from './check-schema.ts'
import { type ElementOf } from './elements/element.ts'
import { type FaultList } from './fault-list.ts'
import { LIMITS } from './limits.ts'
import { splitPlaceholders, type Placeholder } from './placeholders.ts'
import { quoted } from './received.ts'
import { type SlotValues } from './slot-values.ts'

type Text = ElementOf<'text'>

/**
 * What becomes of a placeholder that data does not name. `report`: its default, and one without is a fault. `keep`: its default, and one
 * without stays as it is written, for what is shown to somebody who is still filling. `leave`: each stays as it is written, for what is to
 * be filled again.
 */
export type Missing = 'report' | 'keep' | 'leave'

/** Replaces placeholders in texts, from data and their own defaults. `faults` stands at the data. */
export class FillTexts {
  readonly #values: SlotValues
  readonly #faults: FaultList
  readonly #missing: Missing
  readonly #reported = new Set<string>()

  constructor(values: SlotValues, faults: FaultList, missing: Missing = 'report') {
    this.#values = values
    this.#faults = faults
    this.#missing = missing
  }

  /**
   * `element` with its placeholders replaced; itself where it has none. Ends at the first that makes the text longer
   * than a text may be, before it is built.
   */
  fill(element: Text, isHidden: boolean): Text {
    const room = { left: LIMITS.textCharacters, isHidden, element }
    if (element.runs) {
      const runs = element.runs.map((run) => {
        const text = this.#fillText(run.text, room)
        return text === run.text ? run : { ...run, text }
      })
      return runs.some((run, index) => run !== element.runs?.[index]) ? { ...element, runs } : element
    }
    const own = element.text ?? ''
    const text = this.#fillText(own, room)
    return text === own ? element : { ...element, text }
  }

  #fillText(text: string, room: { left: number; isHidden: boolean; element: Text }): string {
    if (room.left < 0) return text
    const parts: string[] = []
    for (const part of splitPlaceholders(text)) {
      const words = typeof part === 'string' ? part : this.#wordsFor(part, room.isHidden)
      room.left -= characterCount(words)
      if (room.left < 0) {
        this.#reportTooLong(part, room.element)
        return text
      }
      parts.push(words)
    }
    return parts.join('')
  }

  #wordsFor(placeholder: Placeholder, isHidden: boolean): string {
    const { name, fallback, source } = placeholder
    if (this.#values.has(name)) {
      const value = this.#values.find(name, 'placeholder')
      return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    }
    if (this.#missing === 'leave') return source
    if (fallback !== undefined) return fallback
    if (this.#missing === 'report' && !isHidden && !this.#reported.has(name)) {
      this.#reported.add(name)
      this.#faults.reportAt(
        name,
        `is missing: ${quoted(source)} stands in a text without a default; it must be a string, a number or null`,
      )
    }
    return source
  }

  /** Once for each placeholder: thousands of texts may share it. */
  #reportTooLong(part: string | Placeholder, { id }: Text): void {
    const detail = `must leave the text of the element ${quoted(id)} within ${LIMITS.textCharacters} characters; it gets longer`
    if (typeof part === 'string') {
      this.#faults.report(detail)
    } else if (!this.#reported.has(part.name)) {
      this.#reported.add(part.name)
      this.#faults.reportAt(part.name, detail)
    }
  }
}

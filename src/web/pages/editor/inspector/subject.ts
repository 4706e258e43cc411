import { createContext, use } from 'react'
import type { Document } from '../../../../document/document.ts'
import type { Schema } from '../../../../document/schema.ts'
import type { SharedValue } from '../../../../edit/properties/shared-value.ts'

/**
 * What the inspector shows and changes: the selected elements, the page or the document. Paths are the names of
 * nested properties joined by dots: `stroke.width`, `shadows.0.x`.
 */
export interface Subject {
  /** The value that applies, with defaults. Undefined if nothing of the subject can have it. */
  readonly read: (path: string) => SharedValue | undefined
  /** What each of what is selected has, if it can have it. */
  readonly values: (path: string) => readonly unknown[]
  readonly schema: (path: string) => Schema | undefined
  /**
   * `undefined` removes a property. Quick changes of the same path become one step. `also` changes what the value
   * needs, such as the fonts of the document.
   */
  readonly write: (path: string, value: unknown, also?: (document: Document) => Document) => void
  /** Changes each value from what it is, so that differences remain. */
  readonly adjust: (path: string, change: (value: unknown) => unknown) => void
  /** Why the last value for a path was refused. */
  readonly refusal: (path: string) => string | undefined
}

export const SubjectContext = createContext<Subject | null>(null)

export function useSubject(): Subject {
  const subject = use(SubjectContext)
  if (!subject) throw new Error('useSubject must be used inside a SubjectContext')
  return subject
}

export interface Property {
  /** Undefined for mixed values too. */
  readonly value: unknown
  readonly isMixed: boolean
  /** An empty schema, which allows everything, if the property has none. */
  readonly schema: Schema
  readonly error: string | undefined
  readonly set: (value: unknown) => void
  /** Of each of what is selected. */
  readonly values: readonly unknown[]
  readonly adjust: (change: (value: unknown) => unknown) => void
}

/** Returns a property of the subject; undefined if it cannot have it. */
export function useProperty(path: string): Property | undefined {
  const subject = useSubject()
  const shared = subject.read(path)
  if (shared === undefined) return undefined
  const isMixed = shared === 'mixed'
  return {
    value: isMixed ? undefined : shared.value,
    isMixed,
    schema: subject.schema(path) ?? {},
    error: subject.refusal(path),
    set: (value) => subject.write(path, value),
    values: subject.values(path),
    adjust: (change) => subject.adjust(path, change),
  }
}

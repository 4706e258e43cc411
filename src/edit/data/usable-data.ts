import type { Document } from '../../document/document.ts'
import { fillDocument } from '../../document/fill-document.ts'
import { isFailure } from '../../failure.ts'
import type { Row } from './read-sample-rows.ts'

export interface UsableData {
  /** Without the values that are invalid. */
  readonly values: Row
  /** What is wrong, by slot name. */
  readonly problems: ReadonlyMap<string, string>
}

/** Divides the values of a row into those that can fill the document and those that cannot, with the reasons. */
export function usableData(document: Document, row: Row): UsableData {
  try {
    fillDocument(document, row, 'keep')
    return { values: row, problems: new Map() }
  } catch (error) {
    if (!isFailure(error, 'invalid_input')) throw error
    const problems = new Map<string, string>()
    for (const { pointer, detail } of error.details.issues) {
      const name = slotIn(pointer)
      if (name !== undefined && !problems.has(name)) problems.set(name, detail)
    }
    const values = Object.fromEntries(Object.entries(row).filter(([name]) => !problems.has(name)))
    return { values, problems }
  }
}

/** Reads the name from the pointer of an issue, such as `/data/title/text`. */
function slotIn(pointer: string): string | undefined {
  return pointer.split('/')[2]?.replaceAll('~1', '/').replaceAll('~0', '~')
}

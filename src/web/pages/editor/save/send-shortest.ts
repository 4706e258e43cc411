import type { Document } from '../../../../document/document.ts'
import type { EditOperation } from '../../../../edit/wire/edit-operation.ts'
import type { DesignTransport } from './autosave.ts'
import type { DesignContent } from './design-content.ts'
import type { SavingEvent } from './saving-state.ts'

interface Sending {
  /** What the server has answered last. It may differ from what was sent: the server lists fonts. */
  readonly stored: () => { readonly document: Document; readonly revision: number }
  /** Like `shortEdits`. */
  readonly findEdits: (before: Document, after: Document) => readonly EditOperation[] | undefined
  /** Neither request rejects. */
  readonly sendEdits: (operations: readonly EditOperation[], revision: number) => Promise<SavingEvent>
  readonly sendWhole: DesignTransport['save']
}

/**
 * Sends a change as operations if there are such, otherwise whole, and whole after all if they are
 * refused. If only operations are refused or make the server fail, a loop of them would never save.
 */
export function sendShortest({ stored, findEdits, sendEdits, sendWhole }: Sending): DesignTransport['save'] {
  let isNextWhole = false
  let areEditsRefused = false

  const editsFor = (from: DesignContent, to: DesignContent, revision: number) => {
    const latest = stored()
    const isPossible = latest.revision === revision && differsOnlyInDocument(from, to)
    return areEditsRefused || isNextWhole || !isPossible ? undefined : findEdits(latest.document, to.document)
  }

  return async (from, to, revision) => {
    const operations = editsFor(from, to, revision)
    isNextWhole = false
    if (operations === undefined) return sendWhole(from, to, revision)
    const answer = await sendEdits(operations, revision)
    isNextWhole = answer.type === 'failed' && answer.kind === 'busy'
    if (answer.type !== 'refused') return answer
    const wholeAnswer = await sendWhole(from, to, revision)
    areEditsRefused = wholeAnswer.type === 'saved'
    return wholeAnswer
  }
}

function differsOnlyInDocument(from: DesignContent, to: DesignContent): boolean {
  const { title, width, height, document } = from
  return to.title === title && to.width === width && to.height === height && to.document !== document
}

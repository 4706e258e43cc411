import { withoutUnusedDescriptions } from '../../document/described-slots.ts'
import type { Document } from '../../document/document.ts'
import { IssueList } from '../../document/issue-list.ts'
import { parseDocument } from '../../document/parse-document.ts'
import { type Issue, rejectIssues } from '../../failure.ts'
import type { EditOperation, OperationName } from '../wire/edit-operation.ts'
import type { EditedDesign, Perform } from '../wire/editing.ts'
import { PERFORM_INSERTIONS } from '../wire/perform-insertions.ts'
import { PERFORM_ON_ELEMENTS } from '../wire/perform-on-elements.ts'
import { PERFORM_ON_PAGES } from '../wire/perform-on-pages.ts'
import { PERFORM_ON_SLOTS } from '../wire/perform-on-slots.ts'
import { PERFORM_ON_TEXTS } from '../wire/perform-on-texts.ts'

export interface Applied extends EditedDesign {
  /** For each operation, the IDs that it has made: of the elements or pages themselves, not of what they contain. */
  readonly created: readonly (readonly string[])[]
}

/**
 * Applies operations of the right shape, each to the result of the one before, and removes descriptions
 * of slots that nothing uses any more. All of them are applied, or none.
 * @throws `invalid_input` with the issues of the first operation that cannot be applied, at its pointer
 */
export function applyOperations(
  design: EditedDesign,
  operations: readonly EditOperation[],
  at = '/operations',
): Applied {
  const steps: EditedDesign[] = [design]
  const created: (readonly string[])[] = []
  for (const [index, operation] of operations.entries()) {
    const issues = new IssueList(`${at}/${index}`)
    const performed = performOperation(steps.at(-1) ?? design, operation, issues)
    rejectIssues(issues.list)
    steps.push(performed)
    created.push(performed.created)
  }
  rejectInvalid(
    steps.map(({ document }) => document),
    at,
  )
  const { document, size } = steps.at(-1) ?? design
  return { document: withoutUnusedDescriptions(document), size, created }
}

/** Performs one operation. The result only counts if no issues were reported. */
export function performOperation(
  design: EditedDesign,
  operation: EditOperation,
  issues: IssueList,
): EditedDesign & { readonly created: readonly string[] } {
  const perform = PERFORM[operation.op] as Perform<EditOperation>
  const { document = design.document, size = design.size, created = [] } = perform(operation, design, issues)
  return { document, size, created }
}

const PERFORM: { readonly [Op in OperationName]: unknown } = {
  ...PERFORM_ON_ELEMENTS,
  ...PERFORM_INSERTIONS,
  ...PERFORM_ON_TEXTS,
  ...PERFORM_ON_PAGES,
  ...PERFORM_ON_SLOTS,
}

/** Checks the rules that concern the whole document, such as its size. Names the operation that breaks them. */
function rejectInvalid(documents: readonly Document[], at: string): void {
  if (issuesAfter(documents, documents.length - 1).length === 0) return
  let [valid, invalid] = [0, documents.length - 1]
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1
    if (issuesAfter(documents, middle).length === 0) valid = middle
    else invalid = middle
  }
  const pointer = `${at}/${invalid - 1}`
  rejectIssues(
    issuesAfter(documents, invalid).map((issue) => ({
      pointer,
      detail: `makes the document invalid: ${issue.pointer} ${issue.detail}`,
    })),
  )
}

function issuesAfter(documents: readonly Document[], index: number): readonly Issue[] {
  const document = documents[index]
  const parsed = document && parseDocument(withoutUnusedDescriptions(document))
  return parsed && 'issues' in parsed ? parsed.issues : []
}

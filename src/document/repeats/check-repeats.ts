import type { Brand } from '../brand.ts'
import type { Element, ElementOf } from '../elements/element.ts'
import type { Missing } from '../fill-texts.ts'
import type { IssueList } from '../issue-list.ts'
import { LIMITS } from '../limits.ts'
import { checkEntries } from './check-entries.ts'
import { entryRoom } from './entry-room.ts'
import { countCopies } from './expand-repeats.ts'

type Repeat = ElementOf<'repeat'>

/** Fills the elements of an entry. Reports issues of the values if it gets a list for them. */
export type FillElements = (
  elements: Element[],
  values: Readonly<Record<string, unknown>>,
  reporting?: Partial<Reporting & { readonly issues: IssueList }>,
) => Element[]

interface Reporting {
  readonly missing: Missing
  readonly brand: Brand | undefined
  /** How many groups and repeats enclose the elements. */
  readonly depth: number
}

export interface RepeatChecks extends Reporting {
  readonly fill: FillElements
}

/** Within an entry, copies are not counted: those of the repeat around it include them. */
interface PageChecks extends RepeatChecks {
  /** How many more elements the page may have. */
  readonly room?: { left: number }
}

/** Reports issues of the entries of all repeats in `elements`, which are valid otherwise. */
export function checkRepeatsIn(elements: readonly Element[], checks: PageChecks, issues: IssueList): void {
  const inner = { ...checks, depth: checks.depth + 1 }
  for (const [index, element] of elements.entries()) {
    if (issues.full) return
    if (!('elements' in element)) continue
    issues.enter(index)
    if (element.type === 'repeat') {
      issues.enter('entries')
      checkEntryCount(element, checks.fill, issues)
      checkRepeatEntries(element, checks, issues)
      if (checks.room) checks.room.left -= checkCopies(element, checks.room.left, { ...checks, issues })
      issues.leave()
    }
    issues.enter('elements')
    // Its own copies are counted above. Those of the repeats within it must fit a page too.
    const room = element.type === 'repeat' ? { left: LIMITS.elementsPerPage } : checks.room
    checkRepeatsIn(element.elements, { ...inner, ...(checks.room && room && { room }) }, issues)
    issues.leave()
    issues.leave()
  }
}

/** Reports too many entries at the position of `issues`. */
export function checkEntryCount(repeat: Repeat, fill: FillElements, issues: IssueList): void {
  const { entries = [], max = Infinity, overflow } = repeat
  const room = overflow === 'error' ? entryRoom(repeat, fill) : Infinity
  if (entries.length > max) issues.report(`must have at most ${max} entries; received ${entries.length}`)
  else if (entries.length > room) {
    issues.report(`must have at most ${room} entries, for which the box has room; received ${entries.length}`)
  }
}

/** Reports issues of the entries at the position of `issues`. The depth of `checks` is that of `repeat`. */
export function checkRepeatEntries(
  repeat: Repeat,
  { fill, missing, brand, depth }: RepeatChecks,
  issues: IssueList,
): void {
  const reporting = { missing, brand, depth: depth + 1, issues }
  checkEntries(repeat, issues, (values) => void fill(repeat.elements, values, reporting))
}

/** Returns how many elements the entries of `repeat` become. Reports more than `most`. */
export function checkCopies(
  repeat: Repeat,
  most: number,
  { fill, brand, issues }: Pick<RepeatChecks, 'fill' | 'brand'> & { readonly issues: IssueList },
): number {
  if (!issues.isEmpty) return 0
  const copies = countCopies(repeat, most, (elements, values) => fill(elements, values, { brand }))
  if (copies > most) {
    const detail = `too many elements: a page can have at most ${LIMITS.elementsPerPage}, including the copies for entries`
    issues.report(detail)
  }
  return copies
}

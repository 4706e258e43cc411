import type { Issue } from '../failure.ts'
import { type Brand, type BrandPart, brandNameIn, brandValue } from './brand.ts'
import { elementReferences, paintReferences, type ReferenceWalk } from './brand-references.ts'
import type { Kind } from './elements/element.ts'
import { IssueList } from './issue-list.ts'
import { unknownReference } from './issue-wording.ts'
import type { Paint } from './paint.ts'

const NOUNS: Readonly<Record<BrandPart, string>> = { colors: 'brand color', fonts: 'brand font' }

/** Reports references in an element, or in some of its properties, to names that `brand` lacks. */
export function checkElementReferences(
  { kind, element }: { readonly kind: Kind; readonly element: unknown },
  brand: Brand | undefined,
  issues: IssueList,
): void {
  checkReferences(elementReferences(kind), element, { brand, issues })
}

/** For a paint outside of the document, such as the background of an export. `at` is its pointer. */
export function paintIssues(paint: Paint | undefined, brand: Brand | undefined, at: string): readonly Issue[] {
  const issues = new IssueList(at)
  checkPaintReferences(paint, brand, issues)
  return issues.list
}

export function checkPaintReferences(paint: unknown, brand: Brand | undefined, issues: IssueList): void {
  checkReferences(paintReferences, paint, { brand, issues })
}

/** `value`, the current position of the issues, must match the schema of `walk`. */
export function checkReferences(
  walk: ReferenceWalk | undefined,
  value: unknown,
  { brand, issues }: { readonly brand: Brand | undefined; readonly issues: IssueList },
): void {
  walk?.(value, {
    enter: (key) => issues.enter(key),
    leave: () => issues.leave(),
    replace(part, reference) {
      if (brandValue(brand, part, reference) !== undefined) return reference
      issues.report(unknownReference(NOUNS[part], brandNameIn(reference) ?? '', Object.keys(brand?.[part] ?? {})))
      return reference
    },
  })
}

import type { Finding } from '../../../../edit/check/finding.ts'

/** What people should look at on a page. */
export interface PageFindings {
  readonly pageId: string
  /** 1-based. */
  readonly number: number
  readonly findings: readonly Finding[]
}

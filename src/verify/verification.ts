import type { FormatName } from '../formats/formats.ts'

/** `verified`: everything that was asked is so. `unchecked`: nothing differs, but something could not be checked. */
export type Verdict = 'verified' | 'differs' | 'unchecked'

export interface Finding {
  readonly verdict: Verdict
  /** A sentence. */
  readonly message: string
}

/** What the stamp of a file says. */
export interface Stamped {
  /** Numbers of the pages in the file, 1-based. */
  readonly pages: readonly number[]
  /** Of a page of the design, in CSS pixels. */
  readonly width: number
  readonly height: number
  readonly rendererVersion: string
  readonly documentHash: string
  /** Of the data that filled the design; null without data. */
  readonly dataHash: string | null
  readonly options: Readonly<Record<string, unknown>>
}

export interface VerifiedFile {
  readonly name: string
  readonly bytes: number
  /** Detected from the content; null if it is none that Platen writes. */
  readonly format: FormatName | null
  readonly stamp: Stamped | null
  /** Whether the file is as it was exported. */
  readonly intact: Finding
  /** Whether it was made from the design, and from which version. Null without a design. */
  readonly design: Finding | null
  /** Whether it was filled with the data. Null without data. */
  readonly data: Finding | null
  /** Whether rendering the design again makes the same file. Null if that was not asked. */
  readonly render: Finding | null
}

export interface Verification {
  readonly verdict: Verdict
  /** One, or those of a ZIP. */
  readonly files: readonly VerifiedFile[]
}

export function findingsOf({ intact, design, data, render }: VerifiedFile): readonly Finding[] {
  return [intact, design, data, render].filter((finding) => finding !== null)
}

/** Returns the worst verdict: a difference is certain, whatever else could not be checked. */
export function verdictOf(files: readonly VerifiedFile[]): Verdict {
  const verdicts = new Set(files.flatMap(findingsOf).map(({ verdict }) => verdict))
  if (verdicts.has('differs')) return 'differs'
  return verdicts.has('unchecked') || verdicts.size === 0 ? 'unchecked' : 'verified'
}

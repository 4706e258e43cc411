import { Failure } from '../failure.ts'

/** Limits the total size of the files of one export. */
export interface OutputBudget {
  /** Counts a file before it is written. @throws {Failure} `output_too_large` once all files are over the budget */
  spend(bytes: number): void
}

export function createOutputBudget(maxBytes: number): OutputBudget {
  let spent = 0
  return {
    spend(bytes) {
      spent += bytes
      if (spent <= maxBytes) return
      const [limit, used] = [maxBytes, spent].map((each) => Math.round(each / 100_000) / 10)
      throw new Failure('output_too_large', {
        reason: `Your plan allows ${limit} MB of files per export; the pages rendered so far have ${used} MB. Export fewer pages, use a smaller scale, or choose JPEG or WebP.`,
      })
    },
  }
}

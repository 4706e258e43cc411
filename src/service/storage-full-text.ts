import { type FailureDetails } from '../failure.ts'

/** How much is stored, how much the plan allows, and what frees space. */
export function storageFullText({ usedBytes, limitBytes, neededBytes }: FailureDetails['storage_full']): string {
  const needed = neededBytes > 1 ? `, and this needs ${megabytes(neededBytes)} more` : ''
  return (
    `The account stores ${megabytes(usedBytes)} of the ${megabytes(limitBytes)} that its plan allows${needed}. ` +
    'Delete exports or assets, or empty the trash, to free space; files of exports also expire.'
  )
}

/** Rounded up, so that nothing is said to fit that does not. */
function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 10_000) / 100} MB`
}

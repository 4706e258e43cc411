import { type FailureDetails } from '../failure.ts'

/** Describes the storage in use, the limit of the plan and how to free space. */
export function storageFullText({ usedBytes, limitBytes, neededBytes }: FailureDetails['storage_full']): string {
  const needed = neededBytes > 1 ? `, and this requires ${megabytes(neededBytes)} more` : ''
  return (
    `The account uses ${megabytes(usedBytes)} of the ${megabytes(limitBytes)} in its plan${needed}. ` +
    'To free space, delete exports or assets, or empty the trash. Export files also expire.'
  )
}

/** Rounds up, so that nothing appears to fit that does not. */
function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 10_000) / 100} MB`
}

import { SetupError } from '../../failure.ts'
import { type OwnProfile, type OwnProfiles, readOwnProfiles } from './own-profiles.ts'

interface ProfileFolder {
  readonly profileFolder: string | undefined
}

/** Returns the ICC profiles of the operator. @throws {SetupError} with a sentence for each file that it cannot use */
export function openOwnProfiles({ profileFolder }: ProfileFolder): readonly OwnProfile[] {
  if (profileFolder === undefined) return []
  const { profiles, faults } = readFolder(profileFolder)
  if (faults.length > 0) throw new SetupError(`PLATEN_ICC_DIR has files that cannot be used: ${faults.join(' ')}`)
  return profiles
}

function readFolder(folder: string): OwnProfiles {
  try {
    return readOwnProfiles(folder)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new SetupError(`The folder PLATEN_ICC_DIR, ${folder}, cannot be read (${reason}).`, { cause: error })
  }
}

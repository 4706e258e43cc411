import { Type } from '#typebox'
import { invalidValue } from '../document/issue-wording.ts'
import type { Issue } from '../failure.ts'
import { COLOR_PROFILE_NAMES } from '../formats/color-profiles.ts'
import type { OwnProfile } from '../render/cmyk/own-profiles.ts'

/** Checks that a profile is built in or one of the operator's, which no schema knows. */
export function colorProfileIssues(name: unknown, own: readonly OwnProfile[] = []): Issue[] {
  const names = [...COLOR_PROFILE_NAMES, ...own.map((profile) => profile.name)]
  if (typeof name !== 'string' || names.includes(name)) return []
  return [{ pointer: '/colorProfile', detail: invalidValue(Type.Enum(names), name) }]
}

import { LARGE, LargeJson } from '../../content/large-json.ts'
import { usableDesign } from '../../content/usable-design.ts'
import { currentDocumentJson } from '../../document/stored-document.ts'
import { MEGA } from '../../exports/export-limits.ts'
import { isoTime } from '../../iso-time.ts'
import type { Store } from '../../store/store.ts'
import {
  absentVersion,
  type Version as VersionRecord,
  type VersionOrigin,
  type VersionWithDocument,
} from '../../store/versions/version-row.ts'
import type { Reader, Writer } from '../access/caller.ts'
import type { PageOf } from '../page-of.ts'
import { type Plans, planOf } from '../usage/plans.ts'
import type { Designs, Expected, OpenedDesign } from './design.ts'

export const ORIGINS = [
  'created',
  'template',
  'copied',
  'edited',
  'resized',
  'restored',
  'unknown',
] as const satisfies readonly VersionOrigin[]

export const VERSION_NAME_CHARACTERS = 100

/** An earlier or the current state of a design's document and size, without the document. */
export interface Version {
  readonly revision: number
  readonly name: string | null
  readonly isCurrent: boolean
  readonly width: number
  readonly height: number
  readonly pageCount: number
  readonly origin: VersionOrigin
  /** Null if it was made in the app. */
  readonly apiKey: { readonly _id: string; readonly name: string } | null
  readonly storedBytes: number
  readonly beganAt: string
  readonly savedAt: string
}

export interface OpenedVersion {
  readonly version: Version
  readonly documentJson: string
}

/** All throw `not_found` for the design or the version, and `design_trashed`. */
export interface Versions {
  /** Newest first. */
  list(caller: Reader, designId: string, page: PageOf): Promise<{ versions: Version[]; total: number }>
  get(caller: Reader, designId: string, revision: number): Promise<OpenedVersion>
  /** Null removes the name. @throws `storage_full` */
  rename(caller: Writer, designId: string, naming: { revision: number; name: string | null }): Promise<Version>
  /**
   * Makes a new revision with the version's document and size; an equal design is unchanged.
   * @throws `invalid_input` if assets of the version were deleted; `stale_revision`
   */
  restore(
    caller: Writer,
    designId: string,
    target: { revision: number; expected: Expected | undefined },
  ): Promise<OpenedDesign>
}

interface VersionsOptions {
  readonly store: Pick<Store, 'designs' | 'versions'>
  readonly designs: Pick<Designs, 'update'>
  readonly plans: Plans
}

export function createVersions({ store, designs, plans }: VersionsOptions): Versions {
  const requireDesign = async ({ accountId }: Reader | Writer, id: string): Promise<void> => {
    usableDesign(id, await store.designs.find(accountId, id))
  }
  const find = async (caller: Reader | Writer, designId: string, revision: number): Promise<VersionWithDocument> => {
    await requireDesign(caller, designId)
    const version = await store.versions.findWithDocument({ accountId: caller.accountId, designId, revision })
    if (version === undefined) throw absentVersion(revision)
    return version
  }
  return {
    async list(caller, designId, page) {
      await requireDesign(caller, designId)
      const { versions, total } = await store.versions.list({ accountId: caller.accountId, designId }, page)
      return { versions: versions.map(versionAnswer), total }
    },
    async get(caller, designId, revision) {
      const version = await find(caller, designId, revision)
      return { version: versionAnswer(version), documentJson: currentDocumentJson(version.documentJson) }
    },
    async rename(caller, designId, { revision, name }) {
      await requireDesign(caller, designId)
      const limitBytes = planOf(plans, caller.plan).storageMb * MEGA
      const { accountId } = caller
      return versionAnswer(await store.versions.rename({ accountId, designId, revision, name, limitBytes }))
    },
    async restore(caller, designId, { revision, expected }) {
      const { width, height, documentJson } = await find(caller, designId, revision)
      const update = { width, height, document: sendable(currentDocumentJson(documentJson)) }
      return designs.update(caller, designId, { update, expected, origin: 'restored' })
    },
  }
}

/** A large document is parsed on the document thread, as in a request. */
function sendable(documentJson: string): unknown {
  if (documentJson.length <= LARGE) return JSON.parse(documentJson)
  return new LargeJson(new TextEncoder().encode(`{"document":${documentJson}}`), 'document')
}

function versionAnswer(version: VersionRecord): Version {
  const { revision, name, isCurrent, width, height, pageCount, origin, key, bytes, beganAt, savedAt } = version
  return {
    ...{ revision, name, isCurrent, width, height, pageCount, origin },
    apiKey: key && { _id: key.id, name: key.name },
    storedBytes: bytes,
    beganAt: isoTime(beganAt),
    savedAt: isoTime(savedAt),
  }
}

import type { Kysely } from '#kysely'
import { Failure } from '../../failure.ts'
import type { Tables } from '../tables.ts'
import type { VersionRow } from '../version-tables.ts'

/** How a version came to be. `unknown`: before versions were recorded. */
export type VersionOrigin = 'created' | 'template' | 'copied' | 'edited' | 'resized' | 'restored' | 'unknown'

export interface Version {
  readonly designId: string
  /** The revision of the design that it retains; the last one if several saves became one version. */
  readonly revision: number
  readonly accountId: string
  /** Time of its first save. */
  readonly beganAt: number
  /** Time of its last save. */
  readonly savedAt: number
  readonly width: number
  readonly height: number
  readonly pageCount: number
  readonly origin: VersionOrigin
  /** The API key that made it. Null if it was made in a session. */
  readonly key: { readonly id: string; readonly name: string } | null
  readonly name: string | null
  /** Whether its document is the design's current one. */
  readonly isCurrent: boolean
  /** What it counts in the account's storage. Equal documents of an account are counted once. */
  readonly bytes: number
}

export interface VersionWithDocument extends Version {
  readonly documentJson: string
}

interface JoinedVersion extends VersionRow {
  readonly key_name: string | null
  readonly bytes: number | null
}

/** Selects the versions of one design, in no order. */
export function versionsOf(
  query: Kysely<Tables>,
  { accountId, designId }: { readonly accountId: string; readonly designId: string },
) {
  return query
    .selectFrom('design_versions')
    .leftJoin('version_documents', (join) =>
      join
        .onRef('version_documents.account_id', '=', 'design_versions.account_id')
        .onRef('version_documents.sha256', '=', 'design_versions.sha256'),
    )
    .leftJoin('api_keys', 'api_keys.id', 'design_versions.key_id')
    .selectAll('design_versions')
    .select(['version_documents.bytes as bytes', 'api_keys.name as key_name'])
    .where('design_versions.account_id', '=', accountId)
    .where('design_versions.design_id', '=', designId)
}

export function toVersion(row: JoinedVersion): Version {
  return {
    designId: row.design_id,
    revision: row.revision,
    accountId: row.account_id,
    beganAt: row.began_at,
    savedAt: row.saved_at,
    width: row.width,
    height: row.height,
    pageCount: row.page_count,
    origin: row.origin as VersionOrigin,
    key: row.key_id === null ? null : { id: row.key_id, name: row.key_name ?? '' },
    name: row.name,
    isCurrent: row.sha256 === null,
    bytes: row.bytes ?? 0,
  }
}

export function absentVersion(revision: number): Failure {
  return new Failure('not_found', { resource: 'version', id: String(revision) })
}

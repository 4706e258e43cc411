import { readSource } from '../document/check-source.ts'
import { Failure, type Issue } from '../failure.ts'
import { AssetsMissing } from '../store/assets/assets-missing.ts'
import type { Store } from '../store/store.ts'
import { MAX_ISSUES } from '../document/issue-list.ts'
import type { Places } from '../document/source-issues.ts'
import type { Documents } from './document-thread.ts'
import { sentJson } from './large-json.ts'

export interface CheckedSources {
  /** IDs of the account's assets in the document, without duplicates. */
  readonly assetIds: readonly string[]
  readonly issues: readonly Issue[]
}

export interface ShownSources {
  readonly sources: readonly string[]
  readonly places: Places
  /** IDs of another account's assets that the document may also use. */
  readonly lent?: readonly string[]
}

export interface SourceRules {
  readonly store: Store
  readonly documents: Documents
  readonly builtinPictures: readonly string[]
  /** Returns why an image from a URL must not be used. Does not fetch it. */
  readonly findRemoteIssue: (url: string) => string | undefined
}

const BATCH_SIZE = 500

/**
 * Checks that the account has the assets and the server has the built-in images. Assets of other
 * accounts count as missing, except lent ones.
 */
export async function checkSources(
  { store, documents, builtinPictures, findRemoteIssue }: SourceRules,
  accountId: string,
  { sources, places, lent = [] }: ShownSources,
): Promise<CheckedSources> {
  const absent = new Map<string, string>()
  const assetIds: string[] = []
  for (const src of sources) {
    const source = readSource(src)
    if (source?.kind === 'asset') assetIds.push(source.assetId)
    const blocked = source?.kind === 'remote' ? findRemoteIssue(source.url) : undefined
    if (blocked !== undefined) absent.set(src, `image ${JSON.stringify(src)} cannot be used: ${blocked}`)
    if (source?.kind === 'builtin' && !builtinPictures.includes(source.name)) {
      absent.set(
        src,
        `unknown built-in image ${JSON.stringify(source.name)}; expected one of ${builtinPictures.join(', ')}`,
      )
    }
  }
  const known = new Set(lent)
  // Stops once more images are missing than are reported: looking up 24,000 would take longer than everything else.
  for (let at = 0; at < assetIds.length && absent.size <= MAX_ISSUES; at += BATCH_SIZE) {
    const batch = assetIds.slice(at, at + BATCH_SIZE)
    for (const { id } of await store.assets.findMany(accountId, batch)) known.add(id)
    for (const id of batch) if (!known.has(id)) absent.set(`asset:${id}`, notFoundDetail(id))
  }
  const issues = await locate({ documents, accountId, places }, absent)
  return { assetIds: assetIds.filter((id) => known.has(id)), issues }
}

export interface Naming {
  readonly documents: Documents
  readonly accountId: string
  readonly places: Places
}

/**
 * Runs `write`. If an asset has been deleted since the check, it throws the issues that the check
 * would have reported.
 * @throws `invalid_input`
 */
export async function rejectMissing<Written>(naming: Naming, write: () => Promise<Written>): Promise<Written> {
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof AssetsMissing)) throw error
    const absent = new Map(error.assetIds.map((id) => [`asset:${id}`, notFoundDetail(id)]))
    throw new Failure('invalid_input', { issues: await locate(naming, absent) }, error)
  }
}

async function locate(
  { documents, accountId, places }: Naming,
  absent: ReadonlyMap<string, string>,
): Promise<readonly Issue[]> {
  if (absent.size === 0) return []
  const sent = Object.entries(places).map(([pointer, value]) => [pointer, sentJson(value)] as const)
  return documents.run('locateAbsent', { absent: [...absent], places: sent }, { owner: accountId })
}

function notFoundDetail(assetId: string): string {
  return `asset ${JSON.stringify(assetId)} not found; it may have been deleted`
}

const ASSET_REFERENCES = /:"asset:(ast_[0-9A-Za-z]{1,64})"/g

/**
 * Without duplicates. `json` is not parsed: quotes within strings are escaped, so only properties
 * match: `src`, and those of entries of repeats, which can have any name.
 */
export function assetIdsIn(json: string): string[] {
  return [...new Set(Array.from(json.matchAll(ASSET_REFERENCES), ([, id = '']) => id))]
}

export function renameAssets(json: string, newIdOf: (id: string) => string): string {
  return json.replace(ASSET_REFERENCES, (_, id: string) => `:"asset:${newIdOf(id)}"`)
}

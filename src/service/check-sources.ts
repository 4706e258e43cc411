import { readSource } from '../document/check-source.ts'
import { type Document } from '../document/document.ts'
import { listSources } from '../document/list-sources.ts'
import { Failure, type Issue } from '../failure.ts'
import { AssetsMissing } from '../store/assets-missing.ts'
import { type Store } from '../store/store.ts'

/** What a body holds that may name pictures, by the pointer at which each stands: `{ '/document': …, '/data': … }`. */
export type Places = Readonly<Record<string, unknown>>

export interface CheckedSources {
  /** The account's assets that the document shows, each once. */
  readonly assetIds: readonly string[]
  readonly issues: readonly Issue[]
}

export interface CheckedDocument {
  readonly document: Document
  readonly places: Places
  /** Assets of somebody else's that it may show all the same. */
  readonly lent?: readonly string[]
}

export interface SourceRules {
  readonly store: Store
  /** The names that `builtin:<name>` may have. */
  readonly builtinPictures: readonly string[]
}

/** Finds what `document` shows that there is not, or not for this account: somebody else's asset is as absent as none. */
export async function checkSources(
  { store, builtinPictures }: SourceRules,
  accountId: string,
  { document, places, lent = [] }: CheckedDocument,
): Promise<CheckedSources> {
  const absent = new Map<string, string>()
  for (const src of listSources(document)) {
    const source = readSource(src)
    if (source?.kind === 'builtin' && !builtinPictures.includes(source.name)) {
      absent.set(
        src,
        `there is no built-in picture ${JSON.stringify(source.name)}; there are ${builtinPictures.join(', ')}`,
      )
    }
  }
  const assetIds = assetIdsOf(document)
  const found = assetIds.length === 0 ? [] : await store.assets.findMany(accountId, assetIds)
  const known = new Set([...found.map(({ id }) => id), ...lent])
  for (const id of assetIds) {
    if (!known.has(id)) absent.set(`asset:${id}`, absence(id))
  }
  return { assetIds: assetIds.filter((id) => known.has(id)), issues: issuesOf(absent, places) }
}

/**
 * Runs `write`, which stores what was checked. An asset may have been removed since: that is the same fault as the check
 * would have found, in the same places.
 *
 * @throws `invalid_input`
 */
export async function refuseAbsent<Written>(places: Places, write: () => Promise<Written>): Promise<Written> {
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof AssetsMissing)) throw error
    const absent = new Map(error.assetIds.map((id) => [`asset:${id}`, absence(id)]))
    throw new Failure('invalid_input', { issues: issuesOf(absent, places) }, error)
  }
}

function absence(assetId: string): string {
  return `there is no asset ${JSON.stringify(assetId)}: it may have been removed`
}

const NAMED_ASSETS = /"src":"asset:(ast_[0-9A-Za-z]{1,64})"/g

/**
 * The assets that the JSON text of a document or paint names, each once, without reading it. Quotes within a text are
 * escaped there, so that what looks like a property is one.
 */
export function assetIdsIn(json: string): string[] {
  return [...new Set(Array.from(json.matchAll(NAMED_ASSETS), ([, id = '']) => id))]
}

/** The same text with other ids in their place. */
export function renameAssets(json: string, newIdOf: (id: string) => string): string {
  return json.replace(NAMED_ASSETS, (_, id: string) => `"src":"asset:${newIdOf(id)}"`)
}

/** The assets that `document` names, each once. */
export function assetIdsOf(document: Document): string[] {
  const ids = new Set<string>()
  for (const src of listSources(document)) {
    const source = readSource(src)
    if (source?.kind === 'asset') ids.add(source.assetId)
  }
  return [...ids]
}

/** What is reported at most, as for a document's other faults. */
const MOST_ISSUES = 50

/** `absent` has the fault of each text that names an absent picture. Returns at most 50 issues and one that says there are more. */
export function issuesOf(absent: ReadonlyMap<string, string>, places: Places): Issue[] {
  if (absent.size === 0) return []
  const issues: Issue[] = []
  const placed = new Set<string>()
  const [at = ''] = Object.keys(places)
  const more = { pointer: at, detail: `has more faults; these are the first ${MOST_ISSUES}` }
  for (const { place, text } of Object.entries(places).flatMap(([name, value]) => [...texts(name, value, absent)])) {
    if (issues.length === MOST_ISSUES) return [...issues, more]
    issues.push({ pointer: pointerTo(place), detail: absent.get(text) ?? '' })
    placed.add(text)
  }
  // What the body does not name itself came with the template.
  for (const [src, detail] of absent) {
    if (placed.has(src)) continue
    if (issues.length === MOST_ISSUES) return [...issues, more]
    issues.push({ pointer: at, detail })
  }
  return issues
}

/** A value within what was sent. */
interface Place {
  readonly name: string
  readonly value: unknown
  readonly parent: Place | undefined
}

/**
 * The first texts within `value` that `wanted` has, one more than are reported; without recursion, since data may be nested
 * as deep as JSON goes.
 */
function* texts(
  name: string,
  value: unknown,
  wanted: ReadonlyMap<string, string>,
): Generator<{ place: Place; text: string }> {
  const open: Place[] = [{ name, value, parent: undefined }]
  let found = 0
  for (let place = open.pop(); place !== undefined && found <= MOST_ISSUES; place = open.pop()) {
    const item = place.value
    if (typeof item === 'string' && wanted.has(item)) {
      found += 1
      yield { place, text: item }
    }
    if (typeof item !== 'object' || item === null) continue
    const parent = place
    const children = Object.entries(item).map(([key, child]: [string, unknown]) => ({
      name: key,
      value: child,
      parent,
    }))
    open.push(...children.reverse())
  }
}

function pointerTo({ name, parent }: Place): string {
  if (parent === undefined) return name
  return `${pointerTo(parent)}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

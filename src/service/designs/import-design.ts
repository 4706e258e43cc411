import { NAMED_FAMILIES } from '../../assets/fonts/families.ts'
import { isFontFile } from '../../assets/fonts/verify-font.ts'
import { listFontSources } from '../../content/list-font-sources.ts'
import { renameAssets } from '../../content/check-sources.ts'
import type { Documents, TimeLimit } from '../../content/document-thread.ts'
import { readSource } from '../../document/check-source.ts'
import { listSources } from '../../document/list-sources.ts'
import { Failure, isFailure } from '../../failure.ts'
import type { Imported, ImportNote } from '../../import/imported.ts'
import { withoutSources } from '../../import/without-sources.ts'
import type { Store } from '../../store/store.ts'
import type { Writer } from '../access/caller.ts'
import type { Assets } from '../assets/assets.ts'
import type { NewId } from '../new-id.ts'
import type { Designs, OpenedDesign } from './design.ts'

export interface DesignToImport {
  readonly bytes: Uint8Array
  /** The file name. */
  readonly name: string | undefined
  readonly title: string | undefined
  readonly pages: readonly number[] | undefined
  readonly folderId: string | null | undefined
  readonly newDesignId: string | undefined
}

export interface ImportedDesign extends OpenedDesign {
  readonly report: readonly ImportNote[]
}

export type ImportDesign = (caller: Writer, design: DesignToImport) => Promise<ImportedDesign>

interface ImportOptions {
  readonly store: Store
  readonly documents: Documents
  readonly designs: Pick<Designs, 'create'>
  readonly assets: Pick<Assets, 'create' | 'remove'>
  readonly findRemoteIssue: (url: string) => string | undefined
  readonly newId: NewId
}

const LIMIT_SECONDS = 30

/**
 * Creates a function that makes a design of a file of another program, and assets of its pictures. Of an import that
 * fails, nothing is left.
 * @throws `import_invalid`, `invalid_input`, `storage_full`
 */
export function createImportDesign(options: ImportOptions): ImportDesign {
  const { store, documents, designs, findRemoteIssue } = options
  return async (caller, { bytes, name, title, pages, folderId, newDesignId }) => {
    const { accountId } = caller
    const own = (await listFontSources(store, accountId)).map(({ family }) => family)
    const families = [...NAMED_FAMILIES.map((family) => family.name), ...own]
    const task = { bytes, name, families, pages }
    const imported = await documents.run('importFile', task, { owner: accountId, isSlow: true, limit: timeLimit() })
    const pictures = await storePictures(options, caller, imported)
    const blocked = blockedSources(imported, findRemoteIssue)
    const kept = withoutSources(imported.document, new Set([...pictures.omitted.keys(), ...blocked.keys()]))
    const json = renameAssets(JSON.stringify(kept), (id) => pictures.ids.get(id) ?? id)
    const { width, height } = imported
    const input = { title: title ?? imported.title, width, height, document: JSON.parse(json) as unknown }
    const design = await designs
      .create(caller, { ...input, ...(folderId !== undefined && { folderId }) }, newDesignId)
      .catch(async (error: unknown) => {
        await pictures.remove()
        throw error
      })
    return { ...design, report: [...imported.report, ...noteOmitted(pictures.omitted), ...noteOmitted(blocked)] }
  }
}

function timeLimit(): TimeLimit {
  const reason = `it takes longer than ${LIMIT_SECONDS} seconds to convert`
  return { ms: LIMIT_SECONDS * 1000, failure: new Failure('import_invalid', { reason }) }
}

async function storePictures({ assets, newId }: ImportOptions, caller: Writer, { files }: Imported) {
  const ids = new Map<string, string>()
  const omitted = new Map<string, string>()
  const created: string[] = []
  const remove = async (): Promise<void> => {
    for (const id of created) {
      await assets.remove(caller, id).catch((error: unknown) => {
        // Another design of the account may use it by now.
        if (!isFailure(error, 'asset_in_use')) throw error
      })
    }
  }
  for (const { id: fileId, name, bytes } of files) {
    // Uploads of fonts are allowed, pictures that are fonts are not.
    if (isFontFile(bytes)) {
      omitted.set(`asset:${fileId}`, `“${name}”: it is a font`)
      continue
    }
    const id = newId('ast')
    try {
      const asset = await assets.create(caller, { bytes, name, id })
      ids.set(fileId, asset._id)
      // Another ID is that of an asset that the account had before.
      if (asset._id === id) created.push(id)
    } catch (error) {
      const reason = unusable(error)
      if (reason === undefined) {
        await remove()
        throw error
      }
      omitted.set(`asset:${fileId}`, `“${name}”: ${reason}`)
    }
  }
  return { ids, omitted, remove }
}

/** Returns why a picture cannot be used, or undefined for errors that concern the whole import. */
function unusable(error: unknown): string | undefined {
  if (isFailure(error, 'image_invalid')) return error.details.reason
  if (isFailure(error, 'unsupported_upload')) return `${error.details.received || 'its type'} is not supported`
  return undefined
}

function blockedSources(
  { document }: Imported,
  findRemoteIssue: ImportOptions['findRemoteIssue'],
): Map<string, string> {
  return new Map(
    listSources(document).flatMap((src): [string, string][] => {
      const source = readSource(src)
      const issue = source?.kind === 'remote' ? findRemoteIssue(source.url) : undefined
      return issue === undefined ? [] : [[src, `at “${src.slice(0, 100)}”: ${issue}`]]
    }),
  )
}

function noteOmitted(omitted: ReadonlyMap<string, string>): ImportNote[] {
  return [...omitted.values()].map((reason) => {
    const what = `Picture ${reason}`
    return { what, how: 'The picture was left out.', count: 1, pages: [], elements: [] }
  })
}

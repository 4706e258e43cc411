import { NAMED_FAMILIES } from '../../assets/fonts/families.ts'
import { isFontFile } from '../../assets/fonts/verify-font.ts'
import { listFontSources } from '../../content/list-font-sources.ts'
import { renameAssets } from '../../content/check-sources.ts'
import { type Documents, HEAP_MB, type TaskLimits } from '../../content/document-thread.ts'
import { readSource } from '../../document/check-source.ts'
import { listSources } from '../../document/list-sources.ts'
import { Failure, isFailure } from '../../failure.ts'
import type { Imported, ImportNote } from '../../import/imported.ts'
import { withoutSources } from '../../import/without-sources.ts'
import type { Store } from '../../store/store.ts'
import type { Writer } from '../access/caller.ts'
import type { Assets } from '../assets/assets.ts'
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
  readonly assets: Pick<Assets, 'create' | 'withdraw'>
  readonly findRemoteIssue: (url: string) => string | undefined
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
    const imported = await documents.run('importFile', task, {
      owner: accountId,
      isSlow: true,
      limits: limitsFor(bytes),
    })
    const pictures = await storePictures(options, caller, imported)
    const blocked = blockedSources(imported, findRemoteIssue)
    const kept = withoutSources(imported.document, new Set([...pictures.omitted.keys(), ...blocked.keys()]))
    const json = renameAssets(JSON.stringify(kept), (id) => pictures.ids.get(id) ?? id)
    const { width, height } = imported
    const input = { title: title ?? imported.title, width, height, document: JSON.parse(json) as unknown }
    const design = await designs
      .create(caller, { ...input, ...(folderId !== undefined && { folderId }) }, newDesignId)
      .catch(async (error: unknown) => {
        await pictures.withdraw()
        throw error
      })
    return { ...design, report: [...imported.report, ...noteOmitted(pictures.omitted), ...noteOmitted(blocked)] }
  }
}

function limitsFor(bytes: Uint8Array): TaskLimits {
  const received = `received ${(bytes.length / 1024 ** 2).toFixed(1)} MiB`
  const invalid = (limit: string): Failure => new Failure('import_invalid', { reason: `${limit}; ${received}` })
  return {
    ms: LIMIT_SECONDS * 1000,
    tooSlow: invalid(`it takes longer than ${LIMIT_SECONDS} seconds to convert`),
    tooLarge: invalid(`it takes more than ${HEAP_MB} MB of memory to convert`),
  }
}

async function storePictures({ assets }: ImportOptions, caller: Writer, { files }: Imported) {
  const ids = new Map<string, string>()
  const omitted = new Map<string, string>()
  const stored: string[] = []
  const withdraw = async (): Promise<void> => {
    for (const id of stored) await assets.withdraw(caller, id)
  }
  for (const { id: fileId, name, bytes } of files) {
    // Uploads of fonts are allowed, pictures that are fonts are not.
    if (isFontFile(bytes)) {
      omitted.set(`asset:${fileId}`, `“${name}”: it is a font`)
      continue
    }
    try {
      const { _id: id } = await assets.create(caller, { bytes, name })
      ids.set(fileId, id)
      stored.push(id)
    } catch (error) {
      const reason = unusable(error)
      if (reason === undefined) {
        await withdraw()
        throw error
      }
      omitted.set(`asset:${fileId}`, `“${name}”: ${reason}`)
    }
  }
  return { ids, omitted, withdraw }
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

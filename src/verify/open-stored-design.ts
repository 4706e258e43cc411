import { createImageReader } from '../assets/read-images.ts'
import { createRemoteImages } from '../assets/remote/remote-images.ts'
import { createImageVerifier } from '../assets/verify-image.ts'
import type { Config } from '../config/config.ts'
import { listFontSources } from '../content/list-font-sources.ts'
import { addFonts } from '../document/add-fonts.ts'
import { readDocument } from '../document/stored-document.ts'
import { Failure } from '../failure.ts'
import { isoTime } from '../iso-time.ts'
import { openFiles } from '../installation/open-files.ts'
import { openToRead } from '../installation/open-to-read.ts'
import { createAssetReader } from '../service/assets/read-asset.ts'
import type { DesignWithDocument } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import type { DesignVersion, KnownDesign } from './known-design.ts'

const VERSIONS_PER_READ = 100

/**
 * Opens a design in the store of a server, of any account, even if it is in the trash.
 * @throws `not_found`; {SetupError} if the store is unusable, missing or older
 */
export async function openStoredDesign(config: Config, id: string): Promise<KnownDesign> {
  const store = await openToRead(config)
  try {
    const design = await store.designs.findEvenTrashedWithDocument(id)
    if (!design) throw new Failure('not_found', { resource: 'design', id })
    const fonts = await listFontSources(store, design.accountId)
    const readAsset = createAssetReader({ store, files: await openFiles(config) })
    const remoteImages = createRemoteImages({ policy: config.remoteImages, verifyImage: createImageVerifier() })
    const imageReaderOf = createImageReader({ readAsset, fetchRemote: (url) => remoteImages.fetch(url) })
    const { width, height, revision, documentJson } = design
    const label = `${id} (${JSON.stringify(design.title)})`
    const current = `revision ${revision} of ${label}, the current one`
    return {
      label,
      current: { label: current, width, height, document: readDocument(documentJson) },
      earlier: () => earlierVersions(store, design, label),
      images: imageReaderOf(design.accountId),
      profileFolder: config.render.profileFolder,
      withFonts: (document, isFilled) => (isFilled ? addFonts(document, fonts) : document),
      close: () => store.close(),
    }
  } catch (error) {
    await store.close()
    throw error
  }
}

async function* earlierVersions(
  store: Pick<Store, 'versions'>,
  { id: designId, accountId }: DesignWithDocument,
  label: string,
): AsyncGenerator<DesignVersion> {
  for (let offset = 0; ; offset += VERSIONS_PER_READ) {
    const { versions } = await store.versions.list({ designId, accountId }, { limit: VERSIONS_PER_READ, offset })
    for (const { revision, isCurrent } of versions) {
      const version = isCurrent ? undefined : await store.versions.findWithDocument({ designId, accountId, revision })
      if (!version) continue
      const { width, height, savedAt, name, documentJson } = version
      const named = name === null ? '' : `, named ${JSON.stringify(name)}`
      yield {
        label: `revision ${revision} of ${label}, an older one, saved at ${isoTime(savedAt)}${named}`,
        ...{ width, height, document: readDocument(documentJson) },
      }
    }
    if (versions.length < VERSIONS_PER_READ) return
  }
}

import { openBuiltinPictures } from '../assets/builtin-pictures.ts'
import { createMissingGlyphs } from '../assets/fonts/missing-glyphs.ts'
import { createRemoteImages } from '../assets/remote/remote-images.ts'
import { createImageVerifier } from '../assets/verify-image.ts'
import type { Config } from '../config/config.ts'
import { createDocuments } from '../content/document-thread.ts'
import { Failure } from '../failure.ts'
import { openExistingStore } from './open-store.ts'
import type { DesignEdit } from '../service/designs/design.ts'
import { createEditDesign, type EditedRecord } from '../service/designs/edit-design.ts'
import { systemSources } from './system-sources.ts'

/**
 * Edits a design in the store of a server, of any account, whether the server runs or not.
 * @throws `not_found`, and like `Designs.edit`; {SetupError} if the store is unusable or missing
 */
export async function editStoredDesign(config: Config, id: string, edit: DesignEdit): Promise<EditedRecord> {
  const { now } = systemSources()
  const store = await openExistingStore(config, now)
  const documents = createDocuments()
  try {
    const design = await store.designs.findAny(id)
    if (!design) throw new Failure('not_found', { resource: 'design', id })
    const remoteImages = createRemoteImages({ policy: config.remoteImages, verifyImage: createImageVerifier() })
    const editDesign = createEditDesign({
      ...{ store, documents, now },
      findMissingGlyphs: createMissingGlyphs(),
      builtinPictures: openBuiltinPictures().names,
      findRemoteIssue: (url) => remoteImages.findIssue(url),
    })
    return await editDesign({ accountId: design.accountId }, id, edit)
  } finally {
    await documents.close()
    await store.close()
  }
}

import { createImageReader, type ReadImage } from '../assets/read-images.ts'
import { createRemoteImages } from '../assets/remote/remote-images.ts'
import { createImageVerifier } from '../assets/verify-image.ts'
import { addFonts } from '../document/add-fonts.ts'
import type { Document, DocumentFontSource } from '../document/document.ts'
import { readFontFolder } from './read-font-folder.ts'
import { readPictureFolder } from './read-picture-folder.ts'

export interface LocalFolders {
  readonly fonts?: string | undefined
  /** Names of its files begin with the IDs of assets: `ast_import1-photo.png`. */
  readonly pictures?: string | undefined
}

/** What a design file uses, without a server. */
export interface LocalFiles {
  /** Fonts and pictures of the folders, by their `src`. */
  readonly assets: ReadonlyMap<string, Uint8Array>
  /** Reads `assets`, built-in images, and images from URLs. */
  readonly images: ReadImage
  /** Adds the fonts of the folder. They replace those of the same family, which only a server has. */
  readonly withFonts: (document: Document) => Document
}

/** @throws `invalid_input` if a folder cannot be read, or for an invalid font or picture */
export async function readLocalFiles({ fonts, pictures }: LocalFolders, document: Document): Promise<LocalFiles> {
  const folder = fonts === undefined ? undefined : await readFontFolder(fonts)
  const pictureFiles = pictures === undefined ? [] : await readPictureFolder(pictures, document)
  const assets = new Map([...(folder?.files ?? []), ...pictureFiles])
  const remoteImages = createRemoteImages({ policy: 'on', verifyImage: createImageVerifier() })
  const imageReaderOf = createImageReader({
    readAsset: (_account, id) => Promise.resolve(assets.get(`asset:${id}`)),
    fetchRemote: (url) => remoteImages.fetch(url),
  })
  return {
    assets,
    images: imageReaderOf(null),
    withFonts: (document) => (folder ? replaceFonts(document, folder.fonts) : document),
  }
}

function replaceFonts(document: Document, fonts: readonly DocumentFontSource[]): Document {
  const present = new Set(fonts.map(({ family }) => family.toLowerCase()))
  const others = document.fonts?.filter(({ family }) => !present.has(family.toLowerCase())) ?? []
  return addFonts({ ...document, fonts: others }, fonts)
}

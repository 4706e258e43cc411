import { type FileStore } from '../files/file-store.ts'
import { assetPath, exportPath } from '../files/paths.ts'
import { noFile, type UrlSigner } from '../files/sign-url.ts'
import { type Store } from '../store/store.ts'
import { type Download, type Downloads } from './downloads.ts'
import { offeredFiles, statusAt } from './export-answer.ts'
import { FILE_URL_MS } from './file-urls.ts'
import { type Thumbnails } from './thumbnails.ts'

interface DownloadsOptions {
  readonly store: Store
  readonly files: FileStore
  readonly signer: UrlSigner
  readonly thumbnails: Thumbnails
  readonly now: () => number
}

/** Where a file is kept, and what is told of it beside its bytes. */
type Kept = Pick<Download, 'contentType' | 'etag' | 'filename' | 'maxAgeSeconds'> & { readonly path: string }

/** Its bytes never change, yet the right to see it ends with its design: then nobody's browser shows it for much longer. */
const THUMBNAIL_SECONDS = 3_600
const EXPORT = /^\/files\/exports\/([\w-]+)\/([^/]+)$/
const ASSET = /^\/files\/assets\/([\w-]+)$/
const THUMBNAIL = /^\/files\/thumbnails\/([\w-]+)\/(\d{1,15})\.webp$/

export function createDownloads({ store, files, signer, thumbnails, now }: DownloadsOptions): Downloads {
  const findExport = async (id: string, name: string): Promise<Kept | undefined> => {
    const record = await store.exports.findAny(id)
    if (record === undefined || record.fileSet === null || statusAt(record, now()) !== 'completed') return undefined
    const file = offeredFiles(record).find((offered) => offered.name === name)
    if (file === undefined) return undefined
    return {
      path: exportPath(record.fileSet, file.storedName),
      contentType: file.contentType,
      // No two files of any exports are kept under the same names.
      etag: `"${record.fileSet}-${file.storedName}"`,
      filename: file.name,
      maxAgeSeconds: FILE_URL_MS / 1000,
    }
  }

  const findAsset = async (id: string): Promise<Kept | undefined> => {
    const asset = await store.assets.findAny(id)
    if (asset === undefined) return undefined
    const { sha256, contentType, name } = asset
    const maxAgeSeconds = FILE_URL_MS / 1000
    return { path: assetPath(sha256), contentType, etag: `"${sha256}"`, filename: name, maxAgeSeconds }
  }

  const findThumbnail = async (id: string, revision: number): Promise<Kept> => {
    const path = await thumbnails.find(id, revision)
    const etag = `"${path.replaceAll('/', '-')}"`
    return { path, contentType: 'image/webp', etag, filename: null, maxAgeSeconds: THUMBNAIL_SECONDS }
  }

  const find = async (path: string): Promise<Kept | undefined> => {
    const [, exportId, name] = EXPORT.exec(path) ?? []
    if (exportId !== undefined && name !== undefined) return findExport(exportId, decodeURIComponent(name))
    const [, assetId] = ASSET.exec(path) ?? []
    if (assetId !== undefined) return findAsset(assetId)
    const [, id, revision] = THUMBNAIL.exec(path) ?? []
    return id === undefined ? undefined : findThumbnail(id, Number(revision))
  }

  return {
    async find(pathAndQuery) {
      // Signed by us, so the path is of a form that we make.
      const kept = await find(signer.verify(pathAndQuery, now()))
      const stored = kept && (await files.stat(kept.path))
      if (!kept || !stored) throw noFile()
      const { path, ...told } = kept
      return {
        ...told,
        bytes: stored.bytes,
        modifiedAt: stored.modifiedAt,
        async open(range) {
          const stream = await files.open(path, range)
          if (stream === undefined) throw noFile()
          return stream
        },
      }
    },
  }
}

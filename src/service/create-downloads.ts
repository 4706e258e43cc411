import { type FileStore } from '../files/file-store.ts'
import { assetPath, exportPath } from '../files/paths.ts'
import { noFile, type UrlSigner } from '../files/sign-url.ts'
import { type Store } from '../store/store.ts'
import { type Download, type Downloads } from './downloads.ts'
import { archiveName, offeredFiles, statusAt } from './export-answer.ts'
import { openExportZip } from './export-zip.ts'
import { FILE_URL_MS } from './file-urls.ts'
import { isShared } from './shared-design.ts'
import { type Requester } from './picture-queue.ts'
import { type AssetThumbnails, type Thumbnails } from './thumbnails.ts'

interface DownloadsOptions {
  readonly store: Store
  readonly files: FileStore
  readonly signer: UrlSigner
  readonly thumbnails: Thumbnails
  readonly assetThumbnails: AssetThumbnails
  readonly now: () => number
}

/** A stored file: its path, and the headers that the store does not know. */
type StoredFile = Pick<Download, 'contentType' | 'etag' | 'filename' | 'maxAgeSeconds'> & { readonly path: string }

type Found = StoredFile | Download

/** Its bytes never change, yet the right to see it ends with its design: then nobody's browser shows it for much longer. */
const THUMBNAIL_SECONDS = 3_600

/** What is shared may be taken back at any time. */
const SHARED_SECONDS = 60
const EXPORT = /^\/files\/exports\/([\w-]+)\/([^/]+)$/
const ASSET = /^\/files\/assets\/([\w-]+)$/
const ASSET_THUMBNAIL = /^\/files\/assets\/([\w-]+)\/thumbnail\.webp$/
const PREVIEW = /^\/files\/previews\/([\w-]+)\/(\d{1,15})\/(\d{1,6})\.webp$/
const SHARED = /^\/files\/shared(\/(thumbnails|previews|exports)\/([\w-]+)\/.+)$/
const TRASHED = /^\/files\/trash\/([\w-]+)\/(\d{1,15})\.webp$/
const THUMBNAIL = /^\/files\/thumbnails\/([\w-]+)\/(\d{1,15})\.webp$/

export function createDownloads(options: DownloadsOptions): Downloads {
  const { store, files, signer, thumbnails, assetThumbnails, now } = options

  const findExport = async (id: string, name: string): Promise<Found | undefined> => {
    const record = await store.exports.findAny(id)
    if (record === undefined || record.fileSet === null || statusAt(record, now()) !== 'completed') return undefined
    const { fileSet, archive } = record
    const maxAgeSeconds = FILE_URL_MS / 1000
    const stored = ({ storedName, contentType }: { storedName: string; contentType: string }): StoredFile => {
      const path = exportPath(fileSet, storedName)
      // No two exports store files under the same names.
      return { path, contentType, etag: `"${fileSet}-${storedName}"`, filename: name, maxAgeSeconds }
    }
    const file = offeredFiles(record).find((offered) => offered.name === name)
    if (file !== undefined) return stored(file)
    if (name !== archiveName(record)) return undefined
    if (archive !== null) return stored({ storedName: archive.name, contentType: archive.contentType })
    const zip = await openExportZip({ ...record, fileSet }, files)
    return zip && { ...zip, contentType: 'application/zip', filename: name, maxAgeSeconds }
  }

  const findAsset = async (id: string): Promise<StoredFile | undefined> => {
    const asset = await store.assets.findAny(id)
    if (asset === undefined) return undefined
    const { sha256, contentType, name } = asset
    const maxAgeSeconds = FILE_URL_MS / 1000
    return { path: assetPath(sha256), contentType, etag: `"${sha256}"`, filename: name, maxAgeSeconds }
  }

  const findAssetThumbnail = async (id: string, requester: Requester): Promise<StoredFile | undefined> => {
    const asset = await store.assets.findAny(id)
    return asset && picture(await assetThumbnails.find(asset, requester))
  }

  /** What is at the address without its `shared`, for as long as the design is: seen at each request. */
  const findShared = async (
    inner: string,
    { kind, id, signal }: { kind: string; id: string; signal: AbortSignal | undefined },
  ): Promise<Found | undefined> => {
    const exported = kind === 'exports' ? await store.exports.findAny(id) : undefined
    const design = await store.designs.findAny(exported?.designId ?? id)
    if (design === undefined || !isShared(design)) return undefined
    if (kind === 'exports' && !design.allowsDownload) return undefined
    const found = await find(`/files${inner}`, { signal, workClass: 'guest' })
    return found && { ...found, maxAgeSeconds: SHARED_SECONDS }
  }

  const find = async (path: string, requester: Requester): Promise<Found | undefined> => {
    const [, exportId, name] = EXPORT.exec(path) ?? []
    if (exportId !== undefined && name !== undefined) return findExport(exportId, decodeURIComponent(name))
    const [, assetId] = ASSET.exec(path) ?? []
    if (assetId !== undefined) return findAsset(assetId)
    const [, smallAssetId] = ASSET_THUMBNAIL.exec(path) ?? []
    if (smallAssetId !== undefined) return findAssetThumbnail(smallAssetId, requester)
    const [, inner, kind = '', sharedId] = SHARED.exec(path) ?? []
    if (inner !== undefined && sharedId !== undefined) {
      const { signal } = requester
      return findShared(inner, { kind, id: sharedId, signal })
    }
    const [, pagedId, pagedRevision, page] = PREVIEW.exec(path) ?? []
    if (pagedId !== undefined) {
      const shown = { id: pagedId, revision: Number(pagedRevision), page: Number(page) }
      return picture(await thumbnails.findPreview(shown, requester))
    }
    const [, trashedId, trashedRevision] = TRASHED.exec(path) ?? []
    if (trashedId !== undefined)
      return picture(await thumbnails.findTrashed(trashedId, Number(trashedRevision), requester))
    const [, id, revision] = THUMBNAIL.exec(path) ?? []
    return id === undefined ? undefined : picture(await thumbnails.find(id, Number(revision), requester))
  }

  return {
    async find(pathAndQuery, signal) {
      // Signed by us, so the path is of a form that we make.
      const found = await find(signer.verify(pathAndQuery, now()), { signal, workClass: 'own' })
      if (found && 'open' in found) return found
      const stored = found && (await files.stat(found.path))
      if (!found || !stored) throw noFile()
      const { path, ...headers } = found
      return {
        ...headers,
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

/** One of ours, under a name that no other has. */
function picture(path: string): StoredFile {
  const etag = `"${path.replaceAll('/', '-')}"`
  return { path, contentType: 'image/webp', etag, filename: null, maxAgeSeconds: THUMBNAIL_SECONDS }
}

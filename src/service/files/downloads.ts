import type { FileStore } from '../../files/file-store.ts'
import { assetPath, exportPath } from '../../files/file-paths.ts'
import { fileNotFound, type UrlSigner } from '../../files/sign-url.ts'
import type { Store } from '../../store/store.ts'
import { archiveName, offeredFiles, statusAt } from '../../exports/describe-export.ts'
import { openExportZip } from '../../exports/export-zip.ts'
import type { Download } from './download.ts'
import { FILE_URL_MS } from './file-urls.ts'
import { findRemoteImage, REMOTE } from './remote-download.ts'
import type { PreviewRemoteImage } from '../../assets/remote/preview-remote-images.ts'
import { isShared } from '../sharing/shared-design.ts'
import type { AssetThumbnails } from '../assets/asset-thumbnails.ts'
import type { Requester } from '../assets/picture-queue.ts'
import type { Thumbnails } from '../designs/thumbnails.ts'

export interface Downloads {
  /**
   * Takes the raw path and query. The signature grants access, so no API key is required.
   * @throws `link_expired`; `not_found` if the signature is invalid or the file has been deleted; an
   *   unexpected error if the file store has lost the file; `overloaded` while too many thumbnails are
   *   waiting; the reason of `signal`, which also drops a rendering without other requesters
   */
  find(pathAndQuery: string, signal?: AbortSignal): Promise<Download>
}

interface DownloadsOptions {
  readonly store: Store
  readonly files: FileStore
  readonly signer: UrlSigner
  readonly thumbnails: Thumbnails
  readonly assetThumbnails: AssetThumbnails
  readonly now: () => number
  /** If absent, no copies of images from URLs are served. */
  readonly previewRemoteImage?: PreviewRemoteImage
  /** Whether clients download files from the file store, if it has URLs. Not pictures, which browsers cache by URL. */
  readonly redirects?: boolean
}

type StoredFile = Pick<Download, 'contentType' | 'etag' | 'filename' | 'maxAgeSeconds'> & { readonly path: string }

type FoundFile = StoredFile | Download

/** The bytes never change, but browsers must not show a thumbnail for much longer than access to the design lasts. */
const THUMBNAIL_SECONDS = 3_600

/** Short, since sharing can end at any time. */
const SHARED_SECONDS = 60
const EXPORT = /^\/files\/exports\/([\w-]+)\/([^/]+)$/
const ASSET = /^\/files\/assets\/([\w-]+)$/
const ASSET_THUMBNAIL = /^\/files\/assets\/([\w-]+)\/thumbnail\.webp$/
const PREVIEW = /^\/files\/previews\/([\w-]+)\/(\d{1,15})\/(\d{1,6})\.webp$/
const SHARED = /^\/files\/shared(\/(thumbnails|previews|exports)\/([\w-]+)\/.+)$/
const TRASHED = /^\/files\/trash\/([\w-]+)\/(\d{1,15})\.webp$/
const THUMBNAIL = /^\/files\/thumbnails\/([\w-]+)\/(\d{1,15})\.webp$/

export function createDownloads(options: DownloadsOptions): Downloads {
  const { store, files, signer, thumbnails, assetThumbnails, now, previewRemoteImage, redirects = false } = options

  const findExport = async (id: string, name: string): Promise<FoundFile | undefined> => {
    const record = await store.exports.findServed(id)
    if (record === undefined || record.fileSet === null || statusAt(record, now()) !== 'completed') return undefined
    const { fileSet, archive } = record
    const maxAgeSeconds = FILE_URL_MS / 1000
    const stored = ({ storedName, contentType }: { storedName: string; contentType: string }): StoredFile => {
      const path = exportPath(fileSet, storedName)
      // Exports never reuse file names.
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

  /** Checks on each request that the design is shared. */
  const findShared = async (
    inner: string,
    { kind, id, signal }: { kind: string; id: string; signal: AbortSignal | undefined },
  ): Promise<FoundFile | undefined> => {
    const exported = kind === 'exports' ? await store.exports.findServed(id) : undefined
    const design = await store.designs.findAny(exported?.designId ?? id)
    if (design === undefined || !isShared(design)) return undefined
    if (kind === 'exports' && !design.allowsDownload) return undefined
    const found = await find(`/files${inner}`, { signal, workClass: 'guest' })
    return found && { ...found, maxAgeSeconds: SHARED_SECONDS }
  }

  const find = async (path: string, requester: Requester): Promise<FoundFile | undefined> => {
    const [, exportId, name] = EXPORT.exec(path) ?? []
    if (exportId !== undefined && name !== undefined) return findExport(exportId, decodeURIComponent(name))
    const [, assetId] = ASSET.exec(path) ?? []
    if (assetId !== undefined) return findAsset(assetId)
    const [, smallAssetId] = ASSET_THUMBNAIL.exec(path) ?? []
    if (smallAssetId !== undefined) return findAssetThumbnail(smallAssetId, requester)
    const [, remote] = REMOTE.exec(path) ?? []
    if (remote !== undefined) return previewRemoteImage && findRemoteImage(remote, previewRemoteImage, now)
    const [, inner, kind = '', sharedId] = SHARED.exec(path) ?? []
    if (inner !== undefined && sharedId !== undefined) {
      const { signal } = requester
      return findShared(inner, { kind, id: sharedId, signal })
    }
    const [, pagedId, pagedRevision, page] = PREVIEW.exec(path) ?? []
    if (pagedId !== undefined) {
      const pageOfRevision = { id: pagedId, revision: Number(pagedRevision), page: Number(page) }
      return picture(await thumbnails.findPreview(pageOfRevision, requester))
    }
    const [, trashedId, trashedRevision] = TRASHED.exec(path) ?? []
    if (trashedId !== undefined)
      return picture(await thumbnails.findTrashed(trashedId, Number(trashedRevision), requester))
    const [, id, revision] = THUMBNAIL.exec(path) ?? []
    return id === undefined ? undefined : picture(await thumbnails.find(id, Number(revision), requester))
  }

  const linkTo = ({ path, contentType, filename }: StoredFile): Pick<Download, 'link'> => {
    const { link } = files
    if (!redirects || link === undefined || filename === null) return {}
    return { link: (disposition) => link(path, { contentType, disposition }) }
  }

  return {
    async find(pathAndQuery, signal) {
      // The signature is valid, so the path is well-formed.
      const path = signer.verify(pathAndQuery, now())
      const requester = { signal, workClass: 'own' } as const
      const found = await find(path, requester)
      if (found === undefined) throw fileNotFound()
      if ('open' in found) return found
      const stored = await files.stat(found.path)
      if (!stored) {
        const isDeleted = (await find(path, requester)) === undefined
        throw isDeleted ? fileNotFound() : new Error(`the file store has no file ${found.path}`)
      }
      const { path: storedPath, ...headers } = found
      return {
        ...headers,
        bytes: stored.bytes,
        modifiedAt: stored.modifiedAt,
        ...linkTo(found),
        async open(range) {
          const stream = await files.open(storedPath, range)
          if (stream === undefined) throw fileNotFound()
          return stream
        },
      }
    },
  }
}

function picture(path: string): StoredFile {
  const etag = `"${path.replaceAll('/', '-')}"`
  return { path, contentType: 'image/webp', etag, filename: null, maxAgeSeconds: THUMBNAIL_SECONDS }
}

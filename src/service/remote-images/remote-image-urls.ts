import { Failure } from '../../failure.ts'
import type { FileUrls } from '../files/file-urls.ts'

export interface RemoteImageUrls {
  /** Returns the URL of a copy on this server. @throws `not_found` for an image that must not be fetched */
  urlOf(src: string): string
}

interface RemoteImageUrlsOptions {
  readonly urls: Pick<FileUrls, 'remoteImage'>
  readonly findRemoteIssue: (url: string) => string | undefined
}

export function createRemoteImageUrls({ urls, findRemoteIssue }: RemoteImageUrlsOptions): RemoteImageUrls {
  return {
    urlOf(src) {
      const reason = findRemoteIssue(src)
      if (reason !== undefined) throw new Failure('not_found', { resource: 'image', reason })
      return urls.remoteImage(src)
    },
  }
}

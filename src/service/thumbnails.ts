import { type Asset } from '../store/records.ts'
import { type PageOfRevision } from './file-urls.ts'
import { type Requester } from './picture-queue.ts'

/** Pictures of designs and templates: a small one of the first page, and a larger one of each. */
export interface Thumbnails {
  /**
   * Where in the file store the thumbnail of `id` at `revision` is. Made at the first call and kept. It is there for the present revision
   * alone: a link that was handed on must not show what is changed later, nor what is in the trash.
   *
   * @throws `not_found` where that is not the present revision, or none can be made of it; `overloaded` while too many wait to be made;
   *   `render_timeout`; the reason of the requester's signal
   */
  find(id: string, revision: number, requester?: Requester): Promise<string>
  /** The same of what is in the trash, for as long as it is. */
  findTrashed(id: string, revision: number, requester?: Requester): Promise<string>
  /** The same for the preview of one page, 1600 pixels at its longest side. */
  findPreview(page: PageOfRevision, requester?: Requester): Promise<string>
}

/** Small pictures of uploads. */
export interface AssetThumbnails {
  /**
   * Where in the file store it is, 480 pixels at its longest side. Made at the first call and kept.
   *
   * @throws `not_found`, `overloaded`, the reason of the requester's signal
   */
  find(asset: Asset, requester?: Requester): Promise<string>
}

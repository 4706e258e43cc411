import type { Reader } from '../access/caller.ts'
import type { Sharing } from '../designs/design-input.ts'
import type { PageOf } from '../page-of.ts'
import type { Store } from '../../store/store.ts'
import { sharingOf } from '../designs/describe-design.ts'
import type { FileUrls } from '../files/file-urls.ts'
import { isoTime } from '../../iso-time.ts'

export interface CommunityDesign {
  readonly _id: string
  readonly title: string
  readonly width: number
  readonly height: number
  readonly pageCount: number
  readonly tags: readonly string[]
  readonly sharing: Sharing
  /** Absolute. Valid while the design is shared and the revision is current. */
  readonly thumbnailUrl: string
  readonly updatedAt: string
}

export interface CommunityQuery extends PageOf {
  readonly q?: string
  readonly tag?: string
}

export interface Community {
  /** Most recently updated first. */
  list(caller: Reader, query: CommunityQuery): Promise<{ designs: CommunityDesign[]; total: number }>
}

interface CommunityOptions {
  readonly store: Pick<Store, 'designs'>
  readonly urls: FileUrls
}

export function createCommunity({ store, urls }: CommunityOptions): Community {
  return {
    async list(_, query) {
      const { designs, total } = await store.designs.listPublic(query)
      const shown = designs.map((design) => ({
        _id: design.id,
        title: design.title,
        width: design.width,
        height: design.height,
        pageCount: design.pageCount,
        tags: design.tags,
        sharing: sharingOf(design),
        thumbnailUrl: urls.sharedThumbnail(design.id, design.revision),
        updatedAt: isoTime(design.updatedAt),
      }))
      return { designs: shown, total }
    },
  }
}

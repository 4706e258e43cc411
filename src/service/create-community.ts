import { type Store } from '../store/store.ts'
import { type Community } from './community.ts'
import { sharingOf } from './design-answer.ts'
import { type FileUrls } from './file-urls.ts'
import { isoTime } from './iso-time.ts'
import { mayRead } from './policy.ts'

interface CommunityOptions {
  readonly store: Pick<Store, 'designs'>
  readonly urls: FileUrls
}

export function createCommunity({ store, urls }: CommunityOptions): Community {
  return {
    async list(caller, query) {
      mayRead(caller)
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

import { Failure } from '../../failure.ts'
import type { Store } from '../../store/store.ts'
import type { Reader, Writer } from '../access/caller.ts'
import type { FileUrls } from '../files/file-urls.ts'
import type { PageOf } from '../page-of.ts'
import { designAnswer } from './describe-design.ts'
import { MAX_DESIGN_TAGS } from './design-input.ts'
import type { Design } from './design.ts'

export interface TagsChange {
  readonly add?: readonly string[]
  readonly remove?: readonly string[]
}

/** `notFound` includes IDs of designs in the trash and of other accounts. */
export interface ChangedDesigns {
  readonly designs: readonly Design[]
  readonly notFound: readonly string[]
}

/** Changes of several designs at once, and the designs that were opened last. */
export interface DesignSets {
  /** Removes tags, then adds others at the end, all or none. @throws `invalid_input` for too many tags */
  changeTags(caller: Writer, ids: readonly string[], change: TagsChange): Promise<ChangedDesigns>
  /** Moves designs, all or none; null takes them out of their folders. @throws `not_found` for the folder */
  move(caller: Writer, ids: readonly string[], folderId: string | null): Promise<ChangedDesigns>
  /** @throws `not_found` */
  recordOpening(caller: Writer, id: string): Promise<void>
  /** Last opened first. */
  listRecent(caller: Reader, page: PageOf): Promise<{ designs: Design[]; total: number }>
}

interface DesignSetsOptions {
  readonly store: Pick<Store, 'designs'>
  readonly urls: FileUrls
  readonly now: () => number
}

export function createDesignSets({ store, urls, now }: DesignSetsOptions): DesignSets {
  const answer = (found: Parameters<typeof designAnswer>[0][], ids: readonly string[]): ChangedDesigns => {
    const present = new Set(found.map(({ id }) => id))
    return {
      designs: found.map((design) => designAnswer(design, urls)),
      notFound: ids.filter((id) => !present.has(id)),
    }
  }
  return {
    async changeTags({ accountId }, ids, change) {
      const tagsOf = (design: { readonly id: string; readonly tags: readonly string[] }): readonly string[] => {
        const tags = changedTags(design.tags, change)
        if (tags.length <= MAX_DESIGN_TAGS) return tags
        const detail = `design "${design.id}" would have ${tags.length} tags; at most ${MAX_DESIGN_TAGS} are allowed`
        throw new Failure('invalid_input', { issues: [{ pointer: `/ids/${ids.indexOf(design.id)}`, detail }] })
      }
      return answer([...(await store.designs.changeTags({ accountId, ids, now: now(), tagsOf }))], ids)
    },
    async move({ accountId }, ids, folderId) {
      return answer([...(await store.designs.moveAll({ accountId, ids, folderId }))], ids)
    },
    recordOpening: ({ accountId }, id) => store.designs.recordOpening({ accountId, id, now: now() }),
    async listRecent({ accountId }, page) {
      const { designs, total } = await store.designs.listRecent(accountId, page)
      return { designs: designs.map((design) => designAnswer(design, urls)), total }
    },
  }
}

function changedTags(tags: readonly string[], { add = [], remove = [] }: TagsChange): readonly string[] {
  return [...new Set([...tags.filter((tag) => !remove.includes(tag)), ...add])]
}

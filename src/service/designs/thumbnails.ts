import { Failure } from '../../failure.ts'
import { THUMBNAIL_PAGE } from '../../pictures/picture.ts'
import type { RequestPicture } from '../../pictures/picture-requests.ts'
import type { Design } from '../../store/records.ts'
import type { Store } from '../../store/store.ts'
import type { PageOfRevision } from '../files/file-urls.ts'
import type { Requester } from '../assets/picture-queue.ts'

export interface Thumbnails {
  /**
   * The path of the thumbnail, once a worker has drawn it. Available only for the current revision: a shared link must
   * not show later changes or trashed designs.
   * @throws `not_found` if the revision is not current or cannot be rendered; what `RequestPicture` throws
   */
  find(id: string, revision: number, requester?: Requester): Promise<string>
  findTrashed(id: string, revision: number, requester?: Requester): Promise<string>
  /** 1600 pixels on its longest side. */
  findPreview(page: PageOfRevision, requester?: Requester): Promise<string>
}

interface ThumbnailsOptions {
  readonly store: Pick<Store, 'designs' | 'templates'>
  readonly requestPicture: RequestPicture
}

type Subject = Pick<Design, 'revision' | 'pageCount'> & { readonly accountId: string | null }

/** The owner of the pictures of built-in templates. */
const NO_ACCOUNT = 'built-in'

export function createThumbnails({ store, requestPicture }: ThumbnailsOptions): Thumbnails {
  /** The URL never expires, so the row is read each time: the design may have been changed or trashed. */
  const find = async (
    { id, revision, page }: PageOfRevision,
    { requester, findSubject }: { requester?: Requester | undefined; findSubject: () => Promise<Subject | undefined> },
  ): Promise<string> => {
    const findCurrent = async (): Promise<Subject> => {
      const subject = await findSubject()
      if (subject?.revision === revision && page <= subject.pageCount) return subject
      throw new Failure('not_found', { resource: 'thumbnail', id })
    }
    const { accountId } = await findCurrent()
    const key = { subjectId: id, revision, page }
    const path = await requestPicture({ ...requester, key, owner: accountId ?? NO_ACCOUNT })
    // It may have been changed or trashed in the meantime.
    await findCurrent()
    return path
  }

  const findActive = (page: PageOfRevision, requester: Requester | undefined): Promise<string> => {
    const rows = page.id.startsWith('tpl_') ? store.templates : store.designs
    return find(page, { requester, findSubject: () => rows.findAny(page.id) })
  }

  return {
    find: (id, revision, requester) => findActive({ id, revision, page: THUMBNAIL_PAGE }, requester),
    findPreview: (page, requester) => findActive(page, requester),
    findTrashed(id, revision, requester) {
      const page = { id, revision, page: THUMBNAIL_PAGE }
      return find(page, { requester, findSubject: () => store.designs.findTrashed(id) })
    },
  }
}

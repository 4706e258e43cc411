import { type Static, Type } from '#typebox'
import { optional, withDefault } from '../../document/described.ts'
import { TAG_CHARACTERS } from '../../service/designs/design-input.ts'
import { DESIGN_SORTS, type DesignQuery } from '../../service/designs/design.ts'
import { queryTimes, TIME } from '../read/query-times.ts'
import { Visibility } from './design-schemas.ts'
import { pageOf, pagingQuery } from './paging.ts'
import { closed } from './schemas.ts'

const MAX_FILTER_TAGS = 20
/** The value of `folder` for designs outside of folders. */
const NO_FOLDER = 'none'

const time = (which: string) =>
  optional(
    Type.String({ maxLength: 40 }),
    `Only designs ${which} this time: ${TIME}, or a date, which is its start in UTC.`,
  )

export const DesignFilters = closed({
  ...pagingQuery,
  q: optional(
    Type.String({ maxLength: 255, format: 'text' }),
    'Only designs that contain all of these words, in any order, ignoring case and accents: in the title, the tags or the document. Parts of words are found too. If there are none, words that say nothing, such as `for` and `my`, are ignored. Of a document, this includes texts, tables, labels of charts, names of pages, alternative texts and labels of slots, up to 100,000 characters.',
  ),
  tag: optional(
    Type.Array(Type.String({ minLength: 1, maxLength: TAG_CHARACTERS, format: 'text' }), { maxItems: MAX_FILTER_TAGS }),
    `Only designs with exactly this tag. Repeat the parameter for designs that have all of several tags, at most ${MAX_FILTER_TAGS}.`,
  ),
  visibility: optional(Visibility, 'Only designs with this visibility.'),
  folder: optional(
    Type.String({ minLength: 1, maxLength: 255, format: 'text' }),
    `Only designs in the folder with this ID, or with \`${NO_FOLDER}\`, outside of folders.`,
  ),
  subfolders: optional(
    Type.Enum(['true', 'false']),
    withDefault('With `folder`: whether to include the designs of its subfolders.', false),
  ),
  updatedAfter: time('last changed at or after'),
  updatedBefore: time('last changed before'),
  createdAfter: time('created at or after'),
  createdBefore: time('created before'),
  sort: optional(
    Type.Enum([...DESIGN_SORTS]),
    'Sort order. A leading minus sign sorts in descending order. Default `-updatedAt`.',
  ),
})

/** @throws `invalid_input` for an invalid time */
export function designQueryOf(query: Static<typeof DesignFilters>): DesignQuery {
  const { tag, folder, subfolders, updatedAfter, updatedBefore, createdAfter, createdBefore, ...rest } = query
  const times = queryTimes({ updatedAfter, updatedBefore, createdAfter, createdBefore })
  return {
    ...rest,
    ...pageOf(query),
    ...(tag && { tags: tag }),
    ...(folder !== undefined && { folderId: folder === NO_FOLDER ? null : folder }),
    subfolders: subfolders === 'true',
    ...periodOf('updated', times.updatedAfter, times.updatedBefore),
    ...periodOf('created', times.createdAfter, times.createdBefore),
  }
}

function periodOf(
  name: 'updated' | 'created',
  from: number | undefined,
  to: number | undefined,
): Pick<DesignQuery, 'updated' | 'created'> {
  if (from === undefined && to === undefined) return {}
  return { [name]: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) } }
}

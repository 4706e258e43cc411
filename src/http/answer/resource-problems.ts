import { sentence } from '../../failure.ts'
import type { Kinds } from './problem-kind.ts'
import { hasPrefix, kindOfId } from './kind-of-id.ts'
import { plain } from './problem-words.ts'

/** What a request names is missing, changed, in use or not usable. */
export const RESOURCE_PROBLEMS = {
  not_found: {
    status: 404,
    title: 'Not found',
    detail: ({ resource, id, reason }) =>
      reason ??
      `${sentence(`${resource}${id === undefined ? '' : ` ${JSON.stringify(id)}`} not found`)}${mixedUp(resource, id)}`,
  },
  design_trashed: {
    status: 404,
    title: 'Design in the trash',
    detail: ({ id, trashedAt }) =>
      `Design "${id}" was moved to the trash on ${trashedAt}. Restore it with POST /api/trash/${id}/restore.`,
  },
  link_expired: {
    status: 410,
    title: 'Link expired',
    detail: plain('This link has expired. Fetch the export or asset again to get a new URL.'),
  },
  stale_revision: {
    status: 412,
    title: 'Stale revision',
    detail: ({ current, received }) =>
      `The design is at revision ${current}, but If-Match is ${received}. Nothing was written. Fetch the design and try again.`,
  },
  folder_name_taken: {
    status: 409,
    title: 'Folder name taken',
    detail: ({ name }) => `There is already a folder named ${JSON.stringify(name)} in this place. Choose another name.`,
  },
  folder_cycle: {
    status: 409,
    title: 'Folder inside itself',
    detail: ({ id, parentId }) =>
      `Folder "${id}" can’t be moved into ${id === parentId ? 'itself' : `its own subfolder "${parentId ?? ''}"`}.`,
  },
  folder_limit: {
    status: 409,
    title: 'Too many folders',
    detail: ({ limit, what }) =>
      what === 'folders'
        ? `An account can have ${limit} folders. Delete folders that are no longer used.`
        : `Folders can be nested ${limit} levels deep. Choose a folder at a higher level.`,
  },
  asset_in_use: {
    status: 409,
    title: 'Asset in use',
    detail: ({ id, designs, exports = 0 }) => {
      const users = [
        ...(designs > 0 ? [`${designs} ${designs === 1 ? 'design or template' : 'designs or templates'}`] : []),
        ...(exports > 0 ? [`${exports} ${exports === 1 ? 'unfinished export' : 'unfinished exports'}`] : []),
      ]
      return `Asset "${id}" is used by ${users.join(' and ')} (including trash).`
    },
  },
  page_not_found: {
    status: 422,
    title: 'Page not found',
    detail: ({ pages, pageCount }) =>
      `The design has ${pageCount === 1 ? '1 page' : `pages 1 to ${pageCount}`}; received ${pages.join(', ')}.`,
  },
  import_invalid: {
    status: 422,
    title: 'Invalid file',
    detail: ({ reason }) => `The file cannot be imported: ${reason}.`,
  },
  image_invalid: { status: 422, title: 'Invalid image', detail: ({ reason }) => reason },
  font_invalid: { status: 422, title: 'Invalid font', detail: ({ reason }) => reason },
} satisfies Partial<Kinds>

function mixedUp(resource: string, id = ''): string {
  const kind = kindOfId(id)
  if (kind === undefined || kind.endsWith(` ${resource}`) || !hasPrefix(resource)) return ''
  return ` This is the ID of ${kind}.`
}

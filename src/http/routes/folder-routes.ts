import { Type } from '#typebox'
import { described, optional, withDefault } from '../../document/described.ts'
import { trimmedText } from '../../document/trimmed-text.ts'
import { FOLDER_NAME_CHARACTERS, MAX_FOLDER_DEPTH, MAX_FOLDERS } from '../../service/folders/folders.ts'
import type { Handlers, Operation } from '../operation.ts'
import type { Services } from '../services.ts'
import { FolderId } from './design-schemas.ts'
import { closed, count, id, named, nullable, time } from './schemas.ts'

const PATH = '/api/folders'
const tag = 'Folders'

const Name = trimmedText(FOLDER_NAME_CHARACTERS)
const NAME = 'Name. Unique within the parent, ignoring case.'
const PARENT = 'ID of the folder that contains it. Null is the top level.'

const Folder = named(
  'Folder',
  closed({
    _id: id('The folder ID.'),
    name: Type.String({ description: 'Name.' }),
    parentId: nullable('string', PARENT),
    depth: Type.Integer({ minimum: 1, maximum: MAX_FOLDER_DEPTH, description: 'Level in the tree; 1 is the top.' }),
    designCount: count('Number of designs in the folder, without those of subfolders and in the trash.'),
    totalCount: count('Number of designs in the folder and its subfolders.'),
    createdAt: time('Creation time'),
  }),
  'A folder of designs.',
)
const FolderList = named(
  'FolderList',
  closed({
    folders: Type.Array(Folder, {
      description: 'Each folder comes before its subfolders; folders in the same place are sorted by name.',
    }),
    unfiledCount: count('Number of designs outside of folders.'),
  }),
  'The folders of an account.',
)
const NewFolder = named(
  'NewFolder',
  closed({ name: described(Name, NAME), parentId: optional(FolderId, withDefault(PARENT, null)) }),
  'A folder to create.',
)
const FolderChange = named(
  'FolderChange',
  closed({ name: optional(Name, NAME), parentId: optional(FolderId, PARENT) }),
  'Fields to update. Omitted fields are unchanged.',
)
const FolderDeletion = named(
  'FolderDeletion',
  closed({
    _id: id('The folder ID.'),
    folders: count('Number of deleted folders, with subfolders.'),
    moved: count('Number of designs that moved to the parent.'),
    trashed: count('Number of designs that moved to the trash.'),
  }),
  'What the deletion of a folder has changed.',
)

const exampleFolder = {
  _id: 'fol_01jqr9a1b2c3d4e5f6g7h8j9k0',
  name: 'Summer campaign',
  parentId: null,
  depth: 1,
  designCount: 3,
  totalCount: 12,
  createdAt: '2026-04-01T10:00:00.000Z',
}

export const folderOperations = {
  listFolders: {
    id: 'listFolders',
    method: 'GET',
    path: PATH,
    tag,
    summary: 'List your folders',
    description: `All folders as a tree in order, at most ${MAX_FOLDERS}. List the designs of a folder with \`GET /api/designs?folder=…\`.`,
    needs: 'read',
    cached: true,
    answer: {
      status: 200,
      description: 'The folders.',
      schema: FolderList,
      example: { folders: [exampleFolder], unfiledCount: 5 },
    },
    failures: [],
  },
  createFolder: {
    id: 'createFolder',
    method: 'POST',
    path: PATH,
    tag,
    summary: 'Create a folder',
    description: `An account can have ${MAX_FOLDERS} folders, nested ${MAX_FOLDER_DEPTH} levels deep.`,
    needs: 'write',
    body: NewFolder,
    bodyExample: { name: 'Summer campaign' },
    creates: 'fol',
    answer: {
      status: 201,
      description: 'The folder.',
      schema: Folder,
      example: { ...exampleFolder, designCount: 0, totalCount: 0 },
      headers: ['Location'],
    },
    failures: ['not_found', 'folder_name_taken', 'folder_limit'],
  },
  getFolder: {
    id: 'getFolder',
    method: 'GET',
    path: `${PATH}/:id`,
    tag,
    summary: 'Get a folder',
    description: 'Includes the number of its designs.',
    needs: 'read',
    cached: true,
    answer: { status: 200, description: 'The folder.', schema: Folder, example: exampleFolder },
    failures: ['not_found'],
  },
  updateFolder: {
    id: 'updateFolder',
    method: 'PATCH',
    path: `${PATH}/:id`,
    tag,
    summary: 'Rename or move a folder',
    description: 'Its designs and subfolders move with it. A folder can’t be moved into itself or its subfolders.',
    needs: 'write',
    body: FolderChange,
    bodyExample: { name: 'Summer 2026' },
    answer: { status: 200, description: 'The folder.', schema: Folder, example: exampleFolder },
    failures: ['not_found', 'folder_name_taken', 'folder_limit', 'folder_cycle'],
  },
  deleteFolder: {
    id: 'deleteFolder',
    method: 'DELETE',
    path: `${PATH}/:id`,
    tag,
    summary: 'Delete a folder',
    description:
      'Deletes the folder and its subfolders. Their designs are not deleted: they move to the parent of the folder, or to the trash.',
    needs: 'write',
    query: closed({
      designs: optional(
        Type.Enum(['parent', 'trash']),
        withDefault('`parent` moves the designs to the parent of the folder, `trash` to the trash.', 'parent'),
      ),
    }),
    answer: {
      status: 200,
      description: 'What has changed.',
      schema: FolderDeletion,
      example: { _id: exampleFolder._id, folders: 1, moved: 3, trashed: 0 },
    },
    failures: ['not_found'],
  },
} as const satisfies Record<string, Operation>

export function createFolderHandlers({ folders }: Pick<Services, 'folders'>): Handlers<typeof folderOperations> {
  return {
    listFolders: async ({ caller }) => ({ status: 200, body: await folders.list(caller) }),
    createFolder: async ({ caller, body, chosenId }) => {
      const folder = await folders.create(caller, body, chosenId)
      return { status: 201, body: folder, headers: { location: `${PATH}/${folder._id}` } }
    },
    getFolder: async ({ caller, id: folderId }) => ({ status: 200, body: await folders.get(caller, folderId) }),
    updateFolder: async ({ caller, id: folderId, body }) => ({
      status: 200,
      body: await folders.update(caller, folderId, body),
    }),
    deleteFolder: async ({ caller, id: folderId, query: { designs = 'parent' } }) => ({
      status: 200,
      body: await folders.remove(caller, folderId, designs),
    }),
  }
}

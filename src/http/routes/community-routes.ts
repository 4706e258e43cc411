import { Type } from '#typebox'
import { optional } from '../../document/described.ts'
import { TAG_CHARACTERS } from '../../service/designs/design-input.ts'
import { MAX_TAGS } from '../../service/designs/designs.ts'
import type { Handlers, Operation } from '../operation.ts'
import type { Services } from '../services.ts'
import { exampleDesign, Sharing } from './design-schemas.ts'
import { pageOf, pagingQuery, Total } from './paging.ts'
import { closed, count, id, named, time, url } from './schemas.ts'
import { pageFields } from './page-schemas.ts'

const CommunityDesign = named(
  'CommunityDesign',
  closed({
    _id: id('The design ID.'),
    title: Type.String({ description: 'Title.' }),
    ...pageFields,
    tags: Type.Array(Type.String(), { description: 'Tags, in the order given.' }),
    sharing: Sharing,
    thumbnailUrl: url('Small WebP of the first page. Valid until the design changes or is no longer shared.'),
    updatedAt: time('Time of the last change'),
  }),
  'A public design.',
)

const CommunityList = named(
  'CommunityList',
  closed({ designs: Type.Array(CommunityDesign, { description: 'Designs on this page.' }), total: Total }),
  'A page of public designs.',
)

const TagList = named(
  'TagList',
  closed({
    tags: Type.Array(
      named(
        'TagCount',
        closed({
          tag: Type.String({ description: 'Tag.' }),
          count: count('Number of your designs outside the trash with this tag.'),
        }),
        'A tag and its number of uses.',
      ),
      { description: `Most used first, at most ${MAX_TAGS}.` },
    ),
  }),
  'The tags of your designs.',
)

const { _id, title, width, height, pageCount, tags, updatedAt } = exampleDesign

export const communityOperations = {
  listCommunity: {
    id: 'listCommunity',
    method: 'GET',
    path: '/api/community',
    tag: 'Community',
    summary: 'List public designs',
    description: 'Public designs of all accounts, most recently updated first. Owners are not included.',
    needs: 'read',
    query: closed({
      ...pagingQuery,
      q: optional(
        Type.String({ maxLength: 255, format: 'text' }),
        'Only designs whose title contains all of these words, in any order, ignoring case and accents.',
      ),
      tag: optional(
        Type.String({ minLength: 1, maxLength: TAG_CHARACTERS, format: 'text' }),
        'Only designs with exactly this tag.',
      ),
    }),
    answer: {
      status: 200,
      description: 'A page of public designs.',
      schema: CommunityList,
      example: {
        designs: [
          {
            ...{ _id, title, width, height, pageCount, tags },
            sharing: { download: true, copy: false },
            thumbnailUrl: `http://localhost:4400/files/shared/thumbnails/${_id}/1.webp?signature=4nTb0xkX`,
            updatedAt,
          },
        ],
        total: 1,
      },
    },
    failures: [],
  },
  listTags: {
    id: 'listTags',
    method: 'GET',
    path: '/api/tags',
    tag: 'Designs',
    summary: 'List your tags',
    description: 'Tags of your designs outside the trash, most used first.',
    needs: 'read',
    cached: true,
    answer: {
      status: 200,
      description: 'The tags.',
      schema: TagList,
      example: { tags: [{ tag: 'summer', count: 3 }] },
    },
    failures: [],
  },
} as const satisfies Record<string, Operation>

export function createCommunityHandlers({
  community,
  designs,
}: Pick<Services, 'community' | 'designs'>): Handlers<typeof communityOperations> {
  return {
    listCommunity: async ({ caller, query }) => ({
      status: 200,
      body: await community.list(caller, { ...query, ...pageOf(query) }),
    }),
    listTags: async ({ caller }) => ({ status: 200, body: await designs.listTags(caller) }),
  }
}

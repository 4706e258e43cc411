import { Type } from 'typebox'
import { optional } from '../../document/described.ts'
import { SIDE, TAGS } from '../../service/design-input.ts'
import { MOST_TAGS } from '../../service/create-designs.ts'
import { type Handlers, type Operation } from '../operation.ts'
import { type Services } from '../services.ts'
import { exampleDesign, Sharing } from './design-schemas.ts'
import { pageOf, pagingQuery, Total } from './paging.ts'
import { closed, count, id, named, time, url } from './schemas.ts'

const CommunityDesign = named(
  'CommunityDesign',
  closed({
    _id: id("The design's id."),
    title: Type.String({ description: 'What it is called.' }),
    width: Type.Integer({ ...SIDE, description: 'Of every page, in CSS pixels, 96 to the inch.' }),
    height: Type.Integer({ ...SIDE, description: 'Of every page, in CSS pixels, 96 to the inch.' }),
    pageCount: Type.Integer({ minimum: 1, description: 'How many pages its document has.' }),
    tags: Type.Array(Type.String(), { description: 'Words to find it by, in the order they were given.' }),
    sharing: Sharing,
    thumbnailUrl: url(
      'A small WebP of its first page. Answered for as long as the design is shared and this is its present revision.',
    ),
    updatedAt: time('When it was last changed.'),
  }),
  'A public design of any account.',
)

const CommunityList = named(
  'CommunityList',
  closed({ designs: Type.Array(CommunityDesign, { description: 'Those on this page.' }), total: Total }),
  'A page of public designs.',
)

const TagList = named(
  'TagList',
  closed({
    tags: Type.Array(
      named(
        'TagCount',
        closed({
          tag: Type.String({ description: 'As designs have it.' }),
          count: count('How many of your designs outside the trash have it.'),
        }),
        'A tag and how often it is used.',
      ),
      { description: `The most used first; at most ${MOST_TAGS}.` },
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
    description: 'The public designs of all accounts, newest change first. Whose they are is not told.',
    needs: 'read',
    query: closed({
      ...pagingQuery,
      q: optional(
        Type.String({ maxLength: 255, format: 'text' }),
        'Only designs whose title has these words, each anywhere; case and accents do not matter. Default all.',
      ),
      tag: optional(
        Type.String({ minLength: 1, maxLength: TAGS.characters, format: 'text' }),
        'Only designs with exactly this tag. Default all.',
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
    description: 'The tags that your designs outside the trash have, the most used first.',
    needs: 'read',
    kept: true,
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

import { MAX_SLOTS } from '../../service/templates/templates.ts'
import type { OpenedTemplate } from '../../service/templates/describe-template.ts'
import { withDocument } from '../../service/designs/with-document.ts'
import type { Answer, Handlers, Operation } from '../operation.ts'
import type { Services } from '../services.ts'
import { exampleDocument } from './design-schemas.ts'
import { examplePages, PageList } from './page-schemas.ts'
import { exampleTemplate, NewTemplate, OpenTemplate, TemplateChange } from './template-schemas.ts'

const PATH = '/api/templates'
const tag = 'Templates'

const published = { builtIn: false, own: true, visibility: 'private' }

export const templateOperations = {
  publishTemplate: {
    id: 'publishTemplate',
    method: 'POST',
    path: PATH,
    tag,
    summary: 'Publish a design as a template',
    description: `The template is a copy: later changes to the design do not affect it. Only you can see it, unless an owner publishes it for everyone. The design can have up to ${MAX_SLOTS} slots.`,
    needs: 'write',
    body: NewTemplate,
    bodyExample: { designId: 'des_01jqr8yd0m3k5t7w9x2z4b6c8f', title: 'Our post', category: 'social' },
    creates: 'tpl',
    answer: {
      status: 201,
      description: 'The template.',
      schema: OpenTemplate,
      example: { ...exampleTemplate, ...published, document: exampleDocument },
      headers: ['Location'],
    },
    failures: ['not_found', 'design_trashed', 'session_needed', 'owner_needed'],
  },
  getTemplate: {
    id: 'getTemplate',
    method: 'GET',
    path: `${PATH}/:id`,
    tag,
    summary: 'Get a template',
    description: 'Includes the document and the slots that `data` can fill.',
    needs: 'read',
    answer: {
      status: 200,
      description: 'The template.',
      schema: OpenTemplate,
      example: { ...exampleTemplate, document: exampleDocument },
    },
    failures: ['not_found'],
  },
  listTemplatePages: {
    id: 'listTemplatePages',
    method: 'GET',
    path: `${PATH}/:id/pages`,
    tag,
    summary: "List a template's pages",
    description: 'Each page includes the URL of a preview image.',
    needs: 'read',
    answer: {
      status: 200,
      description: 'The pages.',
      schema: PageList,
      example: {
        pages: examplePages.pages.map((page) => ({
          ...page,
          previewUrl: page.previewUrl.replace('des_01jqr8yd0m3k5t7w9x2z4b6c8f', 'tpl_01jqr8w1a2b3c4d5e6f7g8h9j0'),
        })),
      },
    },
    failures: ['not_found'],
  },
  updateTemplate: {
    id: 'updateTemplate',
    method: 'PATCH',
    path: `${PATH}/:id`,
    tag,
    summary: 'Update a template',
    description: 'Changes how a template of yours is listed, and who sees it. To change its content, publish it again.',
    needs: 'write',
    body: TemplateChange,
    bodyExample: { category: 'social', tags: ['sale'] },
    answer: {
      status: 200,
      description: 'The template.',
      schema: OpenTemplate,
      example: { ...exampleTemplate, ...published, document: exampleDocument },
    },
    failures: ['not_found', 'session_needed', 'owner_needed'],
  },
  removeTemplate: {
    id: 'removeTemplate',
    method: 'DELETE',
    path: `${PATH}/:id`,
    tag,
    summary: 'Delete a template',
    description: 'Designs created from it are not affected. Built-in templates and those of others cannot be deleted.',
    needs: 'write',
    answer: { status: 204, description: 'Deleted.' },
    failures: ['not_found'],
  },
} as const satisfies Record<string, Operation>

export function createTemplateHandlers({
  templates,
}: Pick<Services, 'templates'>): Handlers<typeof templateOperations> {
  return {
    publishTemplate: async ({ caller, body, chosenId }) => {
      const published = await templates.publish(caller, body, chosenId)
      return { ...opened(published), status: 201, headers: { location: `${PATH}/${published.template._id}` } }
    },
    getTemplate: async ({ caller, id }) => opened(await templates.get(caller, id)),
    listTemplatePages: async ({ caller, id }) => ({ status: 200, body: await templates.listPages(caller, id) }),
    updateTemplate: async ({ caller, id, body }) => opened(await templates.update(caller, id, body)),
    removeTemplate: async ({ caller, id }) => {
      await templates.remove(caller, id)
      return { status: 204 }
    },
  }
}

function opened({ template, documentJson }: OpenedTemplate): Answer {
  return { status: 200, body: withDocument(template, documentJson) }
}

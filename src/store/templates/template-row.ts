import { fold } from '../fold.ts'
import { sizeWords } from '../../document/size-names.ts'
import type { JsonObject, Template, TemplateWithDocument } from '../records.ts'
import type { TemplateRow } from '../tables.ts'

export type NewTemplate = Omit<
  TemplateWithDocument,
  'accountId' | 'visibility' | 'revision' | 'createdAt' | 'updatedAt'
> & {
  /** Words that searches find and that are not shown. */
  readonly keywords?: readonly string[]
}

export function toTemplate(row: TemplateRow): Template {
  return {
    id: row.id,
    accountId: row.account_id,
    visibility: row.visibility,
    title: row.title,
    description: row.description,
    category: row.category,
    tags: JSON.parse(row.tags) as string[],
    width: row.width,
    height: row.height,
    pageCount: row.page_count,
    slots: JSON.parse(row.slots) as JsonObject[],
    revision: row.revision,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

type ContentColumns = Omit<TemplateRow, 'id' | 'account_id' | 'visibility' | 'revision' | 'created_at' | 'updated_at'>

export function contentColumns(template: NewTemplate): ContentColumns {
  const tags = [template.category, ...template.tags, ...(template.keywords ?? [])].join(' ')
  return {
    title: template.title,
    description: template.description,
    category: template.category,
    tags: JSON.stringify(template.tags),
    width: template.width,
    height: template.height,
    page_count: template.pageCount,
    slots: JSON.stringify(template.slots),
    search_title: spacedWords(template.title),
    search_tags: spacedWords(tags),
    search: spacedWords(`${template.title} ${tags} ${template.description} ${sizeWords(template)}`),
  }
}

export function searchWords(text: string): readonly string[] {
  return fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** A space before each word lets `% word%` match only the beginnings of words. */
function spacedWords(text: string): string {
  return searchWords(text)
    .map((word) => ` ${word}`)
    .join('')
}

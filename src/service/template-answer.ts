import { type Slot } from '../document/list-slots.ts'
import { type Template as TemplateRecord, type TemplateWithDocument } from '../store/records.ts'
import { presentDocumentJson } from './document-json.ts'
import { type FileUrls } from './file-urls.ts'
import { isoTime } from './iso-time.ts'
import { type OpenedTemplate, type Template } from './templates.ts'

export function templateAnswer(template: TemplateRecord, urls: FileUrls): Template {
  return {
    _id: template.id,
    title: template.title,
    description: template.description,
    category: template.category,
    tags: template.tags,
    width: template.width,
    height: template.height,
    pageCount: template.pageCount,
    thumbnailUrl: urls.thumbnail(template.id, template.revision),
    // As `listSlots` made them when the template was written.
    slots: template.slots as unknown as readonly Slot[],
    builtIn: template.accountId === null,
    updatedAt: isoTime(template.updatedAt),
  }
}

export function openedTemplate(template: TemplateWithDocument, urls: FileUrls): OpenedTemplate {
  return { template: templateAnswer(template, urls), documentJson: presentDocumentJson(template.documentJson) }
}

import { describeSlot, type DescribedSlot } from '../../document/described-slots.ts'
import type { JsonObject, Template as TemplateRecord, TemplateWithDocument } from '../../store/records.ts'
import { currentDocumentJson } from '../../document/stored-document.ts'
import type { FileUrls } from '../files/file-urls.ts'
import { isoTime } from '../../iso-time.ts'

export interface Template {
  readonly _id: string
  readonly title: string
  readonly description: string
  readonly category: string
  readonly tags: readonly string[]
  readonly width: number
  readonly height: number
  readonly pageCount: number
  readonly thumbnailUrl: string
  readonly slots: readonly DescribedSlot[]
  readonly builtIn: boolean
  readonly updatedAt: string
}

export interface OpenedTemplate {
  readonly template: Template
  readonly documentJson: string
}

export function describeTemplate(template: TemplateRecord, urls: FileUrls): Template {
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
    slots: template.slots.map(readSlot),
    builtIn: template.accountId === null,
    updatedAt: isoTime(template.updatedAt),
  }
}

export function openedTemplate(template: TemplateWithDocument, urls: FileUrls): OpenedTemplate {
  return { template: describeTemplate(template, urls), documentJson: currentDocumentJson(template.documentJson) }
}

/** Written by `describedSlots` when the template was stored; older versions wrote no descriptions. */
function readSlot(stored: JsonObject): DescribedSlot {
  const slot = stored as unknown as DescribedSlot
  return { ...describeSlot(slot), ...slot }
}

import { describeSlot, type DescribedSlot } from '../../document/described-slots.ts'
import type {
  JsonObject,
  Template as TemplateRecord,
  TemplateVisibility,
  TemplateWithDocument,
} from '../../store/records.ts'
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
  readonly own: boolean
  readonly visibility: TemplateVisibility
  readonly updatedAt: string
}

export interface OpenedTemplate {
  readonly template: Template
  readonly documentJson: string
}

interface Describing {
  readonly urls: FileUrls
  /** The account that reads it. */
  readonly accountId: string
}

export function describeTemplate(template: TemplateRecord, { urls, accountId }: Describing): Template {
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
    own: template.accountId === accountId,
    visibility: template.visibility,
    updatedAt: isoTime(template.updatedAt),
  }
}

export function openedTemplate(template: TemplateWithDocument, describing: Describing): OpenedTemplate {
  return { template: describeTemplate(template, describing), documentJson: currentDocumentJson(template.documentJson) }
}

/** Written by `describedSlots` when the template was stored; older versions wrote no descriptions. */
function readSlot(stored: JsonObject): DescribedSlot {
  const slot = stored as unknown as DescribedSlot
  return { ...describeSlot(slot), ...slot }
}

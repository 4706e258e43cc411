import { type Page, type Template, type TemplateWithDocument } from './records.ts'

/** What a template comes with: whose it is and when it was written is the store's to say. */
export type NewTemplate = Omit<TemplateWithDocument, 'accountId' | 'revision' | 'createdAt' | 'updatedAt'>

export interface OwnTemplate extends NewTemplate {
  readonly accountId: string
  readonly createdAt: number
  /** The account's assets that the document shows; those cannot be removed while it does. */
  readonly assetIds: readonly string[]
}

export interface TemplateQuery extends Page {
  /** Its own templates are listed beside the built-in ones. */
  readonly accountId: string
  /** Words in any order, each the beginning of a word of title, description, tags or category; case and accents do not matter. */
  readonly q?: string
  readonly category?: string
}

export interface TemplatePage {
  readonly templates: readonly Template[]
  readonly total: number
  /** Of all that `q` finds, whatever `category` says: what one may choose from. By name. */
  readonly categories: readonly { readonly name: string; readonly count: number }[]
}

export interface SyncedTemplates {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
}

export interface TemplateStore {
  /**
   * Makes the built-in templates these; others go once they are 30 days old, since a newer release beside this one may have
   * brought them. One whose content is as it was keeps its revision and times, so that several servers may do this at every start.
   */
  syncBuiltin(templates: readonly NewTemplate[], now: number): Promise<SyncedTemplates>
  /** Best match first with `q` (title before tags and category before description), else newest change first. */
  list(query: TemplateQuery): Promise<TemplatePage>
  /** A built-in one or the account's own. */
  find(accountId: string, id: string): Promise<TemplateWithDocument | undefined>
  /** Of whichever account; for those who hold a signed link. */
  findAny(id: string): Promise<Template | undefined>
  /** As `findAny`, with the document, in one read. */
  findAnyWithDocument(id: string): Promise<TemplateWithDocument | undefined>
  /** Where the account has a template of that id already, answers that one and writes nothing. */
  create(template: OwnTemplate): Promise<TemplateWithDocument>
  /** The account's own only. Throws `not_found`. */
  remove(accountId: string, id: string): Promise<void>
}

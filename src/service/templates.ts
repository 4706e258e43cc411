import { type Slot } from '../document/list-slots.ts'
import { type Caller } from './caller.ts'
import { type PageView } from './designs.ts'
import { type PageOf, type Sent } from './sent.ts'

export interface Template {
  readonly _id: string
  readonly title: string
  readonly description: string
  readonly category: string
  readonly tags: readonly string[]
  readonly width: number
  readonly height: number
  readonly pageCount: number
  /** Absolute and signed without an end. */
  readonly thumbnailUrl: string
  readonly slots: readonly Slot[]
  /** False for a design that its owner published as a template of their own. */
  readonly builtIn: boolean
  readonly updatedAt: string
}

/** The document as it is stored: see `withDocument`. */
export interface OpenedTemplate {
  readonly template: Template
  readonly documentJson: string
}

export interface TemplateQuery extends PageOf {
  readonly q?: string
  readonly category?: string
}

export interface TemplateList {
  readonly templates: Template[]
  readonly total: number
  /** Of all templates that `q` finds, whatever category was asked for; by name. */
  readonly categories: { readonly name: string; readonly count: number }[]
}

/** The built-in templates, which everybody sees, and each account's own, which only it sees. */
export interface Templates {
  list(caller: Caller, query: TemplateQuery): Promise<TemplateList>
  /** @throws `not_found` */
  get(caller: Caller, id: string): Promise<OpenedTemplate>
  /** Its pages as pictures. @throws `not_found` */
  listPages(caller: Caller, id: string): Promise<{ pages: PageView[] }>
  /**
   * Makes a template of the caller's design from `{ designId, title, description, category, tags }`: a copy, which later
   * changes of the design leave alone.
   *
   * @throws `invalid_input`, `not_found` and `design_trashed` for the design
   */
  publish(caller: Caller, sent: Sent): Promise<OpenedTemplate>
  /** Removes one of the caller's own. @throws `not_found`, for a built-in one too */
  remove(caller: Caller, id: string): Promise<void>
}

/** A page of docs/, as the build turns its Markdown into it. */
export interface DocPage {
  readonly title: string
  /** Those that its table of contents names. */
  readonly headings: readonly Heading[]
  readonly blocks: readonly Block[]
}

export interface Heading {
  readonly id: string
  readonly text: string
  readonly depth: number
}

export type Block =
  | { readonly kind: 'prose'; readonly html: string }
  /** The same thing in several languages, of which a reader sees one. */
  | { readonly kind: 'code'; readonly examples: readonly Example[] }

export interface Example {
  /** As readers call it: `curl`, `TypeScript`, `JSON`. */
  readonly language: string
  readonly code: string
  /** The code with a class on each part that has a colour. */
  readonly html: string
}

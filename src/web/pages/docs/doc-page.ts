/** A page of docs/, converted from Markdown by the build. */
export interface DocPage {
  readonly title: string
  /** For the table of contents. */
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
  /** The same example in several languages, shown one at a time. */
  | { readonly kind: 'code'; readonly examples: readonly Example[] }

export interface Example {
  /** Display name: `curl`, `TypeScript`, `JSON`. */
  readonly language: string
  readonly code: string
  /** The code with highlighting classes. */
  readonly html: string
}

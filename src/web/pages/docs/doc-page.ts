/** A page that the build has converted from Markdown. */
export interface DocPage {
  readonly title: string
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
  /** Variants of one example in several languages. */
  | { readonly kind: 'code'; readonly examples: readonly Example[] }

export interface Example {
  readonly language: string
  readonly code: string
  readonly html: string
}

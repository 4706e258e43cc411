// Times are Unix milliseconds, lengths CSS pixels. Absent values are `null`, so that a record survives JSON.

export type Visibility = 'private' | 'unlisted' | 'public'

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue }

export interface JsonObject {
  readonly [key: string]: JsonValue
}

export interface Design {
  readonly id: string
  readonly accountId: string
  readonly title: string
  readonly width: number
  readonly height: number
  readonly tags: readonly string[]
  readonly visibility: Visibility
  /** Starts at 1, incremented by every update except trashing and restoring. */
  readonly revision: number
  readonly pageCount: number
  readonly fromTemplate: string | null
  readonly createdAt: number
  /** Strictly increases with the revision, even if the clock does not. */
  readonly updatedAt: number
  readonly trashedAt: number | null
  readonly allowsDownload: boolean
  readonly allowsCopy: boolean
  /** Null outside of folders. A move does not change the revision. */
  readonly folderId: string | null
}

export interface Folder {
  readonly id: string
  readonly accountId: string
  /** Null at the top level. */
  readonly parentId: string | null
  readonly name: string
  readonly createdAt: number
}

export interface DesignContent {
  readonly documentJson: string
  readonly pageCount: number
  readonly assetIds: readonly string[]
  /**
   * What searches find of the document: `searchedTexts`, or the ID of a design with the same words.
   * If omitted, the store reads the document, which takes long for a large one.
   */
  readonly texts?: string | { readonly sameAs: string }
}

export interface DesignWithDocument extends Design {
  readonly documentJson: string
}

/** Whether only the account of a template sees it, or all accounts of the server. */
export type TemplateVisibility = 'private' | 'everyone'

export interface Template {
  readonly id: string
  /** `null` for built-in templates. */
  readonly accountId: string | null
  readonly visibility: TemplateVisibility
  readonly title: string
  readonly description: string
  readonly category: string
  readonly tags: readonly string[]
  readonly width: number
  readonly height: number
  readonly pageCount: number
  readonly slots: readonly JsonObject[]
  /** Incremented when a release changes a built-in template. */
  readonly revision: number
  readonly createdAt: number
  readonly updatedAt: number
}

export interface TemplateWithDocument extends Template {
  readonly documentJson: string
}

export interface Asset {
  readonly id: string
  readonly accountId: string
  /** In hexadecimal. Equal bytes of one account are one asset. */
  readonly sha256: string
  readonly name: string
  readonly contentType: string
  readonly bytes: number
  /** In pixels; 0 for a font. */
  readonly width: number
  readonly height: number
  /** Absent for an image. */
  readonly font?: AssetFont | undefined
  readonly createdAt: number
}

export interface AssetFont {
  readonly family: string
  readonly weight: number
  readonly style: 'normal' | 'italic'
  readonly axes: readonly {
    readonly tag: string
    readonly min: number
    readonly default: number
    readonly max: number
  }[]
  readonly scripts: readonly string[]
}

/** Response to the first request with an idempotency key, replayed unchanged. */
export interface StoredResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface Page {
  readonly limit: number
  /** From 0. The page is empty if this exceeds the end of the list. */
  readonly offset: number
}

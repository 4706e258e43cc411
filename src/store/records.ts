import type { FormatName } from '../formats/formats.ts'

// Times are Unix milliseconds, lengths CSS pixels. Absent values are `null`, so that a record survives JSON.

export type Visibility = 'private' | 'unlisted' | 'public'
export type Scope = 'read' | 'write'
export type Role = 'owner' | 'member'
export type ExportFormat = FormatName
export type ExportStatus = 'queued' | 'processing' | 'completed' | 'failed' | 'canceled' | 'expired'

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue }
export interface JsonObject {
  readonly [key: string]: JsonValue
}

export interface Account {
  readonly id: string
  /** As typed. Emails are unique regardless of case. */
  readonly email: string
  readonly plan: string
  readonly role: Role
  /** Increases with every write to the account's designs, to validate cached reads. */
  readonly changes: number
  readonly designCount: number
  readonly trashCount: number
  readonly createdAt: number
  /** The account cannot sign in or use keys; its designs are not shared. Null if active. */
  readonly suspendedAt: number | null
  /** It is suspended, some of its data may be removed, and its removal can only be completed. */
  readonly isBeingRemoved: boolean
}

export interface Usage {
  readonly designs: number
  readonly trashed: number
  readonly exports: Readonly<Record<ExportStatus, number>>
  readonly assets: number
  readonly assetBytes: number
  /** Assets, export files and versions, which count toward the plan's limit. */
  readonly storedBytes: number
}

export interface ApiKey {
  readonly id: string
  readonly accountId: string
  readonly name: string
  /** SHA-256 in hexadecimal. The key itself is never stored. */
  readonly hash: string
  readonly last4: string
  readonly scopes: readonly Scope[]
  readonly createdAt: number
  /** Accurate to the minute. */
  readonly lastUsedAt: number | null
  readonly expiresAt: number | null
  readonly revokedAt: number | null
}

export interface Invitation {
  readonly id: string
  readonly email: string
  readonly role: Role
  readonly plan: string
  /** The account that sent it. Null if it was sent from the command line. */
  readonly invitedBy: string | null
  readonly createdAt: number
  readonly expiresAt: number
  readonly acceptedAt: number | null
  readonly revokedAt: number | null
}

export interface Session {
  readonly id: string
  readonly accountId: string
  /** SHA-256 in hexadecimal. The token itself is never stored. */
  readonly hash: string
  readonly device: string
  readonly address: string
  readonly createdAt: number
  /** When the person proved who they are. Earlier than the session if they were signed in to a provider. */
  readonly signedInAt: number
  readonly lastUsedAt: number
  readonly expiresAt: number
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

export interface ExportFile {
  readonly name: string
  /** 1-based; `null` for a whole document (PDF). */
  readonly page: number | null
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly contentType: string
  /** For the ZIP created on download. Absent if the export has a stored archive. */
  readonly crc32?: number
}

/** Stored by earlier versions. ZIPs are now created on download. */
export interface ExportArchive {
  readonly name: string
  readonly bytes: number
  readonly contentType: string
}

export interface ExportWarning {
  readonly code: string
  readonly message: string
  readonly page?: number
  readonly elementId?: string
}

export interface ExportError {
  readonly code: string
  readonly message: string
  readonly retryable: boolean
}

/** Nothing else is stored about a visitor of a shared design. */
export type ExportRequester = 'owner' | 'visitor'

export interface Export {
  readonly id: string
  readonly accountId: string
  readonly designId: string
  readonly designRevision: number
  readonly format: ExportFormat
  readonly options: JsonObject
  readonly status: ExportStatus
  /** 0–1; never decreases. */
  readonly progress: number
  readonly files: readonly ExportFile[]
  /** `null` unless an earlier version stored a ZIP. */
  readonly archive: ExportArchive | null
  readonly warnings: readonly ExportWarning[]
  readonly error: ExportError | null
  readonly createdAt: number
  readonly startedAt: number | null
  readonly completedAt: number | null
  readonly expiresAt: number | null
  /** Equal for exports of one account with the same result. */
  readonly fingerprint: string
  /** Folder of the files, named after the ID of the export that was rendered, often this one. */
  readonly fileSet: string | null
  /** Failed renders not caused by the document. */
  readonly attempts: number
  /** Number of claims. Only the worker with the latest claim may write. */
  readonly claims: number
  /** Claims whose worker died or lost its lease. */
  readonly deaths: number
  readonly leasedBy: string | null
  /** Expected render time in milliseconds, corrected by the account's recent exports. */
  readonly costMs: number
  readonly requestedBy: ExportRequester
  /** The HTTP request that queued it. Null if it was queued by an earlier version or without a request. */
  readonly requestId: string | null
}

export interface ClaimedExport extends Export {
  readonly snapshotJson: string
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

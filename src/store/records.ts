/*
 * What the store keeps, as plain records. Times are milliseconds since 1970 (UTC); lengths CSS pixels; ids opaque
 * strings that the caller makes. Absent is `null`, never `undefined`, so that a record survives JSON unchanged.
 */

export type Visibility = 'private' | 'unlisted' | 'public'
export type Scope = 'read' | 'write'
/** An owner runs the service; members use it. */
export type Role = 'owner' | 'member'
export type ExportFormat = 'png' | 'jpeg' | 'webp' | 'pdf'
export type ExportStatus = 'queued' | 'processing' | 'completed' | 'failed' | 'canceled' | 'expired'

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue }
export interface JsonObject {
  readonly [key: string]: JsonValue
}

export interface Account {
  readonly id: string
  /** As it was typed; two accounts never differ by case alone. */
  readonly email: string
  readonly plan: string
  readonly role: Role
  /** Grows with every write to the account's designs: what was read at one value is still true while it stands. */
  readonly changes: number
  /** Designs outside the trash: the `total` of the plain list. */
  readonly designCount: number
  readonly trashCount: number
  readonly createdAt: number
}

export interface Usage {
  readonly designs: number
  readonly trashed: number
  readonly exports: Readonly<Record<ExportStatus, number>>
  readonly assets: number
  readonly assetBytes: number
  /** Assets and files of exports: what counts towards the limit of the plan. */
  readonly storedBytes: number
}

export interface ApiKey {
  readonly id: string
  readonly accountId: string
  readonly name: string
  /** SHA-256 of the whole key, hexadecimal. The key itself is never stored. */
  readonly hash: string
  readonly last4: string
  readonly scopes: readonly Scope[]
  readonly createdAt: number
  /** True to the minute. */
  readonly lastUsedAt: number | null
  readonly expiresAt: number | null
  readonly revokedAt: number | null
}

/** A browser that is signed in. */
export interface Session {
  readonly id: string
  readonly accountId: string
  /** SHA-256 of the token, hexadecimal. The token itself is never stored. */
  readonly hash: string
  /** What the browser said of itself. */
  readonly device: string
  /** Where it signed in from. */
  readonly address: string
  readonly createdAt: number
  /** True to the minute. */
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
  /** 1 for a new design, one more with every change of it. Moving to the trash and back is no change. */
  readonly revision: number
  readonly pageCount: number
  readonly fromTemplate: string | null
  readonly createdAt: number
  /** Strictly grows with the revision, even where the clock does not. */
  readonly updatedAt: number
  readonly trashedAt: number | null
  /** Whoever sees it may download it. */
  readonly allowsDownload: boolean
  /** Whoever sees it may begin a design of theirs from it. */
  readonly allowsCopy: boolean
}

/** A design's document and what was found out about it when it was checked; always written together. */
export interface DesignContent {
  readonly documentJson: string
  readonly pageCount: number
  /** The account's assets that the document shows; those cannot be removed while it does. */
  readonly assetIds: readonly string[]
}

export interface DesignWithDocument extends Design {
  /** The bytes that were written, unparsed. */
  readonly documentJson: string
}

export interface Template {
  readonly id: string
  /** `null` for those that come with the service; everybody sees them. */
  readonly accountId: string | null
  readonly title: string
  readonly description: string
  readonly category: string
  readonly tags: readonly string[]
  readonly width: number
  readonly height: number
  readonly pageCount: number
  /** What `listSlots` said of the document. */
  readonly slots: readonly JsonObject[]
  /** 1, and one more each time that a built-in template comes with other content. */
  readonly revision: number
  readonly createdAt: number
  readonly updatedAt: number
}

export interface TemplateWithDocument extends Template {
  readonly documentJson: string
}

export interface ExportFile {
  /** Its name in the file set's folder, and at the end of its URL. */
  readonly name: string
  /** 1-based; `null` where the file is the whole document (a PDF). */
  readonly page: number | null
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly contentType: string
  /** CRC-32 of the bytes, for the ZIP that a download is made of. Absent where the export has a stored archive. */
  readonly crc32?: number
}

/** The stored ZIP of an export's files. Written by earlier versions: a ZIP is now made from the files when it is downloaded. */
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

/** The account itself, with a key or in the app; or somebody who sees the design because it is shared, of whom nothing else is kept. */
export type ExportRequester = 'owner' | 'visitor'

export interface Export {
  readonly id: string
  readonly accountId: string
  readonly designId: string
  readonly designRevision: number
  readonly format: ExportFormat
  /** As its client sees them. */
  readonly options: JsonObject
  readonly status: ExportStatus
  /** 0–1; never falls. */
  readonly progress: number
  readonly files: readonly ExportFile[]
  /** `null` for exports of one file, and for all that this version renders. */
  readonly archive: ExportArchive | null
  readonly warnings: readonly ExportWarning[]
  readonly error: ExportError | null
  readonly createdAt: number
  readonly startedAt: number | null
  readonly completedAt: number | null
  /** When the files go; `null` while there are none. */
  readonly expiresAt: number | null
  /** Equal for exports of one account that would come out the same. */
  readonly fingerprint: string
  /** The export that was rendered for this one, and the name of the folder of its files: often its own id. */
  readonly fileSet: string | null
  /** Failed renders so far that were not the document's fault. */
  readonly attempts: number
  /** Times it was taken by a worker, crashed ones included. The fence: only the latest claim may write. */
  readonly claims: number
  /** Claims whose worker neither ended the export nor gave it back before another worker claimed it: it died, or lost its lease. */
  readonly deaths: number
  readonly leasedBy: string | null
  /** Expected render time in milliseconds, corrected by the account's recent exports. */
  readonly costMs: number
  readonly requestedBy: ExportRequester
}

export interface ClaimedExport extends Export {
  readonly snapshotJson: string
}

export interface Asset {
  readonly id: string
  readonly accountId: string
  /** Of the bytes, hexadecimal. Equal bytes of one account are one asset. */
  readonly sha256: string
  readonly name: string
  readonly contentType: string
  readonly bytes: number
  readonly width: number
  readonly height: number
  readonly createdAt: number
}

/** The first answer to a request with an idempotency key, to be given again as it was. */
export interface StoredAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface Page {
  /** 1–100. */
  readonly limit: number
  /** From 0; past the end is an empty page. */
  readonly offset: number
}

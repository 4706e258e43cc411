import type { Asset, DesignWithDocument, TemplateWithDocument } from '../../store/records.ts'
import type { Export } from '../../store/export-records.ts'
import type { Account, ApiKey, Session } from '../../store/account-records.ts'
import type { Identity } from '../../store/identities/identity-row.ts'
import { timeOfDay, type UsageDay } from '../../store/usage/usage-day.ts'
import { currentDocumentJson } from '../../document/stored-document.ts'
import { offeredFiles, statusAt } from '../../exports/describe-export.ts'
import { extensionOf, safeFileName } from '../../exports/file-names.ts'
import { isoTime, isoTimeOrNull } from '../../iso-time.ts'
import { recordedRendering } from '../../exports/rendering.ts'
import { withDocument } from '../designs/with-document.ts'

// The records in an archive: everything that is stored, except secrets and their hashes.

export function accountRecord({ id, email, role, plan, createdAt }: Account): object {
  return { _id: id, email, role, plan, createdAt: isoTime(createdAt) }
}

export function keyRecord({ id, name, last4, scopes, ...times }: ApiKey): object {
  return {
    _id: id,
    name,
    last4,
    scopes,
    createdAt: isoTime(times.createdAt),
    lastUsedAt: isoTimeOrNull(times.lastUsedAt),
    expiresAt: isoTimeOrNull(times.expiresAt),
    revokedAt: isoTimeOrNull(times.revokedAt),
  }
}

export function sessionRecord({ id, device, address, ...times }: Session): object {
  return {
    _id: id,
    device,
    address,
    createdAt: isoTime(times.createdAt),
    lastUsedAt: isoTime(times.lastUsedAt),
    expiresAt: isoTime(times.expiresAt),
  }
}

export function identityRecord({ issuer, subject, email, createdAt }: Identity): object {
  return { issuer, subject, email, linkedAt: isoTime(createdAt) }
}

export function usageRecord({ day, ...counts }: UsageDay): object {
  return { date: isoTime(timeOfDay(day)).slice(0, 10), ...counts }
}

export function designText(design: DesignWithDocument): string {
  const { id, title, width, height, tags, visibility, revision, pageCount, fromTemplate, trashedAt } = design
  const record = {
    _id: id,
    ...{ title, width, height, tags, visibility },
    sharing: { download: design.allowsDownload, copy: design.allowsCopy },
    ...{ revision, pageCount, fromTemplate },
    createdAt: isoTime(design.createdAt),
    updatedAt: isoTime(design.updatedAt),
    ...(trashedAt !== null && { trashedAt: isoTime(trashedAt) }),
  }
  return withDocument(record, currentDocumentJson(design.documentJson))
}

export function templateText(template: TemplateWithDocument): string {
  const { id, title, description, category, tags, width, height, pageCount, slots } = template
  const record = {
    _id: id,
    ...{ title, description, category, tags, width, height, pageCount, slots },
    createdAt: isoTime(template.createdAt),
    updatedAt: isoTime(template.updatedAt),
  }
  return withDocument(record, currentDocumentJson(template.documentJson))
}

export function assetRecord(asset: Asset): object {
  const { id, name, contentType, width, height, bytes, sha256, createdAt } = asset
  return {
    _id: id,
    name,
    file: assetName(asset),
    contentType,
    width,
    height,
    bytes,
    sha256,
    createdAt: isoTime(createdAt),
  }
}

export function assetName({ id, name, contentType }: Asset): string {
  return `assets/${fileName(name.replace(/\.[a-z0-9]{1,5}$/i, ''), id)}.${extensionOf(contentType)}`
}

export function exportRecord(record: Export, now: number): object {
  const { id, designId, designRevision, format, error, warnings } = record
  return {
    _id: id,
    ...{ designId, designRevision, format },
    options: recordedRendering(record).options,
    status: statusAt(record, now),
    ...{ error, warnings },
    files: availableFiles(record, now).map(({ path }) => path),
    createdAt: isoTime(record.createdAt),
    completedAt: isoTimeOrNull(record.completedAt),
    expiresAt: isoTimeOrNull(record.expiresAt),
    requestedBy: record.requestedBy,
  }
}

export function availableFiles(record: Export, now: number): { readonly path: string; readonly storedName: string }[] {
  if (record.fileSet === null || statusAt(record, now) !== 'completed') return []
  return offeredFiles(record).map(({ name, storedName }) => {
    return { path: `exports/${record.id}/${name}`, storedName }
  })
}

/** Combines the title with the ID, which makes the name unique, also on case-insensitive file systems. */
export function fileName(title: string, id: string): string {
  return `${safeFileName(title)}-${id}`
}

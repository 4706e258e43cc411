import { randomUUID } from 'node:crypto'
import type { NewDesign } from '../designs/create-design.ts'
import type { NewExport } from '../exports/create-export.ts'
import type { Asset, Design, DesignWithDocument } from '../records.ts'
import type { Store } from '../store.ts'

/** Unlike the IDs of the service, these do not sort by time. */
export function newId(prefix: string): string {
  return `${prefix}_${randomUUID()}`
}

export async function addAccount(store: Store, createdAt = 0): Promise<string> {
  const id = newId('acc')
  await store.accounts.create({ id, email: `${id}@example.com`, plan: 'free', createdAt })
  return id
}

export function sampleDesign(accountId: string, overrides: Partial<NewDesign> = {}): NewDesign {
  return {
    id: newId('des'),
    accountId,
    title: 'Poster',
    width: 1080,
    height: 1350,
    tags: [],
    visibility: 'private',
    fromTemplate: null,
    allowsDownload: false,
    allowsCopy: false,
    createdAt: 1_000,
    content: { documentJson: '{"version":1,"pages":[]}', pageCount: 1, assetIds: [] },
    ...overrides,
  }
}

export function withoutDocument(design: DesignWithDocument): Design {
  const plain: Design & { documentJson?: string } = { ...design }
  delete plain.documentJson
  return plain
}

export function sampleExport(
  design: Pick<NewDesign, 'accountId' | 'id'>,
  overrides: Partial<NewExport> = {},
): NewExport {
  return {
    id: newId('exp'),
    accountId: design.accountId,
    designId: design.id,
    designRevision: 1,
    format: 'png',
    options: { scale: 2 },
    fingerprint: newId('fingerprint'),
    createdAt: 1_000,
    expiresAt: 1_000_000,
    assetIds: [],
    requestedBy: 'owner',
    requestId: null,
    storageBytes: Infinity,
    estimateMs: 250,
    ...overrides,
  }
}

export function sampleAsset(accountId: string, overrides: Partial<Asset> = {}): Asset {
  return {
    id: newId('ast'),
    accountId,
    sha256: newId('sha'),
    name: 'cat.jpg',
    contentType: 'image/jpeg',
    bytes: 2_000,
    width: 640,
    height: 480,
    createdAt: 1_000,
    ...overrides,
  }
}

import type { FileStore } from '../../files/file-store.ts'
import { assetPath, exportPath } from '../../files/file-paths.ts'
import type { OwnedKind } from '../../store/accounts/account-store.ts'
import type { Asset } from '../../store/records.ts'
import type { Export } from '../../store/export-records.ts'
import type { Account } from '../../store/account-records.ts'
import type { Store } from '../../store/store.ts'
import type { AuditEntry } from '../../store/audit/audit-entry.ts'
import { ownAuditRecord } from '../audit/audit-log.ts'
import { ARCHIVE_README } from './archive-readme.ts'
import {
  accountRecord,
  assetName,
  assetRecord,
  designText,
  exportRecord,
  fileName,
  availableFiles,
  identityRecord,
  keyRecord,
  sessionRecord,
  templateText,
  usageRecord,
} from './archive-records.ts'
import type { ZipEntry } from './zip-stream.ts'

interface Sources {
  readonly store: Store
  readonly files: Pick<FileStore, 'open'>
}

/** IDs per query. Documents are read one at a time, since one may have 2 MiB. */
const PAGE = 200

/** Reads the account as entries are consumed: may miss resources created meanwhile, and omits deleted ones. */
export async function* archiveEntries(sources: Sources, account: Account, now: number): AsyncGenerator<ZipEntry, void> {
  const { store } = sources
  const { id } = account
  yield text('README.txt', ARCHIVE_README, now)
  yield json('account.json', accountRecord(account), now)
  yield json('keys.json', (await store.keys.list(id)).map(keyRecord), now)
  yield json('sessions.json', (await store.sessions.list(id, now)).map(sessionRecord), now)
  yield json('usage.json', (await store.usage.days(id, 0)).map(usageRecord), now)
  yield json('identities.json', (await store.identities.listOfAccount(id)).map(identityRecord), now)
  yield list(
    'activity.json',
    now,
    mapped(activity(store, account, now), (entry) => ownAuditRecord(entry, id)),
  )
  for await (const design of ownedIds(store, account, 'designs')) {
    const found = await store.designs.findWithDocument(id, design)
    if (found === undefined) continue
    const folder = found.trashedAt === null ? 'designs' : 'trash'
    yield text(`${folder}/${fileName(found.title, design)}.json`, designText(found), found.updatedAt)
  }
  for await (const template of ownedIds(store, account, 'templates')) {
    const found = await store.templates.find(id, template)
    if (found?.accountId !== id) continue
    yield text(`templates/${fileName(found.title, template)}.json`, templateText(found), found.updatedAt)
  }
  yield list('assets.json', now, mapped(assets(store, account), assetRecord))
  for await (const asset of assets(store, account)) {
    yield* file(sources, { name: assetName(asset), path: assetPath(asset.sha256), modifiedAt: asset.createdAt })
  }
  yield list(
    'exports.json',
    now,
    mapped(exports(store, account), (record) => exportRecord(record, now)),
  )
  for await (const record of exports(store, account)) {
    for (const offered of availableFiles(record, now)) {
      const path = exportPath(record.fileSet ?? '', offered.storedName)
      yield* file(sources, { name: offered.path, path, modifiedAt: record.completedAt ?? record.createdAt })
    }
  }
}

async function* file(
  { files }: Sources,
  { name, path, modifiedAt }: { readonly name: string; readonly path: string; readonly modifiedAt: number },
): AsyncGenerator<ZipEntry, void> {
  const content = await files.open(path)
  if (content === undefined) return
  try {
    yield { name, modifiedAt, content, isCompressed: true }
  } finally {
    content.destroy()
  }
}

function text(name: string, content: string, modifiedAt: number): ZipEntry {
  return { name, modifiedAt, content: Buffer.from(content), isCompressed: false }
}

function json(name: string, value: unknown, modifiedAt: number): ZipEntry {
  return text(name, `${JSON.stringify(value, null, 2)}\n`, modifiedAt)
}

/** A JSON array, with only one item in memory. */
function list(name: string, modifiedAt: number, items: AsyncIterable<object>): ZipEntry {
  const chunks = async function* (): AsyncGenerator<Uint8Array> {
    let before = '[\n'
    for await (const item of items) {
      yield Buffer.from(`${before}${JSON.stringify(item)}`)
      before = ',\n'
    }
    yield Buffer.from(before === '[\n' ? '[]\n' : '\n]\n')
  }
  return { name, modifiedAt, content: chunks(), isCompressed: false }
}

async function* ownedIds(store: Store, { id }: Account, kind: OwnedKind): AsyncGenerator<string> {
  let page: readonly string[] = []
  do {
    const after = page.at(-1)
    page = await store.accounts.listOwned(id, kind, { limit: PAGE, ...(after !== undefined && { after }) })
    yield* page
  } while (page.length === PAGE)
}

async function* assets(store: Store, account: Account): AsyncGenerator<Asset> {
  for await (const id of ownedIds(store, account, 'assets')) {
    const found = await store.assets.find(account.id, id)
    if (found !== undefined) yield found
  }
}

async function* exports(store: Store, account: Account): AsyncGenerator<Export> {
  for await (const id of ownedIds(store, account, 'exports')) {
    const found = await store.exports.find(account.id, id)
    if (found !== undefined) yield found
  }
}

/** Until `now`, so that entries that are added meanwhile do not shift the pages. */
async function* activity(store: Store, { id }: Account, now: number): AsyncGenerator<AuditEntry> {
  for (let offset = 0; ; offset += PAGE) {
    const { entries } = await store.audit.list({ concerning: id, until: now, limit: PAGE, offset })
    yield* entries
    if (entries.length < PAGE) return
  }
}

async function* mapped<Item>(items: AsyncIterable<Item>, record: (item: Item) => object): AsyncGenerator<object> {
  for await (const item of items) yield record(item)
}

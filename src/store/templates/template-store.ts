import type { Kysely, SelectQueryBuilder } from '#kysely'
import { Failure } from '../../failure.ts'
import { ofActiveAccount } from '../accounts/active-account.ts'
import { addEntries, type Audit } from '../audit/audit-entry.ts'
import { writeAssetUses } from '../assets/asset-uses.ts'
import { type Database, lockAccounts, type Write } from '../database.ts'
import { recordLeftovers } from '../leftovers.ts'
import type { Template, TemplateVisibility, TemplateWithDocument } from '../records.ts'
import type { Tables, TemplateRow } from '../tables.ts'
import { isVisible, listTemplates, listWords, type TemplatePage, type TemplateQuery } from './list-templates.ts'
import { syncBuiltin, type SyncedTemplates } from './sync-builtin.ts'
import { similarTemplates } from './similar-templates.ts'
import { usedTemplates } from './used-templates.ts'
import { contentColumns, type NewTemplate, toTemplate } from './template-row.ts'

export interface OwnTemplate extends NewTemplate {
  readonly accountId: string
  /** Default: private. */
  readonly visibility?: TemplateVisibility
  readonly createdAt: number
  /** Assets that cannot be removed while the template exists. */
  readonly assetIds: readonly string[]
}

/** What is left out stays. */
export interface TemplateChange extends Partial<
  Pick<Template, 'title' | 'description' | 'category' | 'tags' | 'visibility'>
> {
  readonly now: number
  readonly audit: Audit
}

export type TemplateStore = ReturnType<typeof createTemplateStore>

export function createTemplateStore(database: Database) {
  const { query } = database
  return {
    /** Removes other built-in templates after 30 days. Every server can call this: it writes only what changed. */
    syncBuiltin: (templates: readonly NewTemplate[], now: number): Promise<SyncedTemplates> =>
      database.write((transaction) => syncBuiltin(database, transaction, { templates, now })),
    /** With `q`, best match first; otherwise as `ids`. Then those of accounts, last modified first, then as `order`. */
    list: (request: TemplateQuery): Promise<TemplatePage> => listTemplates(query, request),
    /** Lists the words of the templates that an account sees, as searches compare them. */
    listWords: (accountId: string): Promise<string[]> => listWords(query, accountId),
    /** Lists what the account sees that is most like a template. */
    listSimilar: (request: { accountId: string; template: Template; limit: number }): Promise<Template[]> =>
      similarTemplates(query, request),
    /** Returns the IDs of templates from which the account created designs, the last used first. */
    listUsed: (accountId: string): Promise<string[]> => usedTemplates(query, accountId),
    find: (accountId: string, id: string): Promise<TemplateWithDocument | undefined> =>
      findWithDocument(byId(query, id).where((eb) => isVisible(eb, accountId))),
    /** Finds a built-in template, or one of any account that is not suspended, for signed URLs. */
    async findAny(id: string): Promise<Template | undefined> {
      const row = await byId(query, id).where(ofActiveAccount('templates')).executeTakeFirst()
      return row && toTemplate(row)
    },
    findAnyWithDocument: (id: string): Promise<TemplateWithDocument | undefined> => findWithDocument(byId(query, id)),
    /** Returns an existing template with this ID unchanged. */
    create: (template: OwnTemplate, audit: Audit = []): Promise<TemplateWithDocument> =>
      database.write((transaction) => createTemplate(database, transaction, { template, audit })),
    /** Changes a template of the account. @throws `not_found` */
    update: (accountId: string, id: string, change: TemplateChange): Promise<TemplateWithDocument> =>
      database.write((transaction) => updateTemplate(database, transaction, { accountId, id, change })),
    /** Whether a template for everyone, of an account that is not suspended, uses an asset. */
    async lends(assetId: string): Promise<boolean> {
      const used = query.selectFrom('asset_uses').innerJoin('templates', 'templates.id', 'asset_uses.holder_id')
      const row = await used
        .select('templates.id')
        .where('asset_uses.asset_id', '=', assetId)
        .where('visibility', '=', 'everyone')
        .where(ofActiveAccount('templates'))
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },
    remove: (accountId: string, id: string, audit: Audit = []): Promise<void> =>
      database.write(async (transaction) => {
        await lockAccounts(database, transaction, [accountId])
        const own = transaction.deleteFrom('templates').where('id', '=', id).where('account_id', '=', accountId)
        const removed = await own.executeTakeFirst()
        if (removed.numDeletedRows === 0n) throw new Failure('not_found', { resource: 'template', id })
        await transaction.deleteFrom('asset_uses').where('holder_id', '=', id).execute()
        await recordLeftovers(transaction, { thumbnailIds: [id] })
        await addEntries(transaction, audit)
      }),
  }
}

async function createTemplate(
  database: Database,
  transaction: Write,
  { template, audit }: { readonly template: OwnTemplate; readonly audit: Audit },
): Promise<TemplateWithDocument> {
  const { id, accountId, visibility = 'private', createdAt, documentJson } = template
  await lockAccounts(database, transaction, [accountId])
  const existing = await findWithDocument(byId(transaction, id).where('account_id', '=', accountId))
  if (existing !== undefined) return existing
  const times = { created_at: createdAt, updated_at: createdAt }
  const row = { id, account_id: accountId, visibility, revision: 1, ...times, ...contentColumns(template) }
  await transaction.insertInto('templates').values(row).execute()
  await transaction.insertInto('template_documents').values({ template_id: id, document: documentJson }).execute()
  await writeAssetUses(transaction, template, template.assetIds)
  await addEntries(transaction, audit)
  return { ...toTemplate(row), documentJson }
}

interface Update {
  readonly accountId: string
  readonly id: string
  readonly change: TemplateChange
}

async function updateTemplate(
  database: Database,
  transaction: Write,
  { accountId, id, change: { visibility, now, audit, ...fields } }: Update,
): Promise<TemplateWithDocument> {
  await lockAccounts(database, transaction, [accountId])
  const before = await findWithDocument(byId(transaction, id).where('account_id', '=', accountId))
  if (before === undefined) throw new Failure('not_found', { resource: 'template', id })
  const row = {
    ...contentColumns({ ...before, ...fields }),
    visibility: visibility ?? before.visibility,
    updated_at: Math.max(now, before.updatedAt + 1),
  }
  await transaction.updateTable('templates').set(row).where('id', '=', id).execute()
  await addEntries(transaction, audit)
  return { ...before, ...fields, visibility: row.visibility, updatedAt: row.updated_at }
}

type TemplatesById = SelectQueryBuilder<Tables, 'templates', TemplateRow>

function byId(query: Kysely<Tables>, id: string): TemplatesById {
  return query.selectFrom('templates').selectAll('templates').where('id', '=', id)
}

async function findWithDocument(query: TemplatesById): Promise<TemplateWithDocument | undefined> {
  const row = await query
    .innerJoin('template_documents', 'template_documents.template_id', 'templates.id')
    .select('template_documents.document')
    .executeTakeFirst()
  return row && { ...toTemplate(row), documentJson: row.document }
}

import { type Kysely, type SelectQueryBuilder } from 'kysely'
import { Failure } from '../../failure.ts'
import { writeAssetUses } from '../assets/asset-uses.ts'
import { type Database, lockAccounts, type Write } from '../database.ts'
import { type TemplateWithDocument } from '../records.ts'
import { type Tables, type TemplateRow } from '../tables.ts'
import { type OwnTemplate, type TemplateStore } from '../templates.ts'
import { isVisible, listTemplates } from './list-templates.ts'
import { syncBuiltin } from './sync-builtin.ts'
import { contentColumns, toTemplate } from './template-row.ts'

/** The templates in this database. */
export function createTemplateStore(database: Database): TemplateStore {
  const { query } = database
  return {
    syncBuiltin: (templates, now) =>
      database.write((transaction) => syncBuiltin(database, transaction, { templates, now })),
    list: (asked) => listTemplates(query, asked),
    find: (accountId, id) => findOne(byId(query, id).where((eb) => isVisible(eb, accountId))),
    async findAny(id) {
      const row = await byId(query, id).executeTakeFirst()
      return row && toTemplate(row)
    },
    findAnyWithDocument: (id) => findOne(byId(query, id)),
    create: (template) => database.write((transaction) => createTemplate(database, transaction, template)),
    remove: (accountId, id) =>
      database.write(async (transaction) => {
        await lockAccounts(database, transaction, [accountId])
        const own = transaction.deleteFrom('templates').where('id', '=', id).where('account_id', '=', accountId)
        const removed = await own.executeTakeFirst()
        if (removed.numDeletedRows === 0n) throw new Failure('not_found', { resource: 'template', id })
        await transaction.deleteFrom('asset_uses').where('holder_id', '=', id).execute()
      }),
  }
}

async function createTemplate(
  database: Database,
  transaction: Write,
  template: OwnTemplate,
): Promise<TemplateWithDocument> {
  const { id, accountId, createdAt, documentJson } = template
  await lockAccounts(database, transaction, [accountId])
  const existing = await findOne(byId(transaction, id).where('account_id', '=', accountId))
  if (existing !== undefined) return existing
  const times = { created_at: createdAt, updated_at: createdAt }
  const row = { id, account_id: accountId, revision: 1, ...times, ...contentColumns(template) }
  await transaction.insertInto('templates').values(row).execute()
  await transaction.insertInto('template_documents').values({ template_id: id, document: documentJson }).execute()
  await writeAssetUses(transaction, template, template.assetIds)
  return { ...toTemplate(row), documentJson }
}

type TemplatesById = SelectQueryBuilder<Tables, 'templates', TemplateRow>

function byId(query: Kysely<Tables>, id: string): TemplatesById {
  return query.selectFrom('templates').selectAll('templates').where('id', '=', id)
}

async function findOne(query: TemplatesById): Promise<TemplateWithDocument | undefined> {
  const row = await query
    .innerJoin('template_documents', 'template_documents.template_id', 'templates.id')
    .select('template_documents.document')
    .executeTakeFirst()
  return row && { ...toTemplate(row), documentJson: row.document }
}

import { createHash } from 'node:crypto'
import { sql } from '#kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../database.ts'
import { runMigrations } from './run-migrations.ts'
import type { ColumnTypes, Migration } from './migration.ts'
import { migrations } from './migrations.ts'
import type { StoreLocation } from '../dialect.ts'
import type { AccountRow } from '../account-tables.ts'
import { listDesigns } from '../designs/list-designs.ts'
import { dumpSchema } from '../testing/dump-schema.ts'
import { describeOnEngines } from '../testing/engines.ts'

interface Upgrade {
  before(database: Database): Promise<void>
  after(database: Database): Promise<void>
}

const upgrades: Readonly<Record<string, Upgrade>> = {
  '001-first': {
    async before(database) {
      expect(await dumpSchema(database)).not.toContain('accounts')
    },
    async after({ query }) {
      expect(await query.selectFrom('accounts').selectAll().execute()).toEqual([])
      expect(await query.selectFrom('exports').selectAll().execute()).toEqual([])
    },
  },
  '002-web-app': {
    async before({ query }) {
      for (const [id, created_at] of [
        ['acc_young', 20],
        ['acc_old', 10],
      ] as const) {
        const counts = { changes: 0, design_count: 0, trash_count: 0, export_count: 0 }
        const columns = { id, email: id, email_key: id, plan: 'free', created_at, ...counts }
        await query
          .insertInto('accounts')
          .values(columns as AccountRow)
          .execute()
      }
    },
    async after({ query }) {
      const accounts = await query.selectFrom('accounts').select(['id', 'role', 'password']).orderBy('id').execute()
      expect(accounts).toEqual([
        { id: 'acc_old', role: 'owner', password: null },
        { id: 'acc_young', role: 'member', password: null },
      ])
    },
  },
  '003-requested-by': {
    async before({ query }) {
      await sql`insert into accounts values ('acc', 'a', 'a', 'free', 0, 1, 0, 1, 1, 'owner', null)`.execute(query)
      await sql`insert into designs values
        ('des', 'acc', 't', 't', 't', 1, 1, '[]', 'unlisted', 1, 1, null, 1, 1, null, 1, 0)`.execute(query)
      await sql`insert into exports values
        ('exp', 'acc', 'des', 1, 'png', '{}', 'completed', 1, '[]', null, '[]', null, 1, 1, 1, 9, 'f', 'exp', 1, 0, 1, 0, null, null, 7)`.execute(
        query,
      )
    },
    async after({ query }) {
      const exports = await query.selectFrom('exports').select(['id', 'bytes', 'requested_by']).execute()
      expect(exports).toEqual([{ id: 'exp', bytes: 7, requested_by: 'owner' }])
    },
  },
  '004-fair-queue': {
    async before({ query }) {
      await sql`insert into accounts values ('busy', 'b', 'b', 'free', 0, 1, 0, 1, 1, 'owner', null)`.execute(query)
      await sql`insert into designs values
        ('d', 'busy', 't', 't', 't', 1, 1, '[]', 'unlisted', 1, 1, null, 1, 1, null, 1, 0)`.execute(query)
      await sql`insert into exports values
        ('e', 'busy', 'd', 1, 'png', '{}', 'queued', 0, '[]', null, '[]', null, 1, null, null, null, 'f', null, 1, 0, 0, 0, null, 7000, 0, 'owner')`.execute(
        query,
      )
    },
    async after({ query }) {
      const exports = await query
        .selectFrom('exports')
        .select(['turn', 'claimed_turn', 'cost_ms', 'estimate_ms'])
        .where('id', '=', 'e')
        .execute()
      expect(exports).toEqual([{ turn: 7_000, claimed_turn: null, cost_ms: 250, estimate_ms: 250 }])
      const accounts = await query
        .selectFrom('accounts')
        .select(['queue_turn', 'cost_ratio'])
        .where('id', '=', 'busy')
        .execute()
      expect(accounts).toEqual([{ queue_turn: 7_250, cost_ratio: 1 }])
    },
  },
  '005-email-keys': {
    async before({ query }) {
      const emails = [
        'ａ@example.com',
        'a@example.com',
        'Ｂ@example.com',
        '𝐛@example.com',
        'me@bücher.example',
        'c@c.c',
      ]
      for (const [at, email] of emails.entries()) {
        await sql`insert into accounts
          (id, email, email_key, plan, changes, design_count, trash_count, export_count, created_at, role)
          values (${`key_${at}`}, ${email}, ${email.toLowerCase()}, 'free', 0, 0, 0, 0, ${at}, 'member')`.execute(query)
      }
    },
    async after({ query }) {
      const accounts = await query.selectFrom('accounts').select(['id', 'email_key']).orderBy('id').execute()
      expect(accounts.filter(({ id }) => id.startsWith('key_')).map(({ email_key }) => email_key)).toEqual([
        // Another account has the key already: this one retains its own.
        'ａ@example.com',
        'a@example.com',
        // The older of two gets the key.
        'b@example.com',
        '𝐛@example.com',
        'me@xn--bcher-kva.example',
        'c@c.c',
      ])
    },
  },
  '006-stored-bytes': {
    async before({ query }) {
      for (const id of ['acc', 'empty']) {
        await sql`insert into accounts
          (id, email, email_key, plan, changes, design_count, trash_count, export_count, created_at, role)
          values (${id}, ${id}, ${id}, 'free', 0, 1, 0, 4, 1, 'owner')`.execute(query)
      }
      await sql`insert into designs
        (id, account_id, title, title_search, title_sort, width, height, tags, visibility, revision, page_count,
          created_at, updated_at)
        values ('des', 'acc', 't', 't', 't', 1, 1, '[]', 'private', 1, 1, 1, 1)`.execute(query)
      for (const [id, status, fileSet, bytes] of [
        ['one', 'completed', 'one', 70],
        ['two', 'completed', 'one', 70],
        ['three', 'completed', 'three', 5],
        ['four', 'expired', 'four', 900],
      ] as const) {
        await sql`insert into exports
          (id, account_id, design_id, design_revision, format, options, status, progress, files, warnings, created_at,
            fingerprint, file_set, run_at, attempts, claims, deaths, bytes)
          values (${id}, 'acc', 'des', 1, 'png', '{}', ${status}, 1, '[]', '[]', 1, 'f', ${fileSet}, 1, 0, 1, 0, ${bytes})`.execute(
          query,
        )
      }
      await sql`insert into assets values ('ast', 'acc', 'sha', 'a', 'image/png', 3000000000, 1, 1, 1)`.execute(query)
    },
    async after({ query }) {
      const accounts = await query
        .selectFrom('accounts')
        .select(['id', 'stored_bytes'])
        .where('id', 'in', ['acc', 'empty'])
        .orderBy('id')
        .execute()
      expect(accounts).toEqual([
        { id: 'acc', stored_bytes: 3_000_000_075 },
        { id: 'empty', stored_bytes: 0 },
      ])
    },
  },
  '007-accounts': {
    async before({ query }) {
      await sql`insert into accounts
        (id, email, email_key, plan, changes, design_count, trash_count, export_count, created_at, role)
        values ('lasting', 'l', 'l', 'free', 0, 1, 0, 4, 1, 'owner')`.execute(query)
    },
    async after({ query }) {
      const accounts = query.selectFrom('accounts').select(['id', 'suspended_at']).where('id', '=', 'lasting')
      expect(await accounts.execute()).toEqual([{ id: 'lasting', suspended_at: null }])
      expect(await query.selectFrom('invitations').selectAll().execute()).toEqual([])
      expect(await query.selectFrom('audit_entries').selectAll().execute()).toEqual([])
    },
  },
  '008-sign-in': {
    async before(database) {
      expect(await dumpSchema(database)).not.toContain('second_factors')
    },
    async after({ query }) {
      expect(await query.selectFrom('second_factors').selectAll().execute()).toEqual([])
      expect(await query.selectFrom('recovery_codes').selectAll().execute()).toEqual([])
      expect(await query.selectFrom('identities').selectAll().execute()).toEqual([])
    },
  },
  '009-failed-exports': {
    async before({ query }) {
      await sql`insert into accounts
        (id, email, email_key, plan, changes, design_count, trash_count, export_count, created_at, role)
        values ('acc', 'a', 'a', 'free', 0, 1, 0, 2, 1, 'owner')`.execute(query)
      await sql`insert into designs
        (id, account_id, title, title_search, title_sort, width, height, tags, visibility, revision, page_count,
          created_at, updated_at)
        values ('des', 'acc', 't', 't', 't', 1, 1, '[]', 'private', 1, 1, 1, 1)`.execute(query)
      for (const [id, status, error] of [
        ['failed', 'failed', '{"code":"render_timeout","message":"image_invalid","retryable":true}'],
        ['done', 'completed', null],
      ] as const) {
        await sql`insert into exports
          (id, account_id, design_id, design_revision, format, options, status, progress, files, warnings, error,
            created_at, fingerprint, run_at, attempts, claims, deaths)
          values (${id}, 'acc', 'des', 1, 'png', '{}', ${status}, 1, '[]', '[]', ${error}, 1, ${id}, 1, 0, 1, 0)`.execute(
          query,
        )
      }
    },
    async after({ query }) {
      const exports = await query
        .selectFrom('exports')
        .select(['id', 'error_code', 'request_id'])
        .where('account_id', '=', 'acc')
        .orderBy('id')
        .execute()
      expect(exports).toEqual([
        { id: 'done', error_code: null, request_id: null },
        { id: 'failed', error_code: 'render_timeout', request_id: null },
      ])
    },
  },
  '010-servers': {
    before: () => Promise.resolve(),
    async after({ query }) {
      expect(await query.selectFrom('servers').selectAll().execute()).toEqual([])
    },
  },
  '011-pictures': {
    before: () => Promise.resolve(),
    async after({ query }) {
      expect(await query.selectFrom('pictures').selectAll().execute()).toEqual([])
    },
  },
  '012-removed-files': {
    before: () => Promise.resolve(),
    async after({ query }) {
      expect(await query.selectFrom('removed_files').selectAll().execute()).toEqual([])
      expect(await query.selectFrom('upkeep').selectAll().execute()).toEqual([])
    },
  },
  '013-secrets': {
    before: () => Promise.resolve(),
    async after({ query }) {
      expect(await query.selectFrom('secrets').selectAll().execute()).toEqual([])
    },
  },
  '014-mail-outbox': {
    before: () => Promise.resolve(),
    async after({ query }) {
      expect(await query.selectFrom('mails').selectAll().execute()).toEqual([])
      expect(await query.selectFrom('email_changes').selectAll().execute()).toEqual([])
    },
  },
  '015-unlinked-providers': {
    before: () => Promise.resolve(),
    async after({ query }) {
      expect(await query.selectFrom('unlinked_providers').selectAll().execute()).toEqual([])
    },
  },
  '016-title-search': {
    async before({ query }) {
      await sql`insert into accounts
        (id, email, email_key, plan, changes, design_count, trash_count, export_count, created_at, role)
        values ('acc', 'a', 'a', 'free', 0, 100, 0, 0, 1, 'owner')`.execute(query)
      await sql`insert into designs
        (id, account_id, title, title_search, title_sort, width, height, tags, visibility, revision, page_count,
          created_at, updated_at)
        values ('des', 'acc', 'Poster', 'poster', 'poster', 1, 1, '[]', 'private', 1, 1, 1, 1)`.execute(query)
    },
    async after({ query, dialect }) {
      if (dialect.name === 'postgres') return
      const found = await sql`select rowid from design_titles where design_titles match '"ost"'`.execute(query)
      expect(found.rows).toHaveLength(1)
    },
  },
  '017-queue-lines': {
    async before({ query }) {
      await sql`insert into accounts
        (id, email, email_key, plan, changes, design_count, trash_count, export_count, created_at, role, queue_turn)
        values ('deep', 'd', 'd', 'free', 0, 1, 0, 53, 1, 'member', 60000)`.execute(query)
      await sql`insert into designs
        (id, account_id, title, title_search, title_sort, width, height, tags, visibility, revision, page_count,
          created_at, updated_at)
        values ('deep', 'deep', 't', 't', 't', 1, 1, '[]', 'private', 1, 1, 1, 1)`.execute(query)
      for (let number = 0; number < 53; number += 1) {
        const status = number === 0 ? 'processing' : 'queued'
        await sql`insert into exports
          (id, account_id, design_id, design_revision, format, options, status, progress, files, warnings, created_at,
            fingerprint, run_at, attempts, claims, deaths, turn, bytes, requested_by, cost_ms)
          values (${`deep_${number}`}, 'deep', 'deep', 1, 'png', '{}', ${status}, 0, '[]', '[]', 1, ${`deep_${number}`},
            0, 0, 0, 0, ${number * 250}, 0, 'owner', 250)`.execute(query)
      }
    },
    async after({ query }) {
      const inLine = query.selectFrom('exports').select(['id', 'line']).where('line', '>', 0).orderBy('line')
      expect(await inLine.execute()).toEqual([
        { id: 'deep_51', line: 1 },
        { id: 'deep_52', line: 2 },
      ])
      const accounts = query.selectFrom('accounts').select(['line_ms', 'unfinished_count']).where('id', '=', 'deep')
      expect(await accounts.execute()).toEqual([{ line_ms: 500, unfinished_count: 53 }])
    },
  },
  '018-begun-removals': {
    async before({ query }) {
      await sql`insert into accounts
        (id, email, email_key, plan, changes, design_count, trash_count, export_count, created_at, role)
        values ('acc', 'a', 'a', 'free', 0, 0, 0, 0, 1, 'owner')`.execute(query)
    },
    async after({ query }) {
      expect(await query.selectFrom('accounts').select('removal_began_at').execute()).toEqual([
        { removal_began_at: null },
      ])
    },
  },
  '019-sign-in-times': {
    async before({ query }) {
      await sql`insert into accounts
        (id, email, email_key, plan, changes, design_count, trash_count, export_count, created_at, role)
        values ('acc', 'a', 'a', 'free', 0, 0, 0, 0, 1, 'owner')`.execute(query)
      await sql`insert into sessions (id, account_id, hash, device, address, created_at, last_used_at, expires_at)
        values ('ses', 'acc', 'h', '', '', 5, 6, 7)`.execute(query)
    },
    async after({ query }) {
      expect(await query.selectFrom('sessions').select(['created_at', 'signed_in_at']).execute()).toEqual([
        { created_at: 5, signed_in_at: null },
      ])
    },
  },
  '020-fonts': {
    async before({ query }) {
      await sql`insert into accounts
        (id, email, email_key, plan, changes, design_count, trash_count, export_count, created_at, role)
        values ('acc', 'a', 'a', 'free', 0, 0, 0, 0, 1, 'owner')`.execute(query)
      await sql`insert into assets (id, account_id, sha256, name, content_type, bytes, width, height, created_at)
        values ('ast', 'acc', 's', 'a.png', 'image/png', 1, 2, 3, 4)`.execute(query)
    },
    async after({ query }) {
      expect(await query.selectFrom('assets').select(['id', 'font']).execute()).toEqual([{ id: 'ast', font: null }])
    },
  },
  '021-folders': {
    before: addPoster,
    async after({ query }) {
      const designs = query.selectFrom('designs').select(['id', 'folder_id'])
      expect(await designs.execute()).toEqual([{ id: 'des', folder_id: null }])
    },
  },
  '022-design-words': {
    before: addPoster,
    async after(database) {
      const words = database.query.selectFrom('design_words').select('words')
      expect(await words.execute()).toEqual([{ words: 'poster ete\nsummer 夏の大売り出し' }])
      const found = await listDesigns(database, 'acc', { q: '大売り SUM pöst', limit: 10, offset: 0 })
      expect(found.designs.map(({ title }) => title)).toEqual(['Poster'])
    },
  },
  '023-versions': {
    async before({ query }) {
      await sql`insert into accounts
        (id, email, email_key, plan, changes, design_count, trash_count, export_count, created_at, role)
        values ('acc', 'a', 'a', 'free', 0, 1, 0, 0, 1, 'owner')`.execute(query)
      await sql`insert into designs values
        ('des', 'acc', 't', 't', 't', 20, 30, '[]', 'private', 7, 2, null, 1, 9, null, 0, 0, null)`.execute(query)
    },
    async after({ query }) {
      expect(await query.selectFrom('design_versions').selectAll().execute()).toEqual([
        {
          ...{ design_id: 'des', revision: 7, account_id: 'acc', began_at: 9, saved_at: 9, width: 20, height: 30 },
          ...{ page_count: 2, origin: 'unknown', key_id: null, name: null, sha256: null, thin_at: null },
        },
      ])
    },
  },
  '024-shared-templates': {
    async before({ query }) {
      await sql`insert into accounts
        (id, email, email_key, plan, changes, design_count, trash_count, export_count, created_at, role)
        values ('acc', 'a', 'a', 'free', 0, 0, 0, 0, 1, 'owner')`.execute(query)
      await sql`insert into templates values
        ('tpl', 'acc', 't', '', 'c', '[]', 20, 30, 1, '[]', 1, 9, 9, ' t', ' c', ' t c')`.execute(query)
    },
    async after({ query }) {
      expect(await query.selectFrom('templates').select(['id', 'visibility']).execute()).toEqual([
        { id: 'tpl', visibility: 'private' },
      ])
    },
  },
  '025-repeated-uploads': {
    async before({ query }) {
      await sql`insert into accounts
        (id, email, email_key, plan, changes, design_count, trash_count, export_count, created_at, role)
        values ('acc', 'a', 'a', 'free', 0, 0, 0, 0, 1, 'owner')`.execute(query)
      await sql`insert into assets values ('ast', 'acc', 'h', 'n', 'image/png', 1, 1, 1, 1, null)`.execute(query)
    },
    async after({ query }) {
      expect(await query.selectFrom('assets').select(['id', 'uploads']).execute()).toEqual([{ id: 'ast', uploads: 1 }])
    },
  },
}

async function addPoster({ query }: Database): Promise<void> {
  const document = { pages: [{ elements: [{ runs: [{ text: 'Sum' }, { text: 'mer' }] }, { text: '夏の大売り出し' }] }] }
  await sql`insert into accounts
    (id, email, email_key, plan, changes, design_count, trash_count, export_count, created_at, role)
    values ('acc', 'a', 'a', 'free', 0, 100, 0, 0, 1, 'owner')`.execute(query)
  await sql`insert into designs
    (id, account_id, title, title_search, title_sort, width, height, tags, visibility, revision, page_count,
      created_at, updated_at)
    values ('des', 'acc', 'Poster', 'poster', 'poster', 1, 1, '["Été"]', 'private', 1, 1, 1, 1)`.execute(query)
  await sql`insert into design_documents values ('des', ${JSON.stringify(document)})`.execute(query)
}

/** SHA-256 of the statements. Add a migration instead of editing a released one. */
const released: Readonly<Record<string, string>> = {
  '001-first': 'ed1dd973950b61505523fa7491f73a18824b14c38e0d2762d7a60caa37179e8a',
  '002-web-app': '2b2c244468d4c319756c5125736c9f261e893a895f1707ca4ed0d63635474d2d',
  '003-requested-by': '385e304ee62880bfe3959d78f8357101cd619ec9553f9e01ea7b382e793e2897',
  '004-fair-queue': '8fd9dde422e7aa3120d8efade13bbe41220a73078bb3d0d07938e75fc0a14cef',
  '005-email-keys': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '006-stored-bytes': 'a639f69d58d8a661aee3946577d813f8671ad9badaf8cbebcdbd25af80e4d1a3',
  '007-accounts': '6f4b0550535f4d3faa84f5a1671b7b0245325e9c8958cac295a4d33da6c94b21',
  '008-sign-in': 'f5014dbc42771dcbaa34ed0ed89ea844119a0d78e3ad5f6f96fa1f80ffab28bf',
  '009-failed-exports': '4408dc8d07f400ed43b4c11627f5c281e8d8e1fc019460eb4d79bd5d40b26b2c',
  '010-servers': '966ccba625aced051498904988bc89fc5bb5a5f0bf9a03178cbb5a7117e97ec6',
  '011-pictures': 'd04c15d91ff5ade931acee31ff00a22f9ed9a2645ee248030b9a348376aa2106',
  '012-removed-files': '59320c464a7da79498edcf0cc5509cc9c73b2be34af48cd375a492ca5cdceb18',
  '013-secrets': 'c0971ddcadf5b17bfa07bdbe9a177736077a63c7bdcb075ab11b4a061c15891d',
  '014-mail-outbox': 'fda8f169d31010eaf89481363daf1c0c34fc2a3877ca29173473689ec51497d7',
  '015-unlinked-providers': 'c91c5dcb37e159d2cecc42ad53319f03e3b1d81fcec024c3dba784f76e7bdc93',
  '016-title-search': 'ca55e47f8d3e786f0ae13bfac2dbb3e6629f5b9998e29db8e8f19f61810f0d3c',
  '017-queue-lines': '80514251c9de4a80be4e9216726562a0222559598cdb703bebdc557acfe845e5',
  '018-begun-removals': 'fcb1d6231e2724ffbd0ff35c7349e9856cb4236171dcffa9061344d70ea8d8ae',
  '019-sign-in-times': '14cab068e5ebcca9c72fa0e62199cf705b28494ae80ffacc62288cb9744d111e',
  '020-fonts': 'a0cf3513bc461ca4e069350601333ba2ac703a684e098c0ef1b14bfb7d872834',
  '021-folders': '3e97ef8f737a3e71bd55b09867e39ebdf9d994df7904281bc4bd58d082dfb565',
  '022-design-words': 'f31220dbe78126d3307b34a7e3a9532bc9e2f7abb7374f20e7698742e1d5dced',
  '023-versions': '6e6cc7fbaaca4b24d254970ddd23e5776867d19029409987d08a76d2f1b84f78',
  '024-shared-templates': '958e16c477b235d39c46f081974ae35abbd6d860c7970e9341434acfdac64155',
  '025-repeated-uploads': 'e95533963eee1d32129a30af5c943035ad16520787cb5fc7d8d4b91db1e52fb0',
}

describe('migrations', () => {
  const types: ColumnTypes = {
    ...{ text: 'text', integer: 'integer', real: 'real', strict: ' strict' },
    perEngine: ({ sqlite, postgres }) => [...sqlite, ...postgres],
  }

  test('are numbered in order, and each has its upgrade test and its fingerprint', () => {
    const names = migrations.map(({ name }) => name)
    expect(names.map((name) => Number(name.slice(0, 3)))).toEqual(names.map((_, index) => index + 1))
    expect(Object.keys(upgrades)).toEqual(names)
    expect(Object.keys(released)).toEqual(names)
  })

  test.each(migrations)('$name is unchanged since its release', (migration) => {
    const digest = createHash('sha256').update(migration.statements(types).join(';\n')).digest('hex')
    expect(digest).toBe(released[migration.name])
  })
})

await describeOnEngines('migrating', ({ name, newLocation }) => {
  const opened: Database[] = []
  const openAt = (location: StoreLocation) => {
    const database = openDatabase(location)
    opened.push(database)
    return database
  }
  afterAll(async () => {
    for (const { query } of opened) await query.destroy()
  })

  test('results in the committed schema', async () => {
    const database = openAt(await newLocation())
    await runMigrations(database, migrations, 1)
    await expect(await dumpSchema(database)).toMatchFileSnapshot(`../schema/${name.toLowerCase()}.sql`)
  })

  test('five servers migrating an empty database at once run every migration once', async () => {
    const location = await newLocation()
    const databases = Array.from({ length: 5 }, () => openAt(location))
    const ran = await Promise.all(databases.map((database) => runMigrations(database, migrations, 1)))
    expect(ran.flat()).toEqual(migrations.map((migration) => migration.name))
  })

  test('migrating a migrated database again does nothing', async () => {
    const database = openAt(await newLocation())
    await runMigrations(database, migrations, 1)
    const before = await dumpSchema(database)
    expect(await runMigrations(database, migrations, 2)).toEqual([])
    expect(await dumpSchema(database)).toBe(before)
  })

  test.each(migrations.map((migration, index) => ({ migration, index })))(
    '$migration.name preserves existing data',
    async ({ migration, index }) => {
      const database = openAt(await newLocation())
      await runMigrations(database, migrations.slice(0, index), 1)
      const upgrade = upgrades[migration.name]
      await upgrade?.before(database)
      expect(await runMigrations(database, migrations.slice(0, index + 1), 2)).toEqual([migration.name])
      await upgrade?.after(database)
    },
  )

  test('rolls all migrations back if a statement fails', async () => {
    const broken: Migration = { name: '999-broken', statements: () => ['create table half (id integer)', 'nonsense'] }
    const database = openAt(await newLocation())
    await expect(runMigrations(database, [...migrations, broken], 1)).rejects.toThrow('nonsense')
    expect(await dumpSchema(database)).not.toMatch(/half|accounts/)
    expect(await runMigrations(database, migrations, 1)).toHaveLength(migrations.length)
  })

  test('rejects a database of a newer version, and names the unknown migration', async () => {
    const database = openAt(await newLocation())
    const later: Migration = { name: '999-later', statements: () => ['create table later (id integer)'] }
    await runMigrations(database, [...migrations, later], 1)
    await expect(runMigrations(database, migrations, 2)).rejects.toThrow(/newer version.*999-later/)
  })

  test('compares text by its bytes, regardless of the database locale', async () => {
    const { query, dialect } = openAt(await newLocation())
    await sql.raw(`create table words (word ${dialect.types.text})`).execute(query)
    await sql`insert into words values ('b'), ('B'), ('a'), ('_'), ('é')`.execute(query)
    const sorted = await sql<{ word: string }>`select word from words order by word`.execute(query)
    expect(sorted.rows.map(({ word }) => word)).toEqual(['B', '_', 'a', 'b', 'é'])
  })
})

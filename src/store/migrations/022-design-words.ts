import { addWords } from '../designs/design-words.ts'
import type { Migration } from './migration.ts'

/**
 * Searches find designs by the words of their title, tags and document. Replaces the index of titles of migration 16 on
 * SQLite; on PostgreSQL, the community still uses that.
 */
export const designWords: Migration = {
  name: '022-design-words',
  statements: ({ text, strict, perEngine }) => [
    `create table design_words (
      design_id ${text} not null primary key references designs (id) on delete cascade,
      account_id ${text} not null,
      words ${text} not null
    )${strict}`,
    `create index design_words_account on design_words (account_id)`,
    ...perEngine({ sqlite, postgres: [postgres] }),
  ],
  async rows(transaction) {
    for (let last = ''; ;) {
      const designs = await transaction
        .selectFrom('designs')
        .innerJoin('design_documents', 'design_id', 'id')
        .select(['id', 'account_id as accountId', 'title', 'tags', 'document'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(BATCH)
        .execute()
      for (const design of designs) {
        const tags = JSON.parse(design.tags) as string[]
        await addWords(transaction, { ...design, tags }, { documentJson: design.document })
      }
      if (designs.length < BATCH) return
      last = designs.at(-1)?.id ?? ''
    }
  },
}

const BATCH = 100

/** As in migration 16: triggers maintain the index, without texts and positions. */
const sqlite = [
  ...['added', 'removed', 'changed'].map((change) => `drop trigger if exists design_titles_${change}`),
  `drop table if exists design_titles`,
  // Remains after an interrupted copy, which drops only the tables that it copies.
  `drop table if exists design_parts`,
  `create virtual table design_parts using fts5(
    words, content='design_words', tokenize='trigram case_sensitive 1', detail=none, columnsize=0
  )`,
  `insert into design_parts (design_parts, rank) values ('automerge', 8)`,
  `create trigger design_parts_added after insert on design_words begin
    insert into design_parts (rowid, words) values (new.rowid, new.words);
  end`,
  `create trigger design_parts_removed after delete on design_words begin
    insert into design_parts (design_parts, rowid, words) values ('delete', old.rowid, old.words);
  end`,
  `create trigger design_parts_changed after update of words on design_words begin
    insert into design_parts (design_parts, rowid, words) values ('delete', old.rowid, old.words);
    insert into design_parts (rowid, words) values (new.rowid, new.words);
  end`,
]

/** Does nothing if the role may not create the extension, or the server lacks it: searches then scan. */
const postgres = `do $$
  begin
    create extension if not exists pg_trgm;
    create index design_words_search on design_words using gin (words gin_trgm_ops);
  exception
    when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then null;
  end
$$`

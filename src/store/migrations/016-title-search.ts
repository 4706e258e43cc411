import type { Migration } from './migration.ts'

/**
 * An index of the three-letter parts of titles, so that a search reads only the designs whose title contains those of
 * its words. Takes about 10 s for a million designs.
 */
export const titleSearch: Migration = {
  name: '016-title-search',
  statements: ({ perEngine }) => perEngine({ sqlite, postgres: [postgres] }),
}

/** Triggers maintain the index, so that no code that writes designs, such as a copy of rows, can forget it. */
const sqlite = [
  // Remains after an interrupted copy, which drops only the tables that it copies.
  `drop table if exists design_titles`,
  // Without titles and positions: a search compares the title itself.
  `create virtual table design_titles using fts5(
    title_search, content='designs', tokenize='trigram case_sensitive 1', detail=none, columnsize=0
  )`,
  // With the default of 4, one write in a thousand takes 25 ms, to merge parts of the index.
  `insert into design_titles (design_titles, rank) values ('automerge', 8)`,
  `insert into design_titles (design_titles) values ('rebuild')`,
  `create trigger design_titles_added after insert on designs begin
    insert into design_titles (rowid, title_search) values (new.rowid, new.title_search);
  end`,
  `create trigger design_titles_removed after delete on designs begin
    insert into design_titles (design_titles, rowid, title_search) values ('delete', old.rowid, old.title_search);
  end`,
  `create trigger design_titles_changed after update of title_search on designs begin
    insert into design_titles (design_titles, rowid, title_search) values ('delete', old.rowid, old.title_search);
    insert into design_titles (rowid, title_search) values (new.rowid, new.title_search);
  end`,
]

/** Does nothing if the role may not create the extension, or the server lacks it: searches then scan. */
const postgres = `do $$
  begin
    create extension if not exists pg_trgm;
    create index designs_search on designs using gin (title_search gin_trgm_ops) where trashed_at is null;
  exception
    when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then null;
  end
$$`

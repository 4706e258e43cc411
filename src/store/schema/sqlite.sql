CREATE TABLE accounts (
  id text not null primary key,
  email text not null,
  email_key text not null,
  plan text not null,
  changes integer not null,
  design_count integer not null,
  trash_count integer not null,
  export_count integer not null,
  created_at integer not null
  , role text not null default 'member', password text, queue_turn integer not null default 0, cost_ratio real not null default 1, stored_bytes integer not null default 0, suspended_at integer, line_ms integer not null default 0, unfinished_count integer not null default 0, removal_began_at integer) strict;
CREATE INDEX accounts_created on accounts (created_at desc, id desc);
CREATE UNIQUE INDEX accounts_email on accounts (email_key);
CREATE INDEX accounts_suspended on accounts (id) where suspended_at is not null;
CREATE TABLE api_keys (
  id text not null primary key,
  account_id text not null references accounts (id) on delete cascade,
  name text not null,
  hash text not null,
  last4 text not null,
  scopes text not null,
  created_at integer not null,
  last_used_at integer,
  expires_at integer,
  revoked_at integer
) strict;
CREATE INDEX api_keys_account on api_keys (account_id);
CREATE UNIQUE INDEX api_keys_hash on api_keys (hash);
CREATE INDEX api_keys_last4 on api_keys (last4);
CREATE TABLE asset_uses (
  asset_id text not null references assets (id),
  holder_id text not null,
  primary key (asset_id, holder_id)
) strict;
CREATE INDEX asset_uses_holder on asset_uses (holder_id);
CREATE TABLE assets (
  id text not null primary key,
  account_id text not null references accounts (id) on delete cascade,
  sha256 text not null,
  name text not null,
  content_type text not null,
  bytes integer not null,
  width integer not null,
  height integer not null,
  created_at integer not null
  , font text, uploads integer not null default 1) strict;
CREATE UNIQUE INDEX assets_bytes on assets (account_id, sha256);
CREATE INDEX assets_created on assets (account_id, created_at desc, id desc);
CREATE INDEX assets_hash on assets (sha256);
CREATE TABLE audit_entries (
  id text not null primary key,
  at integer not null,
  action text not null,
  account_id text,
  account_email text,
  actor_id text,
  actor_email text,
  source text not null,
  target text,
  address text not null,
  request_id text not null,
  details text not null
) strict;
CREATE INDEX audit_entries_account on audit_entries (account_id, at desc, id desc);
CREATE INDEX audit_entries_action on audit_entries (action, at desc, id desc);
CREATE INDEX audit_entries_actor on audit_entries (actor_id, at desc, id desc);
CREATE INDEX audit_entries_at on audit_entries (at desc, id desc);
CREATE TABLE design_documents (
  design_id text not null primary key references designs (id) on delete cascade,
  document text not null
) strict;
CREATE TABLE design_opens (
  design_id text not null primary key references designs (id) on delete cascade,
  account_id text not null,
  opened_at integer not null
) strict;
CREATE INDEX design_opens_account on design_opens (account_id, opened_at desc, design_id desc);
CREATE VIRTUAL TABLE design_parts using fts5(
  words, content='design_words', tokenize='trigram case_sensitive 1', detail=none, columnsize=0
);
CREATE TABLE 'design_parts_config'(k PRIMARY KEY, v) WITHOUT ROWID;
CREATE TABLE 'design_parts_data'(id INTEGER PRIMARY KEY, block BLOB);
CREATE TABLE 'design_parts_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
CREATE TABLE design_tags (
  account_id text not null,
  tag text not null,
  design_id text not null references designs (id) on delete cascade,
  primary key (account_id, tag, design_id)
) strict;
CREATE INDEX design_tags_design on design_tags (design_id);
CREATE INDEX design_tags_tag on design_tags (tag, design_id);
CREATE TABLE design_versions (
  design_id text not null references designs (id) on delete cascade,
  revision integer not null,
  account_id text not null references accounts (id) on delete cascade,
  began_at integer not null,
  saved_at integer not null,
  width integer not null,
  height integer not null,
  page_count integer not null,
  origin text not null,
  key_id text,
  name text,
  sha256 text,
  thin_at integer,
  primary key (design_id, revision)
) strict;
CREATE INDEX design_versions_document on design_versions (account_id, sha256) where sha256 is not null;
CREATE INDEX design_versions_due on design_versions (thin_at) where thin_at is not null;
CREATE INDEX design_versions_oldest on design_versions (account_id, saved_at) where thin_at is not null;
CREATE TRIGGER design_parts_added after insert on design_words begin
  insert into design_parts (rowid, words) values (new.rowid, new.words);
  end;
CREATE TRIGGER design_parts_changed after update of words on design_words begin
  insert into design_parts (design_parts, rowid, words) values ('delete', old.rowid, old.words);
  insert into design_parts (rowid, words) values (new.rowid, new.words);
  end;
CREATE TRIGGER design_parts_removed after delete on design_words begin
  insert into design_parts (design_parts, rowid, words) values ('delete', old.rowid, old.words);
  end;
CREATE TABLE design_words (
  design_id text not null primary key references designs (id) on delete cascade,
  account_id text not null,
  words text not null
) strict;
CREATE INDEX design_words_account on design_words (account_id);
CREATE TABLE designs (
  id text not null primary key,
  account_id text not null references accounts (id) on delete cascade,
  title text not null,
  title_search text not null,
  title_sort text not null,
  width integer not null,
  height integer not null,
  tags text not null,
  visibility text not null,
  revision integer not null,
  page_count integer not null,
  from_template text,
  created_at integer not null,
  updated_at integer not null,
  trashed_at integer
  , allows_download integer not null default 0, allows_copy integer not null default 0, folder_id text) strict;
CREATE INDEX designs_created on designs (account_id, created_at desc, id desc, trashed_at) where trashed_at is null;
CREATE INDEX designs_folder on designs (account_id, folder_id, updated_at desc, id desc, trashed_at)
  where folder_id is not null;
CREATE INDEX designs_public on designs (updated_at desc, id desc, trashed_at) where visibility = 'public' and trashed_at is null;
CREATE INDEX designs_purge on designs (trashed_at, id) where trashed_at is not null;
CREATE INDEX designs_title on designs (account_id, title_sort, id, trashed_at) where trashed_at is null;
CREATE INDEX designs_trash on designs (account_id, trashed_at desc, id desc) where trashed_at is not null;
CREATE INDEX designs_updated on designs (account_id, updated_at desc, id desc, trashed_at) where trashed_at is null;
CREATE TABLE email_changes (
  account_id text not null primary key references accounts (id) on delete cascade,
  email text not null,
  requested_at integer not null
) strict;
CREATE TABLE export_snapshots (
  export_id text not null primary key references exports (id) on delete cascade,
  snapshot text not null
) strict;
CREATE TABLE exports (
  id text not null primary key,
  account_id text not null references accounts (id) on delete cascade,
  design_id text not null references designs (id) on delete cascade,
  design_revision integer not null,
  format text not null,
  options text not null,
  status text not null,
  progress real not null,
  files text not null,
  archive text,
  warnings text not null,
  error text,
  created_at integer not null,
  started_at integer,
  completed_at integer,
  expires_at integer,
  fingerprint text not null,
  file_set text,
  run_at integer not null,
  attempts integer not null,
  claims integer not null,
  deaths integer not null,
  leased_by text,
  turn integer
  , bytes integer not null default 0, requested_by text not null default 'owner', estimate_ms integer not null default 250, cost_ms integer not null default 250, claimed_turn integer, request_id text, error_code text, line integer not null default 0) strict;
CREATE INDEX exports_account_queue on exports (account_id, line, turn, id) where turn is not null;
CREATE INDEX exports_claimed_turn on exports (claimed_turn) where claimed_turn is not null;
CREATE INDEX exports_created on exports (account_id, created_at desc, id desc);
CREATE INDEX exports_design on exports (design_id);
CREATE INDEX exports_equal on exports (account_id, fingerprint, status);
CREATE INDEX exports_expiry on exports (expires_at, id) where status = 'completed';
CREATE INDEX exports_failed on exports (completed_at desc, id desc, error_code) where status = 'failed';
CREATE INDEX exports_files on exports (file_set) where file_set is not null;
CREATE UNIQUE INDEX exports_leader on exports (account_id, fingerprint) where status = 'processing';
CREATE INDEX exports_queue on exports (line, turn, id) where turn is not null;
CREATE INDEX exports_waiting on exports (created_at) where status = 'queued';
CREATE TABLE folders (
  id text not null primary key,
  account_id text not null references accounts (id) on delete cascade,
  parent_id text,
  name text not null,
  name_key text not null,
  created_at integer not null
) strict;
CREATE UNIQUE INDEX folders_name on folders (account_id, coalesce(parent_id, ''), name_key);
CREATE TABLE idempotency_keys (
  account_id text not null references accounts (id) on delete cascade,
  key text not null,
  fingerprint text not null,
  resource_id text not null,
  instance_id text not null,
  lease_until integer not null,
  answer text,
  created_at integer not null, attempt integer not null default 0,
  primary key (account_id, key)
) strict;
CREATE INDEX idempotency_keys_created on idempotency_keys (created_at);
CREATE TABLE identities (
  issuer text not null,
  subject text not null,
  account_id text not null references accounts (id) on delete cascade,
  email text not null,
  created_at integer not null,
  primary key (issuer, subject)
) strict;
CREATE UNIQUE INDEX identities_account on identities (account_id, issuer);
CREATE TABLE invitations (
  id text not null primary key,
  email text not null,
  email_key text not null,
  role text not null,
  plan text not null,
  invited_by text,
  created_at integer not null,
  expires_at integer not null,
  accepted_at integer,
  revoked_at integer
) strict;
CREATE INDEX invitations_created on invitations (created_at desc, id desc);
CREATE INDEX invitations_open on invitations (email_key) where accepted_at is null and revoked_at is null;
CREATE TABLE mails (
  id text not null primary key,
  kind text not null,
  recipient text not null,
  data text not null,
  created_at integer not null,
  due_at integer not null,
  attempts integer not null,
  leased_until integer not null,
  leased_by text,
  problem text,
  failed_at integer
) strict;
CREATE INDEX mails_due on mails (due_at, id) where failed_at is null;
CREATE INDEX mails_failed on mails (failed_at) where failed_at is not null;
CREATE TABLE migrations (name text not null primary key, applied_at integer not null) strict;
CREATE TABLE pictures (
  subject_id text not null,
  revision integer not null,
  page integer not null,
  owner text not null,
  urgency integer not null,
  turn integer,
  wanted integer not null,
  run_at integer not null,
  leased_by text,
  claims integer not null,
  deaths integer not null,
  failure text,
  expires_at integer,
  primary key (subject_id, revision, page)
) strict;
CREATE INDEX pictures_due on pictures (urgency, turn) where turn is not null;
CREATE INDEX pictures_expiring on pictures (expires_at) where expires_at is not null;
CREATE INDEX pictures_leased on pictures (leased_by) where leased_by is not null;
CREATE INDEX pictures_owner on pictures (owner, urgency, turn, wanted) where turn is not null;
CREATE TABLE recovery_codes (
  account_id text not null references accounts (id) on delete cascade,
  hash text not null,
  primary key (account_id, hash)
) strict;
CREATE TABLE removed_files (
  kind text not null,
  name text not null,
  primary key (kind, name)
) strict;
CREATE TABLE second_factors (
  account_id text not null primary key references accounts (id) on delete cascade,
  secret text not null,
  last_step integer not null,
  created_at integer not null
) strict;
CREATE TABLE secrets (
  purpose text not null primary key,
  secret text not null,
  created_at integer not null
) strict;
CREATE TABLE servers (
  instance text not null primary key,
  address text not null,
  version text not null,
  settings text not null,
  started_at integer not null,
  seen_at integer not null,
  clock_ahead_ms integer not null,
  alive_until integer not null
) strict;
CREATE TABLE sessions (
  id text not null primary key,
  account_id text not null references accounts (id) on delete cascade,
  hash text not null,
  device text not null,
  address text not null,
  created_at integer not null,
  last_used_at integer not null,
  expires_at integer not null
  , signed_in_at integer) strict;
CREATE INDEX sessions_account on sessions (account_id);
CREATE INDEX sessions_expiry on sessions (expires_at);
CREATE UNIQUE INDEX sessions_hash on sessions (hash);
CREATE TABLE snapshot_assets (
  asset_id text not null references assets (id),
  export_id text not null references export_snapshots (export_id) on delete cascade,
  primary key (asset_id, export_id)
) strict;
CREATE INDEX snapshot_assets_export on snapshot_assets (export_id);
CREATE TABLE template_documents (
  template_id text not null primary key references templates (id) on delete cascade,
  document text not null
) strict;
CREATE TABLE templates (
  id text not null primary key,
  account_id text references accounts (id) on delete cascade,
  title text not null,
  description text not null,
  category text not null,
  tags text not null,
  width integer not null,
  height integer not null,
  page_count integer not null,
  slots text not null,
  revision integer not null,
  created_at integer not null,
  updated_at integer not null,
  search_title text not null,
  search_tags text not null,
  search text not null
  , visibility text not null default 'private') strict;
CREATE INDEX templates_account on templates (account_id, updated_at desc, id desc);
CREATE INDEX templates_everyone on templates (updated_at desc, id desc) where visibility = 'everyone';
CREATE TABLE unlinked_providers (
  account_id text not null references accounts (id) on delete cascade,
  issuer text not null,
  primary key (account_id, issuer)
) strict;
CREATE TABLE upkeep (
  task text not null primary key,
  ran_at integer not null
) strict;
CREATE TABLE usage_days (
  account_id text not null references accounts (id) on delete cascade,
  day integer not null,
  requests integer not null,
  exports integer not null,
  primary key (account_id, day)
) strict;
CREATE TABLE version_documents (
  account_id text not null references accounts (id) on delete cascade,
  sha256 text not null,
  document text not null,
  bytes integer not null,
  primary key (account_id, sha256)
) strict;

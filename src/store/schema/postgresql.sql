column accounts.id text collate "C" not null
column accounts.email text collate "C" not null
column accounts.email_key text collate "C" not null
column accounts.plan text collate "C" not null
column accounts.changes bigint not null
column accounts.design_count bigint not null
column accounts.trash_count bigint not null
column accounts.export_count bigint not null
column accounts.created_at bigint not null
column accounts.role text collate "C" not null
column accounts.password text collate "C"
column accounts.queue_turn bigint not null
column accounts.cost_ratio double precision not null
column accounts.stored_bytes bigint not null
column accounts.suspended_at bigint
column accounts.line_ms bigint not null
column accounts.unfinished_count bigint not null
column accounts.removal_began_at bigint
column api_keys.id text collate "C" not null
column api_keys.account_id text collate "C" not null
column api_keys.name text collate "C" not null
column api_keys.hash text collate "C" not null
column api_keys.last4 text collate "C" not null
column api_keys.scopes text collate "C" not null
column api_keys.created_at bigint not null
column api_keys.last_used_at bigint
column api_keys.expires_at bigint
column api_keys.revoked_at bigint
column asset_uses.asset_id text collate "C" not null
column asset_uses.holder_id text collate "C" not null
column assets.id text collate "C" not null
column assets.account_id text collate "C" not null
column assets.sha256 text collate "C" not null
column assets.name text collate "C" not null
column assets.content_type text collate "C" not null
column assets.bytes bigint not null
column assets.width bigint not null
column assets.height bigint not null
column assets.created_at bigint not null
column assets.font text
column assets.uploads bigint not null
column audit_entries.id text collate "C" not null
column audit_entries.at bigint not null
column audit_entries.action text collate "C" not null
column audit_entries.account_id text collate "C"
column audit_entries.account_email text collate "C"
column audit_entries.actor_id text collate "C"
column audit_entries.actor_email text collate "C"
column audit_entries.source text collate "C" not null
column audit_entries.target text collate "C"
column audit_entries.address text collate "C" not null
column audit_entries.request_id text collate "C" not null
column audit_entries.details text collate "C" not null
column design_documents.design_id text collate "C" not null
column design_documents.document text collate "C" not null
column design_opens.design_id text collate "C" not null
column design_opens.account_id text collate "C" not null
column design_opens.opened_at bigint not null
column design_tags.account_id text collate "C" not null
column design_tags.tag text collate "C" not null
column design_tags.design_id text collate "C" not null
column design_versions.design_id text collate "C" not null
column design_versions.revision bigint not null
column design_versions.account_id text collate "C" not null
column design_versions.began_at bigint not null
column design_versions.saved_at bigint not null
column design_versions.width bigint not null
column design_versions.height bigint not null
column design_versions.page_count bigint not null
column design_versions.origin text collate "C" not null
column design_versions.key_id text collate "C"
column design_versions.name text collate "C"
column design_versions.sha256 text collate "C"
column design_versions.thin_at bigint
column design_words.design_id text collate "C" not null
column design_words.account_id text collate "C" not null
column design_words.words text collate "C" not null
column designs.id text collate "C" not null
column designs.account_id text collate "C" not null
column designs.title text collate "C" not null
column designs.title_search text collate "C" not null
column designs.title_sort text collate "C" not null
column designs.width bigint not null
column designs.height bigint not null
column designs.tags text collate "C" not null
column designs.visibility text collate "C" not null
column designs.revision bigint not null
column designs.page_count bigint not null
column designs.from_template text collate "C"
column designs.created_at bigint not null
column designs.updated_at bigint not null
column designs.trashed_at bigint
column designs.allows_download bigint not null
column designs.allows_copy bigint not null
column designs.folder_id text collate "C"
column email_changes.account_id text collate "C" not null
column email_changes.email text collate "C" not null
column email_changes.requested_at bigint not null
column export_snapshots.export_id text collate "C" not null
column export_snapshots.snapshot text collate "C" not null
column exports.id text collate "C" not null
column exports.account_id text collate "C" not null
column exports.design_id text collate "C" not null
column exports.design_revision bigint not null
column exports.format text collate "C" not null
column exports.options text collate "C" not null
column exports.status text collate "C" not null
column exports.progress double precision not null
column exports.files text collate "C" not null
column exports.archive text collate "C"
column exports.warnings text collate "C" not null
column exports.error text collate "C"
column exports.created_at bigint not null
column exports.started_at bigint
column exports.completed_at bigint
column exports.expires_at bigint
column exports.fingerprint text collate "C" not null
column exports.file_set text collate "C"
column exports.run_at bigint not null
column exports.attempts bigint not null
column exports.claims bigint not null
column exports.deaths bigint not null
column exports.leased_by text collate "C"
column exports.turn bigint
column exports.bytes bigint not null
column exports.requested_by text collate "C" not null
column exports.estimate_ms bigint not null
column exports.cost_ms bigint not null
column exports.claimed_turn bigint
column exports.request_id text collate "C"
column exports.error_code text collate "C"
column exports.line bigint not null
column folders.id text collate "C" not null
column folders.account_id text collate "C" not null
column folders.parent_id text collate "C"
column folders.name text collate "C" not null
column folders.name_key text collate "C" not null
column folders.created_at bigint not null
column idempotency_keys.account_id text collate "C" not null
column idempotency_keys.key text collate "C" not null
column idempotency_keys.fingerprint text collate "C" not null
column idempotency_keys.resource_id text collate "C" not null
column idempotency_keys.instance_id text collate "C" not null
column idempotency_keys.lease_until bigint not null
column idempotency_keys.answer text collate "C"
column idempotency_keys.created_at bigint not null
column idempotency_keys.attempt bigint not null
column identities.issuer text collate "C" not null
column identities.subject text collate "C" not null
column identities.account_id text collate "C" not null
column identities.email text collate "C" not null
column identities.created_at bigint not null
column invitations.id text collate "C" not null
column invitations.email text collate "C" not null
column invitations.email_key text collate "C" not null
column invitations.role text collate "C" not null
column invitations.plan text collate "C" not null
column invitations.invited_by text collate "C"
column invitations.created_at bigint not null
column invitations.expires_at bigint not null
column invitations.accepted_at bigint
column invitations.revoked_at bigint
column mails.id text collate "C" not null
column mails.kind text collate "C" not null
column mails.recipient text collate "C" not null
column mails.data text collate "C" not null
column mails.created_at bigint not null
column mails.due_at bigint not null
column mails.attempts bigint not null
column mails.leased_until bigint not null
column mails.leased_by text collate "C"
column mails.problem text collate "C"
column mails.failed_at bigint
column migrations.name text collate "C" not null
column migrations.applied_at bigint not null
column pictures.subject_id text collate "C" not null
column pictures.revision bigint not null
column pictures.page bigint not null
column pictures.owner text collate "C" not null
column pictures.urgency bigint not null
column pictures.turn bigint
column pictures.wanted bigint not null
column pictures.run_at bigint not null
column pictures.leased_by text collate "C"
column pictures.claims bigint not null
column pictures.deaths bigint not null
column pictures.failure text collate "C"
column pictures.expires_at bigint
column recovery_codes.account_id text collate "C" not null
column recovery_codes.hash text collate "C" not null
column removed_files.kind text collate "C" not null
column removed_files.name text collate "C" not null
column second_factors.account_id text collate "C" not null
column second_factors.secret text collate "C" not null
column second_factors.last_step bigint not null
column second_factors.created_at bigint not null
column secrets.purpose text collate "C" not null
column secrets.secret text collate "C" not null
column secrets.created_at bigint not null
column servers.instance text collate "C" not null
column servers.address text collate "C" not null
column servers.version text collate "C" not null
column servers.settings text collate "C" not null
column servers.started_at bigint not null
column servers.seen_at bigint not null
column servers.clock_ahead_ms bigint not null
column servers.alive_until bigint not null
column sessions.id text collate "C" not null
column sessions.account_id text collate "C" not null
column sessions.hash text collate "C" not null
column sessions.device text collate "C" not null
column sessions.address text collate "C" not null
column sessions.created_at bigint not null
column sessions.last_used_at bigint not null
column sessions.expires_at bigint not null
column sessions.signed_in_at bigint
column snapshot_assets.asset_id text collate "C" not null
column snapshot_assets.export_id text collate "C" not null
column template_documents.template_id text collate "C" not null
column template_documents.document text collate "C" not null
column templates.id text collate "C" not null
column templates.account_id text collate "C"
column templates.title text collate "C" not null
column templates.description text collate "C" not null
column templates.category text collate "C" not null
column templates.tags text collate "C" not null
column templates.width bigint not null
column templates.height bigint not null
column templates.page_count bigint not null
column templates.slots text collate "C" not null
column templates.revision bigint not null
column templates.created_at bigint not null
column templates.updated_at bigint not null
column templates.search_title text collate "C" not null
column templates.search_tags text collate "C" not null
column templates.search text collate "C" not null
column templates.visibility text collate "C" not null
column unlinked_providers.account_id text collate "C" not null
column unlinked_providers.issuer text collate "C" not null
column upkeep.task text collate "C" not null
column upkeep.ran_at bigint not null
column usage_days.account_id text collate "C" not null
column usage_days.day bigint not null
column usage_days.requests bigint not null
column usage_days.exports bigint not null
column version_documents.account_id text collate "C" not null
column version_documents.sha256 text collate "C" not null
column version_documents.document text collate "C" not null
column version_documents.bytes bigint not null
constraint accounts.accounts_pkey PRIMARY KEY (id)
constraint api_keys.api_keys_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
constraint api_keys.api_keys_pkey PRIMARY KEY (id)
constraint asset_uses.asset_uses_asset_id_fkey FOREIGN KEY (asset_id) REFERENCES assets(id)
constraint asset_uses.asset_uses_pkey PRIMARY KEY (asset_id, holder_id)
constraint assets.assets_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
constraint assets.assets_pkey PRIMARY KEY (id)
constraint audit_entries.audit_entries_pkey PRIMARY KEY (id)
constraint design_documents.design_documents_design_id_fkey FOREIGN KEY (design_id) REFERENCES designs(id) ON DELETE CASCADE
constraint design_documents.design_documents_pkey PRIMARY KEY (design_id)
constraint design_opens.design_opens_design_id_fkey FOREIGN KEY (design_id) REFERENCES designs(id) ON DELETE CASCADE
constraint design_opens.design_opens_pkey PRIMARY KEY (design_id)
constraint design_tags.design_tags_design_id_fkey FOREIGN KEY (design_id) REFERENCES designs(id) ON DELETE CASCADE
constraint design_tags.design_tags_pkey PRIMARY KEY (account_id, tag, design_id)
constraint design_versions.design_versions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
constraint design_versions.design_versions_design_id_fkey FOREIGN KEY (design_id) REFERENCES designs(id) ON DELETE CASCADE
constraint design_versions.design_versions_pkey PRIMARY KEY (design_id, revision)
constraint design_words.design_words_design_id_fkey FOREIGN KEY (design_id) REFERENCES designs(id) ON DELETE CASCADE
constraint design_words.design_words_pkey PRIMARY KEY (design_id)
constraint designs.designs_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
constraint designs.designs_pkey PRIMARY KEY (id)
constraint email_changes.email_changes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
constraint email_changes.email_changes_pkey PRIMARY KEY (account_id)
constraint export_snapshots.export_snapshots_export_id_fkey FOREIGN KEY (export_id) REFERENCES exports(id) ON DELETE CASCADE
constraint export_snapshots.export_snapshots_pkey PRIMARY KEY (export_id)
constraint exports.exports_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
constraint exports.exports_design_id_fkey FOREIGN KEY (design_id) REFERENCES designs(id) ON DELETE CASCADE
constraint exports.exports_pkey PRIMARY KEY (id)
constraint folders.folders_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
constraint folders.folders_pkey PRIMARY KEY (id)
constraint idempotency_keys.idempotency_keys_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
constraint idempotency_keys.idempotency_keys_pkey PRIMARY KEY (account_id, key)
constraint identities.identities_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
constraint identities.identities_pkey PRIMARY KEY (issuer, subject)
constraint invitations.invitations_pkey PRIMARY KEY (id)
constraint mails.mails_pkey PRIMARY KEY (id)
constraint migrations.migrations_pkey PRIMARY KEY (name)
constraint pictures.pictures_pkey PRIMARY KEY (subject_id, revision, page)
constraint recovery_codes.recovery_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
constraint recovery_codes.recovery_codes_pkey PRIMARY KEY (account_id, hash)
constraint removed_files.removed_files_pkey PRIMARY KEY (kind, name)
constraint second_factors.second_factors_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
constraint second_factors.second_factors_pkey PRIMARY KEY (account_id)
constraint secrets.secrets_pkey PRIMARY KEY (purpose)
constraint servers.servers_pkey PRIMARY KEY (instance)
constraint sessions.sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
constraint sessions.sessions_pkey PRIMARY KEY (id)
constraint snapshot_assets.snapshot_assets_asset_id_fkey FOREIGN KEY (asset_id) REFERENCES assets(id)
constraint snapshot_assets.snapshot_assets_export_id_fkey FOREIGN KEY (export_id) REFERENCES export_snapshots(export_id) ON DELETE CASCADE
constraint snapshot_assets.snapshot_assets_pkey PRIMARY KEY (asset_id, export_id)
constraint template_documents.template_documents_pkey PRIMARY KEY (template_id)
constraint template_documents.template_documents_template_id_fkey FOREIGN KEY (template_id) REFERENCES templates(id) ON DELETE CASCADE
constraint templates.templates_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
constraint templates.templates_pkey PRIMARY KEY (id)
constraint unlinked_providers.unlinked_providers_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
constraint unlinked_providers.unlinked_providers_pkey PRIMARY KEY (account_id, issuer)
constraint upkeep.upkeep_pkey PRIMARY KEY (task)
constraint usage_days.usage_days_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
constraint usage_days.usage_days_pkey PRIMARY KEY (account_id, day)
constraint version_documents.version_documents_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
constraint version_documents.version_documents_pkey PRIMARY KEY (account_id, sha256)
CREATE INDEX accounts_created ON public.accounts USING btree (created_at DESC, id DESC)
CREATE UNIQUE INDEX accounts_email ON public.accounts USING btree (email_key)
CREATE UNIQUE INDEX accounts_pkey ON public.accounts USING btree (id)
CREATE INDEX accounts_suspended ON public.accounts USING btree (id) WHERE (suspended_at IS NOT NULL)
CREATE INDEX api_keys_account ON public.api_keys USING btree (account_id)
CREATE UNIQUE INDEX api_keys_hash ON public.api_keys USING btree (hash)
CREATE INDEX api_keys_last4 ON public.api_keys USING btree (last4)
CREATE UNIQUE INDEX api_keys_pkey ON public.api_keys USING btree (id)
CREATE INDEX asset_uses_holder ON public.asset_uses USING btree (holder_id)
CREATE UNIQUE INDEX asset_uses_pkey ON public.asset_uses USING btree (asset_id, holder_id)
CREATE UNIQUE INDEX assets_bytes ON public.assets USING btree (account_id, sha256)
CREATE INDEX assets_created ON public.assets USING btree (account_id, created_at DESC, id DESC)
CREATE INDEX assets_hash ON public.assets USING btree (sha256)
CREATE UNIQUE INDEX assets_pkey ON public.assets USING btree (id)
CREATE INDEX audit_entries_account ON public.audit_entries USING btree (account_id, at DESC, id DESC)
CREATE INDEX audit_entries_action ON public.audit_entries USING btree (action, at DESC, id DESC)
CREATE INDEX audit_entries_actor ON public.audit_entries USING btree (actor_id, at DESC, id DESC)
CREATE INDEX audit_entries_at ON public.audit_entries USING btree (at DESC, id DESC)
CREATE UNIQUE INDEX audit_entries_pkey ON public.audit_entries USING btree (id)
CREATE UNIQUE INDEX design_documents_pkey ON public.design_documents USING btree (design_id)
CREATE INDEX design_opens_account ON public.design_opens USING btree (account_id, opened_at DESC, design_id DESC)
CREATE UNIQUE INDEX design_opens_pkey ON public.design_opens USING btree (design_id)
CREATE INDEX design_tags_design ON public.design_tags USING btree (design_id)
CREATE UNIQUE INDEX design_tags_pkey ON public.design_tags USING btree (account_id, tag, design_id)
CREATE INDEX design_tags_tag ON public.design_tags USING btree (tag, design_id)
CREATE INDEX design_versions_document ON public.design_versions USING btree (account_id, sha256) WHERE (sha256 IS NOT NULL)
CREATE INDEX design_versions_due ON public.design_versions USING btree (thin_at) WHERE (thin_at IS NOT NULL)
CREATE INDEX design_versions_oldest ON public.design_versions USING btree (account_id, saved_at) WHERE (thin_at IS NOT NULL)
CREATE UNIQUE INDEX design_versions_pkey ON public.design_versions USING btree (design_id, revision)
CREATE INDEX design_words_account ON public.design_words USING btree (account_id)
CREATE UNIQUE INDEX design_words_pkey ON public.design_words USING btree (design_id)
CREATE INDEX design_words_search ON public.design_words USING gin (words gin_trgm_ops)
CREATE INDEX designs_created ON public.designs USING btree (account_id, created_at DESC, id DESC, trashed_at) WHERE (trashed_at IS NULL)
CREATE INDEX designs_folder ON public.designs USING btree (account_id, folder_id, updated_at DESC, id DESC, trashed_at) WHERE (folder_id IS NOT NULL)
CREATE UNIQUE INDEX designs_pkey ON public.designs USING btree (id)
CREATE INDEX designs_public ON public.designs USING btree (updated_at DESC, id DESC, trashed_at) WHERE ((visibility = 'public'::text) AND (trashed_at IS NULL))
CREATE INDEX designs_purge ON public.designs USING btree (trashed_at, id) WHERE (trashed_at IS NOT NULL)
CREATE INDEX designs_search ON public.designs USING gin (title_search gin_trgm_ops) WHERE (trashed_at IS NULL)
CREATE INDEX designs_title ON public.designs USING btree (account_id, title_sort, id, trashed_at) WHERE (trashed_at IS NULL)
CREATE INDEX designs_trash ON public.designs USING btree (account_id, trashed_at DESC, id DESC) WHERE (trashed_at IS NOT NULL)
CREATE INDEX designs_updated ON public.designs USING btree (account_id, updated_at DESC, id DESC, trashed_at) WHERE (trashed_at IS NULL)
CREATE UNIQUE INDEX email_changes_pkey ON public.email_changes USING btree (account_id)
CREATE UNIQUE INDEX export_snapshots_pkey ON public.export_snapshots USING btree (export_id)
CREATE INDEX exports_account_queue ON public.exports USING btree (account_id, line, turn, id) WHERE (turn IS NOT NULL)
CREATE INDEX exports_claimed_turn ON public.exports USING btree (claimed_turn) WHERE (claimed_turn IS NOT NULL)
CREATE INDEX exports_created ON public.exports USING btree (account_id, created_at DESC, id DESC)
CREATE INDEX exports_design ON public.exports USING btree (design_id)
CREATE INDEX exports_equal ON public.exports USING btree (account_id, fingerprint, status)
CREATE INDEX exports_expiry ON public.exports USING btree (expires_at, id) WHERE (status = 'completed'::text)
CREATE INDEX exports_failed ON public.exports USING btree (completed_at DESC, id DESC, error_code) WHERE (status = 'failed'::text)
CREATE INDEX exports_files ON public.exports USING btree (file_set) WHERE (file_set IS NOT NULL)
CREATE UNIQUE INDEX exports_leader ON public.exports USING btree (account_id, fingerprint) WHERE (status = 'processing'::text)
CREATE UNIQUE INDEX exports_pkey ON public.exports USING btree (id)
CREATE INDEX exports_queue ON public.exports USING btree (line, turn, id) WHERE (turn IS NOT NULL)
CREATE INDEX exports_waiting ON public.exports USING btree (created_at) WHERE (status = 'queued'::text)
CREATE UNIQUE INDEX folders_name ON public.folders USING btree (account_id, COALESCE(parent_id, ''::text), name_key)
CREATE UNIQUE INDEX folders_pkey ON public.folders USING btree (id)
CREATE INDEX idempotency_keys_created ON public.idempotency_keys USING btree (created_at)
CREATE UNIQUE INDEX idempotency_keys_pkey ON public.idempotency_keys USING btree (account_id, key)
CREATE UNIQUE INDEX identities_account ON public.identities USING btree (account_id, issuer)
CREATE UNIQUE INDEX identities_pkey ON public.identities USING btree (issuer, subject)
CREATE INDEX invitations_created ON public.invitations USING btree (created_at DESC, id DESC)
CREATE INDEX invitations_open ON public.invitations USING btree (email_key) WHERE ((accepted_at IS NULL) AND (revoked_at IS NULL))
CREATE UNIQUE INDEX invitations_pkey ON public.invitations USING btree (id)
CREATE INDEX mails_due ON public.mails USING btree (due_at, id) WHERE (failed_at IS NULL)
CREATE INDEX mails_failed ON public.mails USING btree (failed_at) WHERE (failed_at IS NOT NULL)
CREATE UNIQUE INDEX mails_pkey ON public.mails USING btree (id)
CREATE UNIQUE INDEX migrations_pkey ON public.migrations USING btree (name)
CREATE INDEX pictures_due ON public.pictures USING btree (urgency, turn) WHERE (turn IS NOT NULL)
CREATE INDEX pictures_expiring ON public.pictures USING btree (expires_at) WHERE (expires_at IS NOT NULL)
CREATE INDEX pictures_leased ON public.pictures USING btree (leased_by) WHERE (leased_by IS NOT NULL)
CREATE INDEX pictures_owner ON public.pictures USING btree (owner, urgency, turn, wanted) WHERE (turn IS NOT NULL)
CREATE UNIQUE INDEX pictures_pkey ON public.pictures USING btree (subject_id, revision, page)
CREATE UNIQUE INDEX recovery_codes_pkey ON public.recovery_codes USING btree (account_id, hash)
CREATE UNIQUE INDEX removed_files_pkey ON public.removed_files USING btree (kind, name)
CREATE UNIQUE INDEX second_factors_pkey ON public.second_factors USING btree (account_id)
CREATE UNIQUE INDEX secrets_pkey ON public.secrets USING btree (purpose)
CREATE UNIQUE INDEX servers_pkey ON public.servers USING btree (instance)
CREATE INDEX sessions_account ON public.sessions USING btree (account_id)
CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at)
CREATE UNIQUE INDEX sessions_hash ON public.sessions USING btree (hash)
CREATE UNIQUE INDEX sessions_pkey ON public.sessions USING btree (id)
CREATE INDEX snapshot_assets_export ON public.snapshot_assets USING btree (export_id)
CREATE UNIQUE INDEX snapshot_assets_pkey ON public.snapshot_assets USING btree (asset_id, export_id)
CREATE UNIQUE INDEX template_documents_pkey ON public.template_documents USING btree (template_id)
CREATE INDEX templates_account ON public.templates USING btree (account_id, updated_at DESC, id DESC)
CREATE INDEX templates_everyone ON public.templates USING btree (updated_at DESC, id DESC) WHERE (visibility = 'everyone'::text)
CREATE UNIQUE INDEX templates_pkey ON public.templates USING btree (id)
CREATE UNIQUE INDEX unlinked_providers_pkey ON public.unlinked_providers USING btree (account_id, issuer)
CREATE UNIQUE INDEX upkeep_pkey ON public.upkeep USING btree (task)
CREATE UNIQUE INDEX usage_days_pkey ON public.usage_days USING btree (account_id, day)
CREATE UNIQUE INDEX version_documents_pkey ON public.version_documents USING btree (account_id, sha256)

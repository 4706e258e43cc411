// Made from openapi-web.json by `npm run openapi`. Changes go into the routes.

export interface paths {
    readonly "/web/session": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the current session
         * @description Returns the signed-in account, if any, and the sign-in options.
         */
        readonly get: operations["getSession"];
        readonly put?: never;
        /**
         * Sign in
         * @description Starts a session and ends the previous one of this browser. The error does not reveal whether the email or the password is wrong. Attempts are rate-limited by account and IP address.
         */
        readonly post: operations["signIn"];
        /**
         * Sign out
         * @description Ends the current session immediately.
         *
         *     Requires a session. API keys are not accepted.
         */
        readonly delete: operations["signOut"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/setup": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create the owner account
         * @description Available once, while no account has a password. An account created by the first start or the command line becomes this one, with its API keys and designs.
         */
        readonly post: operations["setUp"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/sign-up": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign up
         * @description Creates a member account on the `free` plan, if sign-up is open.
         */
        readonly post: operations["signUp"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List your sessions
         * @description Lists every browser that is signed in to your account.
         *
         *     Requires a session. API keys are not accepted.
         */
        readonly get: operations["listSessions"];
        readonly put?: never;
        readonly post?: never;
        /**
         * End all other sessions
         * @description Signs out every browser except the current one.
         *
         *     Requires a session. API keys are not accepted.
         */
        readonly delete: operations["endOtherSessions"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/sessions/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * End a session
         * @description Signs out a browser, effective with its next request.
         *
         *     Requires a session. API keys are not accepted.
         */
        readonly delete: operations["endSession"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/password-reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Request a password reset
         * @description Emails a one-time link, valid for one hour, if the account exists. The response is the same if it does not. Rate-limited by account and IP address. If email is not configured, an admin can create a link.
         */
        readonly post: operations["requestPasswordReset"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reset your password
         * @description Sets a new password with the token of a reset link, ends all sessions of the account and starts one in this browser. The link cannot be used again.
         */
        readonly post: operations["choosePassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/operator/accounts/{id}/reset-link": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create a password reset link
         * @description Creates a one-time link, valid for one hour. Share it privately.
         *
         *     Requires the session of an owner.
         */
        readonly post: operations["createResetLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/account": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete your account
         * @description Permanently deletes the account with all its data: designs, including those in the trash, templates, images, exports and their files, API keys and sessions. The only owner can be deleted only if no other account exists; the service then returns to its initial setup.
         *
         *     Requires a session. API keys are not accepted.
         */
        readonly delete: operations["deleteOwnAccount"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change your password or email
         * @description A new password ends all other sessions. The current session continues with a new cookie, and the previous cookie becomes invalid. API keys are not affected.
         *
         *     Requires a session. API keys are not accepted.
         */
        readonly patch: operations["changeOwnAccount"];
        readonly trace?: never;
    };
    readonly "/web/account/archive": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Download your data
         * @description A ZIP archive of your designs, trash and templates as JSON, uploaded images, files of unexpired exports, and lists of API keys, sessions and usage. It is created while it is downloaded, one at a time per account.
         *
         *     Requires a session. API keys are not accepted.
         */
        readonly get: operations["downloadArchive"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List your API keys
         * @description Newest first. Revoked keys are listed for 30 days.
         *
         *     Requires a session. API keys are not accepted.
         */
        readonly get: operations["listKeys"];
        readonly put?: never;
        /**
         * Create an API key
         * @description Only this response contains the secret. It is stored as a hash and cannot be recovered.
         *
         *     Requires a session. API keys are not accepted.
         */
        readonly post: operations["createKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/keys/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Revoke an API key
         * @description Requests with the key are rejected immediately. This cannot be undone. Revoking it again returns the same response.
         *
         *     Requires a session. API keys are not accepted.
         */
        readonly delete: operations["revokeKey"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Rename an API key
         * @description The secret is unchanged.
         *
         *     Requires a session. API keys are not accepted.
         */
        readonly patch: operations["renameKey"];
        readonly trace?: never;
    };
    readonly "/web/usage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get your plan and usage
         * @description Returns the plan, the current minute, daily counts and storage in use. Requests of the web app are not counted.
         *
         *     Requires a session. API keys are not accepted.
         */
        readonly get: operations["getUsage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/shared/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a shared design
         * @description Returns an unlisted or public design of any account. Private designs and designs in the trash return 404.
         */
        readonly get: operations["getSharedDesign"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/shared/{id}/exports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Download a shared design
         * @description Requires `sharing.download`. Waits up to 20 seconds; while the status is `queued` or `processing`, repeat the request. The file is rendered once for all viewers.
         */
        readonly post: operations["exportSharedDesign"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/operator/summary": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get an overview of the service
         * @description Returns counts, storage in use, plans and render processes.
         *
         *     Requires the session of an owner.
         */
        readonly get: operations["getSummary"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/operator/accounts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List accounts
         * @description Newest first.
         *
         *     Requires the session of an owner.
         */
        readonly get: operations["listAccounts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/operator/accounts/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Update an account's plan or role
         * @description Takes effect with the next request of the account. The last owner cannot be demoted.
         *
         *     Requires the session of an owner.
         */
        readonly patch: operations["changeAccount"];
        readonly trace?: never;
    };
    readonly "/web/operator/exports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List queued, processing or failed exports of all accounts
         * @description Queued and processing exports in queue order, failed ones most recent first.
         *
         *     Requires the session of an owner.
         */
        readonly get: operations["listWatchedExports"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description Fields to update, with the current password. */
        readonly AccountChange: {
            /**
             * Format: password
             * @description Current password.
             */
            readonly password: string;
            /**
             * Format: email
             * @description Email address. Not case-sensitive.
             */
            readonly email?: string;
            /**
             * Format: password
             * @description New password.
             */
            readonly newPassword?: string;
        };
        /** @description Confirmation with the current password. */
        readonly AccountRemoval: {
            /**
             * Format: password
             * @description Current password.
             */
            readonly password: string;
        };
        /** @description Fields to update. Omitted fields are unchanged. */
        readonly AccountRights: {
            /** @description Name of a configured plan. */
            readonly plan?: string;
            /**
             * @description Owners administer the service; members use it.
             * @enum {string}
             */
            readonly role?: "owner" | "member";
        };
        /** @description The updated account. */
        readonly ChangedAccount: {
            readonly account: components["schemas"]["WatchedAccount"];
        };
        /** @description The updated API key. */
        readonly ChangedKey: {
            readonly key: components["schemas"]["Key"];
        };
        /** @description A new password with the token of a reset link. */
        readonly ChosenPassword: {
            /**
             * Format: password
             * @description Token of the link, after `#token=`.
             */
            readonly token: string;
            /**
             * Format: password
             * @description New password.
             */
            readonly password: string;
        };
        /** @description A new API key with its secret. */
        readonly CreatedKey: {
            readonly key: components["schemas"]["Key"];
            /** @description The API key. It is not returned again. */
            readonly secret: string;
        };
        /** @description The credentials to sign in with. */
        readonly Credentials: {
            /** @description Email address. Not case-sensitive. */
            readonly email: string;
            /**
             * Format: password
             * @description Current password.
             */
            readonly password: string;
        };
        /** @description Why an export failed. */
        readonly ExportError: {
            /**
             * @description Machine-readable error code, from a closed list.
             * @enum {string}
             */
            readonly code: "font_unavailable" | "image_fetch_failed" | "image_blocked" | "image_invalid" | "output_too_large" | "storage_full" | "render_timeout" | "render_memory" | "internal_error";
            /** @description Human-readable description. */
            readonly message: string;
            /** @description Whether the same request may succeed later. */
            readonly retryable: boolean;
        };
        /**
         * @description From `queued` to `processing`, then `completed` or `failed`. `canceled`: removed from the queue. `expired`: completed, and its files have been deleted.
         * @enum {string}
         */
        readonly ExportStatus: "queued" | "processing" | "completed" | "failed" | "canceled" | "expired";
        /** @description An API key. The secret is returned only when the key is created. */
        readonly Key: {
            /** @description The key ID. Opaque; never changes. */
            readonly _id: string;
            /** @description Name. */
            readonly name: string;
            /** @description Last four characters of the key. */
            readonly last4: string;
            /** @description Scopes. */
            readonly scopes: readonly ("read" | "write")[];
            /**
             * Format: date-time
             * @description Creation time (ISO 8601, UTC).
             */
            readonly createdAt: string;
            /** @description Time it was last used, to the minute (ISO 8601, UTC), or null. */
            readonly lastUsedAt: string | null;
            /** @description Expiration time (ISO 8601, UTC), or null. */
            readonly expiresAt: string | null;
            /** @description Time it was revoked (ISO 8601, UTC), or null. */
            readonly revokedAt: string | null;
        };
        /** @description A page of API keys. */
        readonly KeyList: {
            /** @description API keys on this page, newest first. */
            readonly keys: readonly components["schemas"]["Key"][];
            /** @description Total number of matching items across all pages. */
            readonly total: number;
        };
        /** @description The new name of an API key. */
        readonly KeyName: {
            /** @description Name. */
            readonly name: string;
        };
        /** @description The signed-in account. */
        readonly Me: {
            /** @description The account ID. Opaque; never changes. */
            readonly _id: string;
            /** @description Email address. */
            readonly email: string;
            /**
             * @description Owners administer the service; members use it.
             * @enum {string}
             */
            readonly role: "owner" | "member";
            /** @description Name of the plan. Plans are configured by the administrator. */
            readonly plan: string;
            /**
             * Format: date-time
             * @description Creation time (ISO 8601, UTC).
             */
            readonly createdAt: string;
        };
        /** @description An API key to create. */
        readonly NewKey: {
            /** @description Name. */
            readonly name: string;
            /** @description Scopes. Default: `["read","write"]`. */
            readonly scopes?: readonly ("read" | "write")[];
            /** @description Expiration time in the future: ISO 8601 with a time zone, or a date. If null or omitted, the key never expires. */
            readonly expiresAt?: string | null;
        };
        /** @description The account to reset the password of. */
        readonly PasswordReset: {
            /**
             * Format: email
             * @description Email address. Not case-sensitive.
             */
            readonly email: string;
        };
        /** @description Why a request was rejected or failed (RFC 9457). */
        readonly Problem: {
            /**
             * Format: uri
             * @description A page about this kind of problem.
             */
            readonly type: string;
            /** @description Short summary, the same for every problem with this code. */
            readonly title: string;
            /** @description HTTP status code. */
            readonly status: number;
            /** @description What was wrong, what is allowed and what was received. */
            readonly detail: string;
            /**
             * @description Machine-readable error code, from a closed list.
             * @enum {string}
             */
            readonly code: "malformed_json" | "invalid_input" | "body_too_large" | "unsupported_media_type" | "invalid_range" | "key_missing" | "key_malformed" | "key_unknown" | "key_expired" | "key_revoked" | "scope_missing" | "session_missing" | "session_ended" | "session_needed" | "owner_needed" | "cross_site" | "sign_in_failed" | "sign_up_closed" | "setup_needed" | "setup_done" | "setup_token_wrong" | "too_many_attempts" | "rate_limited" | "too_many_failed_attempts" | "not_found" | "design_trashed" | "link_expired" | "method_not_allowed" | "export_not_cancelable" | "export_not_retryable" | "asset_in_use" | "stale_revision" | "idempotency_key_in_use" | "idempotency_key_reused" | "export_too_large" | "storage_full" | "page_not_found" | "image_invalid" | "unsupported_upload" | "font_unavailable" | "image_fetch_failed" | "image_blocked" | "output_too_large" | "render_timeout" | "render_memory" | "shutting_down" | "overloaded" | "disk_full" | "account_exists" | "last_owner" | "plan_unknown" | "reset_link_invalid" | "mail_not_configured" | "malformed_request" | "request_timeout" | "headers_too_large" | "internal_error";
            /** @description Include it when you report a problem. It is also in the server log. */
            readonly requestId: string;
            /** @description For `invalid_input`: every error, at most 50. */
            readonly errors?: readonly {
                /** @description JSON Pointer into the body, or `query/<name>` or `header/<name>`. */
                readonly pointer: string;
                /** @description What is allowed and what was received. */
                readonly detail: string;
            }[];
        };
        /** @description A password reset link. */
        readonly ResetLink: {
            /**
             * Format: uri
             * @description URL of the reset page in the web app.
             */
            readonly url: string;
            /**
             * Format: date-time
             * @description Expiration time (ISO 8601, UTC).
             */
            readonly expiresAt: string;
        };
        /** @description The number of ended sessions. */
        readonly Revoked: {
            /** @description Number of ended sessions. */
            readonly revoked: number;
        };
        /** @description An overview of the service. */
        readonly ServiceSummary: {
            /** @description Version of the server that handled the request. */
            readonly version: string;
            /** @description Number of accounts. */
            readonly accounts: number;
            /** @description Designs of all accounts, outside the trash. */
            readonly designs: number;
            /** @description Exports of all accounts. */
            readonly exports: {
                /** @description Exports waiting for a worker. */
                readonly queued: number;
                /** @description Exports being rendered. */
                readonly processing: number;
                /** @description Exports with stored files. Expired ones count until their files are deleted. */
                readonly completed: number;
                /** @description Failed exports. */
                readonly failed: number;
                /** @description All exports, including canceled and expired ones. */
                readonly total: number;
            };
            /** @description Requests with API keys since midnight UTC. Other servers report theirs every few seconds. */
            readonly requestsToday: number;
            /** @description Storage in use, updated every minute. */
            readonly storage: {
                /** @description Total size of uploaded images, in bytes. Identical files are stored once. */
                readonly assetBytes: number;
                /** @description Total size of export files that can be downloaded, in bytes. */
                readonly exportBytes: number;
            };
            /** @description Configured plans, and any others still assigned to accounts. */
            readonly plans: readonly {
                /** @description Name of the plan. */
                readonly name: string;
                /** @description Maximum requests per minute. */
                readonly requestsPerMinute: number;
                /** @description Accounts on this plan. */
                readonly accounts: number;
            }[];
            /** @description Render processes of the server that handled the request. */
            readonly renderers: {
                /** @description Render processes. */
                readonly processes: number;
                /** @description Busy render processes. */
                readonly busy: number;
                /** @description Renders waiting for a process. */
                readonly queued: number;
            };
        };
        /** @description A signed-in browser. */
        readonly Session: {
            /** @description The session ID. Opaque; never changes. */
            readonly _id: string;
            /** @description User-Agent of the browser at sign-in. */
            readonly device: string;
            /** @description IP address at sign-in. */
            readonly address: string;
            /**
             * Format: date-time
             * @description Sign-in time (ISO 8601, UTC).
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description Time it was last used, to the minute (ISO 8601, UTC).
             */
            readonly lastUsedAt: string;
            /**
             * Format: date-time
             * @description Expiration time, extended with each use (ISO 8601, UTC).
             */
            readonly expiresAt: string;
            /** @description Whether it is the current session. */
            readonly current: boolean;
        };
        /** @description All signed-in browsers of the account. */
        readonly SessionList: {
            /** @description Sessions, most recently used first. */
            readonly sessions: readonly components["schemas"]["Session"][];
        };
        /** @description The owner account to create. */
        readonly Setup: {
            /**
             * Format: email
             * @description Email address. Not case-sensitive.
             */
            readonly email: string;
            /**
             * Format: password
             * @description New password.
             */
            readonly password: string;
            /**
             * Format: password
             * @description Token of the setup link. Not required in a browser on the server itself.
             */
            readonly token?: string;
        };
        /** @description A shared design as shown to viewers. */
        readonly SharedDesign: {
            /** @description The design ID. Opaque; never changes. */
            readonly _id: string;
            /** @description Title. */
            readonly title: string;
            /** @description Page width in CSS pixels (96 per inch). */
            readonly width: number;
            /** @description Page height in CSS pixels (96 per inch). */
            readonly height: number;
            /** @description Number of pages. */
            readonly pageCount: number;
            /** @description Visibility: `unlisted` or `public`. */
            readonly visibility: components["schemas"]["Visibility"];
            readonly sharing: components["schemas"]["Sharing"];
            /**
             * Format: date-time
             * @description Time of the last change (ISO 8601, UTC).
             */
            readonly updatedAt: string;
            /** @description All pages, in order. */
            readonly pages: readonly {
                /** @description Page number, starting at 1. */
                readonly page: number;
                /**
                 * Format: uri
                 * @description WebP preview of the page, 1600 pixels on its longest side. Valid until the design changes or is no longer shared. Absolute and signed; requires no API key.
                 */
                readonly previewUrl: string;
            }[];
        };
        /** @description A download of a shared design. */
        readonly SharedExport: {
            /** @description Status. If `queued` or `processing`, repeat the request. */
            readonly status: components["schemas"]["ExportStatus"];
            /** @description Download URL, or null until completed. Absolute and signed. Valid while the design is shared and can be downloaded. */
            readonly downloadUrl: string | null;
            /** @description Why the export failed. Null unless it failed. */
            readonly error: components["schemas"]["ExportError"] | null;
        };
        /** @description The file format to download. */
        readonly SharedFormat: {
            /**
             * @description `png`: a ZIP with one file per page if there are several.
             * @enum {string}
             */
            readonly format: "png" | "pdf";
        };
        /** @description What viewers can do while the design is unlisted or public. Has no effect while it is private. */
        readonly Sharing: {
            /** @description Whether viewers can download it as PNG or PDF. A PDF can contain whole images, including cropped parts. */
            readonly download: boolean;
            /** @description Whether viewers can create their own design from it. A copy contains whole images, including cropped parts, without metadata or file names. */
            readonly copy: boolean;
        };
        /** @description The sign-in options and the current account. */
        readonly SignInOptions: {
            /**
             * @description `needed` until the first account has a password.
             * @enum {string}
             */
            readonly setup: "needed" | "done";
            /** @description Whether setup requires the link printed in the server log. */
            readonly setupNeedsToken: boolean;
            /** @description Command that prints the setup link, or null if setup does not require it. */
            readonly setupCommand: string | null;
            /** @description Whether sign-up is open to everyone. */
            readonly signUp: boolean;
            /** @description Whether email is configured. */
            readonly mail: boolean;
            /** @description The signed-in account, or null. */
            readonly account: components["schemas"]["Me"] | null;
        };
        /** @description A new account. */
        readonly SignUp: {
            /**
             * Format: email
             * @description Email address. Not case-sensitive.
             */
            readonly email: string;
            /**
             * Format: password
             * @description New password.
             */
            readonly password: string;
        };
        /** @description The signed-in account. The response sets the cookie of a new session. */
        readonly SignedIn: {
            readonly account: components["schemas"]["Me"];
        };
        /** @description The plan and usage of an account. */
        readonly Usage: {
            /** @description The plan of the account. */
            readonly plan: {
                /** @description Name of the plan. */
                readonly name: string;
                /** @description Maximum requests per minute of all API keys together. */
                readonly requestsPerMinute: number;
                /** @description Limit of `storage.storedBytes`. */
                readonly storageBytes: number;
            };
            /** @description The current minute, as counted by the server that handled the request. */
            readonly minute: {
                /** @description Requests with its API keys, including rejected ones. */
                readonly used: number;
                /** @description Maximum number of requests. */
                readonly limit: number;
                /** @description End of the current minute (ISO 8601, UTC), or null. */
                readonly resetsAt: string | null;
            };
            /** @description Every day up to today, oldest first. Counts are updated every few seconds; a server crash can lose the last few seconds. */
            readonly days: readonly {
                /** @description Date in UTC. */
                readonly date: string;
                /** @description Requests with its API keys, excluding those over the rate limit. */
                readonly requests: number;
                /** @description Exports created with API keys, in the web app and by visitors of shared designs. */
                readonly exports: number;
            }[];
            /** @description Storage in use. */
            readonly storage: {
                /** @description Designs outside the trash. */
                readonly designs: number;
                /** @description Designs in the trash. */
                readonly trashedDesigns: number;
                /** @description Uploaded images. */
                readonly assets: number;
                /** @description Total size of uploaded images, in bytes. */
                readonly assetBytes: number;
                /** @description Total size of export files that can be downloaded, in bytes. */
                readonly exportBytes: number;
                /** @description Total size of uploaded images and export files, in bytes, including files being deleted. */
                readonly storedBytes: number;
            };
        };
        /**
         * @description `private`: visible only to its owner. `unlisted`: visible to anyone with the link, signed in or not. `public`: also listed in the community.
         * @enum {string}
         */
        readonly Visibility: "private" | "unlisted" | "public";
        /** @description An account as shown to admins. */
        readonly WatchedAccount: {
            /** @description The account ID. Opaque; never changes. */
            readonly _id: string;
            /** @description Email address of the account. */
            readonly email: string;
            /**
             * @description Owners administer the service; members use it.
             * @enum {string}
             */
            readonly role: "owner" | "member";
            /** @description Name of the plan. */
            readonly plan: string;
            /**
             * Format: date-time
             * @description Creation time (ISO 8601, UTC).
             */
            readonly createdAt: string;
            /** @description Time of its last request, to the minute (ISO 8601, UTC), or null. */
            readonly lastSeenAt: string | null;
            /** @description Designs outside the trash. */
            readonly designs: number;
            /** @description Requests with its API keys in the last 30 days. */
            readonly requests30Days: number;
            /** @description Exports created in the last 30 days. */
            readonly exports30Days: number;
            /** @description Total size of its uploaded images, in bytes. */
            readonly assetBytes: number;
        };
        /** @description A page of accounts. */
        readonly WatchedAccountList: {
            /** @description Accounts on this page. */
            readonly accounts: readonly components["schemas"]["WatchedAccount"][];
            /** @description Total number of matching items across all pages. */
            readonly total: number;
        };
        /** @description An export as shown to admins. */
        readonly WatchedExport: {
            /** @description The export ID. Opaque; never changes. */
            readonly _id: string;
            /** @description The account of the export. */
            readonly account: {
                /** @description The account ID. Opaque; never changes. */
                readonly _id: string;
                /** @description Email address of the account. */
                readonly email: string;
            };
            /** @description The design ID. Opaque; never changes. */
            readonly designId: string;
            /** @description Title of the design. */
            readonly designTitle: string;
            /**
             * @description File format.
             * @enum {string}
             */
            readonly format: "png" | "pdf" | "jpeg" | "webp" | "avif";
            /**
             * @description Status.
             * @enum {string}
             */
            readonly status: "queued" | "processing" | "failed";
            /** @description Progress in percent. */
            readonly progress: number;
            /** @description Failed attempts that were retried. */
            readonly attempts: number;
            /** @description Why the export failed. Null unless it failed. */
            readonly error: components["schemas"]["ExportError"] | null;
            /**
             * Format: date-time
             * @description Creation time (ISO 8601, UTC).
             */
            readonly createdAt: string;
            /** @description Time it was first started (ISO 8601, UTC), or null. */
            readonly startedAt: string | null;
            /** @description Time it ended (ISO 8601, UTC), or null. */
            readonly completedAt: string | null;
        };
        /** @description A page of exports of all accounts. */
        readonly WatchedExportList: {
            /** @description Exports on this page. */
            readonly exports: readonly components["schemas"]["WatchedExport"][];
            /** @description Total number of matching items across all pages. */
            readonly total: number;
        };
    };
    responses: {
        /** @description `invalid_input` */
        readonly InvalidInput: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `rate_limited` */
        readonly RateLimited: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `internal_error` */
        readonly InternalError: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `shutting_down`, `overloaded` */
        readonly ShuttingDownOrOverloaded: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `invalid_input`, `malformed_json` */
        readonly InvalidInputOrMalformedJson: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `body_too_large` */
        readonly BodyTooLarge: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unsupported_media_type` */
        readonly UnsupportedMediaType: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `cross_site`, `setup_token_wrong` */
        readonly CrossSiteOrSetupTokenWrong: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `setup_done`, `account_exists` */
        readonly SetupDoneOrAccountExists: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `too_many_attempts`, `rate_limited` */
        readonly TooManyAttemptsOrRateLimited: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `storage_full` */
        readonly StorageFull: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `cross_site`, `sign_up_closed` */
        readonly CrossSiteOrSignUpClosed: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `setup_needed`, `account_exists` */
        readonly SetupNeededOrAccountExists: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `cross_site` */
        readonly CrossSite: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `sign_in_failed` */
        readonly SignInFailed: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `session_missing`, `session_ended` */
        readonly SessionMissingOrSessionEnded: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `session_needed`, `cross_site` */
        readonly SessionNeededOrCrossSite: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `rate_limited`, `too_many_failed_attempts` */
        readonly RateLimitedOrTooManyFailedAttempts: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `not_found` */
        readonly NotFound: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `mail_not_configured` */
        readonly MailNotConfigured: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `reset_link_invalid` */
        readonly ResetLinkInvalid: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `session_needed`, `owner_needed`, `cross_site` */
        readonly SessionNeededOrOwnerNeededOrCrossSite: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `account_exists` */
        readonly AccountExists: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `too_many_attempts`, `rate_limited`, `too_many_failed_attempts` */
        readonly TooManyAttemptsOrRateLimitedOrTooManyFailedAttempts: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `last_owner` */
        readonly LastOwner: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `not_found`, `design_trashed` */
        readonly NotFoundOrDesignTrashed: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `export_too_large`, `storage_full` */
        readonly ExportTooLargeOrStorageFull: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Include it when you report a problem. It is also in the server log. */
        readonly "X-Request-Id": string;
        /** @description Maximum requests in the current window. */
        readonly "X-RateLimit-Limit": number;
        /** @description Requests remaining in the current window. */
        readonly "X-RateLimit-Remaining": number;
        /** @description End of the current window, in UTC epoch seconds. */
        readonly "X-RateLimit-Reset": number;
        /** @description For `If-None-Match` and, for designs, `If-Match`. */
        readonly ETag: string;
        /** @description Path of the created resource. */
        readonly Location: string;
        /** @description Seconds to wait before the next request. */
        readonly "Retry-After": number;
        /** @description The `wait` preference that was honored. */
        readonly "Preference-Applied": string;
        /** @description `true` if this is a replay of the first response. */
        readonly "Idempotent-Replayed": string;
    };
    pathItems: never;
}
export interface operations {
    readonly getSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description ETag of a stored response. Returns 304 if it is still current. */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session and the sign-in options. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "setup": "done",
                     *       "setupNeedsToken": false,
                     *       "setupCommand": null,
                     *       "signUp": false,
                     *       "mail": false,
                     *       "account": {
                     *         "_id": "acc_01jqr8v0a1b2c3d4e5f6g7h8j9",
                     *         "email": "me@example.com",
                     *         "role": "owner",
                     *         "plan": "max",
                     *         "createdAt": "2026-04-01T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SignInOptions"];
                };
            };
            /** @description Not modified. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly signIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "email": "me@example.com",
                 *       "password": "correct horse battery"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Credentials"];
            };
        };
        readonly responses: {
            /** @description Signed in, with a cookie. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account": {
                     *         "_id": "acc_01jqr8v0a1b2c3d4e5f6g7h8j9",
                     *         "email": "me@example.com",
                     *         "role": "owner",
                     *         "plan": "max",
                     *         "createdAt": "2026-04-01T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SignedIn"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["SignInFailed"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["TooManyAttemptsOrRateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly signOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Signed out. The session cookie is cleared. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["SessionNeededOrCrossSite"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly setUp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "email": "me@example.com",
                 *       "password": "correct horse battery"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Setup"];
            };
        };
        readonly responses: {
            /** @description Signed in, with a cookie. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account": {
                     *         "_id": "acc_01jqr8v0a1b2c3d4e5f6g7h8j9",
                     *         "email": "me@example.com",
                     *         "role": "owner",
                     *         "plan": "max",
                     *         "createdAt": "2026-04-01T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SignedIn"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 403: components["responses"]["CrossSiteOrSetupTokenWrong"];
            readonly 409: components["responses"]["SetupDoneOrAccountExists"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["TooManyAttemptsOrRateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly signUp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "email": "me@example.com",
                 *       "password": "correct horse battery"
                 *     }
                 */
                readonly "application/json": components["schemas"]["SignUp"];
            };
        };
        readonly responses: {
            /** @description Signed in, with a cookie. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account": {
                     *         "_id": "acc_01jqr8v0a1b2c3d4e5f6g7h8j9",
                     *         "email": "me@example.com",
                     *         "role": "owner",
                     *         "plan": "max",
                     *         "createdAt": "2026-04-01T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SignedIn"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 403: components["responses"]["CrossSiteOrSignUpClosed"];
            readonly 409: components["responses"]["SetupNeededOrAccountExists"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["TooManyAttemptsOrRateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly listSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description ETag of a stored response. Returns 304 if it is still current. */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sessions, most recently used first. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sessions": [
                     *         {
                     *           "_id": "ses_01jqr8v0a1b2c3d4e5f6g7h8j9",
                     *           "device": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                     *           "address": "192.0.2.7",
                     *           "createdAt": "2026-04-01T10:00:00.000Z",
                     *           "lastUsedAt": "2026-04-02T08:30:00.000Z",
                     *           "expiresAt": "2026-05-02T08:30:00.000Z",
                     *           "current": true
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SessionList"];
                };
            };
            /** @description Not modified. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["SessionNeededOrCrossSite"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly endOtherSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The number of ended sessions. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "revoked": 2
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Revoked"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["SessionNeededOrCrossSite"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly endSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The session ID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session has ended. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["SessionNeededOrCrossSite"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly requestPasswordReset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "email": "me@example.com"
                 *     }
                 */
                readonly "application/json": components["schemas"]["PasswordReset"];
            };
        };
        readonly responses: {
            /** @description If the account exists, a reset link has been emailed. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 409: components["responses"]["MailNotConfigured"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["TooManyAttemptsOrRateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly choosePassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "token": "acc_01jqr8v0a1b2c3d4e5f6g7h8j9.t9k2s0.mJ0b0c1eJ7JtqkXo5m3G6iS4cE0v7yS3o5x0Qm2b9aE",
                 *       "password": "correct horse battery"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ChosenPassword"];
            };
        };
        readonly responses: {
            /** @description Signed in, with a cookie. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account": {
                     *         "_id": "acc_01jqr8v0a1b2c3d4e5f6g7h8j9",
                     *         "email": "me@example.com",
                     *         "role": "owner",
                     *         "plan": "max",
                     *         "createdAt": "2026-04-01T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SignedIn"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["SignInFailed"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 410: components["responses"]["ResetLinkInvalid"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly createResetLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The account ID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The link. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "http://localhost:4400/reset#token=acc_01jqr8v0a1b2c3d4e5f6g7h8j9.t9k2s0.mJ0b0c1eJ7JtqkXo5m3G6iS4cE0v7yS3o5x0Qm2b9aE",
                     *       "expiresAt": "2026-04-01T11:00:00.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ResetLink"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["SessionNeededOrOwnerNeededOrCrossSite"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly deleteOwnAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "password": "correct horse battery"
                 *     }
                 */
                readonly "application/json": components["schemas"]["AccountRemoval"];
            };
        };
        readonly responses: {
            /** @description Deleted. The session cookie is cleared. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["SessionNeededOrCrossSite"];
            readonly 409: components["responses"]["LastOwner"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["TooManyAttemptsOrRateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly changeOwnAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "password": "correct horse battery",
                 *       "newPassword": "staple and a paper clip"
                 *     }
                 */
                readonly "application/json": components["schemas"]["AccountChange"];
            };
        };
        readonly responses: {
            /** @description The account, with a new cookie. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account": {
                     *         "_id": "acc_01jqr8v0a1b2c3d4e5f6g7h8j9",
                     *         "email": "me@example.com",
                     *         "role": "owner",
                     *         "plan": "max",
                     *         "createdAt": "2026-04-01T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        readonly account: components["schemas"]["Me"];
                    };
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["SessionNeededOrCrossSite"];
            readonly 409: components["responses"]["AccountExists"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["TooManyAttemptsOrRateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly downloadArchive: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description ETag of a stored response. Returns 304 if it is still current. */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The archive. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/zip": string;
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["SessionNeededOrCrossSite"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly listKeys: {
        readonly parameters: {
            readonly query?: {
                /** @description Maximum number of items to return. Default: `20`. */
                readonly limit?: number;
                /** @description Number of items to skip. Default: `0`. */
                readonly offset?: number;
            };
            readonly header?: {
                /** @description ETag of a stored response. Returns 304 if it is still current. */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of API keys. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "keys": [
                     *         {
                     *           "_id": "key_01jqr8v0a1b2c3d4e5f6g7h8j9",
                     *           "name": "Website",
                     *           "last4": "x7Qd",
                     *           "scopes": [
                     *             "read",
                     *             "write"
                     *           ],
                     *           "createdAt": "2026-04-01T10:00:00.000Z",
                     *           "lastUsedAt": null,
                     *           "expiresAt": "2030-01-31T12:00:00.000Z",
                     *           "revokedAt": null
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["KeyList"];
                };
            };
            /** @description Not modified. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["SessionNeededOrCrossSite"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly createKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Website",
                 *       "scopes": [
                 *         "read",
                 *         "write"
                 *       ],
                 *       "expiresAt": "2030-01-31T12:00:00.000Z"
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewKey"];
            };
        };
        readonly responses: {
            /** @description The secret and the key as listed. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "key": {
                     *         "_id": "key_01jqr8v0a1b2c3d4e5f6g7h8j9",
                     *         "name": "Website",
                     *         "last4": "x7Qd",
                     *         "scopes": [
                     *           "read",
                     *           "write"
                     *         ],
                     *         "createdAt": "2026-04-01T10:00:00.000Z",
                     *         "lastUsedAt": null,
                     *         "expiresAt": "2030-01-31T12:00:00.000Z",
                     *         "revokedAt": null
                     *       },
                     *       "secret": "pl_KEPT_IN_A_SAFE_PLACE_ITS_LAST_FOUR_LETTERS_x7Qd"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CreatedKey"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["SessionNeededOrCrossSite"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly revokeKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The key ID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The API key. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "key": {
                     *         "_id": "key_01jqr8v0a1b2c3d4e5f6g7h8j9",
                     *         "name": "Website",
                     *         "last4": "x7Qd",
                     *         "scopes": [
                     *           "read",
                     *           "write"
                     *         ],
                     *         "createdAt": "2026-04-01T10:00:00.000Z",
                     *         "lastUsedAt": null,
                     *         "expiresAt": "2030-01-31T12:00:00.000Z",
                     *         "revokedAt": "2026-04-02T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ChangedKey"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["SessionNeededOrCrossSite"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly renameKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The key ID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Newsletter"
                 *     }
                 */
                readonly "application/json": components["schemas"]["KeyName"];
            };
        };
        readonly responses: {
            /** @description The API key. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "key": {
                     *         "_id": "key_01jqr8v0a1b2c3d4e5f6g7h8j9",
                     *         "name": "Newsletter",
                     *         "last4": "x7Qd",
                     *         "scopes": [
                     *           "read",
                     *           "write"
                     *         ],
                     *         "createdAt": "2026-04-01T10:00:00.000Z",
                     *         "lastUsedAt": null,
                     *         "expiresAt": "2030-01-31T12:00:00.000Z",
                     *         "revokedAt": null
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ChangedKey"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["SessionNeededOrCrossSite"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly getUsage: {
        readonly parameters: {
            readonly query?: {
                /** @description Number of days to return, including today. Default: `30`. */
                readonly days?: number;
            };
            readonly header?: {
                /** @description ETag of a stored response. Returns 304 if it is still current. */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The usage. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "plan": {
                     *         "name": "pro",
                     *         "requestsPerMinute": 300,
                     *         "storageBytes": 20000000000
                     *       },
                     *       "minute": {
                     *         "used": 12,
                     *         "limit": 300,
                     *         "resetsAt": "2026-04-02T10:00:41.000Z"
                     *       },
                     *       "days": [
                     *         {
                     *           "date": "2026-04-01",
                     *           "requests": 1204,
                     *           "exports": 61
                     *         },
                     *         {
                     *           "date": "2026-04-02",
                     *           "requests": 310,
                     *           "exports": 4
                     *         }
                     *       ],
                     *       "storage": {
                     *         "designs": 12,
                     *         "trashedDesigns": 1,
                     *         "assets": 3,
                     *         "assetBytes": 4210331,
                     *         "exportBytes": 18220101,
                     *         "storedBytes": 22430432
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Usage"];
                };
            };
            /** @description Not modified. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["SessionNeededOrCrossSite"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly getSharedDesign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description ETag of a stored response. Returns 304 if it is still current. */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The design ID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The design. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "des_01jqr8yd0m3k5t7w9x2z4b6c8f",
                     *       "title": "Summer sale",
                     *       "width": 1080,
                     *       "height": 1080,
                     *       "pageCount": 1,
                     *       "visibility": "unlisted",
                     *       "sharing": {
                     *         "download": true,
                     *         "copy": false
                     *       },
                     *       "updatedAt": "2026-04-01T10:00:00.000Z",
                     *       "pages": [
                     *         {
                     *           "page": 1,
                     *           "previewUrl": "http://localhost:4400/files/shared/previews/des_01jqr8yd0m3k5t7w9x2z4b6c8f/1/1.webp?signature=4nTb0xkX"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SharedDesign"];
                };
            };
            /** @description Not modified. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly exportSharedDesign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The design ID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "format": "pdf"
                 *     }
                 */
                readonly "application/json": components["schemas"]["SharedFormat"];
            };
        };
        readonly responses: {
            /** @description The status and the download URL. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "completed",
                     *       "downloadUrl": "http://localhost:4400/files/shared/exports/exp_01jqr8z3h2m4n6p8q0r2s4t6v8/summer-sale.pdf?expires=1775124000&signature=4nTb0xkX",
                     *       "error": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SharedExport"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["NotFoundOrDesignTrashed"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["ExportTooLargeOrStorageFull"];
            readonly 429: components["responses"]["TooManyAttemptsOrRateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly getSummary: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description ETag of a stored response. Returns 304 if it is still current. */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The overview. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "1.0.0",
                     *       "accounts": 41,
                     *       "designs": 1830,
                     *       "exports": {
                     *         "queued": 2,
                     *         "processing": 1,
                     *         "completed": 604,
                     *         "failed": 3,
                     *         "total": 9120
                     *       },
                     *       "requestsToday": 18204,
                     *       "storage": {
                     *         "assetBytes": 81223004,
                     *         "exportBytes": 402118220
                     *       },
                     *       "plans": [
                     *         {
                     *           "name": "free",
                     *           "requestsPerMinute": 60,
                     *           "accounts": 38
                     *         },
                     *         {
                     *           "name": "pro",
                     *           "requestsPerMinute": 300,
                     *           "accounts": 3
                     *         }
                     *       ],
                     *       "renderers": {
                     *         "processes": 2,
                     *         "busy": 1,
                     *         "queued": 0
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ServiceSummary"];
                };
            };
            /** @description Not modified. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["SessionNeededOrOwnerNeededOrCrossSite"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly listAccounts: {
        readonly parameters: {
            readonly query?: {
                /** @description Part of the email address, ignoring case, or the full account ID. */
                readonly q?: string;
                /** @description Maximum number of items to return. Default: `20`. */
                readonly limit?: number;
                /** @description Number of items to skip. Default: `0`. */
                readonly offset?: number;
            };
            readonly header?: {
                /** @description ETag of a stored response. Returns 304 if it is still current. */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of accounts. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accounts": [
                     *         {
                     *           "_id": "acc_01jqr8v0a1b2c3d4e5f6g7h8j9",
                     *           "email": "me@example.com",
                     *           "role": "member",
                     *           "plan": "pro",
                     *           "createdAt": "2026-04-01T10:00:00.000Z",
                     *           "lastSeenAt": "2026-04-02T09:58:00.000Z",
                     *           "designs": 12,
                     *           "requests30Days": 1514,
                     *           "exports30Days": 65,
                     *           "assetBytes": 4210331
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["WatchedAccountList"];
                };
            };
            /** @description Not modified. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["SessionNeededOrOwnerNeededOrCrossSite"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly changeAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The account ID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "plan": "max"
                 *     }
                 */
                readonly "application/json": components["schemas"]["AccountRights"];
            };
        };
        readonly responses: {
            /** @description The account. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account": {
                     *         "_id": "acc_01jqr8v0a1b2c3d4e5f6g7h8j9",
                     *         "email": "me@example.com",
                     *         "role": "member",
                     *         "plan": "max",
                     *         "createdAt": "2026-04-01T10:00:00.000Z",
                     *         "lastSeenAt": "2026-04-02T09:58:00.000Z",
                     *         "designs": 12,
                     *         "requests30Days": 1514,
                     *         "exports30Days": 65,
                     *         "assetBytes": 4210331
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ChangedAccount"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["SessionNeededOrOwnerNeededOrCrossSite"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["LastOwner"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly listWatchedExports: {
        readonly parameters: {
            readonly query?: {
                /** @description Only exports with this status. */
                readonly status?: "queued" | "processing" | "failed";
                /** @description Maximum number of items to return. Default: `20`. */
                readonly limit?: number;
                /** @description Number of items to skip. Default: `0`. */
                readonly offset?: number;
            };
            readonly header?: {
                /** @description ETag of a stored response. Returns 304 if it is still current. */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of exports. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exports": [
                     *         {
                     *           "_id": "exp_01jqr8v0a1b2c3d4e5f6g7h8j9",
                     *           "account": {
                     *             "_id": "acc_01jqr8v0a1b2c3d4e5f6g7h8j9",
                     *             "email": "me@example.com"
                     *           },
                     *           "designId": "des_01jqr8v0a1b2c3d4e5f6g7h8j9",
                     *           "designTitle": "Summer sale",
                     *           "format": "png",
                     *           "status": "processing",
                     *           "progress": 40,
                     *           "attempts": 0,
                     *           "error": null,
                     *           "createdAt": "2026-04-02T09:59:58.000Z",
                     *           "startedAt": "2026-04-02T09:59:58.200Z",
                     *           "completedAt": null
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["WatchedExportList"];
                };
            };
            /** @description Not modified. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["SessionNeededOrOwnerNeededOrCrossSite"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
}

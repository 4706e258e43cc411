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
         * Ask who is signed in
         * @description Who is signed in, if anybody, and what somebody who is not may do.
         */
        readonly get: operations["getSession"];
        readonly put?: never;
        /**
         * Sign in
         * @description Begins a session, and ends the one that the browser had. A wrong email and a wrong password are refused alike. Attempts are limited by account and by address.
         */
        readonly post: operations["signIn"];
        /**
         * Sign out
         * @description Ends the session that asks, at once.
         *
         *     Needs a session: a key will not do.
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
         * Make the owner's account
         * @description Once, while no account has a password. An account that the first start or the command line has made, with its keys and designs, becomes this one.
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
         * Make an account
         * @description A member's account on the plan free, where whoever runs the service lets anybody make one.
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
         * @description Every browser that is signed in to your account.
         *
         *     Needs a session: a key will not do.
         */
        readonly get: operations["listSessions"];
        readonly put?: never;
        readonly post?: never;
        /**
         * End all other sessions
         * @description Signs every browser out but the one that asks.
         *
         *     Needs a session: a key will not do.
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
         * @description Signs a browser out, with its next request.
         *
         *     Needs a session: a key will not do.
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
         * Ask for a new password
         * @description Sends a link that works once, and for an hour, if there is such an account; the answer is the same if there is none. Limited by account and by address. Where the service sends no mail, whoever runs it can make such a link.
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
         * Set a new password by a link
         * @description Ends every session of the account, begins one in this browser, and uses the link up.
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
         * Make a link for a new password
         * @description For somebody who has forgotten theirs. It works once, and for an hour; hand it on in private.
         *
         *     Needs the session of an owner.
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
         * @description With everything that it has, at once and for good: designs, also those in the trash, templates, pictures, exports, their files, keys and sessions. The only owner can go once another account is one, or when no other account is left; then the service is as it was at its first start.
         *
         *     Needs a session: a key will not do.
         */
        readonly delete: operations["deleteOwnAccount"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change your password or email
         * @description A new password ends every other session. The session that asks goes on with another cookie: the one before opens nothing any more. Keys stay as they are.
         *
         *     Needs a session: a key will not do.
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
         * Download everything you have
         * @description A ZIP with designs, trash and own templates as JSON, uploaded pictures, the files of exports that are still there, and lists of keys, sessions and use. It is made while it is sent, one at a time for an account.
         *
         *     Needs a session: a key will not do.
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
         * List your keys
         * @description The newest first. One that was revoked is listed for 30 days more.
         *
         *     Needs a session: a key will not do.
         */
        readonly get: operations["listKeys"];
        readonly put?: never;
        /**
         * Make a key
         * @description The answer is the only one that holds the key itself: of what is kept, nobody can make it out again.
         *
         *     Needs a session: a key will not do.
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
         * Revoke a key
         * @description In force with the next request that is made with it. This cannot be undone. Revoking it again answers the same.
         *
         *     Needs a session: a key will not do.
         */
        readonly delete: operations["revokeKey"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Rename a key
         * @description It goes on working as it did.
         *
         *     Needs a session: a key will not do.
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
         * Read your plan and usage
         * @description The plan, the minute under way, every day, and what is stored. Requests of the web app itself are not counted.
         *
         *     Needs a session: a key will not do.
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
         * See a shared design
         * @description An unlisted or public design of any account. A private one, and one in the trash, is 404 as any other.
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
         * @description Where its owner allows it. Waits for at most 20 seconds; while the status is `queued` or `processing`, the same request asks whether it is ready. Rendered once however many ask.
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
         * See the service at a glance
         * @description What there is, what is under way, and what it takes.
         *
         *     Needs the session of an owner.
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
         * List the accounts
         * @description The newest first.
         *
         *     Needs the session of an owner.
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
         * Change an account's plan or role
         * @description In force with its next request. There is always an owner: the last one stays one.
         *
         *     Needs the session of an owner.
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
         * List the exports of all accounts that wait, run or failed
         * @description Those under way in the order of the queue, failed ones latest first.
         *
         *     Needs the session of an owner.
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
        /** @description What is to be otherwise, with the password as it is. */
        readonly AccountChange: {
            /**
             * Format: password
             * @description The password as it is.
             */
            readonly password: string;
            /**
             * Format: email
             * @description An email address. Its case does not matter.
             */
            readonly email?: string;
            /**
             * Format: password
             * @description The password from then on.
             */
            readonly newPassword?: string;
        };
        /** @description The password, once more. */
        readonly AccountRemoval: {
            /**
             * Format: password
             * @description The password as it is.
             */
            readonly password: string;
        };
        /** @description What an account may do: its plan, its role or both. */
        readonly AccountRights: {
            /** @description One of the plans of the settings. */
            readonly plan?: string;
            /**
             * @description An owner runs the service; members use it.
             * @enum {string}
             */
            readonly role?: "owner" | "member";
        };
        /** @description An account as it is now. */
        readonly ChangedAccount: {
            readonly account: components["schemas"]["WatchedAccount"];
        };
        /** @description A key as it is now. */
        readonly ChangedKey: {
            readonly key: components["schemas"]["Key"];
        };
        /** @description A new password, with the token of a link. */
        readonly ChosenPassword: {
            /**
             * Format: password
             * @description What follows `#token=`.
             */
            readonly token: string;
            /**
             * Format: password
             * @description The password from then on.
             */
            readonly password: string;
        };
        /** @description Who signs in. */
        readonly Credentials: {
            /** @description An email address. Its case does not matter. */
            readonly email: string;
            /**
             * Format: password
             * @description The password as it is.
             */
            readonly password: string;
        };
        /** @description What the web app must know before it can show anything. */
        readonly Door: {
            /**
             * @description needed until the first account has a password.
             * @enum {string}
             */
            readonly setup: "needed" | "done";
            /** @description Whether the one who sets it up must come by the link that was printed. */
            readonly setupNeedsToken: boolean;
            /** @description The command that prints the setup link, if setup needs it. Otherwise null. */
            readonly setupCommand: string | null;
            /** @description Whether anybody may make an account. */
            readonly signUp: boolean;
            /** @description Whether the service can send mail. */
            readonly mail: boolean;
            /** @description Who is signed in, or null. */
            readonly account: components["schemas"]["Me"] | null;
        };
        /** @description Why an export failed. */
        readonly ExportError: {
            /**
             * @description What went wrong, from a closed list.
             * @enum {string}
             */
            readonly code: "font_unavailable" | "image_fetch_failed" | "image_blocked" | "image_invalid" | "output_too_large" | "storage_full" | "render_timeout" | "render_memory" | "internal_error";
            /** @description The same in a sentence. */
            readonly message: string;
            /** @description Whether the same request may well succeed later. */
            readonly retryable: boolean;
        };
        /**
         * @description From queued to processing, and then to completed or failed. canceled: taken out of the queue. expired: completed, and its files are gone.
         * @enum {string}
         */
        readonly ExportStatus: "queued" | "processing" | "completed" | "failed" | "canceled" | "expired";
        /** @description A key that programs use the API with. The key itself is told once, when it is made. */
        readonly Key: {
            /** @description The key's id. Opaque; it never changes. */
            readonly _id: string;
            /** @description What its people call it. */
            readonly name: string;
            /** @description Its last four characters. */
            readonly last4: string;
            /** @description What it allows. */
            readonly scopes: readonly ("read" | "write")[];
            /**
             * Format: date-time
             * @description When it was made. ISO 8601 in UTC, to the millisecond.
             */
            readonly createdAt: string;
            /** @description When it was used last, true to the minute. ISO 8601 in UTC, to the millisecond, or null. */
            readonly lastUsedAt: string | null;
            /** @description When it ends by itself. ISO 8601 in UTC, to the millisecond, or null. */
            readonly expiresAt: string | null;
            /** @description When it was revoked. ISO 8601 in UTC, to the millisecond, or null. */
            readonly revokedAt: string | null;
        };
        /** @description A page of keys. */
        readonly KeyList: {
            /** @description Those on this page, the newest first. */
            readonly keys: readonly components["schemas"]["Key"][];
            /** @description How many there are in all that were asked for, beyond this page. Exact. */
            readonly total: number;
        };
        /** @description What to call a key. */
        readonly KeyName: {
            /** @description What to call it. */
            readonly name: string;
        };
        /** @description A key that was just made, with the key itself. */
        readonly MadeKey: {
            readonly key: components["schemas"]["Key"];
            /** @description The key itself. It is not told again. */
            readonly secret: string;
        };
        /** @description The account of who is signed in. */
        readonly Me: {
            /** @description The account's id. Opaque; it never changes. */
            readonly _id: string;
            /** @description What its person signs in with. */
            readonly email: string;
            /**
             * @description An owner runs the service; members use it.
             * @enum {string}
             */
            readonly role: "owner" | "member";
            /** @description What it is allowed to use; the operator names the plans. */
            readonly plan: string;
            /**
             * Format: date-time
             * @description When it was made. ISO 8601 in UTC, to the millisecond.
             */
            readonly createdAt: string;
        };
        /** @description A key to be made. */
        readonly NewKey: {
            /** @description What to call it. */
            readonly name: string;
            /** @description What it allows. Default `["read","write"]`. */
            readonly scopes?: readonly ("read" | "write")[];
            /** @description When it ends by itself, in the future: ISO 8601 with its zone, or a day. Null or absent is never. */
            readonly expiresAt?: string | null;
        };
        /** @description Whose password was forgotten. */
        readonly PasswordReset: {
            /**
             * Format: email
             * @description An email address. Its case does not matter.
             */
            readonly email: string;
        };
        /** @description Why a request was refused or failed, as RFC 9457 has it. */
        readonly Problem: {
            /**
             * Format: uri
             * @description A page about this kind of problem.
             */
            readonly type: string;
            /** @description The kind of problem in a few words, the same for every one of its code. */
            readonly title: string;
            /** @description The status of the answer. */
            readonly status: number;
            /** @description What was wrong this time, what is allowed, and what was received. */
            readonly detail: string;
            /**
             * @description The kind of problem, for programs. From a closed list.
             * @enum {string}
             */
            readonly code: "malformed_json" | "invalid_input" | "body_too_large" | "unsupported_media_type" | "invalid_range" | "key_missing" | "key_malformed" | "key_unknown" | "key_expired" | "key_revoked" | "scope_missing" | "session_missing" | "session_ended" | "session_needed" | "owner_needed" | "cross_site" | "sign_in_failed" | "sign_up_closed" | "setup_needed" | "setup_done" | "setup_token_wrong" | "too_many_attempts" | "rate_limited" | "too_many_failed_attempts" | "not_found" | "design_trashed" | "link_expired" | "method_not_allowed" | "export_not_cancelable" | "export_not_retryable" | "asset_in_use" | "stale_revision" | "idempotency_key_in_use" | "idempotency_key_reused" | "export_too_large" | "storage_full" | "page_not_found" | "image_invalid" | "unsupported_upload" | "font_unavailable" | "image_fetch_failed" | "image_blocked" | "output_too_large" | "render_timeout" | "render_memory" | "shutting_down" | "overloaded" | "disk_full" | "account_exists" | "last_owner" | "plan_unknown" | "reset_link_invalid" | "mail_not_configured" | "malformed_request" | "request_timeout" | "headers_too_large" | "internal_error";
            /** @description Name it when you report a problem: the log has the same. */
            readonly requestId: string;
            /** @description For `invalid_input`: every fault, at most 50. */
            readonly errors?: readonly {
                /** @description A JSON Pointer into the body, or `query/<name>` or `header/<name>`. */
                readonly pointer: string;
                /** @description What must be there, and what was received. */
                readonly detail: string;
            }[];
        };
        /** @description A link to set a new password. */
        readonly ResetLink: {
            /**
             * Format: uri
             * @description A page of the web app.
             */
            readonly url: string;
            /**
             * Format: date-time
             * @description Until when it works, unless it is used before. ISO 8601 in UTC, to the millisecond.
             */
            readonly expiresAt: string;
        };
        /** @description Sessions that were ended. */
        readonly Revoked: {
            /** @description How many there were. */
            readonly revoked: number;
        };
        /** @description The service at a glance. */
        readonly ServiceSummary: {
            /** @description Of the server that answers. */
            readonly version: string;
            /** @description How many there are. */
            readonly accounts: number;
            /** @description Of all accounts, without those in the trash. */
            readonly designs: number;
            /** @description Exports of all accounts. */
            readonly exports: {
                /** @description Exports that wait for a worker. */
                readonly queued: number;
                /** @description Exports that are being rendered. */
                readonly processing: number;
                /** @description Exports whose files are kept; one whose time is over counts until its files are cleared away. */
                readonly completed: number;
                /** @description Exports that failed. */
                readonly failed: number;
                /** @description All exports that are listed, canceled and expired ones too. */
                readonly total: number;
            };
            /** @description Requests made with keys since midnight in UTC; other servers add theirs every few seconds. */
            readonly requestsToday: number;
            /** @description What is kept, true to the minute. */
            readonly storage: {
                /** @description What uploaded pictures take, in bytes. Equal ones are kept once. */
                readonly assetBytes: number;
                /** @description What the files of exports take that can still be downloaded, in bytes. */
                readonly exportBytes: number;
            };
            /** @description The plans of the settings, and those that accounts are still on. */
            readonly plans: readonly {
                /** @description The plan's name. */
                readonly name: string;
                /** @description What it allows. */
                readonly requestsPerMinute: number;
                /** @description Accounts that are on it. */
                readonly accounts: number;
            }[];
            /** @description Of the server that answers. */
            readonly renderers: {
                /** @description Render processes. */
                readonly processes: number;
                /** @description Render processes that are rendering. */
                readonly busy: number;
                /** @description Renders waiting for a process. */
                readonly queued: number;
            };
        };
        /** @description A browser that is signed in. */
        readonly Session: {
            /** @description The session's id. Opaque; it never changes. */
            readonly _id: string;
            /** @description What the browser said of itself when it signed in: its User-Agent. */
            readonly device: string;
            /** @description Where it signed in from. */
            readonly address: string;
            /**
             * Format: date-time
             * @description When it signed in. ISO 8601 in UTC, to the millisecond.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it was used last, to the minute. ISO 8601 in UTC, to the millisecond.
             */
            readonly lastUsedAt: string;
            /**
             * Format: date-time
             * @description When it ends unless it is used again. ISO 8601 in UTC, to the millisecond.
             */
            readonly expiresAt: string;
            /** @description Whether it is the one that asks. */
            readonly current: boolean;
        };
        /** @description All browsers that are signed in to the account. */
        readonly SessionList: {
            /** @description The last used first. */
            readonly sessions: readonly components["schemas"]["Session"][];
        };
        /** @description The owner's account. */
        readonly Setup: {
            /**
             * Format: email
             * @description An email address. Its case does not matter.
             */
            readonly email: string;
            /**
             * Format: password
             * @description The password from then on.
             */
            readonly password: string;
            /**
             * Format: password
             * @description Of the setup link. Not needed in a browser at the service's own machine.
             */
            readonly token?: string;
        };
        /** @description A design as whoever has its link sees it. */
        readonly SharedDesign: {
            /** @description The design's id. Opaque; it never changes. */
            readonly _id: string;
            /** @description What it is called. */
            readonly title: string;
            /** @description Of every page, in CSS pixels, 96 to the inch. */
            readonly width: number;
            /** @description Of every page, in CSS pixels, 96 to the inch. */
            readonly height: number;
            /** @description How many pages it has. */
            readonly pageCount: number;
            /** @description Who may see it: unlisted or public. */
            readonly visibility: components["schemas"]["Visibility"];
            readonly sharing: components["schemas"]["Sharing"];
            /**
             * Format: date-time
             * @description When it was last changed. ISO 8601 in UTC, to the millisecond.
             */
            readonly updatedAt: string;
            /** @description All of them, in their order. */
            readonly pages: readonly {
                /** @description Its number, from 1. */
                readonly page: number;
                /**
                 * Format: uri
                 * @description A WebP of the page, 1600 pixels at its longest side. Answered for as long as the design is shared and this is its present revision. Absolute and signed: it needs no key.
                 */
                readonly previewUrl: string;
            }[];
        };
        /** @description A file of a shared design. */
        readonly SharedExport: {
            /** @description queued or processing: ask again. */
            readonly status: components["schemas"]["ExportStatus"];
            /** @description Where to download it, or null until it is completed. Absolute and signed; answered for as long as the design is shared and may be downloaded. */
            readonly downloadUrl: string | null;
            /** @description Why it failed; null unless it did. */
            readonly error: components["schemas"]["ExportError"] | null;
        };
        /** @description What to download it as. */
        readonly SharedFormat: {
            /**
             * @description png: of several pages, a ZIP of one each.
             * @enum {string}
             */
            readonly format: "png" | "pdf";
        };
        /** @description What is allowed to others while the design is unlisted or public. Without effect while it is private. */
        readonly Sharing: {
            /** @description Whether viewers can download it as PNG or PDF. A PDF can contain whole pictures, including the parts cropped away. */
            readonly download: boolean;
            /** @description Whether viewers can create their own design from it. A copy contains whole pictures, including the parts cropped away, without metadata and file names. */
            readonly copy: boolean;
        };
        /** @description A new account. */
        readonly SignUp: {
            /**
             * Format: email
             * @description An email address. Its case does not matter.
             */
            readonly email: string;
            /**
             * Format: password
             * @description The password from then on.
             */
            readonly password: string;
        };
        /** @description Who is signed in from now on: the answer sets the cookie of a new session. */
        readonly SignedIn: {
            readonly account: components["schemas"]["Me"];
        };
        /** @description What an account is allowed and what it uses. */
        readonly Usage: {
            /** @description What the account is allowed. */
            readonly plan: {
                /** @description The plan's name. */
                readonly name: string;
                /** @description Requests that all keys together may send in a minute. */
                readonly requestsPerMinute: number;
                /** @description Limit of `storage.storedBytes`. */
                readonly storageBytes: number;
            };
            /** @description The minute under way, as the server that answers has counted it. */
            readonly minute: {
                /** @description Requests that were made with its keys, refused ones too. */
                readonly used: number;
                /** @description How many it may be. */
                readonly limit: number;
                /** @description When the minute ends: none is under way until the next request. ISO 8601 in UTC, to the millisecond, or null. */
                readonly resetsAt: string | null;
            };
            /** @description Every day up to today, the oldest first. Servers add what they count every few seconds; one that crashes loses the last few. */
            readonly days: readonly {
                /** @description The day, in UTC. */
                readonly date: string;
                /** @description Requests that were made with its keys; those over the limit are not among them. */
                readonly requests: number;
                /** @description Exports that were accepted, from keys, from the web app and from visitors of shared designs. */
                readonly exports: number;
            }[];
            /** @description What is kept. */
            readonly storage: {
                /** @description Designs, without those in the trash. */
                readonly designs: number;
                /** @description Designs in the trash. */
                readonly trashedDesigns: number;
                /** @description Uploaded pictures. */
                readonly assets: number;
                /** @description What they take together, in bytes. */
                readonly assetBytes: number;
                /** @description What the files of its exports take that can still be downloaded, in bytes. */
                readonly exportBytes: number;
                /** @description Total size of uploaded pictures and files of exports, in bytes, with files that are being removed. */
                readonly storedBytes: number;
            };
        };
        /**
         * @description private: only its owner sees it; unlisted: also whoever has its link, signed in or not; public: it is listed in the community as well.
         * @enum {string}
         */
        readonly Visibility: "private" | "unlisted" | "public";
        /** @description An account as owners see it. */
        readonly WatchedAccount: {
            /** @description The account's id. Opaque; it never changes. */
            readonly _id: string;
            /** @description What its person signs in with. */
            readonly email: string;
            /**
             * @description An owner runs the service; members use it.
             * @enum {string}
             */
            readonly role: "owner" | "member";
            /** @description What it is allowed to use. */
            readonly plan: string;
            /**
             * Format: date-time
             * @description When it was made. ISO 8601 in UTC, to the millisecond.
             */
            readonly createdAt: string;
            /** @description When one of its keys or browsers was heard last, true to the minute. ISO 8601 in UTC, to the millisecond, or null. */
            readonly lastSeenAt: string | null;
            /** @description Designs, without those in the trash. */
            readonly designs: number;
            /** @description Requests made with its keys in the last 30 days. */
            readonly requests30Days: number;
            /** @description Exports accepted in the last 30 days. */
            readonly exports30Days: number;
            /** @description What its uploaded pictures take, in bytes. */
            readonly assetBytes: number;
        };
        /** @description A page of accounts. */
        readonly WatchedAccountList: {
            /** @description Those on this page. */
            readonly accounts: readonly components["schemas"]["WatchedAccount"][];
            /** @description How many there are in all that were asked for, beyond this page. Exact. */
            readonly total: number;
        };
        /** @description An export as owners see it. */
        readonly WatchedExport: {
            /** @description The export's id. Opaque; it never changes. */
            readonly _id: string;
            /** @description Whose it is. */
            readonly account: {
                /** @description The account's id. Opaque; it never changes. */
                readonly _id: string;
                /** @description Who it belongs to. */
                readonly email: string;
            };
            /** @description The design's id. Opaque; it never changes. */
            readonly designId: string;
            /** @description The design's title. */
            readonly designTitle: string;
            /**
             * @description What is made of it.
             * @enum {string}
             */
            readonly format: "png" | "pdf" | "jpeg" | "webp";
            /**
             * @description What has become of it.
             * @enum {string}
             */
            readonly status: "queued" | "processing" | "failed";
            /** @description In percent. */
            readonly progress: number;
            /** @description Renders that failed and were tried again. */
            readonly attempts: number;
            /** @description Why it failed; null unless it did. */
            readonly error: components["schemas"]["ExportError"] | null;
            /**
             * Format: date-time
             * @description When it was accepted. ISO 8601 in UTC, to the millisecond.
             */
            readonly createdAt: string;
            /** @description When it was taken first. ISO 8601 in UTC, to the millisecond, or null. */
            readonly startedAt: string | null;
            /** @description When it ended. ISO 8601 in UTC, to the millisecond, or null. */
            readonly completedAt: string | null;
        };
        /** @description A page of exports of all accounts. */
        readonly WatchedExportList: {
            /** @description Those on this page. */
            readonly exports: readonly components["schemas"]["WatchedExport"][];
            /** @description How many there are in all that were asked for, beyond this page. Exact. */
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
        /** @description Name it when you report a problem: the log has the same. */
        readonly "X-Request-Id": string;
        /** @description Requests that the plan allows in the window. */
        readonly "X-RateLimit-Limit": number;
        /** @description Requests that are left in the window. */
        readonly "X-RateLimit-Remaining": number;
        /** @description When the window ends, in UTC epoch seconds. */
        readonly "X-RateLimit-Reset": number;
        /** @description For If-None-Match and, of a design, If-Match. */
        readonly ETag: string;
        /** @description The path of what was made. */
        readonly Location: string;
        /** @description Seconds to wait before asking again. */
        readonly "Retry-After": number;
        /** @description The wait that was kept to. */
        readonly "Preference-Applied": string;
        /** @description `true` where this is the first answer again. */
        readonly "Idempotent-Replayed": string;
    };
    pathItems: never;
}
export interface operations {
    readonly getSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An ETag: where it still holds, the answer is 304. */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the web app must know first. */
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
                    readonly "application/json": components["schemas"]["Door"];
                };
            };
            /** @description What the client has still holds. */
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
            /** @description Signed out; the cookie is gone. */
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
                /** @description An ETag: where it still holds, the answer is 304. */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sessions, the last used first. */
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
            /** @description What the client has still holds. */
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
            /** @description How many were ended. */
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
                /** @description Its id, as answers tell it in `_id`. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session is over. */
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
            /** @description A mail is on its way if there is such an account. */
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
                /** @description Its id, as answers tell it in `_id`. */
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
            /** @description It is gone, and the cookie with it. */
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
                /** @description An ETag: where it still holds, the answer is 304. */
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
                /** @description How many to list at most. Default `20`. */
                readonly limit?: number;
                /** @description How many to pass over first. Default `0`. */
                readonly offset?: number;
            };
            readonly header?: {
                /** @description An ETag: where it still holds, the answer is 304. */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of keys. */
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
            /** @description What the client has still holds. */
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
            /** @description The key, and how the list shows it. */
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
                    readonly "application/json": components["schemas"]["MadeKey"];
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
                /** @description Its id, as answers tell it in `_id`. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The key. */
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
                /** @description Its id, as answers tell it in `_id`. */
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
            /** @description The key. */
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
                /** @description How many days to tell, today among them. Default `30`. */
                readonly days?: number;
            };
            readonly header?: {
                /** @description An ETag: where it still holds, the answer is 304. */
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
            /** @description What the client has still holds. */
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
                /** @description An ETag: where it still holds, the answer is 304. */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description Its id, as answers tell it in `_id`. */
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
            /** @description What the client has still holds. */
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
                /** @description Its id, as answers tell it in `_id`. */
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
            /** @description How it stands, and where to download it. */
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
                /** @description An ETag: where it still holds, the answer is 304. */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The figures. */
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
            /** @description What the client has still holds. */
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
                /** @description A part of the email, in any case, or the whole id. */
                readonly q?: string;
                /** @description How many to list at most. Default `20`. */
                readonly limit?: number;
                /** @description How many to pass over first. Default `0`. */
                readonly offset?: number;
            };
            readonly header?: {
                /** @description An ETag: where it still holds, the answer is 304. */
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
            /** @description What the client has still holds. */
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
                /** @description Its id, as answers tell it in `_id`. */
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
                /** @description Which ones. */
                readonly status?: "queued" | "processing" | "failed";
                /** @description How many to list at most. Default `20`. */
                readonly limit?: number;
                /** @description How many to pass over first. Default `0`. */
                readonly offset?: number;
            };
            readonly header?: {
                /** @description An ETag: where it still holds, the answer is 304. */
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
            /** @description What the client has still holds. */
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

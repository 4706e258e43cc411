// Generated from openapi-web.json by `npm run openapi`. Change the routes instead.

export interface paths {
    readonly "/web/session": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getSession"];
        readonly put?: never;
        readonly post: operations["signIn"];
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
        readonly post: operations["signUp"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/session/code": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["signInWithCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/sign-up/request": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["requestSignUp"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/sign-up/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["confirmSignUp"];
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
        readonly get: operations["listSessions"];
        readonly put?: never;
        readonly post?: never;
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
        readonly post: operations["createResetLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/provider": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["beginProviderSignIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/account/provider": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getProviderLink"];
        readonly put?: never;
        readonly post: operations["linkProvider"];
        readonly delete: operations["unlinkProvider"];
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
        readonly delete: operations["deleteOwnAccount"];
        readonly options?: never;
        readonly head?: never;
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
        readonly get: operations["downloadArchive"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/account/email-change": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getEmailChange"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["cancelEmailChange"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/account/email-change/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["confirmEmailChange"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/account/two-factor": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getTwoFactor"];
        readonly put?: never;
        readonly post: operations["turnOnTwoFactor"];
        readonly delete: operations["turnOffTwoFactor"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/account/two-factor/setup": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["setUpTwoFactor"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/account/two-factor/recovery-codes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["renewRecoveryCodes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/operator/accounts/{id}/two-factor": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["removeTwoFactor"];
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
        readonly get: operations["listKeys"];
        readonly put?: never;
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
        readonly delete: operations["revokeKey"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["renameKey"];
        readonly trace?: never;
    };
    readonly "/web/remote-image": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getRemoteImage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/usage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
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
        readonly get: operations["listAccounts"];
        readonly put?: never;
        readonly post: operations["createAccount"];
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
        readonly delete: operations["deleteAccount"];
        readonly options?: never;
        readonly head?: never;
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
        readonly get: operations["listWatchedExports"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/operator/exports/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getWatchedExport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/operator/exports/{id}/retry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["retryWatchedExport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/operator/mail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["getMailSettings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/operator/mail/test": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["testMail"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/operator/mail/outbox": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["listOutbox"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/operator/mail/outbox/{id}/retry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["retryMail"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/operator/mail/outbox/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["discardMail"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/operator/accounts/{id}/suspend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["suspendAccount"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/operator/accounts/{id}/resume": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["resumeAccount"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/operator/accounts/{id}/provider": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["unlinkAccount"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/operator/accounts/{id}/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["signOutAccount"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/operator/accounts/{id}/keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["listAccountKeys"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/operator/keys/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["revokeAccountKey"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/operator/invitations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["listInvitations"];
        readonly put?: never;
        readonly post: operations["createInvitation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/operator/invitations/{id}/renew": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["renewInvitation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/operator/invitations/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["revokeInvitation"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/invitation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["openInvitation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/invitation/accept": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["acceptInvitation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/operator/audit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["listAuditEntries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/web/activity": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["listActivity"];
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
        readonly Acceptance: {
            readonly token: string;
            readonly password: string;
        };
        readonly AccountChange: {
            readonly password: string;
            readonly email?: string;
            readonly newPassword?: string;
        };
        readonly AccountRights: {
            readonly plan?: string;
            readonly role?: "owner" | "member";
        };
        readonly AuditEntry: {
            readonly _id: string;
            readonly at: string;
            readonly action: "sign_in" | "sign_in_failed" | "sign_out" | "session_ended" | "sessions_ended" | "password_changed" | "password_reset" | "password_set" | "reset_link_created" | "email_change_requested" | "email_change_canceled" | "email_changed" | "two_factor_on" | "two_factor_off" | "recovery_codes_renewed" | "recovery_code_used" | "second_step_failed" | "provider_linked" | "provider_unlinked" | "key_created" | "key_renamed" | "key_revoked" | "account_created" | "account_deleted" | "account_suspended" | "account_resumed" | "role_changed" | "plan_changed" | "invitation_created" | "invitation_renewed" | "invitation_revoked" | "invitation_accepted" | "visibility_changed" | "designs_deleted" | "asset_deleted" | "template_published" | "template_changed" | "template_deleted" | "export_retried" | "mail_retried" | "mail_discarded" | "archive_downloaded" | "secret_reset";
            readonly account: {
                readonly _id: string | null;
                readonly email: string | null;
            };
            readonly actor: {
                readonly _id: string | null;
                readonly email: string | null;
                readonly source: "account" | "visitor" | "command line";
            };
            readonly target: string | null;
            readonly address: string;
            readonly requestId: string;
            readonly details: {
                readonly [key: string]: unknown;
            };
        };
        readonly AuditEntryList: {
            readonly entries: readonly components["schemas"]["AuditEntry"][];
            readonly total: number;
        };
        readonly ChangedAccount: {
            readonly account: components["schemas"]["WatchedAccount"];
        };
        readonly ChangedKey: {
            readonly key: components["schemas"]["Key"];
        };
        readonly ChosenPassword: {
            readonly token: string;
            readonly password: string;
        };
        readonly CodeConfirmation: {
            readonly password: string;
            readonly code: string;
        };
        readonly ConfirmedEmail: {
            readonly email: string;
        };
        readonly CreatedKey: {
            readonly key: components["schemas"]["Key"];
            readonly secret: string;
        };
        readonly Credentials: {
            readonly email: string;
            readonly password: string;
        };
        readonly DocumentMetadata: {
            readonly title?: string;
            readonly author?: string;
            readonly subject?: string;
            readonly keywords?: readonly string[];
        };
        readonly EmailChange: {
            readonly email: string | null;
            readonly requestedAt: string | null;
        };
        readonly EmailConfirmation: {
            readonly token: string;
        };
        readonly EndedSessions: {
            readonly ended: number;
        };
        readonly ExportError: {
            readonly code: "font_unavailable" | "image_fetch_failed" | "image_blocked" | "image_invalid" | "output_too_large" | "storage_full" | "render_timeout" | "render_memory" | "internal_error";
            readonly message: string;
            readonly retryable: boolean;
        };
        readonly ExportOptions: {
            readonly scale: number;
            readonly pages: readonly number[] | null;
            readonly background: components["schemas"]["Paint"] | null;
            readonly data: {
                readonly [key: string]: unknown;
            } | null;
            readonly filename: string;
            readonly transparent?: boolean;
            readonly bleed?: number | string;
            readonly cropMarks?: boolean;
            readonly colorProfile?: string | null;
            readonly conformsTo?: readonly ("PDF/A-2b" | "PDF/UA-1" | "PDF/X-4")[];
            readonly metadata?: components["schemas"]["DocumentMetadata"];
            readonly quality?: number;
            readonly animated?: boolean;
            readonly pageSeconds?: number;
            readonly transition?: "none" | "fade";
            readonly loop?: number;
            readonly matte?: string;
            readonly editableText?: boolean;
        };
        readonly ExportStatus: "queued" | "processing" | "completed" | "failed" | "canceled" | "expired";
        readonly Invitation: {
            readonly _id: string;
            readonly email: string;
            readonly role: "owner" | "member";
            readonly plan: string;
            readonly state: "pending" | "accepted" | "expired" | "revoked";
            readonly createdAt: string;
            readonly expiresAt: string;
            readonly acceptedAt: string | null;
        };
        readonly InvitationList: {
            readonly invitations: readonly components["schemas"]["Invitation"][];
            readonly total: number;
        };
        readonly InvitationToken: {
            readonly token: string;
        };
        readonly InvitedPerson: {
            readonly email: string;
        };
        readonly Key: {
            readonly _id: string;
            readonly name: string;
            readonly last4: string;
            readonly scopes: readonly ("read" | "write")[];
            readonly createdAt: string;
            readonly lastUsedAt: string | null;
            readonly expiresAt: string | null;
            readonly revokedAt: string | null;
        };
        readonly KeyList: {
            readonly keys: readonly components["schemas"]["Key"][];
            readonly total: number;
        };
        readonly KeyName: {
            readonly name: string;
        };
        readonly MailSettings: {
            readonly server: {
                readonly address: string;
                readonly encryption: "tls" | "starttls_if_offered";
                readonly user: string | null;
                readonly from: string;
            } | null;
        };
        readonly MailTrial: {
            readonly to: string;
            readonly problem: {
                readonly reason: "host_unknown" | "connection_refused" | "timeout" | "tls" | "sign_in" | "sender_rejected" | "recipient_rejected" | "message_rejected" | "connection_lost" | "temporary" | "unknown";
                readonly detail: string;
                readonly reply: string | null;
            } | null;
        };
        readonly Me: {
            readonly _id: string;
            readonly email: string;
            readonly role: "owner" | "member";
            readonly plan: string;
            readonly createdAt: string;
        };
        readonly NewAccount: {
            readonly email: string;
            readonly role: "owner" | "member";
            readonly plan: string;
        };
        readonly NewInvitation: {
            readonly email: string;
            readonly role: "owner" | "member";
            readonly plan: string;
            readonly days?: number;
            readonly send: boolean;
        };
        readonly NewKey: {
            readonly name: string;
            readonly scopes?: readonly ("read" | "write")[];
            readonly expiresAt?: string | null;
        };
        readonly OutboxMail: {
            readonly _id: string;
            readonly kind: "password_reset" | "sign_up" | "invitation" | "email_confirmation" | "email_change_requested" | "email_changed" | "password_changed" | "password_set" | "two_factor_on" | "two_factor_off" | "recovery_codes_renewed" | "recovery_code_used" | "codes_guessed" | "provider_linked" | "provider_unlinked";
            readonly to: string;
            readonly state: "waiting" | "failed";
            readonly attempts: number;
            readonly problem: {
                readonly reason: "host_unknown" | "connection_refused" | "timeout" | "tls" | "sign_in" | "sender_rejected" | "recipient_rejected" | "message_rejected" | "connection_lost" | "temporary" | "unknown";
                readonly detail: string;
                readonly reply: string | null;
            } | null;
            readonly createdAt: string;
            readonly nextAttemptAt: string | null;
            readonly failedAt: string | null;
        };
        readonly OutboxPage: {
            readonly mails: readonly components["schemas"]["OutboxMail"][];
            readonly total: number;
            readonly waiting: number;
            readonly failed: number;
        };
        readonly Paint: unknown;
        readonly PasswordConfirmation: {
            readonly password: string;
        };
        readonly PasswordReset: {
            readonly email: string;
        };
        readonly Problem: {
            readonly type: string;
            readonly title: string;
            readonly status: number;
            readonly detail: string;
            readonly code: "account_exists" | "account_suspended" | "asset_in_use" | "body_too_large" | "confirmation_needed" | "cross_site" | "deletion_begun" | "design_trashed" | "disk_full" | "email_link_invalid" | "export_not_cancelable" | "export_not_retryable" | "export_too_large" | "folder_cycle" | "folder_limit" | "folder_name_taken" | "font_invalid" | "font_unavailable" | "headers_too_large" | "idempotency_key_in_use" | "idempotency_key_reused" | "image_blocked" | "image_fetch_failed" | "image_invalid" | "import_invalid" | "internal_error" | "invalid_input" | "invalid_range" | "invitation_closed" | "invitation_invalid" | "key_expired" | "key_limit" | "key_malformed" | "key_missing" | "key_revoked" | "key_unknown" | "last_owner" | "link_expired" | "mail_not_configured" | "malformed_json" | "malformed_request" | "method_not_allowed" | "not_found" | "only_sign_in" | "output_too_large" | "overloaded" | "own_account" | "owner_needed" | "page_not_found" | "password_sign_in_off" | "plan_unknown" | "profile_replaced" | "provider_unavailable" | "queue_full" | "rate_limited" | "render_memory" | "render_timeout" | "request_timeout" | "reset_link_invalid" | "scope_missing" | "session_ended" | "session_missing" | "session_needed" | "setup_done" | "setup_needed" | "setup_token_wrong" | "shutting_down" | "sign_in_again" | "sign_in_expired" | "sign_in_failed" | "sign_up_closed" | "sign_up_link_invalid" | "stale_revision" | "storage_full" | "too_many_attempts" | "too_many_failed_attempts" | "two_factor_off" | "two_factor_on" | "two_factor_unreadable" | "unsupported_media_type" | "unsupported_upload";
            readonly requestId: string;
            readonly errors?: readonly {
                readonly pointer: string;
                readonly detail: string;
            }[];
        };
        readonly ProviderLink: {
            readonly email: string | null;
            readonly linkedAt: string | null;
        };
        readonly ProviderPage: {
            readonly url: string;
        };
        readonly ProviderSignIn: {
            readonly next?: string;
            readonly again?: boolean;
        };
        readonly RecoveryCodes: {
            readonly recoveryCodes: readonly string[];
        };
        readonly RemoteImage: {
            readonly url: string;
        };
        readonly RenewedInvitation: {
            readonly days?: number;
            readonly send: boolean;
        };
        readonly ResetLink: {
            readonly url: string;
            readonly expiresAt: string;
        };
        readonly RetriedMail: {
            readonly mail: components["schemas"]["OutboxMail"];
        };
        readonly Revoked: {
            readonly revoked: number;
        };
        readonly RevokedInvitation: {
            readonly invitation: components["schemas"]["Invitation"];
        };
        readonly SentInvitation: {
            readonly invitation: components["schemas"]["Invitation"];
            readonly url: string;
        };
        readonly ServiceSummary: {
            readonly version: string;
            readonly accounts: number;
            readonly designs: number;
            readonly exports: {
                readonly queued: number;
                readonly processing: number;
                readonly completed: number;
                readonly failed: number;
                readonly total: number;
            };
            readonly requestsToday: number;
            readonly storage: {
                readonly assetBytes: number;
                readonly exportBytes: number;
            };
            readonly plans: readonly {
                readonly name: string;
                readonly requestsPerMinute: number;
                readonly accounts: number;
            }[];
            readonly renderers: {
                readonly processes: number;
                readonly busy: number;
                readonly queued: number;
            };
            readonly capacity: {
                readonly workers: number;
                readonly processes: number;
            };
            readonly servers: readonly {
                readonly _id: string;
                readonly role: "server" | "worker";
                readonly name: string;
                readonly version: string;
                readonly startedAt: string;
                readonly lastSeenAt: string;
            }[];
            readonly differences: readonly {
                readonly setting: string;
                readonly values: string;
            }[];
        };
        readonly Session: {
            readonly _id: string;
            readonly device: string;
            readonly address: string;
            readonly createdAt: string;
            readonly lastUsedAt: string;
            readonly expiresAt: string;
            readonly current: boolean;
        };
        readonly SessionList: {
            readonly sessions: readonly components["schemas"]["Session"][];
        };
        readonly Setup: {
            readonly email: string;
            readonly password: string;
            readonly token?: string;
        };
        readonly SharedDesign: {
            readonly _id: string;
            readonly title: string;
            readonly width: number;
            readonly height: number;
            readonly pageCount: number;
            readonly visibility: components["schemas"]["Visibility"];
            readonly sharing: components["schemas"]["Sharing"];
            readonly updatedAt: string;
            readonly pages: readonly {
                readonly page: number;
                readonly previewUrl: string;
            }[];
        };
        readonly SharedExport: {
            readonly status: components["schemas"]["ExportStatus"];
            readonly downloadUrl: string | null;
            readonly error: components["schemas"]["ExportError"] | null;
        };
        readonly SharedFormat: {
            readonly format: "png" | "pdf";
        };
        readonly Sharing: {
            readonly download: boolean;
            readonly copy: boolean;
        };
        readonly SignInCode: {
            readonly code: string;
        };
        readonly SignInOptions: {
            readonly setup: "needed" | "done";
            readonly setupNeedsToken: boolean;
            readonly setupCommand: string | null;
            readonly signUp: boolean;
            readonly mail: boolean;
            readonly passwordSignIn: boolean;
            readonly provider: string | null;
            readonly confirmation: "password" | "sign-in";
            readonly account: components["schemas"]["Me"] | null;
        };
        readonly SignUp: {
            readonly email: string;
            readonly password: string;
        };
        readonly SignUpConfirmation: {
            readonly token: string;
            readonly password: string;
        };
        readonly SignUpRequest: {
            readonly email: string;
        };
        readonly SignedIn: {
            readonly account: components["schemas"]["Me"];
        };
        readonly TwoFactor: {
            readonly enabledAt: string | null;
            readonly recoveryCodesLeft: number;
        };
        readonly TwoFactorConfirmation: {
            readonly token: string;
            readonly code: string;
        };
        readonly TwoFactorSetup: {
            readonly secret: string;
            readonly uri: string;
            readonly token: string;
        };
        readonly Usage: {
            readonly plan: {
                readonly name: string;
                readonly requestsPerMinute: number;
                readonly storageBytes: number;
                readonly limits: {
                    readonly requestsPerMinute: number;
                    readonly storageMb: number;
                    readonly exportMegapixels: number;
                    readonly exportMb: number;
                    readonly exportsAtOnce: number;
                    readonly queuedExports: number;
                };
            };
            readonly minute: {
                readonly used: number;
                readonly limit: number;
                readonly resetsAt: string | null;
            };
            readonly days: readonly {
                readonly date: string;
                readonly requests: number;
                readonly exports: number;
            }[];
            readonly storage: {
                readonly designs: number;
                readonly trashedDesigns: number;
                readonly assets: number;
                readonly assetBytes: number;
                readonly exportBytes: number;
                readonly versionBytes: number;
                readonly storedBytes: number;
            };
        };
        readonly Visibility: "private" | "unlisted" | "public";
        readonly WatchedAccount: {
            readonly _id: string;
            readonly email: string;
            readonly role: "owner" | "member";
            readonly plan: string;
            readonly twoFactor: boolean;
            readonly createdAt: string;
            readonly suspendedAt: string | null;
            readonly isBeingDeleted: boolean;
            readonly hasPassword: boolean;
            readonly hasProvider: boolean;
            readonly lastSeenAt: string | null;
            readonly designs: number;
            readonly requests30Days: number;
            readonly exports30Days: number;
            readonly storedBytes: number;
        };
        readonly WatchedAccountList: {
            readonly accounts: readonly components["schemas"]["WatchedAccount"][];
            readonly total: number;
        };
        readonly WatchedExport: {
            readonly _id: string;
            readonly account: {
                readonly _id: string;
                readonly email: string;
            };
            readonly designId: string;
            readonly designTitle: string;
            readonly format: "png" | "pdf" | "jpeg" | "webp" | "avif" | "gif" | "svg" | "pptx";
            readonly status: components["schemas"]["ExportStatus"];
            readonly progress: number;
            readonly attempts: number;
            readonly error: components["schemas"]["ExportError"] | null;
            readonly requestId: string | null;
            readonly createdAt: string;
            readonly startedAt: string | null;
            readonly completedAt: string | null;
        };
        readonly WatchedExportDetails: {
            readonly _id: string;
            readonly account: {
                readonly _id: string;
                readonly email: string;
            };
            readonly designId: string;
            readonly designTitle: string;
            readonly format: "png" | "pdf" | "jpeg" | "webp" | "avif" | "gif" | "svg" | "pptx";
            readonly status: components["schemas"]["ExportStatus"];
            readonly progress: number;
            readonly attempts: number;
            readonly error: components["schemas"]["ExportError"] | null;
            readonly requestId: string | null;
            readonly createdAt: string;
            readonly startedAt: string | null;
            readonly completedAt: string | null;
            readonly designRevision: number;
            readonly options: components["schemas"]["ExportOptions"];
            readonly requestedBy: "owner" | "visitor";
            readonly claims: number;
            readonly workerCrashes: number;
            readonly retryProblem: {
                readonly code: string;
                readonly detail: string;
            } | null;
        };
        readonly WatchedExportList: {
            readonly exports: readonly components["schemas"]["WatchedExport"][];
            readonly total: number;
            readonly codes: readonly {
                readonly code: "font_unavailable" | "image_fetch_failed" | "image_blocked" | "image_invalid" | "output_too_large" | "storage_full" | "render_timeout" | "render_memory" | "internal_error";
                readonly count: number;
            }[];
        };
    };
    responses: {
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
        readonly DiskFull: {
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
        readonly CrossSiteOrSignUpClosedOrPasswordSignInOff: {
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
        readonly ConfirmationNeededOrSetupNeededOrAccountExists: {
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
        readonly CrossSiteOrPasswordSignInOffOrAccountSuspended: {
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
        readonly CrossSiteOrAccountSuspended: {
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
        readonly SignInExpired: {
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
        readonly TwoFactorUnreadable: {
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
        readonly SessionNeededOrAccountSuspendedOrCrossSite: {
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
        readonly SetupNeededOrMailNotConfigured: {
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
        readonly SignUpLinkInvalid: {
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
        readonly CrossSiteOrPasswordSignInOff: {
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
        readonly CrossSiteOrAccountSuspendedOrPasswordSignInOff: {
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
        readonly Forbidden: {
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
        readonly ProviderUnavailableOrShuttingDownOrOverloaded: {
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
        readonly Forbidden2: {
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
        readonly OnlySignIn: {
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
        readonly Forbidden3: {
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
        readonly EmailLinkInvalid: {
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
        readonly TwoFactorOn: {
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
        readonly TwoFactorOffOrTwoFactorUnreadable: {
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
        readonly Forbidden4: {
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
        readonly TwoFactorOff: {
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
        readonly KeyLimit: {
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
        readonly ExportNotRetryable: {
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
        readonly ExportTooLargeOrPageNotFoundOrStorageFull: {
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
        readonly QueueFullOrRateLimitedOrTooManyFailedAttempts: {
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
        readonly OverloadedOrShuttingDown: {
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
        readonly LastOwnerOrOwnAccount: {
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
        readonly DeletionBegun: {
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
        readonly AccountExistsOrMailNotConfigured: {
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
        readonly InvitationClosedOrMailNotConfigured: {
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
        readonly InvitationClosed: {
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
        readonly InvitationInvalid: {
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
    };
    parameters: never;
    requestBodies: never;
    headers: {
        readonly "X-Request-Id": string;
        readonly "X-RateLimit-Limit": number;
        readonly "X-RateLimit-Remaining": number;
        readonly "X-RateLimit-Reset": number;
        readonly ETag: string;
        readonly Location: string;
        readonly "Retry-After": number;
        readonly "Preference-Applied": string;
        readonly "Idempotent-Replayed": string;
    };
    pathItems: never;
}
export interface operations {
    readonly getSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
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
                    readonly "application/json": components["schemas"]["SignInOptions"];
                };
            };
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
                readonly "application/json": components["schemas"]["Credentials"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignedIn"];
                };
            };
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
            readonly 401: components["responses"]["SignInFailed"];
            readonly 403: components["responses"]["CrossSiteOrPasswordSignInOffOrAccountSuspended"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["TooManyAttemptsOrRateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
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
            readonly 403: components["responses"]["SessionNeededOrAccountSuspendedOrCrossSite"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
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
                readonly "application/json": components["schemas"]["Setup"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
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
            readonly 507: components["responses"]["DiskFull"];
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
                readonly "application/json": components["schemas"]["SignUp"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignedIn"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 403: components["responses"]["CrossSiteOrSignUpClosedOrPasswordSignInOff"];
            readonly 409: components["responses"]["ConfirmationNeededOrSetupNeededOrAccountExists"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["TooManyAttemptsOrRateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly signInWithCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SignInCode"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignedIn"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["SignInFailed"];
            readonly 403: components["responses"]["CrossSiteOrAccountSuspended"];
            readonly 409: components["responses"]["TwoFactorUnreadable"];
            readonly 410: components["responses"]["SignInExpired"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["TooManyAttemptsOrRateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly requestSignUp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SignUpRequest"];
            };
        };
        readonly responses: {
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
            readonly 403: components["responses"]["CrossSiteOrSignUpClosedOrPasswordSignInOff"];
            readonly 409: components["responses"]["SetupNeededOrMailNotConfigured"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["TooManyAttemptsOrRateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly confirmSignUp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SignUpConfirmation"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignedIn"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["SignInFailed"];
            readonly 403: components["responses"]["CrossSiteOrSignUpClosedOrPasswordSignInOff"];
            readonly 409: components["responses"]["AccountExists"];
            readonly 410: components["responses"]["SignUpLinkInvalid"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["TooManyAttemptsOrRateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly listSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
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
                    readonly "application/json": components["schemas"]["SessionList"];
                };
            };
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
            readonly 403: components["responses"]["SessionNeededOrAccountSuspendedOrCrossSite"];
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
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Revoked"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["SessionNeededOrAccountSuspendedOrCrossSite"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly endSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
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
            readonly 403: components["responses"]["SessionNeededOrAccountSuspendedOrCrossSite"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
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
                readonly "application/json": components["schemas"]["PasswordReset"];
            };
        };
        readonly responses: {
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
            readonly 403: components["responses"]["CrossSiteOrPasswordSignInOff"];
            readonly 409: components["responses"]["MailNotConfigured"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["TooManyAttemptsOrRateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
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
                readonly "application/json": components["schemas"]["ChosenPassword"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignedIn"];
                };
            };
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
            readonly 401: components["responses"]["SignInFailed"];
            readonly 403: components["responses"]["CrossSiteOrAccountSuspendedOrPasswordSignInOff"];
            readonly 410: components["responses"]["ResetLinkInvalid"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly createResetLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ResetLink"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly beginProviderSignIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProviderSignIn"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProviderPage"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["TooManyAttemptsOrRateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ProviderUnavailableOrShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly getProviderLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
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
                    readonly "application/json": components["schemas"]["ProviderLink"];
                };
            };
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
            readonly 403: components["responses"]["SessionNeededOrAccountSuspendedOrCrossSite"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly linkProvider: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasswordConfirmation"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProviderPage"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["Forbidden2"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["TooManyAttemptsOrRateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ProviderUnavailableOrShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly unlinkProvider: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasswordConfirmation"];
            };
        };
        readonly responses: {
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
            readonly 403: components["responses"]["Forbidden2"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["OnlySignIn"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["TooManyAttemptsOrRateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
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
                readonly "application/json": components["schemas"]["PasswordConfirmation"];
            };
        };
        readonly responses: {
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
            readonly 403: components["responses"]["Forbidden2"];
            readonly 409: components["responses"]["LastOwner"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["TooManyAttemptsOrRateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
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
                readonly "application/json": components["schemas"]["AccountChange"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly account: components["schemas"]["Me"];
                    };
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["Forbidden3"];
            readonly 409: components["responses"]["AccountExists"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["TooManyAttemptsOrRateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly downloadArchive: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
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
            readonly 403: components["responses"]["SessionNeededOrAccountSuspendedOrCrossSite"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly getEmailChange: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
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
                    readonly "application/json": components["schemas"]["EmailChange"];
                };
            };
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
            readonly 403: components["responses"]["SessionNeededOrAccountSuspendedOrCrossSite"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly cancelEmailChange: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
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
            readonly 403: components["responses"]["SessionNeededOrAccountSuspendedOrCrossSite"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly confirmEmailChange: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EmailConfirmation"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConfirmedEmail"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 409: components["responses"]["AccountExists"];
            readonly 410: components["responses"]["EmailLinkInvalid"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly getTwoFactor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
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
                    readonly "application/json": components["schemas"]["TwoFactor"];
                };
            };
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
            readonly 403: components["responses"]["SessionNeededOrAccountSuspendedOrCrossSite"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly turnOnTwoFactor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TwoFactorConfirmation"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["SessionNeededOrAccountSuspendedOrCrossSite"];
            readonly 409: components["responses"]["TwoFactorOn"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["TooManyAttemptsOrRateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly turnOffTwoFactor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CodeConfirmation"];
            };
        };
        readonly responses: {
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
            readonly 403: components["responses"]["Forbidden2"];
            readonly 409: components["responses"]["TwoFactorOffOrTwoFactorUnreadable"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["TooManyAttemptsOrRateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly setUpTwoFactor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasswordConfirmation"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TwoFactorSetup"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["Forbidden2"];
            readonly 409: components["responses"]["TwoFactorOn"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["TooManyAttemptsOrRateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly renewRecoveryCodes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CodeConfirmation"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["Forbidden2"];
            readonly 409: components["responses"]["TwoFactorOffOrTwoFactorUnreadable"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["TooManyAttemptsOrRateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly removeTwoFactor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
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
            readonly 403: components["responses"]["Forbidden4"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["TwoFactorOff"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly listKeys: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly offset?: number;
            };
            readonly header?: {
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
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
                    readonly "application/json": components["schemas"]["KeyList"];
                };
            };
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
            readonly 403: components["responses"]["SessionNeededOrAccountSuspendedOrCrossSite"];
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
                readonly "application/json": components["schemas"]["NewKey"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedKey"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["SessionNeededOrAccountSuspendedOrCrossSite"];
            readonly 409: components["responses"]["KeyLimit"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly revokeKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangedKey"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["SessionNeededOrAccountSuspendedOrCrossSite"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly renameKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["KeyName"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangedKey"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["SessionNeededOrAccountSuspendedOrCrossSite"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly getRemoteImage: {
        readonly parameters: {
            readonly query?: {
                readonly src?: string;
            };
            readonly header?: {
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
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
                    readonly "application/json": components["schemas"]["RemoteImage"];
                };
            };
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
            readonly 403: components["responses"]["SessionNeededOrAccountSuspendedOrCrossSite"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly getUsage: {
        readonly parameters: {
            readonly query?: {
                readonly days?: number;
            };
            readonly header?: {
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
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
                    readonly "application/json": components["schemas"]["Usage"];
                };
            };
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
            readonly 403: components["responses"]["SessionNeededOrAccountSuspendedOrCrossSite"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly getSharedDesign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
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
                    readonly "application/json": components["schemas"]["SharedDesign"];
                };
            };
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
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SharedFormat"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
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
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly getSummary: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
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
                    readonly "application/json": components["schemas"]["ServiceSummary"];
                };
            };
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
            readonly 403: components["responses"]["Forbidden4"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly listAccounts: {
        readonly parameters: {
            readonly query?: {
                readonly q?: string;
                readonly limit?: number;
                readonly offset?: number;
            };
            readonly header?: {
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
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
                    readonly "application/json": components["schemas"]["WatchedAccountList"];
                };
            };
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
            readonly 403: components["responses"]["Forbidden4"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly createAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewAccount"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangedAccount"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["Forbidden4"];
            readonly 409: components["responses"]["AccountExists"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly deleteAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
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
            readonly 403: components["responses"]["Forbidden4"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["LastOwnerOrOwnAccount"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly changeAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AccountRights"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangedAccount"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["Forbidden4"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["LastOwner"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly listWatchedExports: {
        readonly parameters: {
            readonly query?: {
                readonly status?: "queued" | "processing" | "failed";
                readonly q?: string;
                readonly code?: "font_unavailable" | "image_fetch_failed" | "image_blocked" | "image_invalid" | "output_too_large" | "storage_full" | "render_timeout" | "render_memory" | "internal_error";
                readonly from?: string;
                readonly to?: string;
                readonly limit?: number;
                readonly offset?: number;
            };
            readonly header?: {
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
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
                    readonly "application/json": components["schemas"]["WatchedExportList"];
                };
            };
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
            readonly 403: components["responses"]["Forbidden4"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly getWatchedExport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
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
                    readonly "application/json": components["schemas"]["WatchedExportDetails"];
                };
            };
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
            readonly 403: components["responses"]["Forbidden4"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly retryWatchedExport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WatchedExportDetails"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["Forbidden4"];
            readonly 404: components["responses"]["NotFoundOrDesignTrashed"];
            readonly 409: components["responses"]["ExportNotRetryable"];
            readonly 422: components["responses"]["ExportTooLargeOrPageNotFoundOrStorageFull"];
            readonly 429: components["responses"]["QueueFullOrRateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["OverloadedOrShuttingDown"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly getMailSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
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
                    readonly "application/json": components["schemas"]["MailSettings"];
                };
            };
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
            readonly 403: components["responses"]["Forbidden4"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly testMail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MailTrial"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["Forbidden4"];
            readonly 409: components["responses"]["MailNotConfigured"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["TooManyAttemptsOrRateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly listOutbox: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly offset?: number;
            };
            readonly header?: {
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
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
                    readonly "application/json": components["schemas"]["OutboxPage"];
                };
            };
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
            readonly 403: components["responses"]["Forbidden4"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly retryMail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RetriedMail"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["Forbidden4"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly discardMail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
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
            readonly 403: components["responses"]["Forbidden4"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly suspendAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangedAccount"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["Forbidden4"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["LastOwnerOrOwnAccount"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly resumeAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangedAccount"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["Forbidden4"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["DeletionBegun"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly unlinkAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
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
            readonly 403: components["responses"]["Forbidden4"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly signOutAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EndedSessions"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["Forbidden4"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly listAccountKeys: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly offset?: number;
            };
            readonly header?: {
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
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
                    readonly "application/json": components["schemas"]["KeyList"];
                };
            };
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
            readonly 403: components["responses"]["Forbidden4"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly revokeAccountKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangedKey"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["Forbidden4"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly listInvitations: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly offset?: number;
            };
            readonly header?: {
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
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
                    readonly "application/json": components["schemas"]["InvitationList"];
                };
            };
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
            readonly 403: components["responses"]["Forbidden4"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly createInvitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewInvitation"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SentInvitation"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["Forbidden4"];
            readonly 409: components["responses"]["AccountExistsOrMailNotConfigured"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly renewInvitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RenewedInvitation"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SentInvitation"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["Forbidden4"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["InvitationClosedOrMailNotConfigured"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly revokeInvitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RevokedInvitation"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SessionMissingOrSessionEnded"];
            readonly 403: components["responses"]["Forbidden4"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["InvitationClosed"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly openInvitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InvitationToken"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvitedPerson"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 410: components["responses"]["InvitationInvalid"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly acceptInvitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Acceptance"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignedIn"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["SignInFailed"];
            readonly 403: components["responses"]["CrossSiteOrPasswordSignInOff"];
            readonly 409: components["responses"]["SetupNeededOrAccountExists"];
            readonly 410: components["responses"]["InvitationInvalid"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["TooManyAttemptsOrRateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly listAuditEntries: {
        readonly parameters: {
            readonly query?: {
                readonly action?: "sign_in" | "sign_in_failed" | "sign_out" | "session_ended" | "sessions_ended" | "password_changed" | "password_reset" | "password_set" | "reset_link_created" | "email_change_requested" | "email_change_canceled" | "email_changed" | "two_factor_on" | "two_factor_off" | "recovery_codes_renewed" | "recovery_code_used" | "second_step_failed" | "provider_linked" | "provider_unlinked" | "key_created" | "key_renamed" | "key_revoked" | "account_created" | "account_deleted" | "account_suspended" | "account_resumed" | "role_changed" | "plan_changed" | "invitation_created" | "invitation_renewed" | "invitation_revoked" | "invitation_accepted" | "visibility_changed" | "designs_deleted" | "asset_deleted" | "template_published" | "template_changed" | "template_deleted" | "export_retried" | "mail_retried" | "mail_discarded" | "archive_downloaded" | "secret_reset";
                readonly account?: string;
                readonly from?: string;
                readonly until?: string;
                readonly limit?: number;
                readonly offset?: number;
            };
            readonly header?: {
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
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
                    readonly "application/json": components["schemas"]["AuditEntryList"];
                };
            };
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
            readonly 403: components["responses"]["Forbidden4"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly listActivity: {
        readonly parameters: {
            readonly query?: {
                readonly action?: "sign_in" | "sign_in_failed" | "sign_out" | "session_ended" | "sessions_ended" | "password_changed" | "password_reset" | "password_set" | "reset_link_created" | "email_change_requested" | "email_change_canceled" | "email_changed" | "two_factor_on" | "two_factor_off" | "recovery_codes_renewed" | "recovery_code_used" | "second_step_failed" | "provider_linked" | "provider_unlinked" | "key_created" | "key_renamed" | "key_revoked" | "account_created" | "account_deleted" | "account_suspended" | "account_resumed" | "role_changed" | "plan_changed" | "invitation_created" | "invitation_renewed" | "invitation_revoked" | "invitation_accepted" | "visibility_changed" | "designs_deleted" | "asset_deleted" | "template_published" | "template_changed" | "template_deleted" | "export_retried" | "mail_retried" | "mail_discarded" | "archive_downloaded" | "secret_reset";
                readonly limit?: number;
                readonly offset?: number;
            };
            readonly header?: {
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
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
                    readonly "application/json": components["schemas"]["AuditEntryList"];
                };
            };
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
            readonly 403: components["responses"]["SessionNeededOrAccountSuspendedOrCrossSite"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
}

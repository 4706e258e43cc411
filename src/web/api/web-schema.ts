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
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What the web app must know before it can show anything. */
        readonly Door: {
            /**
             * @description needed until the first account has a password.
             * @enum {string}
             */
            readonly setup: "needed" | "done";
            /** @description Whether the one who sets it up must come by the link that was printed. */
            readonly setupNeedsToken: boolean;
            /** @description Whether anybody may make an account. */
            readonly signUp: boolean;
            /** @description Whether the service can send mail. */
            readonly mail: boolean;
            /** @description Who is signed in, or null. */
            readonly account: components["schemas"]["Me"] | null;
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
            readonly code: "malformed_json" | "invalid_input" | "body_too_large" | "unsupported_media_type" | "invalid_range" | "key_missing" | "key_malformed" | "key_unknown" | "key_expired" | "key_revoked" | "scope_missing" | "session_missing" | "session_ended" | "session_needed" | "owner_needed" | "cross_site" | "rate_limited" | "too_many_failed_attempts" | "not_found" | "design_trashed" | "link_expired" | "method_not_allowed" | "export_not_cancelable" | "asset_in_use" | "stale_revision" | "idempotency_key_in_use" | "idempotency_key_reused" | "export_too_large" | "page_not_found" | "image_invalid" | "unsupported_upload" | "font_unavailable" | "image_fetch_failed" | "image_blocked" | "output_too_large" | "render_timeout" | "shutting_down" | "overloaded" | "account_exists" | "last_owner" | "plan_unknown" | "reset_link_invalid" | "mail_not_configured" | "malformed_request" | "request_timeout" | "headers_too_large" | "internal_error";
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
export type $defs = Record<string, never>;
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
}

// Made from openapi.json by `npm run openapi`. Changes go into the routes.

export interface paths {
    readonly "/api/designs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List your designs
         * @description Newest change first. `total` counts all that the query finds, beyond the page that is returned. Designs in the trash are left out.
         *
         *     The key needs the scope `read`.
         */
        readonly get: operations["listDesigns"];
        readonly put?: never;
        /**
         * Create a design
         * @description Empty, from a `document`, or from a template or another design: then that gives the document, the size and the title, another size resizes it, and `data` fills its slots.
         *
         *     The key needs the scope `write`.
         */
        readonly post: operations["createDesign"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/designs/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a design
         * @description With its document. The ETag is its revision.
         *
         *     The key needs the scope `read`.
         */
        readonly get: operations["getDesign"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Move a design to the trash
         * @description It is purged at `purgeAt`, some days later as the operator has set. Done again, the answer is the same.
         *
         *     The key needs the scope `write`.
         */
        readonly delete: operations["trashDesign"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a design
         * @description What is left out stays. `tags` replaces all tags; another size without a `document` resizes the one there is.
         *
         *     The key needs the scope `write`.
         */
        readonly patch: operations["updateDesign"];
        readonly trace?: never;
    };
    readonly "/api/designs/{id}/pages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List a design's pages
         * @description Each with a picture of it.
         *
         *     The key needs the scope `read`.
         */
        readonly get: operations["listDesignPages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/designs/trash": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Move several designs to the trash
         * @description Moves up to 500 designs in one transaction and counts as one request. A design that is already in the trash keeps its `trashedAt`. IDs without a design of yours are returned in `notFound`.
         *
         *     The key needs the scope `write`.
         */
        readonly post: operations["trashDesigns"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/designs/{id}/duplicate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Copy a design
         * @description The copy is private and begins at revision 1; without a title it is called "Copy of …".
         *
         *     The key needs the scope `write`.
         */
        readonly post: operations["duplicateDesign"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/trash": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the designs in the trash
         * @description What was moved there last comes first.
         *
         *     The key needs the scope `read`.
         */
        readonly get: operations["listTrash"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Empty the trash
         * @description Removes all designs in it for good, with their exports. This cannot be undone.
         *
         *     The key needs the scope `write`.
         */
        readonly delete: operations["emptyTrash"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/trash/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take a design out of the trash
         * @description One that is not in the trash is answered as it is.
         *
         *     The key needs the scope `write`.
         */
        readonly post: operations["restoreDesign"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/trash/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Restore several designs
         * @description Takes up to 500 designs out of the trash in one transaction and counts as one request. Designs outside the trash are returned unchanged, all without their documents. IDs without a design of yours are returned in `notFound`.
         *
         *     The key needs the scope `write`.
         */
        readonly post: operations["restoreDesigns"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/trash/{id}": {
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
         * Remove a design in the trash for good
         * @description With its exports. This cannot be undone. One that is not in the trash is 404, and stays.
         *
         *     The key needs the scope `write`.
         */
        readonly delete: operations["removeTrashedDesign"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/community": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List public designs
         * @description The public designs of all accounts, newest change first. Whose they are is not told.
         *
         *     The key needs the scope `read`.
         */
        readonly get: operations["listCommunity"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tags": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List your tags
         * @description The tags that your designs outside the trash have, the most used first.
         *
         *     The key needs the scope `read`.
         */
        readonly get: operations["listTags"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/exports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List your exports
         * @description The newest first.
         *
         *     The key needs the scope `read`.
         */
        readonly get: operations["listExports"];
        readonly put?: never;
        /**
         * Queue an export
         * @description Takes the design as it is now. Poll `GET /api/exports/{id}` until `status` is `completed`, or send `Prefer: wait=N` to have the answer held until then. Where the same has been rendered already, the export is `completed` at once.
         *
         *     The key needs the scope `write`.
         */
        readonly post: operations["createExport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/exports/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read an export
         * @description Its state and, once it is completed, where to download it. URLs are signed anew with every answer.
         *
         *     The key needs the scope `read`.
         */
        readonly get: operations["getExport"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Cancel or remove an export
         * @description A queued export is cancelled and answered; one that has ended is removed with its files, and the answer is 204.
         *
         *     The key needs the scope `write`.
         */
        readonly delete: operations["removeExport"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/exports/{id}/retry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ask for an export again
         * @description Queues a new export with the same options, of the design as it is now. For one that failed, was cancelled or has expired; any other is 409, and so is one whose `data` was too large to be told in its options.
         *
         *     The key needs the scope `write`.
         */
        readonly post: operations["retryExport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/exports/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Watch your exports
         * @description Server-sent events. First an event `export` for each export that waits or is being rendered, then one whenever an export has come or changed, at most a second later. `data` is the export as `GET /api/exports/{id}` answers it; states that follow each other quickly may be told as one, and the last is always told. A comment comes every 15 seconds, so that a silent connection is known to be alive. The stream ends after 5 minutes, and sooner when the server shuts down, the key or session has ended, or far too much was left unread: connect again with `Last-Event-ID`, as browsers do, and what has ended meanwhile is told too. That an export was removed or that its files have expired is not told.
         *
         *     The key needs the scope `read`.
         */
        readonly get: operations["watchExports"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/templates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Search the templates
         * @description The built-in ones and those you published, best match first. `q` looks into title, description, tags and category: words in any order, beginnings of words, accents aside. An unknown category is an empty list.
         *
         *     The key needs the scope `read`.
         */
        readonly get: operations["listTemplates"];
        readonly put?: never;
        /**
         * Publish a design as a template of your own
         * @description A copy: later changes of the design leave it alone. Only you see it.
         *
         *     The key needs the scope `write`.
         */
        readonly post: operations["publishTemplate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/templates/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a template
         * @description With its document and the slots that data can fill.
         *
         *     The key needs the scope `read`.
         */
        readonly get: operations["getTemplate"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Remove a template of your own
         * @description Designs made from it stay. The built-in ones belong to the service and cannot be removed.
         *
         *     The key needs the scope `write`.
         */
        readonly delete: operations["removeTemplate"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/templates/{id}/pages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List a template's pages
         * @description Each with a picture of it.
         *
         *     The key needs the scope `read`.
         */
        readonly get: operations["listTemplatePages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/assets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List your assets
         * @description The newest first.
         *
         *     The key needs the scope `read`.
         */
        readonly get: operations["listAssets"];
        readonly put?: never;
        /**
         * Upload a picture
         * @description A PNG, JPEG or WebP of at most 25 MiB: as the field `file` of a form, or as the bare body. It is decoded whole before it is kept. Equal bytes are kept once: sent again, they are answered with the asset they already are. Pictures that come with the service need no upload: the schema PictureSource lists them.
         *
         *     The key needs the scope `write`.
         */
        readonly post: operations["createAsset"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/assets/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read an asset
         * @description Its `url` is signed anew with every answer.
         *
         *     The key needs the scope `read`.
         */
        readonly get: operations["getAsset"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Remove an asset
         * @description Refused while a design or a template of yours names it, those in the trash included.
         *
         *     The key needs the scope `write`.
         */
        readonly delete: operations["removeAsset"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/assets/{id}/uses": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List what shows an asset
         * @description Templates before designs, of each the latest made first. Designs in the trash are among them.
         *
         *     The key needs the scope `read`.
         */
        readonly get: operations["listAssetUses"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/account": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read your account
         * @description The plan, what it allows, and what is in use.
         *
         *     The key needs the scope `read`.
         */
        readonly get: operations["getAccount"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/fonts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the fonts
         * @description The families that text may name. A weight that a family lacks is drawn with the nearest one.
         *
         *     The key needs the scope `read`.
         */
        readonly get: operations["listFonts"];
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
        /** @description An account, what it is allowed and what it uses. */
        readonly Account: {
            /** @description The account's id. Opaque; it never changes. */
            readonly _id: string;
            /** @description Who it belongs to. */
            readonly email: string;
            /** @description What it is allowed to use; the operator names the plans. */
            readonly plan: string;
            /** @description What its plan and the service allow. */
            readonly limits: {
                /** @description Requests that all its keys together may send in a minute. */
                readonly requestsPerMinute: number;
                /** @description A document's JSON at most, in bytes. */
                readonly documentBytes: number;
                /** @description An uploaded file at most, in bytes. */
                readonly uploadBytes: number;
                /** @description Limit of `usage.storedBytes`. Beyond it uploads and exports fail with `storage_full`. */
                readonly storageBytes: number;
                /** @description Maximum pages times pixels of one export, in millions. PDFs are not counted. */
                readonly exportMegapixels: number;
                /** @description Maximum size of all files of one export, in bytes. A larger export fails with `output_too_large`. */
                readonly exportBytes: number;
            };
            /** @description What is in use. */
            readonly usage: {
                /** @description Designs, without those in the trash. */
                readonly designs: number;
                /** @description Designs in the trash. */
                readonly trashedDesigns: number;
                /** @description Exports by their status. */
                readonly exports: {
                    /** @description Exports that are queued. */
                    readonly queued: number;
                    /** @description Exports that are processing. */
                    readonly processing: number;
                    /** @description Exports that are completed. */
                    readonly completed: number;
                    /** @description Exports that are failed. */
                    readonly failed: number;
                    /** @description Exports that are canceled. */
                    readonly canceled: number;
                    /** @description Exports that are expired. */
                    readonly expired: number;
                };
                /** @description Uploaded pictures. */
                readonly assets: number;
                /** @description What they take together, in bytes. */
                readonly assetBytes: number;
                /** @description Total size of uploaded pictures and files of exports, in bytes. */
                readonly storedBytes: number;
            };
            /**
             * Format: date-time
             * @description When it was made. ISO 8601 in UTC, to the millisecond.
             */
            readonly createdAt: string;
        };
        /** @description A picture that you uploaded. */
        readonly Asset: {
            /** @description A document names the picture as `asset:` and this id. Opaque; it never changes. */
            readonly _id: string;
            /**
             * @description There are no others yet.
             * @enum {string}
             */
            readonly kind: "image";
            /** @description The file's name as it was given. */
            readonly name: string;
            /** @description Its media type: `image/png`, `image/jpeg` or `image/webp`. */
            readonly contentType: string;
            /** @description In the picture's own pixels, turned upright. */
            readonly width: number;
            /** @description In the picture's own pixels, turned upright. */
            readonly height: number;
            /** @description How large it is, in bytes. */
            readonly bytes: number;
            /**
             * Format: uri
             * @description The file as it was sent, for 24 hours. Absolute and signed: it needs no key.
             */
            readonly url: string;
            /**
             * Format: uri
             * @description A WebP of it, at most 480 pixels at its longest side, made when it is first asked for. For 24 hours. Absolute and signed: it needs no key.
             */
            readonly thumbnailUrl: string;
            /** @description How many designs, those in the trash included, and templates of yours show it. */
            readonly uses: number;
            /**
             * Format: date-time
             * @description When it was sent. ISO 8601 in UTC, to the millisecond.
             */
            readonly createdAt: string;
        };
        /** @description A page of assets. */
        readonly AssetList: {
            /** @description Those on this page. */
            readonly assets: readonly components["schemas"]["Asset"][];
            /** @description How many there are in all that were asked for, beyond this page. Exact. */
            readonly total: number;
        };
        /** @description A design or a template that shows an asset. */
        readonly AssetUse: {
            /**
             * @description What shows it.
             * @enum {string}
             */
            readonly kind: "design" | "template";
            /** @description Of the design or the template. Opaque; it never changes. */
            readonly _id: string;
            /** @description What that is called. */
            readonly title: string;
            /**
             * Format: uri
             * @description A small WebP of its first page. Absolute and signed: it needs no key.
             */
            readonly thumbnailUrl: string;
            /** @description When the design was moved to the trash; null where it is not in it. ISO 8601 in UTC, to the millisecond, or null. */
            readonly trashedAt: string | null;
        };
        /** @description A page of what shows an asset. */
        readonly AssetUseList: {
            /** @description Those on this page. */
            readonly uses: readonly components["schemas"]["AssetUse"][];
            /** @description How many there are in all that were asked for, beyond this page. Exact. */
            readonly total: number;
        };
        /** @description A category of templates. */
        readonly Category: {
            /** @description What `category` asks for. */
            readonly name: string;
            /** @description How many templates are in it. */
            readonly count: number;
        };
        /** @description `#rgb`, `#rrggbb`, or `#rrggbbaa` with its opacity from 00 to ff. */
        readonly Color: string;
        /** @description A public design of any account. */
        readonly CommunityDesign: {
            /** @description The design's id. Opaque; it never changes. */
            readonly _id: string;
            /** @description What it is called. */
            readonly title: string;
            /** @description Of every page, in CSS pixels, 96 to the inch. */
            readonly width: number;
            /** @description Of every page, in CSS pixels, 96 to the inch. */
            readonly height: number;
            /** @description How many pages its document has. */
            readonly pageCount: number;
            /** @description Words to find it by, in the order they were given. */
            readonly tags: readonly string[];
            readonly sharing: components["schemas"]["Sharing"];
            /**
             * Format: uri
             * @description A small WebP of its first page. Answered for as long as the design is shared and this is its present revision. Absolute and signed: it needs no key.
             */
            readonly thumbnailUrl: string;
            /**
             * Format: date-time
             * @description When it was last changed. ISO 8601 in UTC, to the millisecond.
             */
            readonly updatedAt: string;
        };
        /** @description A page of public designs. */
        readonly CommunityList: {
            /** @description Those on this page. */
            readonly designs: readonly components["schemas"]["CommunityDesign"][];
            /** @description How many there are in all that were asked for, beyond this page. Exact. */
            readonly total: number;
        };
        /** @description Colours around a point, clockwise through a whole turn. */
        readonly ConicGradient: {
            /** @constant */
            readonly type: "conic";
            /** @description A point of the box that is painted, or beyond it. Default `{"x":0.5,"y":0.5}`. */
            readonly center?: {
                /** @description A fraction of the width of the box: 0 its left edge, 1 its right. */
                readonly x: number;
                /** @description A fraction of the height of the box: 0 its top edge, 1 its bottom. */
                readonly y: number;
            };
            /** @description Where the first stop lies: degrees clockwise, 0 upwards. Default `0`. */
            readonly angle?: number;
            /** @description In order. Beyond the first and the last their colours go on. */
            readonly stops: readonly components["schemas"]["GradientStop"][];
        };
        /** @description A design without its document. */
        readonly Design: {
            /** @description The design's id. Opaque; it never changes. */
            readonly _id: string;
            /** @description What it is called. */
            readonly title: string;
            /** @description Of every page, in CSS pixels, 96 to the inch. */
            readonly width: number;
            /** @description Of every page, in CSS pixels, 96 to the inch. */
            readonly height: number;
            /** @description Words to find it by, in the order they were given. */
            readonly tags: readonly string[];
            /** @description Who may see it. */
            readonly visibility: components["schemas"]["Visibility"];
            readonly sharing: components["schemas"]["Sharing"];
            /** @description Grows with every change; also the ETag. */
            readonly revision: number;
            /** @description How many pages its document has. */
            readonly pageCount: number;
            /** @description The id of the template or the design that it was made from, or null. */
            readonly fromTemplate: string | null;
            /**
             * Format: uri
             * @description A small WebP of its first page, drawn when it is first asked for. Absolute and signed: it needs no key.
             */
            readonly thumbnailUrl: string;
            /**
             * Format: date-time
             * @description When it was made. ISO 8601 in UTC, to the millisecond.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. ISO 8601 in UTC, to the millisecond.
             */
            readonly updatedAt: string;
        };
        /** @description What becomes other. What is left out stays. */
        readonly DesignChange: {
            /** @description What it is called. */
            readonly title?: string;
            /** @description Take the place of all tags. */
            readonly tags?: readonly string[];
            /** @description Who may see it. */
            readonly visibility?: components["schemas"]["Visibility"];
            readonly sharing?: components["schemas"]["SharingChange"];
            /** @description Takes the place of the whole document. */
            readonly document?: components["schemas"]["Document"];
            /** @description Of every page. CSS pixels, 96 to the inch. */
            readonly width?: number;
            /** @description Of every page. CSS pixels, 96 to the inch. */
            readonly height?: number;
        };
        /** @description What the copy is called. */
        readonly DesignCopy: {
            /** @description Default `"Copy of …"`, with the title of the design. */
            readonly title?: string;
        };
        /** @description The designs to change. */
        readonly DesignIds: {
            /** @description IDs of 1 to 500 designs, without duplicates. */
            readonly ids: readonly string[];
        };
        /** @description A page of designs. */
        readonly DesignList: {
            /** @description Those on this page. */
            readonly designs: readonly components["schemas"]["Design"][];
            /** @description How many there are in all that were asked for, beyond this page. Exact. */
            readonly total: number;
        };
        /** @description A design's content. Lengths in CSS pixels (96 to the inch), y downwards, angles in degrees clockwise. At most 2 MiB of JSON. Properties that are not named here are refused. */
        readonly Document: {
            /**
             * @description Of the format. Older ones are brought up to date as they are read.
             * @constant
             */
            readonly version: 1;
            /** @description In order. All are as large as the design. */
            readonly pages: readonly components["schemas"]["Page"][];
        };
        /** @description What is painted. Its box is in the space of the page or of the group around it. */
        readonly Element: components["schemas"]["TextElement"] | components["schemas"]["ImageElement"] | components["schemas"]["RectElement"] | components["schemas"]["EllipseElement"] | components["schemas"]["LineElement"] | components["schemas"]["PathElement"] | components["schemas"]["GroupElement"];
        /** @description An ellipse that fills its box, a sector of one, or a ring. */
        readonly EllipseElement: {
            /** @description Unique among the elements of the document. Warnings of an export name it. */
            readonly id: string;
            /** @description What people call it; changes nothing in what is drawn. Default `""`. */
            readonly name?: string;
            /** @description Left edge of the box before rotation, in CSS pixels from the page's or the group's left. */
            readonly x: number;
            /** @description Top edge of the box before rotation, in CSS pixels from the page's or the group's top. */
            readonly y: number;
            /** @description Of the box, in CSS pixels. */
            readonly width: number;
            /** @description Of the box, in CSS pixels. */
            readonly height: number;
            /** @description Degrees clockwise about the centre of the box. Default `0`. */
            readonly rotation?: number;
            /** @description From 0, invisible, to 1, of the element as a whole, its shadows included. Default `1`. */
            readonly opacity?: number;
            /**
             * @description How it mixes with what lies beneath it, as CSS's `mix-blend-mode`. Default `"normal"`.
             * @enum {string}
             */
            readonly blendMode?: "normal" | "multiply" | "screen" | "overlay" | "darken" | "lighten" | "color-dodge" | "color-burn" | "hard-light" | "soft-light" | "difference" | "exclusion" | "hue" | "saturation" | "color" | "luminosity";
            /** @description False: it is not drawn, and what is in it needs no data. Default `true`. */
            readonly visible?: boolean;
            /** @description For programs that edit; changes nothing in what is drawn. Default `false`. */
            readonly locked?: boolean;
            /** @description Cast by what is drawn, not by the box. The first one lies on top. Default `[]`. */
            readonly shadows?: readonly components["schemas"]["Shadow"][];
            /** @description CSS pixels, as in CSS's `blur()`: the standard deviation. 0 is sharp. Default `0`. */
            readonly blur?: number;
            /** @description An http, https or mailto address that the box leads to in a PDF; other formats leave it out. */
            readonly link?: string;
            /** @description The name under which `data` fills the element. Several elements may share one. */
            readonly slot?: string;
            /** @constant */
            readonly type: "ellipse";
            /** @description A gradient or a picture is laid over the box of the element. Null is none. Default `"#000000"`. */
            readonly fill?: components["schemas"]["Paint"] | null;
            /** @description Along the outline. Null is none. Default `null`. */
            readonly stroke?: components["schemas"]["Stroke"] | null;
            /** @description Where a sector begins: degrees clockwise, 0 to the right, 90 downwards. Default `0`. */
            readonly startAngle?: number;
            /** @description Where it ends, clockwise from `startAngle`; 360 degrees or more apart is the whole ellipse. Default `360`. */
            readonly endAngle?: number;
            /** @description Of the hole of a ring, as a fraction of the outer radius; 0 is none. Default `0`. */
            readonly innerRadius?: number;
        };
        /** @description A rendering of a design, made in a queue. */
        readonly Export: {
            /** @description The export's id. Opaque; it never changes. */
            readonly _id: string;
            /** @description The design's id. Opaque; it never changes. */
            readonly designId: string;
            /** @description What the design is called now. */
            readonly designTitle: string;
            /** @description The revision of the design that is shown. */
            readonly designRevision: number;
            readonly format: components["schemas"]["ExportFormat"];
            readonly options: components["schemas"]["ExportOptions"];
            readonly status: components["schemas"]["ExportStatus"];
            /** @description In percent. */
            readonly progress: number;
            /** @description The one thing to download: the file, or a ZIP of several. Absolute, signed anew with every answer, good for 24 hours without a key. Null unless completed. */
            readonly downloadUrl: string | null;
            /** @description In the order of the pages; empty unless completed. */
            readonly files: readonly components["schemas"]["ExportFile"][];
            /** @description How large all files are together, in bytes; 0 unless completed. */
            readonly bytes: number;
            /** @description What was rendered otherwise than asked. */
            readonly warnings: readonly components["schemas"]["ExportWarning"][];
            /** @description Why it failed; null unless it did. */
            readonly error: components["schemas"]["ExportError"] | null;
            /**
             * Format: date-time
             * @description When it was asked for. ISO 8601 in UTC, to the millisecond.
             */
            readonly createdAt: string;
            /** @description When rendering began. ISO 8601 in UTC, to the millisecond, or null. */
            readonly startedAt: string | null;
            /** @description When it ended. ISO 8601 in UTC, to the millisecond, or null. */
            readonly completedAt: string | null;
            /** @description When its files go. ISO 8601 in UTC, to the millisecond, or null. */
            readonly expiresAt: string | null;
            /**
             * @description owner: the account, with a key or in the app. visitor: somebody who downloaded the design where it is shared, of whom nothing else is known. Such an export takes room and is counted as any other, and can be removed: it is rendered anew for the next visitor.
             * @enum {string}
             */
            readonly requestedBy: "owner" | "visitor";
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
        /** @description One file of an export. */
        readonly ExportFile: {
            /** @description 1-based; null for a whole document, in one PDF. */
            readonly page: number | null;
            /**
             * Format: uri
             * @description Where to download it, for 24 hours. Absolute and signed: it needs no key.
             */
            readonly url: string;
            /** @description In the file's own pixels; of a PDF's first page, in CSS pixels. */
            readonly width: number;
            /** @description In the file's own pixels; of a PDF's first page, in CSS pixels. */
            readonly height: number;
            /** @description How large it is, in bytes. */
            readonly bytes: number;
            /** @description Its media type, such as `image/png`. */
            readonly contentType: string;
        };
        /**
         * @description The format of the files.
         * @enum {string}
         */
        readonly ExportFormat: "png" | "pdf" | "jpeg" | "webp";
        /** @description A page of exports. */
        readonly ExportList: {
            /** @description Those on this page. */
            readonly exports: readonly components["schemas"]["Export"][];
            /** @description How many there are in all that were asked for, beyond this page. Exact. */
            readonly total: number;
        };
        /** @description What was asked for, with every default filled in. Each format has its own options beside those that all have. */
        readonly ExportOptions: {
            /** @description Pixels of the file to a CSS pixel. */
            readonly scale: number;
            /** @description 1-based, in the order asked for; null is all. */
            readonly pages: readonly number[] | null;
            /** @description In place of every page's own; null where each has its own. */
            readonly background: components["schemas"]["Paint"] | null;
            /** @description What filled the slots; null where nothing did, or more than 16 KiB. */
            readonly data: {
                readonly [key: string]: unknown;
            } | null;
            /** @description Without its extension. */
            readonly filename: string;
            /** @description png and webp: whether the backgrounds were left out. */
            readonly transparent?: boolean;
            /** @description jpeg and webp: from 1, small, to 100, faithful. */
            readonly quality?: number;
            /** @description pdf: CSS pixels of paint beyond each edge of the page. */
            readonly bleed?: number;
            /** @description pdf: whether marks show where to cut. */
            readonly cropMarks?: boolean;
            /** @description pdf: the file's properties. */
            readonly metadata?: components["schemas"]["PdfMetadata"];
        };
        /**
         * @description From queued to processing, and then to completed or failed. canceled: taken out of the queue. expired: completed, and its files are gone.
         * @enum {string}
         */
        readonly ExportStatus: "queued" | "processing" | "completed" | "failed" | "canceled" | "expired";
        /** @description Something that was rendered otherwise than the document asks. */
        readonly ExportWarning: {
            /** @description missing_glyph: no font has a character; font_substituted: another family or weight was used; text_truncated: lines were left out; text_overflow: a text is larger than its box; text_shrunk_small: a text was made less than half as large as it says, and smaller than 8 pixels; placeholder_unfilled: no `data` came, and a placeholder without a default stands as it is written; image_missing: a picture was left out; effect_simplified: a shadow, blur or dash was drawn more simply. There may be others one day. */
            readonly code: string;
            /** @description The same in a sentence, with what it concerns. */
            readonly message: string;
            /** @description 1-based; absent where it concerns no page. */
            readonly page?: number;
            /** @description The `id` of the element in the document; absent where it concerns none. */
            readonly elementId?: string;
        };
        /** @description A family of fonts. */
        readonly Font: {
            /** @description What a text's `fontFamily` says. */
            readonly family: string;
            /** @description What it has; other weights are drawn with the nearest. */
            readonly faces: readonly components["schemas"]["FontFace"][];
        };
        /** @description A weight and style that a family has. */
        readonly FontFace: {
            /** @description 400 is regular, 700 bold. */
            readonly weight: number;
            /**
             * @description italic where the family has real italics.
             * @enum {string}
             */
            readonly style: "normal" | "italic";
        };
        /**
         * @description A family of fonts: Inter, Roboto, Open Sans, Montserrat, Poppins, Lato, DM Sans, Space Grotesk, Playfair Display, Lora, DM Serif Display, Oswald, Bebas Neue, Dancing Script, Pacifico, JetBrains Mono. `GET /api/fonts` tells their weights. What a font lacks, such as Arabic, Hebrew, Devanagari, Thai, Japanese or emoji, comes from others by itself.
         * @example Inter
         * @example Roboto
         * @example Open Sans
         * @example Montserrat
         * @example Poppins
         * @example Lato
         * @example DM Sans
         * @example Space Grotesk
         * @example Playfair Display
         * @example Lora
         * @example DM Serif Display
         * @example Oswald
         * @example Bebas Neue
         * @example Dancing Script
         * @example Pacifico
         * @example JetBrains Mono
         */
        readonly FontFamily: string;
        /** @description All families that text may name. */
        readonly FontList: {
            /** @description In the order in which a menu may show them. */
            readonly fonts: readonly components["schemas"]["Font"][];
            /** @description How many there are. */
            readonly total: number;
        };
        /** @description A colour, and where it stands in a gradient. */
        readonly GradientStop: {
            /** @description From 0, where the gradient begins, to 1, where it ends. One before its predecessor counts as that one. */
            readonly offset: number;
            /** @description Mixed with its neighbours as CSS does it, transparency included. */
            readonly color: components["schemas"]["Color"];
        };
        /** @description Elements that are moved, turned, faded and hidden as one. Its box does not scale them: it is what they turn about and what `clip` cuts at. */
        readonly GroupElement: {
            /** @description Unique among the elements of the document. Warnings of an export name it. */
            readonly id: string;
            /** @description What people call it; changes nothing in what is drawn. Default `""`. */
            readonly name?: string;
            /** @description Left edge of the box before rotation, in CSS pixels from the page's or the group's left. */
            readonly x: number;
            /** @description Top edge of the box before rotation, in CSS pixels from the page's or the group's top. */
            readonly y: number;
            /** @description Of the box, in CSS pixels. */
            readonly width: number;
            /** @description Of the box, in CSS pixels. */
            readonly height: number;
            /** @description Degrees clockwise about the centre of the box. Default `0`. */
            readonly rotation?: number;
            /** @description From 0, invisible, to 1, of the element as a whole, its shadows included. Default `1`. */
            readonly opacity?: number;
            /**
             * @description How it mixes with what lies beneath it, as CSS's `mix-blend-mode`. Default `"normal"`.
             * @enum {string}
             */
            readonly blendMode?: "normal" | "multiply" | "screen" | "overlay" | "darken" | "lighten" | "color-dodge" | "color-burn" | "hard-light" | "soft-light" | "difference" | "exclusion" | "hue" | "saturation" | "color" | "luminosity";
            /** @description False: it is not drawn, and what is in it needs no data. Default `true`. */
            readonly visible?: boolean;
            /** @description For programs that edit; changes nothing in what is drawn. Default `false`. */
            readonly locked?: boolean;
            /** @description Cast by what is drawn, not by the box. The first one lies on top. Default `[]`. */
            readonly shadows?: readonly components["schemas"]["Shadow"][];
            /** @description CSS pixels, as in CSS's `blur()`: the standard deviation. 0 is sharp. Default `0`. */
            readonly blur?: number;
            /** @description An http, https or mailto address that the box leads to in a PDF; other formats leave it out. */
            readonly link?: string;
            /** @description The name under which `data` fills the element. Several elements may share one. */
            readonly slot?: string;
            /** @constant */
            readonly type: "group";
            /** @description Painted in order, the first one lowest. Their `x` and `y` count from the top left corner of the group's box. Groups are nested at most 32 deep. */
            readonly elements: readonly components["schemas"]["Element"][];
            /** @description True: what lies beyond the box is cut off. Default `false`. */
            readonly clip?: boolean;
        };
        /** @description A part of a picture, in fractions of its width and height. */
        readonly ImageCrop: {
            /** @description Its left edge, as a fraction of the width of the picture. */
            readonly x: number;
            /** @description Its top edge, as a fraction of the height of the picture. */
            readonly y: number;
            /** @description A fraction of the width of the picture; `x` and `width` are at most 1 together. */
            readonly width: number;
            /** @description A fraction of the height of the picture; `y` and `height` are at most 1 together. */
            readonly height: number;
        };
        /** @description Two colours in place of all others. */
        readonly ImageDuotone: {
            /** @description What black becomes. */
            readonly dark: components["schemas"]["Color"];
            /** @description What white becomes. */
            readonly light: components["schemas"]["Color"];
        };
        /** @description A picture, fitted into its box. */
        readonly ImageElement: {
            /** @description Unique among the elements of the document. Warnings of an export name it. */
            readonly id: string;
            /** @description What people call it; changes nothing in what is drawn. Default `""`. */
            readonly name?: string;
            /** @description Left edge of the box before rotation, in CSS pixels from the page's or the group's left. */
            readonly x: number;
            /** @description Top edge of the box before rotation, in CSS pixels from the page's or the group's top. */
            readonly y: number;
            /** @description Of the box, in CSS pixels. */
            readonly width: number;
            /** @description Of the box, in CSS pixels. */
            readonly height: number;
            /** @description Degrees clockwise about the centre of the box. Default `0`. */
            readonly rotation?: number;
            /** @description From 0, invisible, to 1, of the element as a whole, its shadows included. Default `1`. */
            readonly opacity?: number;
            /**
             * @description How it mixes with what lies beneath it, as CSS's `mix-blend-mode`. Default `"normal"`.
             * @enum {string}
             */
            readonly blendMode?: "normal" | "multiply" | "screen" | "overlay" | "darken" | "lighten" | "color-dodge" | "color-burn" | "hard-light" | "soft-light" | "difference" | "exclusion" | "hue" | "saturation" | "color" | "luminosity";
            /** @description False: it is not drawn, and what is in it needs no data. Default `true`. */
            readonly visible?: boolean;
            /** @description For programs that edit; changes nothing in what is drawn. Default `false`. */
            readonly locked?: boolean;
            /** @description Cast by what is drawn, not by the box. The first one lies on top. Default `[]`. */
            readonly shadows?: readonly components["schemas"]["Shadow"][];
            /** @description CSS pixels, as in CSS's `blur()`: the standard deviation. 0 is sharp. Default `0`. */
            readonly blur?: number;
            /** @description An http, https or mailto address that the box leads to in a PDF; other formats leave it out. */
            readonly link?: string;
            /** @description The name under which `data` fills the element. Several elements may share one. */
            readonly slot?: string;
            /** @constant */
            readonly type: "image";
            readonly src: components["schemas"]["PictureSource"];
            /**
             * @description cover: fills the box and is cut; contain: whole, with room left at two sides; fill: stretched to the box. Default `"cover"`.
             * @enum {string}
             */
            readonly fit?: "cover" | "contain" | "fill";
            /** @description The point of the picture that stays in sight where `cover` cuts, and where the picture stands where `contain` leaves room, as CSS's `object-position`. Default `{"x":0.5,"y":0.5}`. */
            readonly focus?: components["schemas"]["ImageFocus"];
            /** @description The part of the picture that is used, before it is fitted. Default all of it. */
            readonly crop?: components["schemas"]["ImageCrop"];
            /** @description Mirrors the picture, left to right. Default `false`. */
            readonly flipX?: boolean;
            /** @description Mirrors the picture, top to bottom. Default `false`. */
            readonly flipY?: boolean;
            /** @description CSS pixels: one for all corners, or `[top left, top right, bottom right, bottom left]`. Where two do not fit on a side, all shrink by the same factor. Default `0`. */
            readonly cornerRadius?: number | readonly [
                number,
                number,
                number,
                number
            ];
            /** @description Only what lies within is drawn: the ellipse that fills the box, or a path. Null is none. Default `null`. */
            readonly mask?: components["schemas"]["ImageMask"] | null;
            /** @description As CSS's filters of these names, in this order: brightness, contrast, saturation, hue, grayscale, sepia, tint, duotone, blur. Default `{}`. */
            readonly filters?: components["schemas"]["ImageFilters"];
            /** @description What the picture shows, in words. Kept with the document; not drawn, and not yet written into a PDF. Default `""`. */
            readonly alt?: string;
        };
        /** @description How a picture is changed. */
        readonly ImageFilters: {
            /** @description 0 is black, 1 as it is, 2 twice as bright. Default `1`. */
            readonly brightness?: number;
            /** @description 0 is grey, 1 as it is. Default `1`. */
            readonly contrast?: number;
            /** @description 0 is without colour, 1 as it is. Default `1`. */
            readonly saturation?: number;
            /** @description Turns all colours, in degrees. Default `0`. */
            readonly hue?: number;
            /** @description From 0, as it is, to 1, without colour. Default `0`. */
            readonly grayscale?: number;
            /** @description From 0, as it is, to 1, brown like an old photograph. Default `0`. */
            readonly sepia?: number;
            /** @description CSS pixels, the standard deviation; the edges of the picture stay sharp. Default `0`. */
            readonly blur?: number;
            /** @description A colour over the whole picture. Default none. */
            readonly tint?: components["schemas"]["ImageTint"];
            /** @description Every lightness becomes a mixture of two colours. Default none. */
            readonly duotone?: components["schemas"]["ImageDuotone"];
        };
        /** @description A point of a picture. */
        readonly ImageFocus: {
            /** @description From 0, the left edge, to 1, the right one. */
            readonly x: number;
            /** @description From 0, the top edge, to 1, the bottom one. */
            readonly y: number;
        };
        /** @description What is seen of a picture. */
        readonly ImageMask: {
            /** @constant */
            readonly type: "ellipse";
        } | {
            /** @constant */
            readonly type: "path";
            /** @description SVG path data in a square of 1 by 1, stretched over the box. */
            readonly d: string;
        };
        /** @description A picture as paint. */
        readonly ImagePaint: {
            /** @constant */
            readonly type: "image";
            readonly src: components["schemas"]["PictureSource"];
            /**
             * @description cover: fills the box and is cut, about its middle; contain: whole, with room left at two sides; fill: stretched. Default `"cover"`.
             * @enum {string}
             */
            readonly fit?: "cover" | "contain" | "fill";
            /** @description From 0, invisible, to 1. Default `1`. */
            readonly opacity?: number;
        };
        /** @description A colour laid over a picture. */
        readonly ImageTint: {
            /** @description What is laid over the picture. */
            readonly color: components["schemas"]["Color"];
            /** @description How thick, from 0 to 1. Default `0.5`. */
            readonly amount?: number;
        };
        /** @description A line through points. Its box is what it turns about and what a gradient is laid over. */
        readonly LineElement: {
            /** @description Unique among the elements of the document. Warnings of an export name it. */
            readonly id: string;
            /** @description What people call it; changes nothing in what is drawn. Default `""`. */
            readonly name?: string;
            /** @description Left edge of the box before rotation, in CSS pixels from the page's or the group's left. */
            readonly x: number;
            /** @description Top edge of the box before rotation, in CSS pixels from the page's or the group's top. */
            readonly y: number;
            /** @description Of the box, in CSS pixels. */
            readonly width: number;
            /** @description Of the box, in CSS pixels. */
            readonly height: number;
            /** @description Degrees clockwise about the centre of the box. Default `0`. */
            readonly rotation?: number;
            /** @description From 0, invisible, to 1, of the element as a whole, its shadows included. Default `1`. */
            readonly opacity?: number;
            /**
             * @description How it mixes with what lies beneath it, as CSS's `mix-blend-mode`. Default `"normal"`.
             * @enum {string}
             */
            readonly blendMode?: "normal" | "multiply" | "screen" | "overlay" | "darken" | "lighten" | "color-dodge" | "color-burn" | "hard-light" | "soft-light" | "difference" | "exclusion" | "hue" | "saturation" | "color" | "luminosity";
            /** @description False: it is not drawn, and what is in it needs no data. Default `true`. */
            readonly visible?: boolean;
            /** @description For programs that edit; changes nothing in what is drawn. Default `false`. */
            readonly locked?: boolean;
            /** @description Cast by what is drawn, not by the box. The first one lies on top. Default `[]`. */
            readonly shadows?: readonly components["schemas"]["Shadow"][];
            /** @description CSS pixels, as in CSS's `blur()`: the standard deviation. 0 is sharp. Default `0`. */
            readonly blur?: number;
            /** @description An http, https or mailto address that the box leads to in a PDF; other formats leave it out. */
            readonly link?: string;
            /** @description The name under which `data` fills the element. Several elements may share one. */
            readonly slot?: string;
            /** @constant */
            readonly type: "line";
            /** @description In order. They may lie beyond the box, which does not stretch them. */
            readonly points: readonly components["schemas"]["LinePoint"][];
            /** @description Always centred on the line: its `align` has no effect. Default `{"paint":"#000000"}`. */
            readonly stroke?: components["schemas"]["Stroke"];
            /**
             * @description At the first point. Drawn solid in the paint of the stroke, and as large as its width makes it. Default `"none"`.
             * @enum {string}
             */
            readonly startCap?: "none" | "arrow" | "triangle" | "circle" | "bar";
            /**
             * @description At the last point. Drawn solid in the paint of the stroke, and as large as its width makes it. Default `"none"`.
             * @enum {string}
             */
            readonly endCap?: "none" | "arrow" | "triangle" | "circle" | "bar";
            /** @description From 0, straight from point to point, to 1, one smooth curve through all of them. Default `0`. */
            readonly curve?: number;
        };
        /** @description A point that a line goes through. */
        readonly LinePoint: {
            /** @description CSS pixels from the left edge of the box. */
            readonly x: number;
            /** @description CSS pixels from the top edge of the box. */
            readonly y: number;
        };
        /** @description Colours along a line through the middle of the box, as long as CSS's `linear-gradient` has it. */
        readonly LinearGradient: {
            /** @constant */
            readonly type: "linear";
            /** @description Where it runs to, as in CSS: degrees clockwise, 0 upwards, 90 to the right, 180 downwards. Default `180`. */
            readonly angle?: number;
            /** @description In order. Beyond the first and the last their colours go on. */
            readonly stops: readonly components["schemas"]["GradientStop"][];
        };
        /** @description What a design is made of. */
        readonly NewDesign: {
            /** @description Default the template's, or `"Untitled design"`. */
            readonly title?: string;
            /** @description Of every page. Default the template's. Without a template it is needed. CSS pixels, 96 to the inch. */
            readonly width?: number;
            /** @description Of every page. Default the template's. Without a template it is needed. CSS pixels, 96 to the inch. */
            readonly height?: number;
            /** @description Words to find it by. Default `[]`. */
            readonly tags?: readonly string[];
            /** @description Who may see it. Default `"private"`. */
            readonly visibility?: components["schemas"]["Visibility"];
            readonly sharing?: components["schemas"]["SharingChange"];
            /** @description What it shows. Default the template's. Without a template it is one empty white page. */
            readonly document?: components["schemas"]["Document"];
            /** @description The id of a template to begin from; or of a design, yours or one that others share with `sharing.copy`. The pictures that it shows become assets of yours. */
            readonly fromTemplate?: string;
            /** @description Fills slots and placeholders by their names: a text takes the place of a text, a picture's source or a shape's fill; an object overrides properties; null hides the element. A name that nothing bears is refused, and so is data, even `{}`, that lacks a placeholder without a default. What it fills stays in the design. */
            readonly data?: {
                readonly [key: string]: unknown;
            };
        };
        /** @description Which design to render, and how. */
        readonly NewExport: {
            /** @description The design's id. */
            readonly designId: string;
            /** @description The format of the files. The options of others are refused. */
            readonly format: components["schemas"]["ExportFormat"];
            /** @description Pixels of the file to a CSS pixel; the pages of a PDF grow with it. Default `1`. */
            readonly scale?: number;
            /** @description 1-based, in the order in which they are wanted. Default all. */
            readonly pages?: readonly number[];
            /** @description png and webp: leaves the pages' own backgrounds out. Default `false`. */
            readonly transparent?: boolean;
            /** @description jpeg and webp: from 1, small, to 100, faithful. Default `90`. */
            readonly quality?: number;
            /** @description Takes the place of every page's own background. Default each page's own. */
            readonly background?: components["schemas"]["Paint"];
            /** @description Fills slots and placeholders by their names: a text takes the place of a text, a picture's source or a shape's fill; an object overrides properties; null hides the element. A name that nothing bears is refused, and so is data, even `{}`, that lacks a placeholder without a default. For this export alone. Where it is left out, placeholders show their defaults, and one without a default stands as it is written, with a warning. */
            readonly data?: {
                readonly [key: string]: unknown;
            };
            /** @description What the files are called, without the extension. Default the design's title. */
            readonly filename?: string;
            /** @description pdf: CSS pixels of paint beyond each edge of the page, to be cut away. Default `0`. */
            readonly bleed?: number;
            /** @description pdf: marks that show where to cut. Default `false`. */
            readonly cropMarks?: boolean;
            /** @description pdf: the file's properties. */
            readonly metadata?: components["schemas"]["PdfMetadata"];
        };
        /** @description Which design to publish, and as what. */
        readonly NewTemplate: {
            /** @description The design's id. */
            readonly designId: string;
            /** @description What it is called. Default the design's title. */
            readonly title?: string;
            /** @description What it shows and what it is for. Default `""`. */
            readonly description?: string;
            /** @description What it is listed under. Default `"My templates"`. */
            readonly category?: string;
            /** @description Words to find it by. Default the design's tags. */
            readonly tags?: readonly string[];
        };
        /** @description A design with its document. */
        readonly OpenDesign: {
            /** @description The design's id. Opaque; it never changes. */
            readonly _id: string;
            /** @description What it is called. */
            readonly title: string;
            /** @description Of every page, in CSS pixels, 96 to the inch. */
            readonly width: number;
            /** @description Of every page, in CSS pixels, 96 to the inch. */
            readonly height: number;
            /** @description Words to find it by, in the order they were given. */
            readonly tags: readonly string[];
            /** @description Who may see it. */
            readonly visibility: components["schemas"]["Visibility"];
            readonly sharing: components["schemas"]["Sharing"];
            /** @description Grows with every change; also the ETag. */
            readonly revision: number;
            /** @description How many pages its document has. */
            readonly pageCount: number;
            /** @description The id of the template or the design that it was made from, or null. */
            readonly fromTemplate: string | null;
            /**
             * Format: uri
             * @description A small WebP of its first page, drawn when it is first asked for. Absolute and signed: it needs no key.
             */
            readonly thumbnailUrl: string;
            /**
             * Format: date-time
             * @description When it was made. ISO 8601 in UTC, to the millisecond.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. ISO 8601 in UTC, to the millisecond.
             */
            readonly updatedAt: string;
            /** @description The design's content. */
            readonly document: components["schemas"]["Document"];
        };
        /** @description A template with its document. */
        readonly OpenTemplate: {
            /** @description The template's id. Opaque; it never changes. */
            readonly _id: string;
            /** @description What it is called. */
            readonly title: string;
            /** @description What it shows and what it is for, in a sentence; may be empty. */
            readonly description: string;
            /** @description What it is listed under. */
            readonly category: string;
            /** @description Words to find it by. */
            readonly tags: readonly string[];
            /** @description Of every page, in CSS pixels, 96 to the inch. */
            readonly width: number;
            /** @description Of every page, in CSS pixels, 96 to the inch. */
            readonly height: number;
            /** @description How many pages its document has. */
            readonly pageCount: number;
            /**
             * Format: uri
             * @description A small WebP of its first page, drawn when it is first asked for. Absolute and signed: it needs no key.
             */
            readonly thumbnailUrl: string;
            /** @description What `data` can fill, in the order of the document. */
            readonly slots: readonly components["schemas"]["Slot"][];
            /** @description False for one that you published. */
            readonly builtIn: boolean;
            /**
             * Format: date-time
             * @description When it was last changed. ISO 8601 in UTC, to the millisecond.
             */
            readonly updatedAt: string;
            /** @description The design's content. */
            readonly document: components["schemas"]["Document"];
        };
        /** @description A page, as large as the design. */
        readonly Page: {
            /** @description Unique among the pages of the document. */
            readonly id: string;
            /** @description What people call it; changes nothing in what is drawn. */
            readonly name?: string;
            /** @description Laid over the whole page and its bleed. Null is transparent. Default `"#ffffff"`. */
            readonly background?: components["schemas"]["Paint"] | null;
            /** @description Painted in order, the first one lowest. At most 5000 on a page, those in groups included. */
            readonly elements: readonly components["schemas"]["Element"][];
        };
        /** @description The pages of a design or a template. */
        readonly PageList: {
            /** @description All of them, in their order. */
            readonly pages: readonly components["schemas"]["PageView"][];
        };
        /** @description A page as a picture. */
        readonly PageView: {
            /** @description Its number, from 1. */
            readonly page: number;
            /** @description In CSS pixels, 96 to the inch. */
            readonly width: number;
            /** @description In CSS pixels, 96 to the inch. */
            readonly height: number;
            /**
             * Format: uri
             * @description A WebP of the page, 1600 pixels at its longest side, drawn when it is first asked for. Answered for as long as what it shows is the present revision. Absolute and signed: it needs no key.
             */
            readonly previewUrl: string;
        };
        /** @description What fills: a colour, a gradient or a picture. */
        readonly Paint: components["schemas"]["Color"] | components["schemas"]["LinearGradient"] | components["schemas"]["RadialGradient"] | components["schemas"]["ConicGradient"] | components["schemas"]["ImagePaint"];
        /** @description SVG path data, its `viewBox` stretched over the box. */
        readonly PathElement: {
            /** @description Unique among the elements of the document. Warnings of an export name it. */
            readonly id: string;
            /** @description What people call it; changes nothing in what is drawn. Default `""`. */
            readonly name?: string;
            /** @description Left edge of the box before rotation, in CSS pixels from the page's or the group's left. */
            readonly x: number;
            /** @description Top edge of the box before rotation, in CSS pixels from the page's or the group's top. */
            readonly y: number;
            /** @description Of the box, in CSS pixels. */
            readonly width: number;
            /** @description Of the box, in CSS pixels. */
            readonly height: number;
            /** @description Degrees clockwise about the centre of the box. Default `0`. */
            readonly rotation?: number;
            /** @description From 0, invisible, to 1, of the element as a whole, its shadows included. Default `1`. */
            readonly opacity?: number;
            /**
             * @description How it mixes with what lies beneath it, as CSS's `mix-blend-mode`. Default `"normal"`.
             * @enum {string}
             */
            readonly blendMode?: "normal" | "multiply" | "screen" | "overlay" | "darken" | "lighten" | "color-dodge" | "color-burn" | "hard-light" | "soft-light" | "difference" | "exclusion" | "hue" | "saturation" | "color" | "luminosity";
            /** @description False: it is not drawn, and what is in it needs no data. Default `true`. */
            readonly visible?: boolean;
            /** @description For programs that edit; changes nothing in what is drawn. Default `false`. */
            readonly locked?: boolean;
            /** @description Cast by what is drawn, not by the box. The first one lies on top. Default `[]`. */
            readonly shadows?: readonly components["schemas"]["Shadow"][];
            /** @description CSS pixels, as in CSS's `blur()`: the standard deviation. 0 is sharp. Default `0`. */
            readonly blur?: number;
            /** @description An http, https or mailto address that the box leads to in a PDF; other formats leave it out. */
            readonly link?: string;
            /** @description The name under which `data` fills the element. Several elements may share one. */
            readonly slot?: string;
            /** @constant */
            readonly type: "path";
            /** @description SVG path data, as in an SVG path's `d`. */
            readonly d: string;
            /** @description `[x, y, width, height]` in the units of `d`: stretched over the box, whatever its proportions. Without it the units are CSS pixels from the corner of the box. */
            readonly viewBox?: readonly [
                number,
                number,
                number,
                number
            ];
            /** @description A gradient or a picture is laid over the box of the element. Null is none. Default `"#000000"`. */
            readonly fill?: components["schemas"]["Paint"] | null;
            /**
             * @description What counts as inside where the path crosses itself, as in SVG. Default `"nonzero"`.
             * @enum {string}
             */
            readonly fillRule?: "nonzero" | "evenodd";
            /** @description Along the outline; its width is not stretched with the path. Null is none. Default `null`. */
            readonly stroke?: components["schemas"]["Stroke"] | null;
        };
        /** @description The properties of a PDF, as readers show them. */
        readonly PdfMetadata: {
            /** @description Default the design's title. */
            readonly title?: string;
            /** @description Who made it. Default none. */
            readonly author?: string;
            /** @description What it is about. Default none. */
            readonly subject?: string;
            /** @description Words to find it by. Default none. */
            readonly keywords?: readonly string[];
        };
        /**
         * @description `asset:` and the `_id` of a picture that you uploaded to `/api/assets`, or `builtin:` and the name of one that comes with the service: ceramics, city, dunes, eucalyptus, marble, mountains, sea, silk.
         * @example builtin:ceramics
         * @example builtin:city
         * @example builtin:dunes
         * @example builtin:eucalyptus
         * @example builtin:marble
         * @example builtin:mountains
         * @example builtin:sea
         * @example builtin:silk
         */
        readonly PictureSource: string;
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
        /** @description Colours in circles around a point. */
        readonly RadialGradient: {
            /** @constant */
            readonly type: "radial";
            /** @description A point of the box that is painted, or beyond it. Default `{"x":0.5,"y":0.5}`. */
            readonly center?: {
                /** @description A fraction of the width of the box: 0 its left edge, 1 its right. */
                readonly x: number;
                /** @description A fraction of the height of the box: 0 its top edge, 1 its bottom. */
                readonly y: number;
            };
            /** @description Where the last stop lies: 1 is half of the box's diagonal, which reaches from the middle to the corners. Default `1`. */
            readonly radius?: number;
            /** @description In order. Beyond the first and the last their colours go on. */
            readonly stops: readonly components["schemas"]["GradientStop"][];
        };
        /** @description A rectangle that fills its box, with round corners if asked. */
        readonly RectElement: {
            /** @description Unique among the elements of the document. Warnings of an export name it. */
            readonly id: string;
            /** @description What people call it; changes nothing in what is drawn. Default `""`. */
            readonly name?: string;
            /** @description Left edge of the box before rotation, in CSS pixels from the page's or the group's left. */
            readonly x: number;
            /** @description Top edge of the box before rotation, in CSS pixels from the page's or the group's top. */
            readonly y: number;
            /** @description Of the box, in CSS pixels. */
            readonly width: number;
            /** @description Of the box, in CSS pixels. */
            readonly height: number;
            /** @description Degrees clockwise about the centre of the box. Default `0`. */
            readonly rotation?: number;
            /** @description From 0, invisible, to 1, of the element as a whole, its shadows included. Default `1`. */
            readonly opacity?: number;
            /**
             * @description How it mixes with what lies beneath it, as CSS's `mix-blend-mode`. Default `"normal"`.
             * @enum {string}
             */
            readonly blendMode?: "normal" | "multiply" | "screen" | "overlay" | "darken" | "lighten" | "color-dodge" | "color-burn" | "hard-light" | "soft-light" | "difference" | "exclusion" | "hue" | "saturation" | "color" | "luminosity";
            /** @description False: it is not drawn, and what is in it needs no data. Default `true`. */
            readonly visible?: boolean;
            /** @description For programs that edit; changes nothing in what is drawn. Default `false`. */
            readonly locked?: boolean;
            /** @description Cast by what is drawn, not by the box. The first one lies on top. Default `[]`. */
            readonly shadows?: readonly components["schemas"]["Shadow"][];
            /** @description CSS pixels, as in CSS's `blur()`: the standard deviation. 0 is sharp. Default `0`. */
            readonly blur?: number;
            /** @description An http, https or mailto address that the box leads to in a PDF; other formats leave it out. */
            readonly link?: string;
            /** @description The name under which `data` fills the element. Several elements may share one. */
            readonly slot?: string;
            /** @constant */
            readonly type: "rect";
            /** @description A gradient or a picture is laid over the box of the element. Null is none. Default `"#000000"`. */
            readonly fill?: components["schemas"]["Paint"] | null;
            /** @description Along the outline. Null is none. Default `null`. */
            readonly stroke?: components["schemas"]["Stroke"] | null;
            /** @description CSS pixels: one for all corners, or `[top left, top right, bottom right, bottom left]`. Where two do not fit on a side, all shrink by the same factor. Default `0`. */
            readonly cornerRadius?: number | readonly [
                number,
                number,
                number,
                number
            ];
        };
        /** @description The result for each design of a bulk restore. */
        readonly RestoredDesigns: {
            /** @description Restored designs, in the order of the request. */
            readonly restored: readonly components["schemas"]["Design"][];
            /** @description IDs without a design of yours, in the order of the request. */
            readonly notFound: readonly string[];
        };
        /** @description A shadow of what is drawn. */
        readonly Shadow: {
            /** @description CSS pixels to the right, in the space of the element: it turns with it. Default `0`. */
            readonly x?: number;
            /** @description CSS pixels downwards, in the space of the element. Default `0`. */
            readonly y?: number;
            /** @description CSS pixels, as in CSS's `box-shadow`: twice the standard deviation; 0 is a sharp edge. Default `0`. */
            readonly blur?: number;
            /** @description The colour of the whole shadow. Default `"#00000080"`. */
            readonly color?: components["schemas"]["Color"];
            /** @description True: cast into the element from its outline. False: beneath it. Default `false`. */
            readonly inner?: boolean;
        };
        /** @description What is allowed to others while the design is unlisted or public. Without effect while it is private. */
        readonly Sharing: {
            /** @description Whether viewers can download it as PNG or PDF. A PDF can contain whole pictures, including the parts cropped away. */
            readonly download: boolean;
            /** @description Whether viewers can create their own design from it. A copy contains whole pictures, including the parts cropped away, without metadata and file names. */
            readonly copy: boolean;
        };
        /** @description What is allowed to others while the design is unlisted or public. In a change, what is left out stays. */
        readonly SharingChange: {
            /** @description Whether viewers can download it as PNG or PDF. A PDF can contain whole pictures, including the parts cropped away. Default `false`. */
            readonly download?: boolean;
            /** @description Whether viewers can create their own design from it. A copy contains whole pictures, including the parts cropped away, without metadata and file names. Default `false`. */
            readonly copy?: boolean;
        };
        /** @description A place in a document that `data` fills. */
        readonly Slot: {
            /** @description What `data` calls it. */
            readonly name: string;
            /**
             * @description The element's type, or placeholder for `{{name}}` in a text.
             * @enum {string}
             */
            readonly kind: "text" | "image" | "rect" | "ellipse" | "line" | "path" | "group" | "placeholder";
            /** @description What stands there unfilled, as the text that would fill it. Null where no text would, as for a group. */
            readonly default: string | null;
            /** @description Whether an export fails without it: `{{name}}` that has no default. */
            readonly required: boolean;
        };
        /** @description A line along an outline. */
        readonly Stroke: {
            /** @description Laid over the box of the element, as a fill is. */
            readonly paint: components["schemas"]["Paint"];
            /** @description CSS pixels; 0 draws nothing. Default `1`. */
            readonly width?: number;
            /**
             * @description On which side of the outline it lies. Default `"center"`.
             * @enum {string}
             */
            readonly align?: "inside" | "center" | "outside";
            /** @description CSS pixels, in turns drawn and left out, over and over. An empty list is a whole line. Default `[]`. */
            readonly dash?: readonly number[];
            /**
             * @description The ends of dashes and of open lines; round and square reach half the width beyond them. Default `"butt"`.
             * @enum {string}
             */
            readonly cap?: "butt" | "round" | "square";
            /**
             * @description The corners. A miter that would be too long is a bevel. Default `"miter"`.
             * @enum {string}
             */
            readonly join?: "miter" | "round" | "bevel";
        };
        /** @description A tag and how often it is used. */
        readonly TagCount: {
            /** @description As designs have it. */
            readonly tag: string;
            /** @description How many of your designs outside the trash have it. */
            readonly count: number;
        };
        /** @description The tags of your designs. */
        readonly TagList: {
            /** @description The most used first; at most 1000. */
            readonly tags: readonly components["schemas"]["TagCount"][];
        };
        /** @description A template without its document. */
        readonly Template: {
            /** @description The template's id. Opaque; it never changes. */
            readonly _id: string;
            /** @description What it is called. */
            readonly title: string;
            /** @description What it shows and what it is for, in a sentence; may be empty. */
            readonly description: string;
            /** @description What it is listed under. */
            readonly category: string;
            /** @description Words to find it by. */
            readonly tags: readonly string[];
            /** @description Of every page, in CSS pixels, 96 to the inch. */
            readonly width: number;
            /** @description Of every page, in CSS pixels, 96 to the inch. */
            readonly height: number;
            /** @description How many pages its document has. */
            readonly pageCount: number;
            /**
             * Format: uri
             * @description A small WebP of its first page, drawn when it is first asked for. Absolute and signed: it needs no key.
             */
            readonly thumbnailUrl: string;
            /** @description What `data` can fill, in the order of the document. */
            readonly slots: readonly components["schemas"]["Slot"][];
            /** @description False for one that you published. */
            readonly builtIn: boolean;
            /**
             * Format: date-time
             * @description When it was last changed. ISO 8601 in UTC, to the millisecond.
             */
            readonly updatedAt: string;
        };
        /** @description A page of templates, and how many each category has. */
        readonly TemplateList: {
            /** @description Those on this page. */
            readonly templates: readonly components["schemas"]["Template"][];
            /** @description How many there are in all that were asked for, beyond this page. Exact. */
            readonly total: number;
            /** @description Of all that `q` finds, whichever `category` was asked for. */
            readonly categories: readonly components["schemas"]["Category"][];
        };
        /** @description Text, as `text` or as `runs` where styles differ. Lines wrap at the width of the box, less its padding. */
        readonly TextElement: {
            /** @description Unique among the elements of the document. Warnings of an export name it. */
            readonly id: string;
            /** @description What people call it; changes nothing in what is drawn. Default `""`. */
            readonly name?: string;
            /** @description Left edge of the box before rotation, in CSS pixels from the page's or the group's left. */
            readonly x: number;
            /** @description Top edge of the box before rotation, in CSS pixels from the page's or the group's top. */
            readonly y: number;
            /** @description Of the box, in CSS pixels. */
            readonly width: number;
            /** @description Of the box, in CSS pixels. */
            readonly height: number;
            /** @description Degrees clockwise about the centre of the box. Default `0`. */
            readonly rotation?: number;
            /** @description From 0, invisible, to 1, of the element as a whole, its shadows included. Default `1`. */
            readonly opacity?: number;
            /**
             * @description How it mixes with what lies beneath it, as CSS's `mix-blend-mode`. Default `"normal"`.
             * @enum {string}
             */
            readonly blendMode?: "normal" | "multiply" | "screen" | "overlay" | "darken" | "lighten" | "color-dodge" | "color-burn" | "hard-light" | "soft-light" | "difference" | "exclusion" | "hue" | "saturation" | "color" | "luminosity";
            /** @description False: it is not drawn, and what is in it needs no data. Default `true`. */
            readonly visible?: boolean;
            /** @description For programs that edit; changes nothing in what is drawn. Default `false`. */
            readonly locked?: boolean;
            /** @description Cast by what is drawn, not by the box. The first one lies on top. Default `[]`. */
            readonly shadows?: readonly components["schemas"]["Shadow"][];
            /** @description CSS pixels, as in CSS's `blur()`: the standard deviation. 0 is sharp. Default `0`. */
            readonly blur?: number;
            /** @description An http, https or mailto address that the box leads to in a PDF; other formats leave it out. */
            readonly link?: string;
            /** @description The name under which `data` fills the element. Several elements may share one. */
            readonly slot?: string;
            /** @constant */
            readonly type: "text";
            /** @description What it says. `\n` ends a paragraph, U+2028 a line; `{{name}}` and `{{name|default}}` are filled from `data`; without any data the default is drawn, and `{{name}}` as it is written, with a warning. */
            readonly text?: string;
            /** @description In place of `text`, where styles differ: never both. At most 20000 characters together. */
            readonly runs?: readonly components["schemas"]["TextRun"][];
            /** @description One of those that the schema FontFamily names; any other is drawn in Inter, with a warning. Default `"Inter"`. */
            readonly fontFamily?: components["schemas"]["FontFamily"];
            /** @description CSS pixels. Default `16`. */
            readonly fontSize?: number;
            /** @description 400 is regular, 700 bold. One that the family lacks is drawn with the nearest, with a warning. Default `400`. */
            readonly fontWeight?: number;
            /**
             * @description A family without italics is slanted. Default `"normal"`.
             * @enum {string}
             */
            readonly fontStyle?: "normal" | "italic";
            /** @description A gradient or a picture is laid over the box of the whole text, not over each letter. Default `"#000000"`. */
            readonly fill?: components["schemas"]["Paint"];
            /** @description Along the outlines of the letters. Null is none. Default `null`. */
            readonly stroke?: components["schemas"]["Stroke"] | null;
            /** @description In em: 0.1 adds a tenth of the font size after each letter. Scripts whose letters hang together, such as Arabic, are not spaced. Default `0`. */
            readonly letterSpacing?: number;
            /** @description A line in the colour of the text, placed as the font says. Default `false`. */
            readonly underline?: boolean;
            /** @description A line in the colour of the text, placed as the font says. Default `false`. */
            readonly strikethrough?: boolean;
            /**
             * @description How the text is drawn; it stays as it is written. capitalize: the first letter of each word. Default `"none"`.
             * @enum {string}
             */
            readonly textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
            /** @description OpenType features by their tags of four characters: `{ "smcp": true, "liga": false }`. Default `{}`. */
            readonly fontFeatures?: {
                readonly [key: string]: boolean;
            };
            /** @description In em, upwards: 0.3 for a superscript. The line does not get higher by it. Default `0`. */
            readonly baselineShift?: number;
            /**
             * @description start is left in a paragraph that runs from left to right, and right in one that runs from right to left. justify leaves the last line of a paragraph as it is. Default `"start"`.
             * @enum {string}
             */
            readonly align?: "start" | "center" | "end" | "justify";
            /**
             * @description Of all lines in the box. Without effect where `fit` is grow. Default `"top"`.
             * @enum {string}
             */
            readonly verticalAlign?: "top" | "middle" | "bottom";
            /** @description From baseline to baseline, as a multiple of the font size: 1.2 of 50 pixels is 60. Default `1.2`. */
            readonly lineHeight?: number;
            /** @description CSS pixels between paragraphs, on top of the height of the line. Default `0`. */
            readonly paragraphSpacing?: number;
            /**
             * @description Each paragraph that is not empty gets a bullet, or 1., 2., 3., and is indented. Default `"none"`.
             * @enum {string}
             */
            readonly list?: "none" | "bullet" | "number";
            /**
             * @description In which direction paragraphs run: auto takes that of the first letter of each. Default `"auto"`.
             * @enum {string}
             */
            readonly direction?: "auto" | "ltr" | "rtl";
            /** @description CSS pixels between the box and the text: one for all sides, or `[top, right, bottom, left]`. Default `0`. */
            readonly padding?: number | readonly [
                number,
                number,
                number,
                number
            ];
            /**
             * @description fixed: in its size, even beyond the box, with a warning. grow: `height` is that of the text, whatever it says; nothing else moves. shrink: all font sizes get smaller by one factor until the text fits the box and `maxLines`, no word broken, with a warning below half the size and 8 pixels. Default `"fixed"`.
             * @enum {string}
             */
            readonly fit?: "fixed" | "grow" | "shrink";
            /** @description CSS pixels: shrink makes no text smaller than this. Default `1`. */
            readonly minFontSize?: number;
            /** @description More lines are left out, with a warning unless `overflow` is ellipsis. Default all. */
            readonly maxLines?: number;
            /**
             * @description visible: what does not fit is drawn beyond the box. ellipsis: lines that do not fit are left out, and the last one ends in … Default `"visible"`.
             * @enum {string}
             */
            readonly overflow?: "visible" | "ellipsis";
        };
        /** @description A part of a text in a style of its own. What it leaves out is as in its element. */
        readonly TextRun: {
            /** @description What it says, as in the `text` of an element. */
            readonly text: string;
            /** @description One of those that the schema FontFamily names; any other is drawn in Inter, with a warning. */
            readonly fontFamily?: components["schemas"]["FontFamily"];
            /** @description CSS pixels. */
            readonly fontSize?: number;
            /** @description 400 is regular, 700 bold. One that the family lacks is drawn with the nearest, with a warning. */
            readonly fontWeight?: number;
            /**
             * @description A family without italics is slanted.
             * @enum {string}
             */
            readonly fontStyle?: "normal" | "italic";
            /** @description A gradient or a picture is laid over the box of the whole text, not over each letter. */
            readonly fill?: components["schemas"]["Paint"];
            /** @description Along the outlines of the letters. Null is none. */
            readonly stroke?: components["schemas"]["Stroke"] | null;
            /** @description In em: 0.1 adds a tenth of the font size after each letter. Scripts whose letters hang together, such as Arabic, are not spaced. */
            readonly letterSpacing?: number;
            /** @description A line in the colour of the text, placed as the font says. */
            readonly underline?: boolean;
            /** @description A line in the colour of the text, placed as the font says. */
            readonly strikethrough?: boolean;
            /**
             * @description How the text is drawn; it stays as it is written. capitalize: the first letter of each word.
             * @enum {string}
             */
            readonly textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
            /** @description OpenType features by their tags of four characters: `{ "smcp": true, "liga": false }`. */
            readonly fontFeatures?: {
                readonly [key: string]: boolean;
            };
            /** @description In em, upwards: 0.3 for a superscript. The line does not get higher by it. */
            readonly baselineShift?: number;
        };
        /** @description A design in the trash. */
        readonly TrashedDesign: {
            /** @description The design's id. Opaque; it never changes. */
            readonly _id: string;
            /** @description What it is called. */
            readonly title: string;
            /** @description Of every page, in CSS pixels, 96 to the inch. */
            readonly width: number;
            /** @description Of every page, in CSS pixels, 96 to the inch. */
            readonly height: number;
            /** @description Words to find it by, in the order they were given. */
            readonly tags: readonly string[];
            /** @description Who may see it. */
            readonly visibility: components["schemas"]["Visibility"];
            readonly sharing: components["schemas"]["Sharing"];
            /** @description Grows with every change; also the ETag. */
            readonly revision: number;
            /** @description How many pages its document has. */
            readonly pageCount: number;
            /** @description The id of the template or the design that it was made from, or null. */
            readonly fromTemplate: string | null;
            /**
             * Format: uri
             * @description A small WebP of its first page, drawn when it is first asked for. Absolute and signed: it needs no key.
             */
            readonly thumbnailUrl: string;
            /**
             * Format: date-time
             * @description When it was made. ISO 8601 in UTC, to the millisecond.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed. ISO 8601 in UTC, to the millisecond.
             */
            readonly updatedAt: string;
            /**
             * Format: date-time
             * @description When it was moved to the trash. ISO 8601 in UTC, to the millisecond.
             */
            readonly trashedAt: string;
            /**
             * Format: date-time
             * @description When it will be removed for good. ISO 8601 in UTC, to the millisecond.
             */
            readonly purgeAt: string;
        };
        /** @description A page of designs in the trash. */
        readonly TrashedDesignList: {
            /** @description Those on this page. */
            readonly designs: readonly components["schemas"]["TrashedDesign"][];
            /** @description How many there are in all that were asked for, beyond this page. Exact. */
            readonly total: number;
        };
        /** @description The result for each design of a bulk move to the trash. */
        readonly TrashedDesigns: {
            /** @description Designs that are in the trash now, in the order of the request. */
            readonly trashed: readonly components["schemas"]["Trashing"][];
            /** @description IDs without a design of yours, in the order of the request. */
            readonly notFound: readonly string[];
        };
        /** @description A design that was moved to the trash. */
        readonly Trashing: {
            /** @description The design's id. Opaque; it never changes. */
            readonly _id: string;
            /**
             * Format: date-time
             * @description When it was moved to the trash. ISO 8601 in UTC, to the millisecond.
             */
            readonly trashedAt: string;
            /**
             * Format: date-time
             * @description When it will be removed for good. ISO 8601 in UTC, to the millisecond.
             */
            readonly purgeAt: string;
        };
        /**
         * @description private: only its owner sees it; unlisted: also whoever has its link, signed in or not; public: it is listed in the community as well.
         * @enum {string}
         */
        readonly Visibility: "private" | "unlisted" | "public";
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
        /** @description `key_missing`, `key_malformed`, `key_unknown`, `key_expired`, `key_revoked` */
        readonly Unauthorized: {
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
        /** @description `scope_missing` */
        readonly ScopeMissing: {
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
        /** @description `idempotency_key_in_use` */
        readonly IdempotencyKeyInUse: {
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
        /** @description `idempotency_key_reused`, `storage_full` */
        readonly IdempotencyKeyReusedOrStorageFull: {
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
        /** @description `stale_revision` */
        readonly StaleRevision: {
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
        /** @description `idempotency_key_reused`, `export_too_large`, `page_not_found`, `storage_full` */
        readonly UnprocessableEntity: {
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
        /** @description `idempotency_key_in_use`, `export_not_retryable` */
        readonly IdempotencyKeyInUseOrExportNotRetryable: {
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
        /** @description `export_not_cancelable` */
        readonly ExportNotCancelable: {
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
        /** @description `unsupported_media_type`, `unsupported_upload` */
        readonly UnsupportedMediaTypeOrUnsupportedUpload: {
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
        /** @description `idempotency_key_reused`, `image_invalid`, `storage_full` */
        readonly IdempotencyKeyReusedOrImageInvalidOrStorageFull: {
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
        /** @description `asset_in_use` */
        readonly AssetInUse: {
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
    readonly listDesigns: {
        readonly parameters: {
            readonly query?: {
                /** @description How many to list at most. Default `20`. */
                readonly limit?: number;
                /** @description How many to pass over first. Default `0`. */
                readonly offset?: number;
                /** @description Only designs whose title has these words, each anywhere; case and accents do not matter. Default all. */
                readonly q?: string;
                /** @description Only designs with exactly this tag. Default all. */
                readonly tag?: string;
                /** @description Only designs of this visibility. Default all. */
                readonly visibility?: components["schemas"]["Visibility"];
                /** @description By what they are ordered; a minus sign is for descending. Default `-updatedAt`. */
                readonly sort?: "-updatedAt" | "updatedAt" | "-createdAt" | "createdAt" | "title" | "-title";
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
            /** @description A page of designs. */
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
                     *       "designs": [
                     *         {
                     *           "_id": "des_01jqr8yd0m3k5t7w9x2z4b6c8f",
                     *           "title": "Summer sale",
                     *           "width": 1080,
                     *           "height": 1080,
                     *           "tags": [
                     *             "summer"
                     *           ],
                     *           "visibility": "private",
                     *           "sharing": {
                     *             "download": false,
                     *             "copy": false
                     *           },
                     *           "revision": 1,
                     *           "pageCount": 1,
                     *           "fromTemplate": null,
                     *           "thumbnailUrl": "http://localhost:4400/files/thumbnails/des_01jqr8yd0m3k5t7w9x2z4b6c8f/1.webp?signature=4nTb0xkX",
                     *           "createdAt": "2026-04-01T10:00:00.000Z",
                     *           "updatedAt": "2026-04-01T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["DesignList"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly createDesign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description At most 255 characters, new for each new request. The same again gets the first answer again. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "title": "Summer sale",
                 *       "width": 1080,
                 *       "height": 1080,
                 *       "tags": [
                 *         "summer"
                 *       ],
                 *       "document": {
                 *         "version": 1,
                 *         "pages": [
                 *           {
                 *             "id": "cover",
                 *             "background": "#fff3e0",
                 *             "elements": [
                 *               {
                 *                 "id": "headline",
                 *                 "type": "text",
                 *                 "x": 90,
                 *                 "y": 420,
                 *                 "width": 900,
                 *                 "height": 240,
                 *                 "text": "Summer sale",
                 *                 "fontFamily": "Playfair Display",
                 *                 "fontSize": 120,
                 *                 "align": "center",
                 *                 "slot": "headline"
                 *               }
                 *             ]
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewDesign"];
            };
        };
        readonly responses: {
            /** @description The design. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly Location: components["headers"]["Location"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "des_01jqr8yd0m3k5t7w9x2z4b6c8f",
                     *       "title": "Summer sale",
                     *       "width": 1080,
                     *       "height": 1080,
                     *       "tags": [
                     *         "summer"
                     *       ],
                     *       "visibility": "private",
                     *       "sharing": {
                     *         "download": false,
                     *         "copy": false
                     *       },
                     *       "revision": 1,
                     *       "pageCount": 1,
                     *       "fromTemplate": null,
                     *       "thumbnailUrl": "http://localhost:4400/files/thumbnails/des_01jqr8yd0m3k5t7w9x2z4b6c8f/1.webp?signature=4nTb0xkX",
                     *       "createdAt": "2026-04-01T10:00:00.000Z",
                     *       "updatedAt": "2026-04-01T10:00:00.000Z",
                     *       "document": {
                     *         "version": 1,
                     *         "pages": [
                     *           {
                     *             "id": "cover",
                     *             "background": "#fff3e0",
                     *             "elements": [
                     *               {
                     *                 "id": "headline",
                     *                 "type": "text",
                     *                 "x": 90,
                     *                 "y": 420,
                     *                 "width": 900,
                     *                 "height": 240,
                     *                 "text": "Summer sale",
                     *                 "fontFamily": "Playfair Display",
                     *                 "fontSize": 120,
                     *                 "align": "center",
                     *                 "slot": "headline"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["OpenDesign"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 404: components["responses"]["NotFoundOrDesignTrashed"];
            readonly 409: components["responses"]["IdempotencyKeyInUse"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["IdempotencyKeyReusedOrStorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly getDesign: {
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
                     *       "tags": [
                     *         "summer"
                     *       ],
                     *       "visibility": "private",
                     *       "sharing": {
                     *         "download": false,
                     *         "copy": false
                     *       },
                     *       "revision": 1,
                     *       "pageCount": 1,
                     *       "fromTemplate": null,
                     *       "thumbnailUrl": "http://localhost:4400/files/thumbnails/des_01jqr8yd0m3k5t7w9x2z4b6c8f/1.webp?signature=4nTb0xkX",
                     *       "createdAt": "2026-04-01T10:00:00.000Z",
                     *       "updatedAt": "2026-04-01T10:00:00.000Z",
                     *       "document": {
                     *         "version": 1,
                     *         "pages": [
                     *           {
                     *             "id": "cover",
                     *             "background": "#fff3e0",
                     *             "elements": [
                     *               {
                     *                 "id": "headline",
                     *                 "type": "text",
                     *                 "x": 90,
                     *                 "y": 420,
                     *                 "width": 900,
                     *                 "height": 240,
                     *                 "text": "Summer sale",
                     *                 "fontFamily": "Playfair Display",
                     *                 "fontSize": 120,
                     *                 "align": "center",
                     *                 "slot": "headline"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["OpenDesign"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 404: components["responses"]["NotFoundOrDesignTrashed"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly trashDesign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the revision that is meant, such as `"3"`; a stale one is refused with 412, and what is no tag with 400. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description Its id, as answers tell it in `_id`. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description When it went and when it will be purged. */
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
                     *       "_id": "des_01jqr8yd0m3k5t7w9x2z4b6c8f",
                     *       "trashedAt": "2026-04-01T10:00:00.000Z",
                     *       "purgeAt": "2026-05-01T10:00:00.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Trashing"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["StaleRevision"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly updateDesign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the revision that is meant, such as `"3"`; a stale one is refused with 412, and what is no tag with 400. */
                readonly "If-Match"?: string;
            };
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
                 *       "title": "Winter sale",
                 *       "tags": [
                 *         "winter"
                 *       ],
                 *       "visibility": "unlisted"
                 *     }
                 */
                readonly "application/json": components["schemas"]["DesignChange"];
            };
        };
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
                     *       "tags": [
                     *         "summer"
                     *       ],
                     *       "visibility": "private",
                     *       "sharing": {
                     *         "download": false,
                     *         "copy": false
                     *       },
                     *       "revision": 1,
                     *       "pageCount": 1,
                     *       "fromTemplate": null,
                     *       "thumbnailUrl": "http://localhost:4400/files/thumbnails/des_01jqr8yd0m3k5t7w9x2z4b6c8f/1.webp?signature=4nTb0xkX",
                     *       "createdAt": "2026-04-01T10:00:00.000Z",
                     *       "updatedAt": "2026-04-01T10:00:00.000Z",
                     *       "document": {
                     *         "version": 1,
                     *         "pages": [
                     *           {
                     *             "id": "cover",
                     *             "background": "#fff3e0",
                     *             "elements": [
                     *               {
                     *                 "id": "headline",
                     *                 "type": "text",
                     *                 "x": 90,
                     *                 "y": 420,
                     *                 "width": 900,
                     *                 "height": 240,
                     *                 "text": "Summer sale",
                     *                 "fontFamily": "Playfair Display",
                     *                 "fontSize": 120,
                     *                 "align": "center",
                     *                 "slot": "headline"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["OpenDesign"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 404: components["responses"]["NotFoundOrDesignTrashed"];
            readonly 412: components["responses"]["StaleRevision"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly listDesignPages: {
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
            /** @description The pages. */
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
                     *       "pages": [
                     *         {
                     *           "page": 1,
                     *           "width": 1080,
                     *           "height": 1080,
                     *           "previewUrl": "http://localhost:4400/files/previews/des_01jqr8yd0m3k5t7w9x2z4b6c8f/1/1.webp?signature=4nTb0xkX"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PageList"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 404: components["responses"]["NotFoundOrDesignTrashed"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly trashDesigns: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description At most 255 characters, new for each new request. The same again gets the first answer again. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "des_01jqr8yd0m3k5t7w9x2z4b6c8f"
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["DesignIds"];
            };
        };
        readonly responses: {
            /** @description The result for each design. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "trashed": [
                     *         {
                     *           "_id": "des_01jqr8yd0m3k5t7w9x2z4b6c8f",
                     *           "trashedAt": "2026-04-01T10:00:00.000Z",
                     *           "purgeAt": "2026-05-01T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "notFound": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["TrashedDesigns"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 409: components["responses"]["IdempotencyKeyInUse"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["IdempotencyKeyReusedOrStorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly duplicateDesign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description At most 255 characters, new for each new request. The same again gets the first answer again. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description Its id, as answers tell it in `_id`. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /**
                 * @example {
                 *       "title": "Summer sale, second draft"
                 *     }
                 */
                readonly "application/json": components["schemas"]["DesignCopy"];
            };
        };
        readonly responses: {
            /** @description The copy. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly Location: components["headers"]["Location"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "des_01jqr8yd0m3k5t7w9x2z4b6c8f",
                     *       "title": "Summer sale",
                     *       "width": 1080,
                     *       "height": 1080,
                     *       "tags": [
                     *         "summer"
                     *       ],
                     *       "visibility": "private",
                     *       "sharing": {
                     *         "download": false,
                     *         "copy": false
                     *       },
                     *       "revision": 1,
                     *       "pageCount": 1,
                     *       "fromTemplate": null,
                     *       "thumbnailUrl": "http://localhost:4400/files/thumbnails/des_01jqr8yd0m3k5t7w9x2z4b6c8f/1.webp?signature=4nTb0xkX",
                     *       "createdAt": "2026-04-01T10:00:00.000Z",
                     *       "updatedAt": "2026-04-01T10:00:00.000Z",
                     *       "document": {
                     *         "version": 1,
                     *         "pages": [
                     *           {
                     *             "id": "cover",
                     *             "background": "#fff3e0",
                     *             "elements": [
                     *               {
                     *                 "id": "headline",
                     *                 "type": "text",
                     *                 "x": 90,
                     *                 "y": 420,
                     *                 "width": 900,
                     *                 "height": 240,
                     *                 "text": "Summer sale",
                     *                 "fontFamily": "Playfair Display",
                     *                 "fontSize": 120,
                     *                 "align": "center",
                     *                 "slot": "headline"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["OpenDesign"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 404: components["responses"]["NotFoundOrDesignTrashed"];
            readonly 409: components["responses"]["IdempotencyKeyInUse"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["IdempotencyKeyReusedOrStorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly listTrash: {
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
            /** @description A page of designs. */
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
                     *       "designs": [
                     *         {
                     *           "_id": "des_01jqr8yd0m3k5t7w9x2z4b6c8f",
                     *           "title": "Summer sale",
                     *           "width": 1080,
                     *           "height": 1080,
                     *           "tags": [
                     *             "summer"
                     *           ],
                     *           "visibility": "private",
                     *           "sharing": {
                     *             "download": false,
                     *             "copy": false
                     *           },
                     *           "revision": 1,
                     *           "pageCount": 1,
                     *           "fromTemplate": null,
                     *           "thumbnailUrl": "http://localhost:4400/files/thumbnails/des_01jqr8yd0m3k5t7w9x2z4b6c8f/1.webp?signature=4nTb0xkX",
                     *           "createdAt": "2026-04-01T10:00:00.000Z",
                     *           "updatedAt": "2026-04-01T10:00:00.000Z",
                     *           "trashedAt": "2026-04-02T10:00:00.000Z",
                     *           "purgeAt": "2026-05-02T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["TrashedDesignList"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly emptyTrash: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description How many there were. */
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
                     *       "removed": 3
                     *     }
                     */
                    readonly "application/json": {
                        /** @description How many designs were removed. */
                        readonly removed: number;
                    };
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly restoreDesign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description At most 255 characters, new for each new request. The same again gets the first answer again. */
                readonly "Idempotency-Key"?: string;
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
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "des_01jqr8yd0m3k5t7w9x2z4b6c8f",
                     *       "title": "Summer sale",
                     *       "width": 1080,
                     *       "height": 1080,
                     *       "tags": [
                     *         "summer"
                     *       ],
                     *       "visibility": "private",
                     *       "sharing": {
                     *         "download": false,
                     *         "copy": false
                     *       },
                     *       "revision": 1,
                     *       "pageCount": 1,
                     *       "fromTemplate": null,
                     *       "thumbnailUrl": "http://localhost:4400/files/thumbnails/des_01jqr8yd0m3k5t7w9x2z4b6c8f/1.webp?signature=4nTb0xkX",
                     *       "createdAt": "2026-04-01T10:00:00.000Z",
                     *       "updatedAt": "2026-04-01T10:00:00.000Z",
                     *       "document": {
                     *         "version": 1,
                     *         "pages": [
                     *           {
                     *             "id": "cover",
                     *             "background": "#fff3e0",
                     *             "elements": [
                     *               {
                     *                 "id": "headline",
                     *                 "type": "text",
                     *                 "x": 90,
                     *                 "y": 420,
                     *                 "width": 900,
                     *                 "height": 240,
                     *                 "text": "Summer sale",
                     *                 "fontFamily": "Playfair Display",
                     *                 "fontSize": 120,
                     *                 "align": "center",
                     *                 "slot": "headline"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["OpenDesign"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["IdempotencyKeyInUse"];
            readonly 422: components["responses"]["IdempotencyKeyReusedOrStorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly restoreDesigns: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description At most 255 characters, new for each new request. The same again gets the first answer again. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "des_01jqr8yd0m3k5t7w9x2z4b6c8f"
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["DesignIds"];
            };
        };
        readonly responses: {
            /** @description The result for each design. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "restored": [
                     *         {
                     *           "_id": "des_01jqr8yd0m3k5t7w9x2z4b6c8f",
                     *           "title": "Summer sale",
                     *           "width": 1080,
                     *           "height": 1080,
                     *           "tags": [
                     *             "summer"
                     *           ],
                     *           "visibility": "private",
                     *           "sharing": {
                     *             "download": false,
                     *             "copy": false
                     *           },
                     *           "revision": 1,
                     *           "pageCount": 1,
                     *           "fromTemplate": null,
                     *           "thumbnailUrl": "http://localhost:4400/files/thumbnails/des_01jqr8yd0m3k5t7w9x2z4b6c8f/1.webp?signature=4nTb0xkX",
                     *           "createdAt": "2026-04-01T10:00:00.000Z",
                     *           "updatedAt": "2026-04-01T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "notFound": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["RestoredDesigns"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 409: components["responses"]["IdempotencyKeyInUse"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["IdempotencyKeyReusedOrStorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly removeTrashedDesign: {
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
            /** @description It is gone. */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly listCommunity: {
        readonly parameters: {
            readonly query?: {
                /** @description How many to list at most. Default `20`. */
                readonly limit?: number;
                /** @description How many to pass over first. Default `0`. */
                readonly offset?: number;
                /** @description Only designs whose title has these words, each anywhere; case and accents do not matter. Default all. */
                readonly q?: string;
                /** @description Only designs with exactly this tag. Default all. */
                readonly tag?: string;
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
            /** @description A page of public designs. */
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
                     *       "designs": [
                     *         {
                     *           "_id": "des_01jqr8yd0m3k5t7w9x2z4b6c8f",
                     *           "title": "Summer sale",
                     *           "width": 1080,
                     *           "height": 1080,
                     *           "pageCount": 1,
                     *           "tags": [
                     *             "summer"
                     *           ],
                     *           "sharing": {
                     *             "download": true,
                     *             "copy": false
                     *           },
                     *           "thumbnailUrl": "http://localhost:4400/files/shared/thumbnails/des_01jqr8yd0m3k5t7w9x2z4b6c8f/1.webp?signature=4nTb0xkX",
                     *           "updatedAt": "2026-04-01T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CommunityList"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly listTags: {
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
            /** @description The tags. */
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
                     *       "tags": [
                     *         {
                     *           "tag": "summer",
                     *           "count": 3
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["TagList"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly listExports: {
        readonly parameters: {
            readonly query?: {
                /** @description How many to list at most. Default `20`. */
                readonly limit?: number;
                /** @description How many to pass over first. Default `0`. */
                readonly offset?: number;
                /** @description Only exports of the design with this id. Default all. */
                readonly designId?: string;
                /** @description Only exports in this state. Default all. */
                readonly status?: components["schemas"]["ExportStatus"];
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
                     *           "_id": "exp_01jqr8z3h2m4n6p8q0r2s4t6v8",
                     *           "designId": "des_01jqr8yd0m3k5t7w9x2z4b6c8f",
                     *           "designTitle": "Summer sale",
                     *           "designRevision": 1,
                     *           "format": "png",
                     *           "options": {
                     *             "scale": 2,
                     *             "pages": null,
                     *             "background": null,
                     *             "data": null,
                     *             "filename": "summer-sale",
                     *             "transparent": false
                     *           },
                     *           "status": "completed",
                     *           "progress": 100,
                     *           "downloadUrl": "http://localhost:4400/files/exports/exp_01jqr8z3h2m4n6p8q0r2s4t6v8/summer-sale.png?expires=1775124000&signature=4nTb0xkX",
                     *           "files": [
                     *             {
                     *               "page": 1,
                     *               "url": "http://localhost:4400/files/exports/exp_01jqr8z3h2m4n6p8q0r2s4t6v8/summer-sale.png?expires=1775124000&signature=4nTb0xkX",
                     *               "width": 2160,
                     *               "height": 2160,
                     *               "bytes": 183204,
                     *               "contentType": "image/png"
                     *             }
                     *           ],
                     *           "bytes": 183204,
                     *           "warnings": [],
                     *           "error": null,
                     *           "createdAt": "2026-04-01T10:00:00.000Z",
                     *           "startedAt": "2026-04-01T10:00:00.003Z",
                     *           "completedAt": "2026-04-01T10:00:00.061Z",
                     *           "expiresAt": "2026-04-08T10:00:00.061Z",
                     *           "requestedBy": "owner"
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ExportList"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly createExport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description At most 255 characters, new for each new request. The same again gets the first answer again. */
                readonly "Idempotency-Key"?: string;
                /** @description `wait=N` holds the answer until the export ends or N seconds have passed, at most 30. Where too many requests wait already, it is answered at once, without `Preference-Applied`. A retry under the same Idempotency-Key gets the first answer again, which may say `queued`: read the export by its `Location`. */
                readonly Prefer?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "designId": "des_01jqr8yd0m3k5t7w9x2z4b6c8f",
                 *       "format": "png",
                 *       "scale": 2
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewExport"];
            };
        };
        readonly responses: {
            /** @description The export, queued; ended already where that was waited for. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly Location: components["headers"]["Location"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Preference-Applied": components["headers"]["Preference-Applied"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "exp_01jqr8z3h2m4n6p8q0r2s4t6v8",
                     *       "designId": "des_01jqr8yd0m3k5t7w9x2z4b6c8f",
                     *       "designTitle": "Summer sale",
                     *       "designRevision": 1,
                     *       "format": "png",
                     *       "options": {
                     *         "scale": 2,
                     *         "pages": null,
                     *         "background": null,
                     *         "data": null,
                     *         "filename": "summer-sale",
                     *         "transparent": false
                     *       },
                     *       "status": "queued",
                     *       "progress": 0,
                     *       "downloadUrl": null,
                     *       "files": [],
                     *       "bytes": 0,
                     *       "warnings": [],
                     *       "error": null,
                     *       "createdAt": "2026-04-01T10:00:00.000Z",
                     *       "startedAt": null,
                     *       "completedAt": null,
                     *       "expiresAt": null,
                     *       "requestedBy": "owner"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Export"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 404: components["responses"]["NotFoundOrDesignTrashed"];
            readonly 409: components["responses"]["IdempotencyKeyInUse"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly getExport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An ETag: where it still holds, the answer is 304. */
                readonly "If-None-Match"?: string;
                /** @description `wait=N` holds the answer until the export ends or N seconds have passed, at most 30. Where too many requests wait already, it is answered at once, without `Preference-Applied`. */
                readonly Prefer?: string;
            };
            readonly path: {
                /** @description Its id, as answers tell it in `_id`. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The export. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Preference-Applied": components["headers"]["Preference-Applied"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "exp_01jqr8z3h2m4n6p8q0r2s4t6v8",
                     *       "designId": "des_01jqr8yd0m3k5t7w9x2z4b6c8f",
                     *       "designTitle": "Summer sale",
                     *       "designRevision": 1,
                     *       "format": "png",
                     *       "options": {
                     *         "scale": 2,
                     *         "pages": null,
                     *         "background": null,
                     *         "data": null,
                     *         "filename": "summer-sale",
                     *         "transparent": false
                     *       },
                     *       "status": "completed",
                     *       "progress": 100,
                     *       "downloadUrl": "http://localhost:4400/files/exports/exp_01jqr8z3h2m4n6p8q0r2s4t6v8/summer-sale.png?expires=1775124000&signature=4nTb0xkX",
                     *       "files": [
                     *         {
                     *           "page": 1,
                     *           "url": "http://localhost:4400/files/exports/exp_01jqr8z3h2m4n6p8q0r2s4t6v8/summer-sale.png?expires=1775124000&signature=4nTb0xkX",
                     *           "width": 2160,
                     *           "height": 2160,
                     *           "bytes": 183204,
                     *           "contentType": "image/png"
                     *         }
                     *       ],
                     *       "bytes": 183204,
                     *       "warnings": [],
                     *       "error": null,
                     *       "createdAt": "2026-04-01T10:00:00.000Z",
                     *       "startedAt": "2026-04-01T10:00:00.003Z",
                     *       "completedAt": "2026-04-01T10:00:00.061Z",
                     *       "expiresAt": "2026-04-08T10:00:00.061Z",
                     *       "requestedBy": "owner"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Export"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly removeExport: {
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
            /** @description The export, cancelled. */
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
                     *       "_id": "exp_01jqr8z3h2m4n6p8q0r2s4t6v8",
                     *       "designId": "des_01jqr8yd0m3k5t7w9x2z4b6c8f",
                     *       "designTitle": "Summer sale",
                     *       "designRevision": 1,
                     *       "format": "png",
                     *       "options": {
                     *         "scale": 2,
                     *         "pages": null,
                     *         "background": null,
                     *         "data": null,
                     *         "filename": "summer-sale",
                     *         "transparent": false
                     *       },
                     *       "status": "canceled",
                     *       "progress": 0,
                     *       "downloadUrl": null,
                     *       "files": [],
                     *       "bytes": 0,
                     *       "warnings": [],
                     *       "error": null,
                     *       "createdAt": "2026-04-01T10:00:00.000Z",
                     *       "startedAt": null,
                     *       "completedAt": "2026-04-01T10:00:00.061Z",
                     *       "expiresAt": null,
                     *       "requestedBy": "owner"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Export"];
                };
            };
            /** @description It had ended and is now gone. */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["ExportNotCancelable"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly retryExport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description At most 255 characters, new for each new request. The same again gets the first answer again. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description Its id, as answers tell it in `_id`. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The new export. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly Location: components["headers"]["Location"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "exp_01jqr8z3h2m4n6p8q0r2s4t6v8",
                     *       "designId": "des_01jqr8yd0m3k5t7w9x2z4b6c8f",
                     *       "designTitle": "Summer sale",
                     *       "designRevision": 1,
                     *       "format": "png",
                     *       "options": {
                     *         "scale": 2,
                     *         "pages": null,
                     *         "background": null,
                     *         "data": null,
                     *         "filename": "summer-sale",
                     *         "transparent": false
                     *       },
                     *       "status": "queued",
                     *       "progress": 0,
                     *       "downloadUrl": null,
                     *       "files": [],
                     *       "bytes": 0,
                     *       "warnings": [],
                     *       "error": null,
                     *       "createdAt": "2026-04-01T10:00:00.000Z",
                     *       "startedAt": null,
                     *       "completedAt": null,
                     *       "expiresAt": null,
                     *       "requestedBy": "owner"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Export"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 404: components["responses"]["NotFoundOrDesignTrashed"];
            readonly 409: components["responses"]["IdempotencyKeyInUseOrExportNotRetryable"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly watchExports: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The id of the last event that was heard, to go on from there. */
                readonly "Last-Event-ID"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Events, for as long as somebody listens. */
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
                     * @example id: 1775037600061
                     *     event: export
                     *     data: {"_id":"exp_01jqr8z3h2m4n6p8q0r2s4t6v8","designId":"des_01jqr8yd0m3k5t7w9x2z4b6c8f","designTitle":"Summer sale","designRevision":1,"format":"png","options":{"scale":2,"pages":null,"background":null,"data":null,"filename":"summer-sale","transparent":false},"status":"completed","progress":100,"downloadUrl":"http://localhost:4400/files/exports/exp_01jqr8z3h2m4n6p8q0r2s4t6v8/summer-sale.png?expires=1775124000&signature=4nTb0xkX","files":[{"page":1,"url":"http://localhost:4400/files/exports/exp_01jqr8z3h2m4n6p8q0r2s4t6v8/summer-sale.png?expires=1775124000&signature=4nTb0xkX","width":2160,"height":2160,"bytes":183204,"contentType":"image/png"}],"bytes":183204,"warnings":[],"error":null,"createdAt":"2026-04-01T10:00:00.000Z","startedAt":"2026-04-01T10:00:00.003Z","completedAt":"2026-04-01T10:00:00.061Z","expiresAt":"2026-04-08T10:00:00.061Z","requestedBy":"owner"}
                     */
                    readonly "text/event-stream": string;
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly listTemplates: {
        readonly parameters: {
            readonly query?: {
                /** @description How many to list at most. Default `20`. */
                readonly limit?: number;
                /** @description How many to pass over first. Default `0`. */
                readonly offset?: number;
                /** @description Words to look for. Default all templates. */
                readonly q?: string;
                /** @description Only templates of exactly this category. Default all. */
                readonly category?: string;
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
            /** @description A page of templates, and how many each category has. */
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
                     *       "templates": [
                     *         {
                     *           "_id": "tpl_01jqr8w1a2b3c4d5e6f7g8h9j0",
                     *           "title": "Summer sale",
                     *           "description": "A square post with one headline",
                     *           "category": "social",
                     *           "tags": [
                     *             "sale",
                     *             "square"
                     *           ],
                     *           "width": 1080,
                     *           "height": 1080,
                     *           "pageCount": 1,
                     *           "thumbnailUrl": "http://localhost:4400/files/thumbnails/tpl_01jqr8w1a2b3c4d5e6f7g8h9j0/1.webp?signature=4nTb0xkX",
                     *           "slots": [
                     *             {
                     *               "name": "headline",
                     *               "kind": "text",
                     *               "default": "Summer sale",
                     *               "required": false
                     *             }
                     *           ],
                     *           "builtIn": true,
                     *           "updatedAt": "2026-04-01T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "categories": [
                     *         {
                     *           "name": "social",
                     *           "count": 1
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["TemplateList"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly publishTemplate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description At most 255 characters, new for each new request. The same again gets the first answer again. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "designId": "des_01jqr8yd0m3k5t7w9x2z4b6c8f",
                 *       "title": "Our post",
                 *       "category": "social"
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewTemplate"];
            };
        };
        readonly responses: {
            /** @description The template. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly Location: components["headers"]["Location"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "tpl_01jqr8w1a2b3c4d5e6f7g8h9j0",
                     *       "title": "Summer sale",
                     *       "description": "A square post with one headline",
                     *       "category": "social",
                     *       "tags": [
                     *         "sale",
                     *         "square"
                     *       ],
                     *       "width": 1080,
                     *       "height": 1080,
                     *       "pageCount": 1,
                     *       "thumbnailUrl": "http://localhost:4400/files/thumbnails/tpl_01jqr8w1a2b3c4d5e6f7g8h9j0/1.webp?signature=4nTb0xkX",
                     *       "slots": [
                     *         {
                     *           "name": "headline",
                     *           "kind": "text",
                     *           "default": "Summer sale",
                     *           "required": false
                     *         }
                     *       ],
                     *       "builtIn": false,
                     *       "updatedAt": "2026-04-01T10:00:00.000Z",
                     *       "document": {
                     *         "version": 1,
                     *         "pages": [
                     *           {
                     *             "id": "cover",
                     *             "background": "#fff3e0",
                     *             "elements": [
                     *               {
                     *                 "id": "headline",
                     *                 "type": "text",
                     *                 "x": 90,
                     *                 "y": 420,
                     *                 "width": 900,
                     *                 "height": 240,
                     *                 "text": "Summer sale",
                     *                 "fontFamily": "Playfair Display",
                     *                 "fontSize": 120,
                     *                 "align": "center",
                     *                 "slot": "headline"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["OpenTemplate"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 404: components["responses"]["NotFoundOrDesignTrashed"];
            readonly 409: components["responses"]["IdempotencyKeyInUse"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["IdempotencyKeyReusedOrStorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly getTemplate: {
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
            /** @description The template. */
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
                     *       "_id": "tpl_01jqr8w1a2b3c4d5e6f7g8h9j0",
                     *       "title": "Summer sale",
                     *       "description": "A square post with one headline",
                     *       "category": "social",
                     *       "tags": [
                     *         "sale",
                     *         "square"
                     *       ],
                     *       "width": 1080,
                     *       "height": 1080,
                     *       "pageCount": 1,
                     *       "thumbnailUrl": "http://localhost:4400/files/thumbnails/tpl_01jqr8w1a2b3c4d5e6f7g8h9j0/1.webp?signature=4nTb0xkX",
                     *       "slots": [
                     *         {
                     *           "name": "headline",
                     *           "kind": "text",
                     *           "default": "Summer sale",
                     *           "required": false
                     *         }
                     *       ],
                     *       "builtIn": true,
                     *       "updatedAt": "2026-04-01T10:00:00.000Z",
                     *       "document": {
                     *         "version": 1,
                     *         "pages": [
                     *           {
                     *             "id": "cover",
                     *             "background": "#fff3e0",
                     *             "elements": [
                     *               {
                     *                 "id": "headline",
                     *                 "type": "text",
                     *                 "x": 90,
                     *                 "y": 420,
                     *                 "width": 900,
                     *                 "height": 240,
                     *                 "text": "Summer sale",
                     *                 "fontFamily": "Playfair Display",
                     *                 "fontSize": 120,
                     *                 "align": "center",
                     *                 "slot": "headline"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["OpenTemplate"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly removeTemplate: {
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
            /** @description It is gone. */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly listTemplatePages: {
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
            /** @description The pages. */
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
                     *       "pages": [
                     *         {
                     *           "page": 1,
                     *           "width": 1080,
                     *           "height": 1080,
                     *           "previewUrl": "http://localhost:4400/files/previews/tpl_01jqr8w1a2b3c4d5e6f7g8h9j0/1/1.webp?signature=4nTb0xkX"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PageList"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly listAssets: {
        readonly parameters: {
            readonly query?: {
                /** @description How many to list at most. Default `20`. */
                readonly limit?: number;
                /** @description How many to pass over first. Default `0`. */
                readonly offset?: number;
                /** @description Only assets whose name has these words, each anywhere; case and accents do not matter. Default all. */
                readonly q?: string;
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
            /** @description A page of assets. */
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
                     *       "assets": [
                     *         {
                     *           "_id": "ast_01jqr8x5k7m9n1p3q5r7s9t1v3",
                     *           "kind": "image",
                     *           "name": "beach.jpg",
                     *           "contentType": "image/jpeg",
                     *           "width": 3000,
                     *           "height": 2000,
                     *           "bytes": 1204233,
                     *           "url": "http://localhost:4400/files/assets/ast_01jqr8x5k7m9n1p3q5r7s9t1v3?expires=1775124000&signature=4nTb0xkX",
                     *           "thumbnailUrl": "http://localhost:4400/files/assets/ast_01jqr8x5k7m9n1p3q5r7s9t1v3/thumbnail.webp?expires=1775124000&signature=4nTb0xkX",
                     *           "uses": 1,
                     *           "createdAt": "2026-04-01T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AssetList"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly createAsset: {
        readonly parameters: {
            readonly query?: {
                /** @description The file's name, where the bare body is sent. Default the name in a form, or one by its kind. */
                readonly name?: string;
            };
            readonly header?: {
                /** @description At most 255 characters, new for each new request. The same again gets the first answer again. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": {
                    /** @description A PNG, JPEG or WebP of at most 25 MiB. */
                    readonly file: string;
                    /** @description What the picture is called. Default the file's own name. */
                    readonly name?: string;
                };
                readonly "image/png": unknown;
                readonly "image/jpeg": unknown;
                readonly "image/webp": unknown;
                readonly "application/octet-stream": unknown;
            };
        };
        readonly responses: {
            /** @description The asset. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly Location: components["headers"]["Location"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "ast_01jqr8x5k7m9n1p3q5r7s9t1v3",
                     *       "kind": "image",
                     *       "name": "beach.jpg",
                     *       "contentType": "image/jpeg",
                     *       "width": 3000,
                     *       "height": 2000,
                     *       "bytes": 1204233,
                     *       "url": "http://localhost:4400/files/assets/ast_01jqr8x5k7m9n1p3q5r7s9t1v3?expires=1775124000&signature=4nTb0xkX",
                     *       "thumbnailUrl": "http://localhost:4400/files/assets/ast_01jqr8x5k7m9n1p3q5r7s9t1v3/thumbnail.webp?expires=1775124000&signature=4nTb0xkX",
                     *       "uses": 1,
                     *       "createdAt": "2026-04-01T10:00:00.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Asset"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 409: components["responses"]["IdempotencyKeyInUse"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaTypeOrUnsupportedUpload"];
            readonly 422: components["responses"]["IdempotencyKeyReusedOrImageInvalidOrStorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly getAsset: {
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
            /** @description The asset. */
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
                     *       "_id": "ast_01jqr8x5k7m9n1p3q5r7s9t1v3",
                     *       "kind": "image",
                     *       "name": "beach.jpg",
                     *       "contentType": "image/jpeg",
                     *       "width": 3000,
                     *       "height": 2000,
                     *       "bytes": 1204233,
                     *       "url": "http://localhost:4400/files/assets/ast_01jqr8x5k7m9n1p3q5r7s9t1v3?expires=1775124000&signature=4nTb0xkX",
                     *       "thumbnailUrl": "http://localhost:4400/files/assets/ast_01jqr8x5k7m9n1p3q5r7s9t1v3/thumbnail.webp?expires=1775124000&signature=4nTb0xkX",
                     *       "uses": 1,
                     *       "createdAt": "2026-04-01T10:00:00.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Asset"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly removeAsset: {
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
            /** @description It is gone. */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["AssetInUse"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly listAssetUses: {
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
            readonly path: {
                /** @description Its id, as answers tell it in `_id`. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of what shows it. */
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
                     *       "uses": [
                     *         {
                     *           "kind": "design",
                     *           "_id": "des_01jqr8yd0m3k5t7w9x2z4b6c8f",
                     *           "title": "Summer sale",
                     *           "thumbnailUrl": "http://localhost:4400/files/thumbnails/des_01jqr8yd0m3k5t7w9x2z4b6c8f/1.webp?signature=4nTb0xkX",
                     *           "trashedAt": null
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AssetUseList"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly getAccount: {
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
            /** @description The account. */
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
                     *       "_id": "acc_01jqr8v0a1b2c3d4e5f6g7h8j9",
                     *       "email": "me@example.com",
                     *       "plan": "pro",
                     *       "limits": {
                     *         "requestsPerMinute": 300,
                     *         "documentBytes": 2097152,
                     *         "uploadBytes": 26214400,
                     *         "storageBytes": 20000000000,
                     *         "exportMegapixels": 500,
                     *         "exportBytes": 500000000
                     *       },
                     *       "usage": {
                     *         "designs": 12,
                     *         "trashedDesigns": 1,
                     *         "exports": {
                     *           "queued": 0,
                     *           "processing": 0,
                     *           "completed": 40,
                     *           "failed": 0,
                     *           "canceled": 1,
                     *           "expired": 7
                     *         },
                     *         "assets": 3,
                     *         "assetBytes": 4210331,
                     *         "storedBytes": 61882004
                     *       },
                     *       "createdAt": "2026-04-01T10:00:00.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Account"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly listFonts: {
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
            /** @description All families, in the order in which a menu may show them. */
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
                     *       "fonts": [
                     *         {
                     *           "family": "Inter",
                     *           "faces": [
                     *             {
                     *               "weight": 400,
                     *               "style": "normal"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["FontList"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ScopeMissing"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
}

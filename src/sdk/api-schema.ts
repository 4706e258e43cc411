// Generated from openapi.json by `npm run openapi`. Change the routes instead.

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
         * @description Most recently updated first by default. Excludes designs in the trash.
         *
         *     Requires the scope `read`.
         */
        readonly get: operations["listDesigns"];
        readonly put?: never;
        /**
         * Create a design
         * @description Creates an empty design, or one from a `document`, a template or another design. With `fromTemplate`, the document, size and title default to those of the original, a different size resizes it, and `data` fills its slots.
         *
         *     Requires the scope `write`.
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
         * Get a design
         * @description Includes the document. The ETag is the revision.
         *
         *     Requires the scope `read`.
         */
        readonly get: operations["getDesign"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Move a design to the trash
         * @description The design is permanently deleted at `purgeAt`. The retention period is set by the administrator. Repeating the request returns the same response.
         *
         *     Requires the scope `write`.
         */
        readonly delete: operations["trashDesign"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Update a design
         * @description Omitted fields are unchanged. `tags` replaces all tags. A different size without a `document` resizes the current document.
         *
         *     Requires the scope `write`.
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
         * @description Each page includes the URL of a preview image.
         *
         *     Requires the scope `read`.
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
         *     Requires the scope `write`.
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
         * Duplicate a design
         * @description The copy is private and starts at revision 1. Its title defaults to "Copy of …". With `preset`, or `width` and `height`, it is arranged for that size, as by `POST /api/designs/:id/resize`.
         *
         *     Requires the scope `write`.
         */
        readonly post: operations["duplicateDesign"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/designs/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Import a file as a design
         * @description Creates a design from a file of another program: SVG, PPTX or Polotno JSON (what `store.toJSON()` returns) of at most 25 MiB, sent as the `file` field of a form or as the raw request body. Texts, shapes, images, tables and charts become elements that can be edited; `report` lists everything that was approximated, replaced or left out. Pictures in the file become assets; those at https URLs stay there. If the import fails, nothing is stored.
         *
         *     Requires the scope `write`.
         */
        readonly post: operations["importDesign"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/designs/tags": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change the tags of several designs
         * @description Adds and removes tags of up to 500 designs in one transaction and counts as one request. If a design would have too many tags, nothing is changed. Designs that have the tags already keep their revision.
         *
         *     Requires the scope `write`.
         */
        readonly post: operations["changeDesignTags"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/designs/move": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Move several designs to a folder
         * @description Moves up to 500 designs in one transaction and counts as one request. Their `revision` and `updatedAt` are unchanged.
         *
         *     Requires the scope `write`.
         */
        readonly post: operations["moveDesigns"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/designs/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Export several designs
         * @description Creates an export of each of up to 100 designs with the same options, and counts as one request. A design that can’t be exported is returned in `failed` and does not affect the others. With an `Idempotency-Key`, repeating an interrupted request creates no export twice.
         *
         *     Requires the scope `write`.
         */
        readonly post: operations["exportDesigns"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/designs/recent": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List recently opened designs
         * @description Designs that you opened in the app, or for which you called `POST /api/designs/{id}/open`, last opened first. Excludes designs in the trash.
         *
         *     Requires the scope `read`.
         */
        readonly get: operations["listRecentDesigns"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/designs/{id}/open": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Record that you opened a design
         * @description Puts the design at the front of your recently opened designs. Does not change the design.
         *
         *     Requires the scope `write`.
         */
        readonly post: operations["openDesign"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/folders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List your folders
         * @description All folders as a tree in order, at most 1000. List the designs of a folder with `GET /api/designs?folder=…`.
         *
         *     Requires the scope `read`.
         */
        readonly get: operations["listFolders"];
        readonly put?: never;
        /**
         * Create a folder
         * @description An account can have 1000 folders, nested 10 levels deep.
         *
         *     Requires the scope `write`.
         */
        readonly post: operations["createFolder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/folders/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a folder
         * @description Includes the number of its designs.
         *
         *     Requires the scope `read`.
         */
        readonly get: operations["getFolder"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a folder
         * @description Deletes the folder and its subfolders. Their designs are not deleted: they move to the parent of the folder, or to the trash.
         *
         *     Requires the scope `write`.
         */
        readonly delete: operations["deleteFolder"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Rename or move a folder
         * @description Its designs and subfolders move with it. A folder can’t be moved into itself or its subfolders.
         *
         *     Requires the scope `write`.
         */
        readonly patch: operations["updateFolder"];
        readonly trace?: never;
    };
    readonly "/api/designs/{id}/edits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Edit a design
         * @description Applies operations to the document, all or none. Elements and pages are named by their IDs, so without `If-Match` operations also apply to what others have changed in the meantime. If an operation cannot be applied, the response lists what is wrong with it, and nothing is saved. Changes that have no effect keep the revision.
         *
         *     Requires the scope `write`.
         */
        readonly post: operations["editDesign"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/designs/{id}/resize": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Resize a design
         * @description Arranges all pages for another size, as a designer would begin: backdrops and bands reach the new edges, pictures are cropped instead of distorted, texts become wider and are scaled together with the rest by one factor, and if the proportions change much, columns are stacked or stacks become columns. IDs and slots are kept. The state before is a version of the design. A size that the design has already keeps the revision. To keep this design, and resize a copy of it, send the same fields to `POST /api/designs/:id/duplicate`.
         *
         *     Requires the scope `write`.
         */
        readonly post: operations["resizeDesign"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/designs/{id}/versions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List a design's versions
         * @description Newest first; the first is the current one. Changes to the document or the size make versions; several in a row by one author, without a pause of five minutes and within ten, are one version. All versions of the last hour are retained, then one per ten minutes for a day, one per day for 90 days, and named ones without limit. When the storage is full, the oldest unnamed ones are deleted first.
         *
         *     Requires the scope `read`.
         */
        readonly get: operations["listVersions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/designs/{id}/versions/{revision}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a version
         * @description Includes the document.
         *
         *     Requires the scope `read`.
         */
        readonly get: operations["getVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Name a version
         * @description A named version is retained until the design is deleted. Without a name, it is thinned by its age.
         *
         *     Requires the scope `write`.
         */
        readonly patch: operations["renameVersion"];
        readonly trace?: never;
    };
    readonly "/api/designs/{id}/versions/{revision}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Restore a version
         * @description Makes a new revision of the design with the version's document and size. Title, tags and visibility are unchanged. What it replaces remains a version. Fails with `invalid_input` if assets of the version were deleted; its pointers refer to the version's document.
         *
         *     Requires the scope `write`.
         */
        readonly post: operations["restoreVersion"];
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
         * List designs in the trash
         * @description Most recently trashed first.
         *
         *     Requires the scope `read`.
         */
        readonly get: operations["listTrash"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Empty the trash
         * @description Permanently deletes all designs in the trash with their exports. This cannot be undone.
         *
         *     Requires the scope `write`.
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
         * Restore a design
         * @description A design outside the trash is returned unchanged.
         *
         *     Requires the scope `write`.
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
         *     Requires the scope `write`.
         */
        readonly post: operations["restoreDesigns"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/trash/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Delete several designs in the trash permanently
         * @description Deletes up to 500 designs with their exports in one transaction and counts as one request. This cannot be undone. IDs without a design of yours in the trash are returned in `notFound`; designs outside the trash are not deleted.
         *
         *     Requires the scope `write`.
         */
        readonly post: operations["removeTrashedDesigns"];
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
         * Delete a design permanently
         * @description Deletes a design in the trash with its exports. This cannot be undone. A design outside the trash is not deleted, and the response is 404.
         *
         *     Requires the scope `write`.
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
         * @description Public designs of all accounts, most recently updated first. Owners are not included.
         *
         *     Requires the scope `read`.
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
         * @description Tags of your designs outside the trash, most used first.
         *
         *     Requires the scope `read`.
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
         * @description Newest first.
         *
         *     Requires the scope `read`.
         */
        readonly get: operations["listExports"];
        readonly put?: never;
        /**
         * Create an export
         * @description Exports the current revision of the design. Poll `GET /api/exports/{id}` until `status` is `completed` or `failed`, or send `Prefer: wait=N` to delay the response until then. If an identical export exists, the new one is `completed` immediately, unless it has images from URLs.
         *
         *     Requires the scope `write`.
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
         * Get an export
         * @description Returns the status and, once completed, the download URLs. Every response contains newly signed URLs.
         *
         *     Requires the scope `read`.
         */
        readonly get: operations["getExport"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Cancel or delete an export
         * @description Cancels and returns a queued export (200). Deletes an ended export with its files (204).
         *
         *     Requires the scope `write`.
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
         * Retry an export
         * @description Queues a new export of the current revision with the same options. Only failed, canceled and expired exports can be retried; others return 409, and so does an export whose `data` was too large to store.
         *
         *     Requires the scope `write`.
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
         * @description Streams export updates as server-sent events: first an `export` event for each queued or processing export, then one for every new or changed export, at most a second later. `data` is the export as returned by `GET /api/exports/{id}`. Changes in quick succession may be combined into one event; the final state is always sent. A comment every 15 seconds keeps the connection alive. The stream ends after 5 minutes, or earlier if the server shuts down, the API key or session ends, or the client reads too slowly. Reconnect with `Last-Event-ID`, as browsers do, to also receive exports that ended in the meantime. Deleted exports and expired files produce no event.
         *
         *     Requires the scope `read`.
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
    readonly "/api/color-profiles": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List color profiles
         * @description Returns the values of `colorProfile` in exports of PDFs: built-in ICC profiles, and those of an admin.
         *
         *     Requires the scope `read`.
         */
        readonly get: operations["listColorProfiles"];
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
         * List templates
         * @description Built-in templates, those you published, and those that owners published for everyone, best match first. `q` searches titles, descriptions, tags, categories, keywords and names of sizes (`instagram story`, `a4`, `1080x1920`) for words that start with each of its words, their singular or a synonym, in any order, ignoring case and accents. Words that say nothing (`for`, `my`, `für`, `de`) are ignored, and so are words after the twentieth. Words as typed come before synonyms and translations. If nothing matches, typing errors are corrected, see `correctedQuery`; if still no template matches all words, those that match most are returned, where rare words count more, see `partial`. Without `q`, templates of accounts come first, last modified first, then the built-in ones in the order of the gallery. An unknown category returns an empty list.
         *
         *     Requires the scope `read`.
         */
        readonly get: operations["listTemplates"];
        readonly put?: never;
        /**
         * Publish a design as a template
         * @description The template is a copy: later changes to the design do not affect it. Only you can see it, unless an owner publishes it for everyone. The design can have up to 1000 slots.
         *
         *     Requires the scope `write`.
         */
        readonly post: operations["publishTemplate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/templates/collections": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List collections of templates
         * @description Built-in templates that go together, chosen by hand, such as all for a wedding.
         *
         *     Requires the scope `read`.
         */
        readonly get: operations["listTemplateCollections"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/templates/recent": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List recently used templates
         * @description Templates from which you created designs that are not in the trash, last used first.
         *
         *     Requires the scope `read`.
         */
        readonly get: operations["listRecentTemplates"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/templates/{id}/similar": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List similar templates
         * @description Templates of the same category, with words of the same tags, or both; the most similar first.
         *
         *     Requires the scope `read`.
         */
        readonly get: operations["listSimilarTemplates"];
        readonly put?: never;
        readonly post?: never;
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
         * Get a template
         * @description Includes the document and the slots that `data` can fill.
         *
         *     Requires the scope `read`.
         */
        readonly get: operations["getTemplate"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a template
         * @description Designs created from it are not affected. Built-in templates and those of others cannot be deleted.
         *
         *     Requires the scope `write`.
         */
        readonly delete: operations["removeTemplate"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Update a template
         * @description Changes how a template of yours is listed, and who sees it. To change its content, publish it again.
         *
         *     Requires the scope `write`.
         */
        readonly patch: operations["updateTemplate"];
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
         * @description Each page includes the URL of a preview image.
         *
         *     Requires the scope `read`.
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
         * @description Newest first.
         *
         *     Requires the scope `read`.
         */
        readonly get: operations["listAssets"];
        readonly put?: never;
        /**
         * Upload an image or a font
         * @description A PNG, JPEG, WebP, AVIF, GIF, SVG, HEIC, HEIF, TTF, OTF, WOFF or WOFF2 of at most 25 MiB, sent as the `file` field of a form or as the raw request body. The file is fully decoded before it is stored. An SVG is stored in a normalized form, without scripts, external references and metadata; of a GIF, the first frame is drawn. WOFF and WOFF2 are unpacked; a font whose license forbids embedding is rejected. Uploading identical bytes again returns the existing asset. Built-in images need no upload: the schema PictureSource lists them.
         *
         *     Requires the scope `write`.
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
         * Get an asset
         * @description Every response contains newly signed URLs.
         *
         *     Requires the scope `read`.
         */
        readonly get: operations["getAsset"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete an asset
         * @description Fails with 409 while a design, including those in the trash, or a template of yours uses it.
         *
         *     Requires the scope `write`.
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
         * List uses of an asset
         * @description Templates first, then designs, each newest first. Includes designs in the trash.
         *
         *     Requires the scope `read`.
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
    readonly "/api/assets/{id}/colors": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List colors of an SVG
         * @description The colors that the `colors` of an `svg` element can replace. Empty for other files.
         *
         *     Requires the scope `read`.
         */
        readonly get: operations["listAssetColors"];
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
         * Get your account
         * @description Returns the plan, its limits and the current usage.
         *
         *     Requires the scope `read`.
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
         * List fonts
         * @description Returns the font families available to text: yours and the bundled ones. Upload fonts as assets.
         *
         *     Requires the scope `read`.
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
        /** @description An account with its limits and usage. */
        readonly Account: {
            /** @description The account ID. Opaque; never changes. */
            readonly _id: string;
            /** @description Email address of the account. */
            readonly email: string;
            /** @description Name of the plan. Plans are configured by the administrator. */
            readonly plan: string;
            /** @description Limits of the plan and of the service. */
            readonly limits: {
                /** @description Maximum requests per minute of all API keys together. */
                readonly requestsPerMinute: number;
                /** @description Maximum size of the JSON of a document, in bytes. */
                readonly documentBytes: number;
                /** @description Maximum size of an uploaded file, in bytes. */
                readonly uploadBytes: number;
                /** @description Limit of `usage.storedBytes`. Beyond it uploads and exports fail with `storage_full`. */
                readonly storageBytes: number;
                /** @description Maximum pages times pixels of one PNG, JPEG or WebP export, in millions. Does not apply to PDFs. */
                readonly exportMegapixels: number;
                /** @description Maximum size of all files of one export in any format, in bytes. A larger export fails with `output_too_large`. */
                readonly exportBytes: number;
                /** @description Maximum exports that are rendered at the same time. Further ones wait. */
                readonly exportsAtOnce: number;
                /** @description Maximum exports that wait or are being rendered. Beyond it exports are rejected with `queue_full`. */
                readonly queuedExports: number;
            };
            /** @description Current usage. */
            readonly usage: {
                /** @description Designs outside the trash. */
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
                /** @description Uploaded images and fonts. */
                readonly assets: number;
                /** @description Total size of uploaded images and fonts, in bytes. */
                readonly assetBytes: number;
                /** @description Total size of uploads, export files and versions, in bytes. */
                readonly storedBytes: number;
            };
            /**
             * Format: date-time
             * @description Creation time (ISO 8601, UTC).
             */
            readonly createdAt: string;
        };
        /** @description Adds a page. */
        readonly AddPageOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "addPage";
            /** @description ID of the page. Default: a new one. */
            readonly id?: string;
            /** @description Display name for editors. */
            readonly name?: string;
            /** @description Paint of the page. Default: white. Null is transparent. */
            readonly background?: components["schemas"]["Paint"] | null;
            /** @description Elements from back to front. Default: none. */
            readonly elements?: readonly components["schemas"]["Element"][];
            /** @description ID of the page before which it is placed. */
            readonly before?: string;
            /** @description ID of the page after which it is placed. Default: the last one. */
            readonly after?: string;
        };
        /** @description Aligns elements with each other or with the page. */
        readonly AlignOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "align";
            /** @description IDs of elements. */
            readonly ids: readonly string[];
            /**
             * @description The edge or center at which their boxes are aligned.
             * @enum {string}
             */
            readonly edge: "left" | "center" | "right" | "top" | "middle" | "bottom";
            /**
             * @description Whether they are aligned with each other or with the page. Default: `selection`, and `page` for a single element.
             * @enum {string}
             */
            readonly to?: "selection" | "page";
        };
        /** @description A mask that shows what an image covers, as far as it is opaque. */
        readonly AlphaMask: {
            /** @constant */
            readonly type: "alpha";
            /** @description Image whose opacity is what remains visible. Its colors have no effect. */
            readonly src: components["schemas"]["PictureSource"];
            /**
             * @description How the image is placed in the box, as for `fit` of an image element. What it does not cover is hidden. Default: `"fill"`.
             * @enum {string}
             */
            readonly fit?: "cover" | "contain" | "fill";
        };
        /** @description Moves elements to the front or to the back, or one step in either direction. */
        readonly ArrangeOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "arrange";
            /** @description IDs of elements. */
            readonly ids: readonly string[];
            /**
             * @description One step, or to the end, among the elements around them.
             * @enum {string}
             */
            readonly to: "front" | "forward" | "backward" | "back";
        };
        /** @description An uploaded image or font. */
        readonly Asset: {
            /** @description The asset ID. Documents reference the asset as `asset:` followed by this ID. Opaque; never changes. */
            readonly _id: string;
            /**
             * @description Kind of asset.
             * @enum {string}
             */
            readonly kind: "image" | "font";
            /** @description File name as uploaded. */
            readonly name: string;
            /** @description Media type of the stored file: `image/png`, `image/jpeg`, `image/webp`, `image/avif`, `image/gif`, `image/svg+xml`, `font/ttf` or `font/otf`. */
            readonly contentType: string;
            /** @description Width in pixels, with the orientation applied. Null for a font. */
            readonly width: number | null;
            /** @description Height in pixels, with the orientation applied. Null for a font. */
            readonly height: number | null;
            /** @description The font; null for an image. */
            readonly font: components["schemas"]["AssetFont"] | null;
            /** @description Size in bytes. */
            readonly bytes: number;
            /**
             * Format: uri
             * @description URL of the original file, valid for 24 hours. Absolute and signed; requires no API key.
             */
            readonly url: string;
            /**
             * Format: uri
             * @description WebP thumbnail of an image, or a sample of a font, at most 480 pixels on its longest side, rendered on the first request. Valid for 24 hours. Absolute and signed; requires no API key.
             */
            readonly thumbnailUrl: string;
            /** @description Number of your designs, including those in the trash, and templates that use it. */
            readonly uses: number;
            /**
             * Format: date-time
             * @description Upload time (ISO 8601, UTC).
             */
            readonly createdAt: string;
        };
        /** @description The colors of an SVG. */
        readonly AssetColorList: {
            /** @description Colors as `#rrggbb`, or `currentColor`, the most frequent first: keys of `colors` of an `svg` element. At most 100. */
            readonly colors: readonly string[];
            /** @description Number of colors in the file. */
            readonly total: number;
        };
        /** @description The font in an uploaded file. */
        readonly AssetFont: {
            /** @description Name from the file, as used in `fontFamily`. */
            readonly family: string;
            /** @description 400 is regular, 700 bold. */
            readonly weight: number;
            /**
             * @description Whether the font is upright or italic.
             * @enum {string}
             */
            readonly style: "normal" | "italic";
            /** @description Axes of a variable font; empty for a static one. */
            readonly axes: readonly components["schemas"]["FontAxis"][];
            /** @description Scripts that the font covers, as ISO 15924 codes. */
            readonly scripts: readonly string[];
        };
        /** @description A page of assets. */
        readonly AssetList: {
            /** @description Assets on this page. */
            readonly assets: readonly components["schemas"]["Asset"][];
            /** @description Total number of matching items across all pages. */
            readonly total: number;
        };
        /** @description A design or template that uses an asset. */
        readonly AssetUse: {
            /**
             * @description Whether a design or a template uses the asset.
             * @enum {string}
             */
            readonly kind: "design" | "template";
            /** @description The ID of the design or template. Opaque; never changes. */
            readonly _id: string;
            /** @description Title of the design or template. */
            readonly title: string;
            /**
             * Format: uri
             * @description Small WebP of the first page. Absolute and signed; requires no API key.
             */
            readonly thumbnailUrl: string;
            /** @description Time the design was moved to the trash (ISO 8601, UTC), or null. */
            readonly trashedAt: string | null;
        };
        /** @description A page of designs and templates that use an asset. */
        readonly AssetUseList: {
            /** @description Designs and templates on this page. */
            readonly uses: readonly components["schemas"]["AssetUse"][];
            /** @description Total number of matching items across all pages. */
            readonly total: number;
        };
        /** @description A category of templates. */
        readonly Category: {
            /** @description Name, as used in the `category` parameter. */
            readonly name: string;
            /** @description Number of templates in the category. */
            readonly count: number;
        };
        /** @description The result for each design of a bulk change. */
        readonly ChangedDesigns: {
            /** @description The designs, in the order of the request. */
            readonly designs: readonly components["schemas"]["Design"][];
            /** @description IDs without a design of yours outside the trash, in the order of the request. */
            readonly notFound: readonly string[];
        };
        /** @description A chart. Drawn as vectors in a PDF, with selectable text. */
        readonly ChartElement: {
            /** @description Element ID, unique within the document. Export warnings refer to it. */
            readonly id: string;
            /** @description Display name for editors. Does not affect rendering. Default: `""`. */
            readonly name?: string;
            /** @description Left edge of the box before rotation, in CSS pixels from the left edge of the page or group. */
            readonly x: number;
            /** @description Top edge of the box before rotation, in CSS pixels from the top edge of the page or group. */
            readonly y: number;
            /** @description Width of the box in CSS pixels. */
            readonly width: number;
            /** @description Height of the box in CSS pixels. */
            readonly height: number;
            /** @description Rotation around the center of the box, in degrees clockwise. Default: `0`. */
            readonly rotation?: number;
            /** @description Whether the element is mirrored horizontally around the center of its box, before rotation. Shadows, links and the elements of a group are mirrored too. Default: `false`. */
            readonly flipX?: boolean;
            /** @description Whether the element is mirrored vertically, as with `flipX`. Default: `false`. */
            readonly flipY?: boolean;
            /** @description Opacity of the element including its shadows, from 0 (invisible) to 1 (opaque). Default: `1`. */
            readonly opacity?: number;
            /**
             * @description How the element blends with the content beneath it, as in CSS `mix-blend-mode`. Default: `"normal"`.
             * @enum {string}
             */
            readonly blendMode?: "normal" | "multiply" | "screen" | "overlay" | "darken" | "lighten" | "color-dodge" | "color-burn" | "hard-light" | "soft-light" | "difference" | "exclusion" | "hue" | "saturation" | "color" | "luminosity";
            /** @description Whether the element is drawn. Placeholders in a hidden element do not require data. Default: `true`. */
            readonly visible?: boolean;
            /** @description Whether editors should prevent changes. Does not affect rendering. Default: `false`. */
            readonly locked?: boolean;
            /** @description Shadows of the drawn shape (not of its box). The first one is on top. Default: `[]`. */
            readonly shadows?: readonly components["schemas"]["Shadow"][];
            /** @description Blur in CSS pixels, as in CSS `blur()`: the standard deviation. 0 is sharp. Default: `0`. */
            readonly blur?: number;
            /** @description Blurs what is beneath the element within its shape, as glass does; visible where the fill is translucent. The standard deviation in CSS pixels. The shape of an image or of a group that clips is its frame, and that of a text its glyphs; lines and groups that do not clip have none. Default: `0`. */
            readonly backdropBlur?: number;
            /** @description An http, https or mailto URL. Makes the box a link in PDF exports; other formats ignore it. */
            readonly link?: string;
            /** @description Alternative text for people who cannot see the element. Screen readers find it in PDF exports; other formats ignore it. Default: `""`. */
            readonly alt?: string;
            /**
             * @description Place in the `layout` of the group around it, or in the entry of a repeat, where only `cover` has an effect: `flow` places the element in order; `cover` gives it the box of the group, as for a background; `free` keeps its own position. Only `flow` takes up room, and only if the element is visible. Default: `"flow"`.
             * @enum {string}
             */
            readonly placement?: "flow" | "cover" | "free";
            /**
             * @description What changes if the document is mirrored for the other direction of reading: `auto` mirrors the place and the shape; images, drawings, codes and charts, and shapes filled with an image, are only moved. `move` only moves, as for a logo or an icon drawn as a path; in a group, everything in it stays in place. `flip` also mirrors an image, as for an ornament. Default: `"auto"`.
             * @enum {string}
             */
            readonly mirroring?: "auto" | "move" | "flip";
            /**
             * @description Of the pages that a table or repeat with `overflow` `pages` continues on, those that show the element: for example `last` for a total. Default: `"all"`.
             * @enum {string}
             */
            readonly shownOn?: "all" | "first" | "last";
            /** @description Slot name: the key in `data` whose value fills this element. Several elements can share a slot. */
            readonly slot?: string;
            /** @constant */
            readonly type: "chart";
            /**
             * @description `bar` draws the series side by side, `stacked` on top of each other. `area` stacks several series too, unless a value is negative. `pie` and `donut` draw one series, without negative values.
             * @enum {string}
             */
            readonly kind: "bar" | "stacked" | "line" | "area" | "pie" | "donut";
            /**
             * @description Direction of bars. `horizontal` has room for long category names. Default: `"vertical"`.
             * @enum {string}
             */
            readonly direction?: "vertical" | "horizontal";
            /** @description Names of the categories, in order. Default: `[]`. */
            readonly categories?: readonly string[];
            /** @description Series of values. */
            readonly series: readonly components["schemas"]["ChartSeries"][];
            /** @description Colors of the series, or of the slices of a pie, repeated if there are more of them. Default: `["#4269d0","#efb118","#ff725c","#6cc5b0","#3ca951","#ff8ab7","#a463f2","#97bbf5","#9c6b4e","#9498a0","#1f7a8c","#c2410c"]`. */
            readonly colors?: readonly components["schemas"]["Color"][];
            /** @description Whether to label the values along the axis. Default: `true`. */
            readonly valueAxis?: boolean;
            /** @description Whether to write the names of the categories. Names that do not fit are wrapped, tilted or left out. Default: `true`. */
            readonly categoryAxis?: boolean;
            /** @description Title of the axis of values, such as its unit. No effect on pies. Default: `""`. */
            readonly valueTitle?: string;
            /** @description Title of the axis of categories. No effect on pies. Default: `""`. */
            readonly categoryTitle?: string;
            /** @description Whether to draw lines at the values of the axis. Default: `true`. */
            readonly gridlines?: boolean;
            /** @description Lowest value of the axis. Default: 0 or below, or for lines far from 0, just below the lowest value. */
            readonly valueMin?: number;
            /** @description Highest value of the axis. Default: just above the highest value. */
            readonly valueMax?: number;
            /**
             * @description Labels at the bars, points or slices: the value, or its share of a pie, a stack or a series. Labels that do not fit are left out, but see `outsideLabels`. Default: `"none"`.
             * @enum {string}
             */
            readonly valueLabels?: "none" | "value" | "share";
            /** @description Whether labels that do not fit into a slice of a pie are written next to it, at the end of a line. They take space from the pie. Default: `false`. */
            readonly outsideLabels?: boolean;
            /** @description Format of values and of the axis. Default: `{}`. */
            readonly numberFormat?: components["schemas"]["ChartNumberFormat"];
            /**
             * @description Position of the legend. `auto` is the top, or for a pie the side with more room; a single series outside of a pie has none. Default: `"auto"`.
             * @enum {string}
             */
            readonly legend?: "auto" | "top" | "bottom" | "right" | "none";
            /** @description Smoothness of lines, from 0 (straight) to 1. Default: `0`. */
            readonly curve?: number;
            /** @description Whether to mark the points of lines. A point between two gaps is always marked. Default: `false`. */
            readonly markers?: boolean;
            /** @description Width of lines in CSS pixels. Default: `3`. */
            readonly lineWidth?: number;
            /** @description Space between the bars of two categories, as a fraction of the space for a category. Default: `0.3`. */
            readonly gap?: number;
            /** @description Corner radius of bars in CSS pixels, away from the axis. Default: `0`. */
            readonly cornerRadius?: number;
            /** @description Radius of the hole of a donut as a fraction of the outer radius. Default: `0.6`. */
            readonly innerRadius?: number;
            /** @description Font family. An unknown family is replaced by Inter, with a warning. Default: `"Inter"`. */
            readonly fontFamily?: components["schemas"]["FontFamily"];
            /** @description Font size of all labels in CSS pixels. Default: `14`. */
            readonly fontSize?: number;
            /** @description Weight of all labels: 400 is regular, 700 is bold. Default: `400`. */
            readonly fontWeight?: number;
            /** @description Color of labels outside of bars and slices. Default: `"#475569"`. */
            readonly textColor?: components["schemas"]["Color"];
            /** @description Color of gridlines. The axis at 0 is stronger. Default: `"#e2e8f0"`. */
            readonly lineColor?: components["schemas"]["Color"];
        };
        /** @description How numbers are written. */
        readonly ChartNumberFormat: {
            /**
             * @description `decimal` is 12,500, `percent` multiplies by 100 and adds a percent sign, `compact` shortens to 12.5K. Default: `"decimal"`.
             * @enum {string}
             */
            readonly style?: "decimal" | "percent" | "compact";
            /** @description Decimal places. Default: as many as the values need, in labels of values above 1 at most two. */
            readonly decimals?: number;
            /**
             * @description Language of the decimal point, the thousands separator and the units of `compact`. Default: `"en"`.
             * @enum {string}
             */
            readonly locale?: "en" | "en-IN" | "de" | "de-CH" | "fr" | "es" | "it" | "pt" | "nl" | "pl" | "sv" | "da" | "nb" | "fi" | "cs" | "tr" | "ru" | "uk" | "ja" | "ko" | "zh" | "hi" | "he";
            /** @description Text before the number and after its minus sign, such as `$`. Default: `""`. */
            readonly prefix?: string;
            /** @description Text after the number, such as ` €` or ` km`. Default: `""`. */
            readonly suffix?: string;
        };
        /** @description A series of values in a chart. */
        readonly ChartSeries: {
            /** @description Name in the legend. */
            readonly name?: string;
            /** @description One value for each category, in order. Null, like a missing value, is a gap. */
            readonly values: readonly (number | null)[];
            /** @description Color of the series. Default: its color in `colors`. */
            readonly color?: components["schemas"]["Color"];
        };
        /** @description A QR code, barcode or another code for scanners. Drawn as vectors in a PDF. */
        readonly CodeElement: {
            /** @description Element ID, unique within the document. Export warnings refer to it. */
            readonly id: string;
            /** @description Display name for editors. Does not affect rendering. Default: `""`. */
            readonly name?: string;
            /** @description Left edge of the box before rotation, in CSS pixels from the left edge of the page or group. */
            readonly x: number;
            /** @description Top edge of the box before rotation, in CSS pixels from the top edge of the page or group. */
            readonly y: number;
            /** @description Width of the box in CSS pixels. */
            readonly width: number;
            /** @description Height of the box in CSS pixels. */
            readonly height: number;
            /** @description Rotation around the center of the box, in degrees clockwise. Default: `0`. */
            readonly rotation?: number;
            /** @description Whether the element is mirrored horizontally around the center of its box, before rotation. Shadows, links and the elements of a group are mirrored too. Default: `false`. */
            readonly flipX?: boolean;
            /** @description Whether the element is mirrored vertically, as with `flipX`. Default: `false`. */
            readonly flipY?: boolean;
            /** @description Opacity of the element including its shadows, from 0 (invisible) to 1 (opaque). Default: `1`. */
            readonly opacity?: number;
            /**
             * @description How the element blends with the content beneath it, as in CSS `mix-blend-mode`. Default: `"normal"`.
             * @enum {string}
             */
            readonly blendMode?: "normal" | "multiply" | "screen" | "overlay" | "darken" | "lighten" | "color-dodge" | "color-burn" | "hard-light" | "soft-light" | "difference" | "exclusion" | "hue" | "saturation" | "color" | "luminosity";
            /** @description Whether the element is drawn. Placeholders in a hidden element do not require data. Default: `true`. */
            readonly visible?: boolean;
            /** @description Whether editors should prevent changes. Does not affect rendering. Default: `false`. */
            readonly locked?: boolean;
            /** @description Shadows of the drawn shape (not of its box). The first one is on top. Default: `[]`. */
            readonly shadows?: readonly components["schemas"]["Shadow"][];
            /** @description Blur in CSS pixels, as in CSS `blur()`: the standard deviation. 0 is sharp. Default: `0`. */
            readonly blur?: number;
            /** @description Blurs what is beneath the element within its shape, as glass does; visible where the fill is translucent. The standard deviation in CSS pixels. The shape of an image or of a group that clips is its frame, and that of a text its glyphs; lines and groups that do not clip have none. Default: `0`. */
            readonly backdropBlur?: number;
            /** @description An http, https or mailto URL. Makes the box a link in PDF exports; other formats ignore it. */
            readonly link?: string;
            /** @description Alternative text for people who cannot see the element. Screen readers find it in PDF exports; other formats ignore it. Default: `""`. */
            readonly alt?: string;
            /**
             * @description Place in the `layout` of the group around it, or in the entry of a repeat, where only `cover` has an effect: `flow` places the element in order; `cover` gives it the box of the group, as for a background; `free` keeps its own position. Only `flow` takes up room, and only if the element is visible. Default: `"flow"`.
             * @enum {string}
             */
            readonly placement?: "flow" | "cover" | "free";
            /**
             * @description What changes if the document is mirrored for the other direction of reading: `auto` mirrors the place and the shape; images, drawings, codes and charts, and shapes filled with an image, are only moved. `move` only moves, as for a logo or an icon drawn as a path; in a group, everything in it stays in place. `flip` also mirrors an image, as for an ornament. Default: `"auto"`.
             * @enum {string}
             */
            readonly mirroring?: "auto" | "move" | "flip";
            /**
             * @description Of the pages that a table or repeat with `overflow` `pages` continues on, those that show the element: for example `last` for a total. Default: `"all"`.
             * @enum {string}
             */
            readonly shownOn?: "all" | "first" | "last";
            /** @description Slot name: the key in `data` whose value fills this element. Several elements can share a slot. */
            readonly slot?: string;
            /** @constant */
            readonly type: "code";
            /**
             * @description Kind of code. Square and stacked codes (`qrcode`, `microqrcode`, `datamatrix`, `gs1datamatrix`, `aztec`, `pdf417`) keep their proportions and are centered in the box; the bars of the other kinds are stretched to it.
             * @enum {string}
             */
            readonly symbology: "qrcode" | "microqrcode" | "datamatrix" | "gs1datamatrix" | "aztec" | "pdf417" | "code128" | "gs1128" | "code39" | "code93" | "codabar" | "itf" | "itf14" | "ean13" | "ean8" | "upca" | "upce" | "databar";
            /** @description Encoded data. `{{name}}` and `{{name|default}}` are placeholders filled from `data`, as in texts. The check digit of `ean13`, `ean8`, `upca`, `upce`, `itf14` and `databar` can be omitted; a wrong one is rejected. `gs1128` and `gs1datamatrix` take application identifiers in parentheses, such as `(01)09506000134352(10)ABC`. */
            readonly data: string;
            /** @description Color of the modules and the text. Must be darker than the background. Default: `"#000000"`. */
            readonly foreground?: components["schemas"]["Color"];
            /** @description Color of the box. Null is transparent: make sure that the content below is light. Default: `"#ffffff"`. */
            readonly background?: components["schemas"]["Color"] | null;
            /**
             * @description How much of a damaged code can be restored: about 7, 15, 25 or 30 percent of a QR code. More makes the modules smaller. Applies to `qrcode`, `microqrcode` (not `high`), `aztec` and `pdf417`. Default: `"medium"`.
             * @enum {string}
             */
            readonly errorCorrection?: "low" | "medium" | "quartile" | "high";
            /** @description Whether to leave the empty space around the code that its standard requires, inside the box. Without it, leave that space in the design. Default: `true`. */
            readonly quietZone?: boolean;
            /** @description Whether to write the data below bars. No effect on square and stacked codes. Default: `true`. */
            readonly showText?: boolean;
            /** @description Font family of the text. An unknown family is replaced by Inter, with a warning. Default: `"Inter"`. */
            readonly fontFamily?: components["schemas"]["FontFamily"];
        };
        /** @description A color as `#rgb`, `#rrggbb`, or `#rrggbbaa` with opacity from 00 to ff; or `brand:` and the name of a color of the `brand` of the document. */
        readonly Color: string;
        /** @description A printing process that the colors of PDFs can be converted for. */
        readonly ColorProfile: {
            /** @description The value of `colorProfile` in exports. */
            readonly name: string;
            /** @description Name for people. */
            readonly label: string;
            /** @description Printing condition, as printers name it, for example `FOGRA39`. */
            readonly condition: string;
            /** @description Whether it comes with Platen. Others were added by an admin. */
            readonly builtIn: boolean;
        };
        /** @description All color profiles. */
        readonly ColorProfileList: {
            /** @description Built-in profiles first. */
            readonly colorProfiles: readonly components["schemas"]["ColorProfile"][];
            /** @description Number of profiles. */
            readonly total: number;
        };
        /** @description A public design. */
        readonly CommunityDesign: {
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
            /** @description Tags, in the order given. */
            readonly tags: readonly string[];
            readonly sharing: components["schemas"]["Sharing"];
            /**
             * Format: uri
             * @description Small WebP of the first page. Valid until the design changes or is no longer shared. Absolute and signed; requires no API key.
             */
            readonly thumbnailUrl: string;
            /**
             * Format: date-time
             * @description Time of the last change (ISO 8601, UTC).
             */
            readonly updatedAt: string;
        };
        /** @description A page of public designs. */
        readonly CommunityList: {
            /** @description Designs on this page. */
            readonly designs: readonly components["schemas"]["CommunityDesign"][];
            /** @description Total number of matching items across all pages. */
            readonly total: number;
        };
        /** @description A gradient that sweeps clockwise around a point. */
        readonly ConicGradient: {
            /** @constant */
            readonly type: "conic";
            /** @description Center, inside or outside the painted box. Default: `{"x":0.5,"y":0.5}`. */
            readonly center?: {
                /** @description Fraction of the width of the box: 0 is the left edge, 1 the right edge. */
                readonly x: number;
                /** @description Fraction of the height of the box: 0 is the top edge, 1 the bottom edge. */
                readonly y: number;
            };
            /** @description Angle of the first stop, in degrees clockwise: 0 is up. Default: `0`. */
            readonly angle?: number;
            /** @description Color stops in order. The first and last colors extend beyond their stops. */
            readonly stops: readonly components["schemas"]["GradientStop"][];
        };
        /** @description The result for each design of a bulk export. */
        readonly CreatedExports: {
            /** @description Created exports, in the order of the request. */
            readonly exports: readonly components["schemas"]["Export"][];
            /** @description Designs without an export, in the order of the request. */
            readonly failed: readonly {
                /** @description The design ID. */
                readonly designId: string;
                /** @description The code of the error that `POST /api/exports` returns for this design. */
                readonly code: string;
                /** @description What is wrong. */
                readonly detail: string;
            }[];
        };
        /** @description The result for each design of a bulk deletion. */
        readonly DeletedDesigns: {
            /** @description IDs of the designs that were deleted, in the order of the request. */
            readonly deleted: readonly string[];
            /** @description IDs without a design of yours in the trash, in the order of the request. */
            readonly notFound: readonly string[];
        };
        /** @description Describes a slot. Replaces its description, if it has one. */
        readonly DescribeSlotOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "describeSlot";
            /** @description Name of a slot or placeholder that the document uses, or of a color or font of its `brand`. */
            readonly name: string;
            /** @description Label in forms. Default: made of the name. */
            readonly label?: string;
            /** @description Advice on what to fill in. */
            readonly help?: string;
            /** @description Heading in forms under which slots of the same group are shown together. */
            readonly group?: string;
            /**
             * @description Type of the first element with the slot, or `placeholder` if only runs or `{{name}}` in texts have this name. Default: that type. Another one is rejected. `color` and `font` make the color or font of the `brand` with this name a slot.
             * @enum {string}
             */
            readonly kind?: "text" | "image" | "rect" | "ellipse" | "polygon" | "star" | "line" | "path" | "svg" | "code" | "chart" | "table" | "group" | "repeat" | "placeholder" | "color" | "font";
            /** @description Whether `data` must have a value for it. `{{name}}` without a default is always required. */
            readonly required?: boolean;
            /** @description Maximum number of characters of a value in `data`. Only for texts, codes and placeholders. Default: no limit but that of the element. */
            readonly maxLength?: number;
            /** @description An example value, as in `data`, without properties of elements. Forms show it; it is not drawn. */
            readonly sample?: string | number | readonly unknown[];
            /** @description Of a repeat: describes the fields of its entries, in the order of forms. */
            readonly fields?: readonly {
                /** @description Name of a slot or placeholder of the elements of the repeat. */
                readonly name: string;
                /** @description Label in forms. Default: made of the name. */
                readonly label?: string;
                /** @description Advice on what to fill in. */
                readonly help?: string;
                /** @description Maximum number of characters of a value in `data`. Only for texts, codes and placeholders. Default: no limit but that of the element. */
                readonly maxLength?: number;
                /** @description Of a repeat within the repeat: describes the fields of its entries. */
                readonly fields?: readonly {
                    /** @description Name of a slot or placeholder of the elements of the repeat. */
                    readonly name: string;
                    /** @description Label in forms. Default: made of the name. */
                    readonly label?: string;
                    /** @description Advice on what to fill in. */
                    readonly help?: string;
                    /** @description Maximum number of characters of a value in `data`. Only for texts, codes and placeholders. Default: no limit but that of the element. */
                    readonly maxLength?: number;
                }[];
            }[];
        };
        /** @description A design without its document. */
        readonly Design: {
            /** @description The design ID. Opaque; never changes. */
            readonly _id: string;
            /** @description Title. */
            readonly title: string;
            /** @description Page width in CSS pixels (96 per inch). */
            readonly width: number;
            /** @description Page height in CSS pixels (96 per inch). */
            readonly height: number;
            /** @description Tags, in the order given. */
            readonly tags: readonly string[];
            /** @description Visibility. */
            readonly visibility: components["schemas"]["Visibility"];
            readonly sharing: components["schemas"]["Sharing"];
            /** @description ID of its folder, or null outside of folders. */
            readonly folderId: string | null;
            /** @description Increases with every change. Also the ETag. */
            readonly revision: number;
            /** @description Number of pages. */
            readonly pageCount: number;
            /** @description ID of the template or design it was created from, or null. */
            readonly fromTemplate: string | null;
            /**
             * Format: uri
             * @description Small WebP of the first page, rendered on the first request. Absolute and signed; requires no API key.
             */
            readonly thumbnailUrl: string;
            /**
             * Format: date-time
             * @description Creation time (ISO 8601, UTC).
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description Time of the last change (ISO 8601, UTC).
             */
            readonly updatedAt: string;
        };
        /** @description Fields to update. Omitted fields are unchanged. */
        readonly DesignChange: {
            /** @description Title. */
            readonly title?: string;
            /** @description Tags. Replaces all tags. */
            readonly tags?: readonly string[];
            /** @description Visibility. */
            readonly visibility?: components["schemas"]["Visibility"];
            readonly sharing?: components["schemas"]["SharingChange"];
            /** @description ID of the folder to move it to. Null takes it out of its folder. A move alone does not change `revision` and `updatedAt`. */
            readonly folderId?: string | null;
            /** @description Replaces the whole document. */
            readonly document?: components["schemas"]["Document"];
            /** @description Page width in CSS pixels (96 per inch). */
            readonly width?: number;
            /** @description Page height in CSS pixels (96 per inch). */
            readonly height?: number;
        };
        /** @description Title and page size of the copy. */
        readonly DesignCopy: {
            /** @description Title of the copy. Defaults to `"Copy of …"` followed by the title of the design. */
            readonly title?: string;
            /**
             * @description Page size by its use, instead of `width` and `height`: `square-post` (1080 × 1080 px), `portrait-post` (1080 × 1350 px), `story` (1080 × 1920 px), `link-preview` (1200 × 630 px), `pinterest-pin` (1000 × 1500 px), `facebook-cover` (1640 × 624 px), `linkedin-banner` (1584 × 396 px), `x-header` (1500 × 500 px), `youtube-banner` (2560 × 1440 px), `podcast-cover` (3000 × 3000 px), `presentation` (1920 × 1080 px), `presentation-4-3` (1440 × 1080 px), `video-thumbnail` (1280 × 720 px), `web-banner` (970 × 250 px), `email-header` (1200 × 400 px), `a4` (210 × 297 mm), `a4-landscape` (297 × 210 mm), `a5` (148 × 210 mm), `a3` (297 × 420 mm), `letter` (8.5 × 11 in), `letter-landscape` (11 × 8.5 in), `postcard-a6` (148 × 105 mm), `dl-flyer` (99 × 210 mm), `business-card` (85 × 55 mm), `business-card-us` (3.5 × 2 in), `poster` (18 × 24 in).
             * @enum {string}
             */
            readonly preset?: "square-post" | "portrait-post" | "story" | "link-preview" | "pinterest-pin" | "facebook-cover" | "linkedin-banner" | "x-header" | "youtube-banner" | "podcast-cover" | "presentation" | "presentation-4-3" | "video-thumbnail" | "web-banner" | "email-header" | "a4" | "a4-landscape" | "a5" | "a3" | "letter" | "letter-landscape" | "postcard-a6" | "dl-flyer" | "business-card" | "business-card-us" | "poster";
            /** @description Page width in CSS pixels (96 per inch). Needs `height`. */
            readonly width?: number;
            /** @description Page height in CSS pixels (96 per inch). Needs `width`. */
            readonly height?: number;
        };
        /** @description Changes of a design. */
        readonly DesignEdit: {
            /** @description Operations in order. Each is applied to the result of the one before. */
            readonly operations: components["schemas"]["EditOperations"];
            /** @description Whether nothing is saved: the response is what it would be. Default: `false`. */
            readonly dryRun?: boolean;
        };
        /** @description The designs to change. */
        readonly DesignIds: {
            /** @description IDs of 1 to 500 designs, without duplicates. */
            readonly ids: readonly string[];
        };
        /** @description A page of designs. */
        readonly DesignList: {
            /** @description Designs on this page. */
            readonly designs: readonly components["schemas"]["Design"][];
            /** @description Total number of matching items across all pages. */
            readonly total: number;
        };
        /** @description A move of several designs. */
        readonly DesignMove: {
            /** @description IDs of 1 to 500 designs, without duplicates. */
            readonly ids: readonly string[];
            /** @description ID of the folder to move the designs to. Null takes them out of their folders. */
            readonly folderId: string | null;
        };
        /** @description A page size: a preset, or a width and a height. */
        readonly DesignSize: {
            /**
             * @description Page size by its use, instead of `width` and `height`: `square-post` (1080 × 1080 px), `portrait-post` (1080 × 1350 px), `story` (1080 × 1920 px), `link-preview` (1200 × 630 px), `pinterest-pin` (1000 × 1500 px), `facebook-cover` (1640 × 624 px), `linkedin-banner` (1584 × 396 px), `x-header` (1500 × 500 px), `youtube-banner` (2560 × 1440 px), `podcast-cover` (3000 × 3000 px), `presentation` (1920 × 1080 px), `presentation-4-3` (1440 × 1080 px), `video-thumbnail` (1280 × 720 px), `web-banner` (970 × 250 px), `email-header` (1200 × 400 px), `a4` (210 × 297 mm), `a4-landscape` (297 × 210 mm), `a5` (148 × 210 mm), `a3` (297 × 420 mm), `letter` (8.5 × 11 in), `letter-landscape` (11 × 8.5 in), `postcard-a6` (148 × 105 mm), `dl-flyer` (99 × 210 mm), `business-card` (85 × 55 mm), `business-card-us` (3.5 × 2 in), `poster` (18 × 24 in).
             * @enum {string}
             */
            readonly preset?: "square-post" | "portrait-post" | "story" | "link-preview" | "pinterest-pin" | "facebook-cover" | "linkedin-banner" | "x-header" | "youtube-banner" | "podcast-cover" | "presentation" | "presentation-4-3" | "video-thumbnail" | "web-banner" | "email-header" | "a4" | "a4-landscape" | "a5" | "a3" | "letter" | "letter-landscape" | "postcard-a6" | "dl-flyer" | "business-card" | "business-card-us" | "poster";
            /** @description Page width in CSS pixels (96 per inch). Needs `height`. */
            readonly width?: number;
            /** @description Page height in CSS pixels (96 per inch). Needs `width`. */
            readonly height?: number;
        };
        /** @description Spreads elements so that the gaps between them are equal. */
        readonly DistributeOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "distribute";
            /** @description IDs of elements. */
            readonly ids: readonly string[];
            /**
             * @description Whether they are spread horizontally or vertically.
             * @enum {string}
             */
            readonly axis: "x" | "y";
            /** @description Gap in CSS pixels. Default: the outer two stay, and all gaps become equal. */
            readonly gap?: number;
        };
        /** @description The content of a design. Lengths are in CSS pixels (96 per inch), y points down, angles are in degrees clockwise. At most 2 MiB of JSON. Unknown properties are rejected. */
        readonly Document: {
            /**
             * @description Version of the document format. Older versions are migrated when they are read.
             * @constant
             */
            readonly version: 1;
            /** @description Title of the document: what PDF readers show, unless the export sets another. Default: the title of the design. */
            readonly title?: string;
            /** @description Language of texts that have none of their own, as a BCP 47 tag. Without it, Han characters are drawn as Japanese in texts with kana, as Korean in texts with Hangul, and otherwise in the first font that has all of them: Japanese, Traditional or Simplified Chinese. */
            readonly language?: string;
            /**
             * @description Direction of reading for which the pages are composed. It changes nothing that is drawn; `mirroring` compares it with the texts. Default: `ltr`.
             * @enum {string}
             */
            readonly direction?: "ltr" | "rtl";
            /**
             * @description `auto` mirrors the layout of the pages, and changes `direction`, when data fills the document with texts most of whose letters are read in the other direction. Places and shapes are mirrored; images, codes, charts and letters are only moved. Default: `none`.
             * @enum {string}
             */
            readonly mirroring?: "none" | "auto";
            /** @description Named colors and fonts that elements refer to. Data can only change those that `slots` describes. */
            readonly brand?: components["schemas"]["DocumentBrand"];
            /** @description Uploaded fonts that texts use, one entry for each file. Families of your account that texts name are added when the document is written. */
            readonly fonts?: readonly components["schemas"]["DocumentFont"][];
            /** @description Area around each page that is trimmed after printing, in CSS pixels: the default of the `bleed` of PDF exports. Other formats end at the edge of the page. */
            readonly bleed?: number;
            /** @description Distance from the edges of the page within which editors keep texts and logos, in CSS pixels: one value, or `[top, right, bottom, left]`. Never drawn in exports. */
            readonly safeArea?: number | readonly [
                number,
                number,
                number,
                number
            ];
            /** @description Lines to which editors align elements, on every page. Never drawn in exports. */
            readonly guides?: components["schemas"]["DocumentGuides"];
            /** @description Descriptions of slots, in the order of forms. Slots without one follow in document order, with labels made of their names. */
            readonly slots?: readonly components["schemas"]["DocumentSlot"][];
            /** @description Pages in order. All have the size of the design. */
            readonly pages: readonly components["schemas"]["Page"][];
        };
        /** @description Colors and fonts by name. */
        readonly DocumentBrand: {
            /** @description Colors by name. `brand:<name>` refers to one wherever a color or paint is accepted. */
            readonly colors?: {
                readonly [key: string]: string;
            };
            /** @description Font families by name. `brand:<name>` as a `fontFamily` refers to one. */
            readonly fonts?: {
                readonly [key: string]: string;
            };
        };
        /** @description A file of an uploaded font. */
        readonly DocumentFont: {
            /** @description Name, as used in `fontFamily`. Takes precedence over a bundled family of the same name. */
            readonly family: string;
            /** @description The font file: `asset:` followed by the ID of an uploaded font. A family may have several files, for its weights and styles. */
            readonly src: string;
        };
        /** @description Positions of guides. */
        readonly DocumentGuides: {
            /** @description Distances of horizontal guides from the top edge of the page in CSS pixels. */
            readonly horizontal?: readonly number[];
            /** @description Distances of vertical guides from the left edge of the page in CSS pixels. */
            readonly vertical?: readonly number[];
        };
        /** @description Document properties of a PDF or a presentation. */
        readonly DocumentMetadata: {
            /** @description Default: the `title` of the document, or else the title of the design. */
            readonly title?: string;
            /** @description Default: none. */
            readonly author?: string;
            /** @description Default: none. */
            readonly subject?: string;
            /** @description Default: none. */
            readonly keywords?: readonly string[];
        };
        /** @description A description of a slot, for people who fill it. Its name must be that of a slot or placeholder. */
        readonly DocumentSlot: {
            /** @description Name of a slot or placeholder that the document uses, or of a color or font of its `brand`. */
            readonly name: string;
            /** @description Label in forms. Default: made of the name. */
            readonly label?: string;
            /** @description Advice on what to fill in. */
            readonly help?: string;
            /** @description Heading in forms under which slots of the same group are shown together. */
            readonly group?: string;
            /**
             * @description Type of the first element with the slot, or `placeholder` if only runs or `{{name}}` in texts have this name. Default: that type. Another one is rejected. `color` and `font` make the color or font of the `brand` with this name a slot.
             * @enum {string}
             */
            readonly kind?: "text" | "image" | "rect" | "ellipse" | "polygon" | "star" | "line" | "path" | "svg" | "code" | "chart" | "table" | "group" | "repeat" | "placeholder" | "color" | "font";
            /** @description Whether `data` must have a value for it. `{{name}}` without a default is always required. Default: `false`. */
            readonly required?: boolean;
            /** @description Maximum number of characters of a value in `data`. Only for texts, codes and placeholders. Default: no limit but that of the element. */
            readonly maxLength?: number;
            /** @description An example value, as in `data`, without properties of elements. Forms show it; it is not drawn. */
            readonly sample?: string | number | readonly unknown[];
            /** @description Of a repeat: describes the fields of its entries, in the order of forms. */
            readonly fields?: readonly {
                /** @description Name of a slot or placeholder of the elements of the repeat. */
                readonly name: string;
                /** @description Label in forms. Default: made of the name. */
                readonly label?: string;
                /** @description Advice on what to fill in. */
                readonly help?: string;
                /** @description Maximum number of characters of a value in `data`. Only for texts, codes and placeholders. Default: no limit but that of the element. */
                readonly maxLength?: number;
                /** @description Of a repeat within the repeat: describes the fields of its entries. */
                readonly fields?: readonly {
                    /** @description Name of a slot or placeholder of the elements of the repeat. */
                    readonly name: string;
                    /** @description Label in forms. Default: made of the name. */
                    readonly label?: string;
                    /** @description Advice on what to fill in. */
                    readonly help?: string;
                    /** @description Maximum number of characters of a value in `data`. Only for texts, codes and placeholders. Default: no limit but that of the element. */
                    readonly maxLength?: number;
                }[];
            }[];
        };
        /** @description Adds a copy directly above each element. */
        readonly DuplicateOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "duplicate";
            /** @description IDs of elements. */
            readonly ids: readonly string[];
            /** @description Distance in CSS pixels on the page by which the copies are moved. Default: 0. */
            readonly by?: {
                /** @description Distance to the right in CSS pixels. */
                readonly x: number;
                /** @description Distance downward in CSS pixels. */
                readonly y: number;
            };
        };
        /** @description Adds a copy of a page after it. */
        readonly DuplicatePageOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "duplicatePage";
            /** @description ID of a page. The copy is placed after it. */
            readonly id: string;
        };
        /** @description A change of a document. Elements and pages are named by their IDs. */
        readonly EditOperation: components["schemas"]["InsertOperation"] | components["schemas"]["PasteOperation"] | components["schemas"]["RemoveOperation"] | components["schemas"]["DuplicateOperation"] | components["schemas"]["SetOperation"] | components["schemas"]["MoveOperation"] | components["schemas"]["PlaceOperation"] | components["schemas"]["ArrangeOperation"] | components["schemas"]["GroupOperation"] | components["schemas"]["UngroupOperation"] | components["schemas"]["AlignOperation"] | components["schemas"]["DistributeOperation"] | components["schemas"]["FlipOperation"] | components["schemas"]["RotateOperation"] | components["schemas"]["ScaleOperation"] | components["schemas"]["ReplaceTextOperation"] | components["schemas"]["StyleTextOperation"] | components["schemas"]["AddPageOperation"] | components["schemas"]["DuplicatePageOperation"] | components["schemas"]["MovePageOperation"] | components["schemas"]["SetPageOperation"] | components["schemas"]["RemovePagesOperation"] | components["schemas"]["SetDocumentOperation"] | components["schemas"]["ResizeOperation"] | components["schemas"]["MarkSlotOperation"] | components["schemas"]["UnmarkSlotOperation"] | components["schemas"]["RenameSlotOperation"] | components["schemas"]["DescribeSlotOperation"] | components["schemas"]["RemoveDescriptionsOperation"];
        /** @description Operations in order. Each is applied to the result of the one before. */
        readonly EditOperations: readonly components["schemas"]["EditOperation"][];
        /** @description A design after its changes, with its document. */
        readonly EditedDesign: {
            /** @description The design ID. Opaque; never changes. */
            readonly _id: string;
            /** @description Title. */
            readonly title: string;
            /** @description Page width in CSS pixels (96 per inch). */
            readonly width: number;
            /** @description Page height in CSS pixels (96 per inch). */
            readonly height: number;
            /** @description Tags, in the order given. */
            readonly tags: readonly string[];
            /** @description Visibility. */
            readonly visibility: components["schemas"]["Visibility"];
            readonly sharing: components["schemas"]["Sharing"];
            /** @description ID of its folder, or null outside of folders. */
            readonly folderId: string | null;
            /** @description Increases with every change. Also the ETag. */
            readonly revision: number;
            /** @description Number of pages. */
            readonly pageCount: number;
            /** @description ID of the template or design it was created from, or null. */
            readonly fromTemplate: string | null;
            /**
             * Format: uri
             * @description Small WebP of the first page, rendered on the first request. Absolute and signed; requires no API key.
             */
            readonly thumbnailUrl: string;
            /**
             * Format: date-time
             * @description Creation time (ISO 8601, UTC).
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description Time of the last change (ISO 8601, UTC).
             */
            readonly updatedAt: string;
            /** @description For each operation, the IDs of the elements or pages that it has made; those of what they contain are not listed. A copied page lists its own ID, then those of the elements on it. */
            readonly created: readonly (readonly string[])[];
            /** @description What people should look at, as far as it shows without rendering. Unlike the warnings of an export, `text_overflow` is an estimate, which is rarely one line too high, `missing_glyph` is not given for texts in fonts of the document, and there are more codes: `contrast_low`: a text is hard to read on the color behind it. `image_small`: an image has too few pixels for its box. `outside_page`: a text or code is not completely on the page. `outside_safe_area`: a code reaches beyond the safe area. At most 100 of these, in the first 1,000 elements. */
            readonly warnings: readonly components["schemas"]["ExportWarning"][];
            /** @description The design's content. */
            readonly document: components["schemas"]["Document"];
        };
        /** @description What is painted. Its box is in the space of the page or of the group around it. */
        readonly Element: components["schemas"]["TextElement"] | components["schemas"]["ImageElement"] | components["schemas"]["RectElement"] | components["schemas"]["EllipseElement"] | components["schemas"]["PolygonElement"] | components["schemas"]["StarElement"] | components["schemas"]["LineElement"] | components["schemas"]["PathElement"] | components["schemas"]["SvgElement"] | components["schemas"]["CodeElement"] | components["schemas"]["ChartElement"] | components["schemas"]["TableElement"] | components["schemas"]["GroupElement"] | components["schemas"]["RepeatElement"];
        /** @description An ellipse that fills its box, a sector, or a ring. */
        readonly EllipseElement: {
            /** @description Element ID, unique within the document. Export warnings refer to it. */
            readonly id: string;
            /** @description Display name for editors. Does not affect rendering. Default: `""`. */
            readonly name?: string;
            /** @description Left edge of the box before rotation, in CSS pixels from the left edge of the page or group. */
            readonly x: number;
            /** @description Top edge of the box before rotation, in CSS pixels from the top edge of the page or group. */
            readonly y: number;
            /** @description Width of the box in CSS pixels. */
            readonly width: number;
            /** @description Height of the box in CSS pixels. */
            readonly height: number;
            /** @description Rotation around the center of the box, in degrees clockwise. Default: `0`. */
            readonly rotation?: number;
            /** @description Whether the element is mirrored horizontally around the center of its box, before rotation. Shadows, links and the elements of a group are mirrored too. Default: `false`. */
            readonly flipX?: boolean;
            /** @description Whether the element is mirrored vertically, as with `flipX`. Default: `false`. */
            readonly flipY?: boolean;
            /** @description Opacity of the element including its shadows, from 0 (invisible) to 1 (opaque). Default: `1`. */
            readonly opacity?: number;
            /**
             * @description How the element blends with the content beneath it, as in CSS `mix-blend-mode`. Default: `"normal"`.
             * @enum {string}
             */
            readonly blendMode?: "normal" | "multiply" | "screen" | "overlay" | "darken" | "lighten" | "color-dodge" | "color-burn" | "hard-light" | "soft-light" | "difference" | "exclusion" | "hue" | "saturation" | "color" | "luminosity";
            /** @description Whether the element is drawn. Placeholders in a hidden element do not require data. Default: `true`. */
            readonly visible?: boolean;
            /** @description Whether editors should prevent changes. Does not affect rendering. Default: `false`. */
            readonly locked?: boolean;
            /** @description Shadows of the drawn shape (not of its box). The first one is on top. Default: `[]`. */
            readonly shadows?: readonly components["schemas"]["Shadow"][];
            /** @description Blur in CSS pixels, as in CSS `blur()`: the standard deviation. 0 is sharp. Default: `0`. */
            readonly blur?: number;
            /** @description Blurs what is beneath the element within its shape, as glass does; visible where the fill is translucent. The standard deviation in CSS pixels. The shape of an image or of a group that clips is its frame, and that of a text its glyphs; lines and groups that do not clip have none. Default: `0`. */
            readonly backdropBlur?: number;
            /** @description An http, https or mailto URL. Makes the box a link in PDF exports; other formats ignore it. */
            readonly link?: string;
            /** @description Alternative text for people who cannot see the element. Screen readers find it in PDF exports; other formats ignore it. Default: `""`. */
            readonly alt?: string;
            /**
             * @description Place in the `layout` of the group around it, or in the entry of a repeat, where only `cover` has an effect: `flow` places the element in order; `cover` gives it the box of the group, as for a background; `free` keeps its own position. Only `flow` takes up room, and only if the element is visible. Default: `"flow"`.
             * @enum {string}
             */
            readonly placement?: "flow" | "cover" | "free";
            /**
             * @description What changes if the document is mirrored for the other direction of reading: `auto` mirrors the place and the shape; images, drawings, codes and charts, and shapes filled with an image, are only moved. `move` only moves, as for a logo or an icon drawn as a path; in a group, everything in it stays in place. `flip` also mirrors an image, as for an ornament. Default: `"auto"`.
             * @enum {string}
             */
            readonly mirroring?: "auto" | "move" | "flip";
            /**
             * @description Of the pages that a table or repeat with `overflow` `pages` continues on, those that show the element: for example `last` for a total. Default: `"all"`.
             * @enum {string}
             */
            readonly shownOn?: "all" | "first" | "last";
            /** @description Slot name: the key in `data` whose value fills this element. Several elements can share a slot. */
            readonly slot?: string;
            /** @constant */
            readonly type: "ellipse";
            /** @description Fill. A gradient or image covers the box of the element. Null is no fill. Default: `"#000000"`. */
            readonly fill?: components["schemas"]["Paint"] | null;
            /** @description Stroke along the outline. Null is no stroke. Default: `null`. */
            readonly stroke?: components["schemas"]["Stroke"] | null;
            /** @description Start of a sector, in degrees clockwise: 0 is right, 90 is down. Default: `0`. */
            readonly startAngle?: number;
            /** @description End of a sector, clockwise from `startAngle`. A difference of 360 degrees or more is a full ellipse. Default: `360`. */
            readonly endAngle?: number;
            /** @description Radius of the hole as a fraction of the outer radius. 0 is no hole. Default: `0`. */
            readonly innerRadius?: number;
        };
        /** @description A mask that shows the ellipse that fills the box. */
        readonly EllipseMask: {
            /** @constant */
            readonly type: "ellipse";
        };
        /** @description A slot or placeholder of the elements of a repeat. Each entry has its own value. */
        readonly EntryField: {
            /** @description Name used in `data`. */
            readonly name: string;
            /** @description Label for forms. Made of the name unless the document describes the slot. */
            readonly label: string;
            /** @description Advice on what to fill in. Null if there is none. */
            readonly help: string | null;
            /** @description Heading for forms, which slots of one group share. Null if there is none. */
            readonly group: string | null;
            /**
             * @description The element's type, `placeholder` for `{{name}}` in a text, or `color` or `font` for one of the brand.
             * @enum {string}
             */
            readonly kind: "text" | "image" | "rect" | "ellipse" | "polygon" | "star" | "line" | "path" | "svg" | "code" | "chart" | "table" | "group" | "repeat" | "placeholder" | "color" | "font";
            /** @description Current value, as a string that could be sent in `data`. Null for slots that no string can fill, such as groups. */
            readonly default: string | null;
            /** @description Whether data must include it: as the document says, and for `{{name}}` without a default. */
            readonly required: boolean;
            /** @description Maximum number of characters of a value in `data`. Null if there is none. */
            readonly maxLength: number | null;
            /** @description An example value, as in `data`. Null if there is none. */
            readonly sample: unknown;
            /** @description For a repeat within a repeat: the fields of its entries, in the same form. */
            readonly fields?: readonly {
                readonly [key: string]: unknown;
            }[];
        };
        /** @description A rendering of a design, processed in a queue. */
        readonly Export: {
            /** @description The export ID. Opaque; never changes. */
            readonly _id: string;
            /** @description The design ID. Opaque; never changes. */
            readonly designId: string;
            /** @description Current title of the design. */
            readonly designTitle: string;
            /** @description Exported revision of the design. */
            readonly designRevision: number;
            readonly format: components["schemas"]["ExportFormat"];
            readonly options: components["schemas"]["ExportOptions"];
            readonly status: components["schemas"]["ExportStatus"];
            /** @description Progress in percent. */
            readonly progress: number;
            /** @description URL of the file, or of a ZIP of several files. Absolute, newly signed in every response, valid for 24 hours without an API key. Null unless completed. */
            readonly downloadUrl: string | null;
            /** @description Files in page order. Empty unless completed. */
            readonly files: readonly components["schemas"]["ExportFile"][];
            /** @description Total size of all files in bytes. 0 unless completed. */
            readonly bytes: number;
            /** @description Parts of the document that could not be rendered as specified. */
            readonly warnings: readonly components["schemas"]["ExportWarning"][];
            /** @description Why the export failed. Null unless it failed. */
            readonly error: components["schemas"]["ExportError"] | null;
            /**
             * Format: date-time
             * @description Creation time (ISO 8601, UTC).
             */
            readonly createdAt: string;
            /** @description Time rendering started (ISO 8601, UTC), or null. */
            readonly startedAt: string | null;
            /** @description Time it ended (ISO 8601, UTC), or null. */
            readonly completedAt: string | null;
            /** @description Expiration time (ISO 8601, UTC), or null. */
            readonly expiresAt: string | null;
            /**
             * @description `owner`: requested by the account, with an API key or in the app. `visitor`: requested by an anonymous viewer who downloaded the shared design. Visitor exports count toward storage and usage like any other. If you delete one, it is rendered again for the next visitor.
             * @enum {string}
             */
            readonly requestedBy: "owner" | "visitor";
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
        /** @description One file of an export. */
        readonly ExportFile: {
            /** @description 1-based page number. Null for a file with all pages, such as a PDF. */
            readonly page: number | null;
            /**
             * Format: uri
             * @description Download URL, valid for 24 hours. Absolute and signed; requires no API key.
             */
            readonly url: string;
            /** @description Width in pixels of the file. For a PDF, the width of the first page in CSS pixels. */
            readonly width: number;
            /** @description Height in pixels of the file. For a PDF, the height of the first page in CSS pixels. */
            readonly height: number;
            /** @description Size in bytes. */
            readonly bytes: number;
            /** @description Media type, such as `image/png`. */
            readonly contentType: string;
        };
        /**
         * @description File format.
         * @enum {string}
         */
        readonly ExportFormat: "png" | "pdf" | "jpeg" | "webp" | "avif" | "gif" | "svg" | "pptx";
        /** @description A page of exports. */
        readonly ExportList: {
            /** @description Exports on this page. */
            readonly exports: readonly components["schemas"]["Export"][];
            /** @description Total number of matching items across all pages. */
            readonly total: number;
        };
        /** @description Export options, including defaults. `data` is also null if it is larger than 16 KiB. */
        readonly ExportOptions: {
            /** @description Output pixels per CSS pixel. Scales the page size of a PDF. */
            readonly scale: number;
            /** @description Page numbers, 1-based and without duplicates, in output order. Null: all pages. */
            readonly pages: readonly number[] | null;
            /** @description Replaces the background of every page. Null: the background of each page. */
            readonly background: components["schemas"]["Paint"] | null;
            /** @description Values for slots and placeholders by name, for this export only: a string replaces a text, an image source or a fill; an object overrides properties; null hides the element. Unknown names are rejected, and so is data, even `{}`, that lacks a placeholder without a default. Null: placeholders show their defaults, and those without a default are shown as written, with a warning. */
            readonly data: {
                readonly [key: string]: unknown;
            } | null;
            /** @description Base name of the files, without extension. */
            readonly filename: string;
            /** @description PNG, WebP, AVIF, GIF, and SVG only. Omits the page backgrounds. */
            readonly transparent?: boolean;
            /** @description PDF only. Extra area painted around each page and trimmed after printing: CSS pixels, or a length such as `3mm`, `0.3cm`, `0.125in` or `9pt`. */
            readonly bleed?: number | string;
            /** @description PDF only. Adds marks that show where to trim. */
            readonly cropMarks?: boolean;
            /** @description PDF only. Converts all colors to cyan, magenta, yellow and black for a printing process: `fogra39-coated`, `fogra29-uncoated`, `gracol2006-coated`, or an ICC profile of an admin (see `GET /api/color-profiles`). Black and gray texts, lines and small shapes are printed with black ink alone. Null: the colors stay sRGB, for screens. */
            readonly colorProfile?: string | null;
            /** @description PDF only. Standards that the file conforms to: `PDF/A-2b` for archives, `PDF/UA-1` for readers with assistive technology, `PDF/X-4` for printers. `PDF/X-4` requires a `colorProfile` and removes links. */
            readonly conformsTo?: readonly ("PDF/A-2b" | "PDF/UA-1" | "PDF/X-4")[];
            /** @description PDF and PowerPoint only. Document properties, as the readers of files show them. */
            readonly metadata?: components["schemas"]["DocumentMetadata"];
            /** @description JPEG, WebP, and AVIF only. Compression quality, from 1 (smallest file) to 100 (best). */
            readonly quality?: number;
            /** @description WebP only. Makes one animated file of all pages instead of a file for each page. */
            readonly animated?: boolean;
            /** @description WebP and GIF only. How long each page is shown, including the transition to the next page, in seconds. */
            readonly pageSeconds?: number;
            /**
             * @description WebP and GIF only. How a page changes to the next: at once, or fading for about a third of a second, less if pages are short. An animation that repeats forever also fades from the last page to the first.
             * @enum {string}
             */
            readonly transition?: "none" | "fade";
            /** @description WebP and GIF only. How many times the animation is played. 0 repeats it forever. */
            readonly loop?: number;
            /** @description GIF only. The color behind the picture, with which translucent pixels are mixed: those of a GIF are either transparent or opaque. */
            readonly matte?: string;
            /** @description SVG only. Keeps text as text, with its fonts in the file: it can be selected, searched and edited, in browsers and other programs that read such fonts. Otherwise letters are outlines, which look the same in every program. */
            readonly editableText?: boolean;
        };
        /**
         * @description From `queued` to `processing`, then `completed` or `failed`. `canceled`: removed from the queue. `expired`: completed, and its files have been deleted.
         * @enum {string}
         */
        readonly ExportStatus: "queued" | "processing" | "completed" | "failed" | "canceled" | "expired";
        /** @description A part of the document that could not be rendered as specified. */
        readonly ExportWarning: {
            /** @description `missing_glyph`: no font contains a character. `font_substituted`: another family or weight was used. `text_truncated`: lines were cut off. `text_overflow`: a text is larger than its box. `text_shrunk_small`: a text was shrunk to less than half of its font size and below 8 pixels. `placeholder_unfilled`: no `data` was sent, and a placeholder without a default is shown as written. `slot_hidden`: `data` has a value for an element that the design hides. `image_missing`: an image was left out. `effect_simplified`: a shadow, blur or dash was simplified. `code_invalid`: a code was left out because its data cannot be encoded. `code_small`: the modules of a code are smaller than 2 pixels of an image or 0.25 mm of a PDF. `code_contrast`: a code is too light for many scanners. `color_unused`: the `colors` of an SVG name a color that the file lacks. `hyphens_unavailable`: a text is to be hyphenated in a language without rules. `table_overflow`: a table has more rows than its box can show. `layout_overflow`: the elements of a layout, or the entries of a repeat, are larger than its box. `drawn_as_picture`: PowerPoint cannot draw an element, which is a picture in the file. `font_required`: the fonts that must be installed to see a presentation as it is designed. `alt_missing`: a picture of a PDF/UA has no text alternative, and screen readers skip it. `language_missing`: the document of a PDF/UA has no language. `link_omitted`: a link was left out of a PDF/X-4. More codes may be added. */
            readonly code: string;
            /** @description Human-readable description. */
            readonly message: string;
            /** @description 1-based page number. Absent if no page is affected. */
            readonly page?: number;
            /** @description The `id` of the element in the document. Absent if no element is affected. */
            readonly elementId?: string;
        };
        /** @description Mirrors an element within its box, or several around their common center. */
        readonly FlipOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "flip";
            /** @description IDs of elements of one page or container. */
            readonly ids: readonly string[];
            /**
             * @description Whether they are mirrored horizontally or vertically.
             * @enum {string}
             */
            readonly axis: "x" | "y";
        };
        /** @description A folder of designs. */
        readonly Folder: {
            /** @description The folder ID. Opaque; never changes. */
            readonly _id: string;
            /** @description Name. */
            readonly name: string;
            /** @description ID of the folder that contains it. Null is the top level. */
            readonly parentId: string | null;
            /** @description Level in the tree; 1 is the top. */
            readonly depth: number;
            /** @description Number of designs in the folder, without those of subfolders and in the trash. */
            readonly designCount: number;
            /** @description Number of designs in the folder and its subfolders. */
            readonly totalCount: number;
            /**
             * Format: date-time
             * @description Creation time (ISO 8601, UTC).
             */
            readonly createdAt: string;
        };
        /** @description Fields to update. Omitted fields are unchanged. */
        readonly FolderChange: {
            /** @description Name. Unique within the parent, ignoring case. */
            readonly name?: string;
            /** @description ID of the folder that contains it. Null is the top level. */
            readonly parentId?: string | null;
        };
        /** @description What the deletion of a folder has changed. */
        readonly FolderDeletion: {
            /** @description The folder ID. Opaque; never changes. */
            readonly _id: string;
            /** @description Number of deleted folders, with subfolders. */
            readonly folders: number;
            /** @description Number of designs that moved to the parent. */
            readonly moved: number;
            /** @description Number of designs that moved to the trash. */
            readonly trashed: number;
        };
        /** @description The folders of an account. */
        readonly FolderList: {
            /** @description Each folder comes before its subfolders; folders in the same place are sorted by name. */
            readonly folders: readonly components["schemas"]["Folder"][];
            /** @description Number of designs outside of folders. */
            readonly unfiledCount: number;
        };
        /** @description A font family. */
        readonly Font: {
            /** @description Name, as used in `fontFamily`. */
            readonly family: string;
            /** @description Whether your account has uploaded the family, as assets. */
            readonly own: boolean;
            /** @description Available weights and styles. Other weights are drawn with the nearest one. A variable font is listed with its default weight. */
            readonly faces: readonly components["schemas"]["FontFace"][];
            /** @description Axes of a variable family, for `fontVariations`; otherwise empty. */
            readonly axes: readonly components["schemas"]["FontAxis"][];
            /** @description Scripts that the family covers, as ISO 15924 codes. */
            readonly scripts: readonly string[];
            /**
             * Format: uri
             * @description The family’s name in its font. SVG of a bundled family; WebP of your own, valid for 24 hours. Absolute and signed; requires no API key.
             */
            readonly sampleUrl: string;
        };
        /** @description An axis of a variable font. */
        readonly FontAxis: {
            /** @description Tag, as used in `fontVariations`, for example `wght`. */
            readonly tag: string;
            /** @description Lowest value. */
            readonly min: number;
            /** @description Value if a text sets none. */
            readonly default: number;
            /** @description Highest value. */
            readonly max: number;
        };
        /** @description A weight and style of a font family. */
        readonly FontFace: {
            /** @description 400 is regular, 700 bold. */
            readonly weight: number;
            /**
             * @description `italic` if the family has real italics.
             * @enum {string}
             */
            readonly style: "normal" | "italic";
        };
        /**
         * @description A font family: Inter, Roboto, Open Sans, Montserrat, Poppins, Lato, DM Sans, Space Grotesk, Playfair Display, Lora, DM Serif Display, Oswald, Bebas Neue, Dancing Script, Pacifico, JetBrains Mono, Aref Ruqaa, Tiro Devanagari Hindi, Shippori Mincho, Ma Shan Zheng, Black Han Sans, Noto Sans Arabic, Noto Sans Hebrew, Noto Sans Devanagari, Noto Sans Thai, Noto Sans JP, Noto Sans SC, Noto Sans TC, Noto Sans KR; or `brand:` and the name of a font of the `brand` of the document. `GET /api/fonts` lists their weights. Missing glyphs, such as Arabic, Hebrew, Devanagari, Thai, Japanese or emoji, fall back to other fonts.
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
         * @example Aref Ruqaa
         * @example Tiro Devanagari Hindi
         * @example Shippori Mincho
         * @example Ma Shan Zheng
         * @example Black Han Sans
         * @example Noto Sans Arabic
         * @example Noto Sans Hebrew
         * @example Noto Sans Devanagari
         * @example Noto Sans Thai
         * @example Noto Sans JP
         * @example Noto Sans SC
         * @example Noto Sans TC
         * @example Noto Sans KR
         */
        readonly FontFamily: string;
        /** @description All available font families. */
        readonly FontList: {
            /** @description Your font families, then the bundled ones. */
            readonly fonts: readonly components["schemas"]["Font"][];
            /** @description Number of font families. */
            readonly total: number;
        };
        /** @description A mask that fades along a gradient. */
        readonly GradientMask: {
            /** @constant */
            readonly type: "gradient";
            /** @description Gradient that covers the box. The opacity of its colors is what remains visible: `#000000` keeps, `#00000000` hides. */
            readonly gradient: components["schemas"]["LinearGradient"] | components["schemas"]["RadialGradient"] | components["schemas"]["ConicGradient"];
        };
        /** @description A color at a position in a gradient. */
        readonly GradientStop: {
            /** @description Position from 0 (start) to 1 (end). An offset lower than the previous one is raised to it. */
            readonly offset: number;
            /** @description Color, interpolated with the adjacent stops as in CSS, including opacity. */
            readonly color: components["schemas"]["Color"];
        };
        /** @description Elements that are moved, rotated, faded and hidden together. The box does not scale them: it defines the center of rotation and the area for `clip`. A `layout` places the elements, and lets the box grow with them. */
        readonly GroupElement: {
            /** @description Element ID, unique within the document. Export warnings refer to it. */
            readonly id: string;
            /** @description Display name for editors. Does not affect rendering. Default: `""`. */
            readonly name?: string;
            /** @description Left edge of the box before rotation, in CSS pixels from the left edge of the page or group. */
            readonly x: number;
            /** @description Top edge of the box before rotation, in CSS pixels from the top edge of the page or group. */
            readonly y: number;
            /** @description Width of the box in CSS pixels. */
            readonly width: number;
            /** @description Height of the box in CSS pixels. */
            readonly height: number;
            /** @description Rotation around the center of the box, in degrees clockwise. Default: `0`. */
            readonly rotation?: number;
            /** @description Whether the element is mirrored horizontally around the center of its box, before rotation. Shadows, links and the elements of a group are mirrored too. Default: `false`. */
            readonly flipX?: boolean;
            /** @description Whether the element is mirrored vertically, as with `flipX`. Default: `false`. */
            readonly flipY?: boolean;
            /** @description Opacity of the element including its shadows, from 0 (invisible) to 1 (opaque). Default: `1`. */
            readonly opacity?: number;
            /**
             * @description How the element blends with the content beneath it, as in CSS `mix-blend-mode`. Default: `"normal"`.
             * @enum {string}
             */
            readonly blendMode?: "normal" | "multiply" | "screen" | "overlay" | "darken" | "lighten" | "color-dodge" | "color-burn" | "hard-light" | "soft-light" | "difference" | "exclusion" | "hue" | "saturation" | "color" | "luminosity";
            /** @description Whether the element is drawn. Placeholders in a hidden element do not require data. Default: `true`. */
            readonly visible?: boolean;
            /** @description Whether editors should prevent changes. Does not affect rendering. Default: `false`. */
            readonly locked?: boolean;
            /** @description Shadows of the drawn shape (not of its box). The first one is on top. Default: `[]`. */
            readonly shadows?: readonly components["schemas"]["Shadow"][];
            /** @description Blur in CSS pixels, as in CSS `blur()`: the standard deviation. 0 is sharp. Default: `0`. */
            readonly blur?: number;
            /** @description Blurs what is beneath the element within its shape, as glass does; visible where the fill is translucent. The standard deviation in CSS pixels. The shape of an image or of a group that clips is its frame, and that of a text its glyphs; lines and groups that do not clip have none. Default: `0`. */
            readonly backdropBlur?: number;
            /** @description An http, https or mailto URL. Makes the box a link in PDF exports; other formats ignore it. */
            readonly link?: string;
            /** @description Alternative text for people who cannot see the element. Screen readers find it in PDF exports; other formats ignore it. Default: `""`. */
            readonly alt?: string;
            /**
             * @description Place in the `layout` of the group around it, or in the entry of a repeat, where only `cover` has an effect: `flow` places the element in order; `cover` gives it the box of the group, as for a background; `free` keeps its own position. Only `flow` takes up room, and only if the element is visible. Default: `"flow"`.
             * @enum {string}
             */
            readonly placement?: "flow" | "cover" | "free";
            /**
             * @description What changes if the document is mirrored for the other direction of reading: `auto` mirrors the place and the shape; images, drawings, codes and charts, and shapes filled with an image, are only moved. `move` only moves, as for a logo or an icon drawn as a path; in a group, everything in it stays in place. `flip` also mirrors an image, as for an ornament. Default: `"auto"`.
             * @enum {string}
             */
            readonly mirroring?: "auto" | "move" | "flip";
            /**
             * @description Of the pages that a table or repeat with `overflow` `pages` continues on, those that show the element: for example `last` for a total. Default: `"all"`.
             * @enum {string}
             */
            readonly shownOn?: "all" | "first" | "last";
            /** @description Slot name: the key in `data` whose value fills this element. Several elements can share a slot. */
            readonly slot?: string;
            /** @constant */
            readonly type: "group";
            /** @description Elements from back to front. Their `x` and `y` are relative to the top left corner of the group's box. Groups can be nested at most 32 deep. */
            readonly elements: readonly components["schemas"]["Element"][];
            /** @description Whether content outside the box is clipped. Default: `false`. */
            readonly clip?: boolean;
            /** @description Corner radius in CSS pixels: one value for all corners, or `[top left, top right, bottom right, bottom left]`. If two radii do not fit on a side, all are scaled down by the same factor. No effect unless `clip` is true. Default: `0`. */
            readonly cornerRadius?: number | readonly [
                number,
                number,
                number,
                number
            ];
            /** @description What remains visible of the content, as for `mask` of an image. No effect unless `clip` is true. Null is no mask. Default: `null`. */
            readonly mask?: components["schemas"]["Mask"] | null;
            /** @description Places the elements in a row or a column, which also determines their `x` and `y`. Null keeps their positions. Default: `null`. */
            readonly layout?: components["schemas"]["GroupLayout"] | null;
        };
        /** @description How the elements of a group or the entries of a repeat are placed. */
        readonly GroupLayout: {
            /**
             * @description Elements are placed in their order: `row` from left to right, `row-reverse` from right to left, for right-to-left texts, and `column` from top to bottom. Default: `"column"`.
             * @enum {string}
             */
            readonly direction?: "row" | "row-reverse" | "column";
            /** @description Space between elements in CSS pixels: one value, or `[between elements, between lines]` with `wrap`. Default: `0`. */
            readonly gap?: number | readonly [
                number,
                number
            ];
            /**
             * @description Position across the direction: in a row, `start` is the top. `stretch` gives elements the height of the row or the width of the column; texts keep the height of their lines. Default: `"start"`.
             * @enum {string}
             */
            readonly align?: "start" | "center" | "end" | "stretch";
            /**
             * @description Position along the direction, where the elements leave room: in a `row-reverse`, `start` is the right. `space-between` distributes the room between them. Default: `"start"`.
             * @enum {string}
             */
            readonly justify?: "start" | "center" | "end" | "space-between";
            /** @description Whether elements that the box has no room for begin a new line: the next row below, or the next column to the right. Default: `false`. */
            readonly wrap?: boolean;
            /** @description Space around the elements within the box in CSS pixels: one value, or `[top, right, bottom, left]`. Default: `0`. */
            readonly padding?: number | readonly [
                number,
                number,
                number,
                number
            ];
            /**
             * @description Sides of the box that take the size of the content. With `wrap`, the side along the direction is kept. The edge at which the content is placed stays: with `justify` or `align` `center`, the box grows to both sides. Default: `"none"`.
             * @enum {string}
             */
            readonly hug?: "none" | "width" | "height" | "both";
            /** @description Minimum width of a box that hugs its content, in CSS pixels. Default: `0`. */
            readonly minWidth?: number;
            /** @description Minimum height of a box that hugs its content, in CSS pixels. Default: `0`. */
            readonly minHeight?: number;
        };
        /** @description Puts elements into a new group. */
        readonly GroupOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "group";
            /** @description IDs of elements of one page or container. */
            readonly ids: readonly string[];
            /** @description ID of the group. Default: a new one. */
            readonly id?: string;
            /** @description Name of the group. */
            readonly name?: string;
        };
        /** @description A part of an image, in fractions of its width and height. */
        readonly ImageCrop: {
            /** @description Left edge, as a fraction of the image width. */
            readonly x: number;
            /** @description Top edge, as a fraction of the image height. */
            readonly y: number;
            /** @description Width, as a fraction of the image width. `x` + `width` must be at most 1. */
            readonly width: number;
            /** @description Height, as a fraction of the image height. `y` + `height` must be at most 1. */
            readonly height: number;
        };
        /** @description Two colors that replace all others. */
        readonly ImageDuotone: {
            /** @description Color that replaces black. */
            readonly dark: components["schemas"]["Color"];
            /** @description Color that replaces white. */
            readonly light: components["schemas"]["Color"];
        };
        /** @description An image, fitted to its box. */
        readonly ImageElement: {
            /** @description Element ID, unique within the document. Export warnings refer to it. */
            readonly id: string;
            /** @description Display name for editors. Does not affect rendering. Default: `""`. */
            readonly name?: string;
            /** @description Left edge of the box before rotation, in CSS pixels from the left edge of the page or group. */
            readonly x: number;
            /** @description Top edge of the box before rotation, in CSS pixels from the top edge of the page or group. */
            readonly y: number;
            /** @description Width of the box in CSS pixels. */
            readonly width: number;
            /** @description Height of the box in CSS pixels. */
            readonly height: number;
            /** @description Rotation around the center of the box, in degrees clockwise. Default: `0`. */
            readonly rotation?: number;
            /** @description Whether the picture is mirrored horizontally within its frame: corners, mask, stroke and shadows are not mirrored. Default: `false`. */
            readonly flipX?: boolean;
            /** @description Whether the picture is mirrored vertically, as with `flipX`. Default: `false`. */
            readonly flipY?: boolean;
            /** @description Opacity of the element including its shadows, from 0 (invisible) to 1 (opaque). Default: `1`. */
            readonly opacity?: number;
            /**
             * @description How the element blends with the content beneath it, as in CSS `mix-blend-mode`. Default: `"normal"`.
             * @enum {string}
             */
            readonly blendMode?: "normal" | "multiply" | "screen" | "overlay" | "darken" | "lighten" | "color-dodge" | "color-burn" | "hard-light" | "soft-light" | "difference" | "exclusion" | "hue" | "saturation" | "color" | "luminosity";
            /** @description Whether the element is drawn. Placeholders in a hidden element do not require data. Default: `true`. */
            readonly visible?: boolean;
            /** @description Whether editors should prevent changes. Does not affect rendering. Default: `false`. */
            readonly locked?: boolean;
            /** @description Shadows of the drawn shape (not of its box). The first one is on top. Default: `[]`. */
            readonly shadows?: readonly components["schemas"]["Shadow"][];
            /** @description Blur in CSS pixels, as in CSS `blur()`: the standard deviation. 0 is sharp. Default: `0`. */
            readonly blur?: number;
            /** @description Blurs what is beneath the element within its shape, as glass does; visible where the fill is translucent. The standard deviation in CSS pixels. The shape of an image or of a group that clips is its frame, and that of a text its glyphs; lines and groups that do not clip have none. Default: `0`. */
            readonly backdropBlur?: number;
            /** @description An http, https or mailto URL. Makes the box a link in PDF exports; other formats ignore it. */
            readonly link?: string;
            /** @description Alternative text for people who cannot see the element. Screen readers find it in PDF exports; other formats ignore it. Default: `""`. */
            readonly alt?: string;
            /**
             * @description Place in the `layout` of the group around it, or in the entry of a repeat, where only `cover` has an effect: `flow` places the element in order; `cover` gives it the box of the group, as for a background; `free` keeps its own position. Only `flow` takes up room, and only if the element is visible. Default: `"flow"`.
             * @enum {string}
             */
            readonly placement?: "flow" | "cover" | "free";
            /**
             * @description What changes if the document is mirrored for the other direction of reading: `auto` mirrors the place and the shape; images, drawings, codes and charts, and shapes filled with an image, are only moved. `move` only moves, as for a logo or an icon drawn as a path; in a group, everything in it stays in place. `flip` also mirrors an image, as for an ornament. Default: `"auto"`.
             * @enum {string}
             */
            readonly mirroring?: "auto" | "move" | "flip";
            /**
             * @description Of the pages that a table or repeat with `overflow` `pages` continues on, those that show the element: for example `last` for a total. Default: `"all"`.
             * @enum {string}
             */
            readonly shownOn?: "all" | "first" | "last";
            /** @description Slot name: the key in `data` whose value fills this element. Several elements can share a slot. */
            readonly slot?: string;
            /** @constant */
            readonly type: "image";
            readonly src: components["schemas"]["PictureSource"];
            /**
             * @description `cover` fills the box and crops the overflow; `contain` shows the whole image, with empty space on two sides; `fill` stretches it to the box. Default: `"cover"`.
             * @enum {string}
             */
            readonly fit?: "cover" | "contain" | "fill";
            /** @description Focal point: the part of the image that `cover` keeps visible, and the alignment of the image for `contain`, as in CSS `object-position`. Default: `{"x":0.5,"y":0.5}`. */
            readonly focus?: components["schemas"]["ImageFocus"];
            /** @description Part of the image to use, applied before `fit`. Default: the whole image. */
            readonly crop?: components["schemas"]["ImageCrop"];
            /** @description Corner radius in CSS pixels: one value for all corners, or `[top left, top right, bottom right, bottom left]`. If two radii do not fit on a side, all are scaled down by the same factor. Default: `0`. */
            readonly cornerRadius?: number | readonly [
                number,
                number,
                number,
                number
            ];
            /** @description Stroke along the frame: the box with its corners, or the ellipse or path of `mask`. A gradient or alpha mask fades it too. Null is no stroke. Default: `null`. */
            readonly stroke?: components["schemas"]["Stroke"] | null;
            /** @description What remains visible of the image: an ellipse that fills the box, a path, or the opacity of a gradient or of another image. Null is no mask. Default: `null`. */
            readonly mask?: components["schemas"]["Mask"] | null;
            /** @description Filters, as in CSS, applied in this order: brightness, contrast, saturation, hue, grayscale, sepia, tint, duotone, blur. Default: `{}`. */
            readonly filters?: components["schemas"]["ImageFilters"];
        };
        /** @description Image filters. */
        readonly ImageFilters: {
            /** @description Brightness factor: 0 is black, 1 is unchanged, 2 is twice as bright. Default: `1`. */
            readonly brightness?: number;
            /** @description Contrast factor: 0 is gray, 1 is unchanged. Default: `1`. */
            readonly contrast?: number;
            /** @description Saturation factor: 0 is grayscale, 1 is unchanged. Default: `1`. */
            readonly saturation?: number;
            /** @description Hue rotation in degrees. Default: `0`. */
            readonly hue?: number;
            /** @description Grayscale amount, from 0 (unchanged) to 1 (no color). Default: `0`. */
            readonly grayscale?: number;
            /** @description Sepia amount, from 0 (unchanged) to 1 (full sepia). Default: `0`. */
            readonly sepia?: number;
            /** @description Blur in CSS pixels: the standard deviation. The edges of the image stay sharp. Default: `0`. */
            readonly blur?: number;
            /** @description Color overlay. Default: none. */
            readonly tint?: components["schemas"]["ImageTint"];
            /** @description Maps lightness to a mix of two colors. Default: none. */
            readonly duotone?: components["schemas"]["ImageDuotone"];
        };
        /** @description A point in an image. */
        readonly ImageFocus: {
            /** @description Horizontal position, from 0 (left edge) to 1 (right edge). */
            readonly x: number;
            /** @description Vertical position, from 0 (top edge) to 1 (bottom edge). */
            readonly y: number;
        };
        /** @description An image used as paint. */
        readonly ImagePaint: {
            /** @constant */
            readonly type: "image";
            readonly src: components["schemas"]["PictureSource"];
            /**
             * @description `cover` fills the box, centered, and crops the overflow; `contain` shows the whole image, with empty space on two sides; `fill` stretches it. Default: `"cover"`.
             * @enum {string}
             */
            readonly fit?: "cover" | "contain" | "fill";
            /** @description Opacity, from 0 (invisible) to 1 (opaque). Default: `1`. */
            readonly opacity?: number;
        };
        /** @description A color overlay. */
        readonly ImageTint: {
            /** @description Color of the overlay. */
            readonly color: components["schemas"]["Color"];
            /** @description Opacity of the overlay, from 0 to 1. Default: `0.5`. */
            readonly amount?: number;
        };
        /** @description Something that the design has in another form than the file. */
        readonly ImportNote: {
            /** @description What the file has, for example `Font “Calibri”`. */
            readonly what: string;
            /** @description What became of it, for example `The font is not available; “Lato” is used.`. */
            readonly how: string;
            /** @description Number of places in the file. */
            readonly count: number;
            /** @description Pages of the design that it concerns. Empty if it concerns all. */
            readonly pages: readonly number[];
            /** @description IDs of elements of the design that it concerns, at most 100. */
            readonly elements: readonly string[];
        };
        /** @description A design made of a file, with its document. */
        readonly ImportedDesign: {
            /** @description The design ID. Opaque; never changes. */
            readonly _id: string;
            /** @description Title. */
            readonly title: string;
            /** @description Page width in CSS pixels (96 per inch). */
            readonly width: number;
            /** @description Page height in CSS pixels (96 per inch). */
            readonly height: number;
            /** @description Tags, in the order given. */
            readonly tags: readonly string[];
            /** @description Visibility. */
            readonly visibility: components["schemas"]["Visibility"];
            readonly sharing: components["schemas"]["Sharing"];
            /** @description ID of its folder, or null outside of folders. */
            readonly folderId: string | null;
            /** @description Increases with every change. Also the ETag. */
            readonly revision: number;
            /** @description Number of pages. */
            readonly pageCount: number;
            /** @description ID of the template or design it was created from, or null. */
            readonly fromTemplate: string | null;
            /**
             * Format: uri
             * @description Small WebP of the first page, rendered on the first request. Absolute and signed; requires no API key.
             */
            readonly thumbnailUrl: string;
            /**
             * Format: date-time
             * @description Creation time (ISO 8601, UTC).
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description Time of the last change (ISO 8601, UTC).
             */
            readonly updatedAt: string;
            /** @description What was approximated, replaced or left out. Empty if nothing was. */
            readonly report: readonly components["schemas"]["ImportNote"][];
            /** @description The design's content. */
            readonly document: components["schemas"]["Document"];
        };
        /** @description Inserts elements. Exactly one of `page`, `into`, `above` and `beneath` is required. */
        readonly InsertOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "insert";
            /** @description Elements from back to front. An element without an `id` gets a new one. */
            readonly elements: readonly components["schemas"]["Element"][];
            /** @description ID of a page, on top of whose elements they are placed. */
            readonly page?: string;
            /** @description ID of a group or repeat, on top of whose elements they are placed. */
            readonly into?: string;
            /** @description ID of an element, directly above which they are placed. */
            readonly above?: string;
            /** @description ID of an element, directly beneath which they are placed. */
            readonly beneath?: string;
        };
        /** @description A line through points. Its box defines the center of rotation and the extent of gradients. */
        readonly LineElement: {
            /** @description Element ID, unique within the document. Export warnings refer to it. */
            readonly id: string;
            /** @description Display name for editors. Does not affect rendering. Default: `""`. */
            readonly name?: string;
            /** @description Left edge of the box before rotation, in CSS pixels from the left edge of the page or group. */
            readonly x: number;
            /** @description Top edge of the box before rotation, in CSS pixels from the top edge of the page or group. */
            readonly y: number;
            /** @description Width of the box in CSS pixels. */
            readonly width: number;
            /** @description Height of the box in CSS pixels. */
            readonly height: number;
            /** @description Rotation around the center of the box, in degrees clockwise. Default: `0`. */
            readonly rotation?: number;
            /** @description Whether the element is mirrored horizontally around the center of its box, before rotation. Shadows, links and the elements of a group are mirrored too. Default: `false`. */
            readonly flipX?: boolean;
            /** @description Whether the element is mirrored vertically, as with `flipX`. Default: `false`. */
            readonly flipY?: boolean;
            /** @description Opacity of the element including its shadows, from 0 (invisible) to 1 (opaque). Default: `1`. */
            readonly opacity?: number;
            /**
             * @description How the element blends with the content beneath it, as in CSS `mix-blend-mode`. Default: `"normal"`.
             * @enum {string}
             */
            readonly blendMode?: "normal" | "multiply" | "screen" | "overlay" | "darken" | "lighten" | "color-dodge" | "color-burn" | "hard-light" | "soft-light" | "difference" | "exclusion" | "hue" | "saturation" | "color" | "luminosity";
            /** @description Whether the element is drawn. Placeholders in a hidden element do not require data. Default: `true`. */
            readonly visible?: boolean;
            /** @description Whether editors should prevent changes. Does not affect rendering. Default: `false`. */
            readonly locked?: boolean;
            /** @description Shadows of the drawn shape (not of its box). The first one is on top. Default: `[]`. */
            readonly shadows?: readonly components["schemas"]["Shadow"][];
            /** @description Blur in CSS pixels, as in CSS `blur()`: the standard deviation. 0 is sharp. Default: `0`. */
            readonly blur?: number;
            /** @description Blurs what is beneath the element within its shape, as glass does; visible where the fill is translucent. The standard deviation in CSS pixels. The shape of an image or of a group that clips is its frame, and that of a text its glyphs; lines and groups that do not clip have none. Default: `0`. */
            readonly backdropBlur?: number;
            /** @description An http, https or mailto URL. Makes the box a link in PDF exports; other formats ignore it. */
            readonly link?: string;
            /** @description Alternative text for people who cannot see the element. Screen readers find it in PDF exports; other formats ignore it. Default: `""`. */
            readonly alt?: string;
            /**
             * @description Place in the `layout` of the group around it, or in the entry of a repeat, where only `cover` has an effect: `flow` places the element in order; `cover` gives it the box of the group, as for a background; `free` keeps its own position. Only `flow` takes up room, and only if the element is visible. Default: `"flow"`.
             * @enum {string}
             */
            readonly placement?: "flow" | "cover" | "free";
            /**
             * @description What changes if the document is mirrored for the other direction of reading: `auto` mirrors the place and the shape; images, drawings, codes and charts, and shapes filled with an image, are only moved. `move` only moves, as for a logo or an icon drawn as a path; in a group, everything in it stays in place. `flip` also mirrors an image, as for an ornament. Default: `"auto"`.
             * @enum {string}
             */
            readonly mirroring?: "auto" | "move" | "flip";
            /**
             * @description Of the pages that a table or repeat with `overflow` `pages` continues on, those that show the element: for example `last` for a total. Default: `"all"`.
             * @enum {string}
             */
            readonly shownOn?: "all" | "first" | "last";
            /** @description Slot name: the key in `data` whose value fills this element. Several elements can share a slot. */
            readonly slot?: string;
            /** @constant */
            readonly type: "line";
            /** @description Points in order. They can lie outside the box, which does not scale them. */
            readonly points: readonly components["schemas"]["LinePoint"][];
            /** @description Stroke, always centered on the line: `align` has no effect. Default: `{"paint":"#000000"}`. */
            readonly stroke?: components["schemas"]["Stroke"];
            /**
             * @description Cap at the first point. Filled with the stroke paint and sized by the stroke width. Default: `"none"`.
             * @enum {string}
             */
            readonly startCap?: "none" | "arrow" | "triangle" | "circle" | "bar";
            /**
             * @description Cap at the last point. Filled with the stroke paint and sized by the stroke width. Default: `"none"`.
             * @enum {string}
             */
            readonly endCap?: "none" | "arrow" | "triangle" | "circle" | "bar";
            /** @description Smoothness, from 0 (straight segments) to 1 (a smooth curve through all points). Default: `0`. */
            readonly curve?: number;
        };
        /** @description A point of a line. */
        readonly LinePoint: {
            /** @description CSS pixels from the left edge of the box. */
            readonly x: number;
            /** @description CSS pixels from the top edge of the box. */
            readonly y: number;
        };
        /** @description A gradient along a line through the center of the box, with the length of CSS `linear-gradient`. */
        readonly LinearGradient: {
            /** @constant */
            readonly type: "linear";
            /** @description Direction as in CSS, in degrees clockwise: 0 is up, 90 is right, 180 is down. Default: `180`. */
            readonly angle?: number;
            /** @description Color stops in order. The first and last colors extend beyond their stops. */
            readonly stops: readonly components["schemas"]["GradientStop"][];
        };
        /** @description Makes an element or a part of a text fillable. */
        readonly MarkSlotOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "markSlot";
            /** @description ID of an element. */
            readonly id: string;
            /** @description Name of the slot. Other elements can have it too. */
            readonly slot: string;
            /** @description First character of a part of a text, in UTF-16 code units from 0. Default: the whole element is marked. */
            readonly start?: number;
            /** @description The character after the last one of the part. */
            readonly end?: number;
            /** @description Description of the slot, which replaces the present one. The default of a slot is the content of its element. */
            readonly description?: {
                /** @description Label in forms. Default: made of the name. */
                readonly label?: string;
                /** @description Advice on what to fill in. */
                readonly help?: string;
                /** @description Heading in forms under which slots of the same group are shown together. */
                readonly group?: string;
                /**
                 * @description Type of the first element with the slot, or `placeholder` if only runs or `{{name}}` in texts have this name. Default: that type. Another one is rejected. `color` and `font` make the color or font of the `brand` with this name a slot.
                 * @enum {string}
                 */
                readonly kind?: "text" | "image" | "rect" | "ellipse" | "polygon" | "star" | "line" | "path" | "svg" | "code" | "chart" | "table" | "group" | "repeat" | "placeholder" | "color" | "font";
                /** @description Whether `data` must have a value for it. `{{name}}` without a default is always required. */
                readonly required?: boolean;
                /** @description Maximum number of characters of a value in `data`. Only for texts, codes and placeholders. Default: no limit but that of the element. */
                readonly maxLength?: number;
                /** @description An example value, as in `data`, without properties of elements. Forms show it; it is not drawn. */
                readonly sample?: string | number | readonly unknown[];
                /** @description Of a repeat: describes the fields of its entries, in the order of forms. */
                readonly fields?: readonly {
                    /** @description Name of a slot or placeholder of the elements of the repeat. */
                    readonly name: string;
                    /** @description Label in forms. Default: made of the name. */
                    readonly label?: string;
                    /** @description Advice on what to fill in. */
                    readonly help?: string;
                    /** @description Maximum number of characters of a value in `data`. Only for texts, codes and placeholders. Default: no limit but that of the element. */
                    readonly maxLength?: number;
                    /** @description Of a repeat within the repeat: describes the fields of its entries. */
                    readonly fields?: readonly {
                        /** @description Name of a slot or placeholder of the elements of the repeat. */
                        readonly name: string;
                        /** @description Label in forms. Default: made of the name. */
                        readonly label?: string;
                        /** @description Advice on what to fill in. */
                        readonly help?: string;
                        /** @description Maximum number of characters of a value in `data`. Only for texts, codes and placeholders. Default: no limit but that of the element. */
                        readonly maxLength?: number;
                    }[];
                }[];
            };
        };
        /** @description What remains visible of an image or group: a shape, or the opacity of a gradient or image. */
        readonly Mask: components["schemas"]["EllipseMask"] | components["schemas"]["PathMask"] | components["schemas"]["GradientMask"] | components["schemas"]["AlphaMask"];
        /** @description Moves elements on their page. */
        readonly MoveOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "move";
            /** @description IDs of elements. */
            readonly ids: readonly string[];
            /** @description Distance in CSS pixels on the page. */
            readonly by: {
                /** @description Distance to the right in CSS pixels. */
                readonly x: number;
                /** @description Distance downward in CSS pixels. */
                readonly y: number;
            };
        };
        /** @description Moves a page among the others, by default to the end. */
        readonly MovePageOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "movePage";
            /** @description ID of a page. */
            readonly id: string;
            /** @description ID of the page before which it is placed. */
            readonly before?: string;
            /** @description ID of the page after which it is placed. Default: the last one. */
            readonly after?: string;
        };
        /** @description A design to create. */
        readonly NewDesign: {
            /** @description Title. Defaults to the template's, or `"Untitled design"`. */
            readonly title?: string;
            /** @description Page width in CSS pixels (96 per inch). Defaults to the template's. Required without a template. */
            readonly width?: number;
            /** @description Page height in CSS pixels (96 per inch). Defaults to the template's. Required without a template. */
            readonly height?: number;
            /** @description Tags. Default: `[]`. */
            readonly tags?: readonly string[];
            /** @description Visibility. Default: `"private"`. */
            readonly visibility?: components["schemas"]["Visibility"];
            readonly sharing?: components["schemas"]["SharingChange"];
            /** @description ID of the folder to create it in. Null is outside of folders. Default: `null`. */
            readonly folderId?: string | null;
            /** @description Content of the design. Defaults to the template's. Without a template, one empty white page. */
            readonly document?: components["schemas"]["Document"];
            /** @description ID of a template to start from, or of a design: your own, or one that its owner shares with `sharing.copy`. Its images are copied to your assets. */
            readonly fromTemplate?: string;
            /** @description Values for slots and placeholders by name: a string replaces a text, an image source or a fill; an object overrides properties; null hides the element. Unknown slot names are rejected, and so is data, even `{}`, that lacks a placeholder without a default. The filled values are saved in the design. */
            readonly data?: {
                readonly [key: string]: unknown;
            };
        };
        /** @description An export to create. */
        readonly NewExport: {
            /** @description The design ID. */
            readonly designId: string;
            /** @description File format. Options of other formats are rejected. */
            readonly format: components["schemas"]["ExportFormat"];
            /** @description Output pixels per CSS pixel. Scales the page size of a PDF. Default: `1`. */
            readonly scale?: number;
            /** @description Page numbers, 1-based and without duplicates, in output order. Default: all pages. */
            readonly pages?: readonly number[];
            /** @description Replaces the background of every page. Default: the background of each page. */
            readonly background?: components["schemas"]["Paint"];
            /** @description Values for slots and placeholders by name, for this export only: a string replaces a text, an image source or a fill; an object overrides properties; null hides the element. Unknown names are rejected, and so is data, even `{}`, that lacks a placeholder without a default. Default: placeholders show their defaults, and those without a default are shown as written, with a warning. */
            readonly data?: {
                readonly [key: string]: unknown;
            };
            /** @description Base name of the files, without extension. Default: the title of the design. */
            readonly filename?: string;
            /** @description PNG, WebP, AVIF, GIF, and SVG only. Omits the page backgrounds. Default: `false`. */
            readonly transparent?: boolean;
            /** @description PDF only. Extra area painted around each page and trimmed after printing: CSS pixels, or a length such as `3mm`, `0.3cm`, `0.125in` or `9pt`. Default: the `bleed` of the document, or 0. */
            readonly bleed?: number | string;
            /** @description PDF only. Adds marks that show where to trim. Default: `false`. */
            readonly cropMarks?: boolean;
            /** @description PDF only. Converts all colors to cyan, magenta, yellow and black for a printing process: `fogra39-coated`, `fogra29-uncoated`, `gracol2006-coated`, or an ICC profile of an admin (see `GET /api/color-profiles`). Black and gray texts, lines and small shapes are printed with black ink alone. Default: the colors stay sRGB, for screens. */
            readonly colorProfile?: string;
            /** @description PDF only. Standards that the file conforms to: `PDF/A-2b` for archives, `PDF/UA-1` for readers with assistive technology, `PDF/X-4` for printers. `PDF/X-4` requires a `colorProfile` and removes links. */
            readonly conformsTo?: readonly ("PDF/A-2b" | "PDF/UA-1" | "PDF/X-4")[];
            /** @description PDF and PowerPoint only. Document properties, as the readers of files show them. */
            readonly metadata?: components["schemas"]["DocumentMetadata"];
            /** @description JPEG, WebP, and AVIF only. Compression quality, from 1 (smallest file) to 100 (best). Default: `90`. */
            readonly quality?: number;
            /** @description WebP only. Makes one animated file of all pages instead of a file for each page. Default: `false`. */
            readonly animated?: boolean;
            /** @description WebP and GIF only. How long each page is shown, including the transition to the next page, in seconds. Default: `2`. */
            readonly pageSeconds?: number;
            /**
             * @description WebP and GIF only. How a page changes to the next: at once, or fading for about a third of a second, less if pages are short. An animation that repeats forever also fades from the last page to the first. Default: `"none"`.
             * @enum {string}
             */
            readonly transition?: "none" | "fade";
            /** @description WebP and GIF only. How many times the animation is played. 0 repeats it forever. Default: `0`. */
            readonly loop?: number;
            /** @description GIF only. The color behind the picture, with which translucent pixels are mixed: those of a GIF are either transparent or opaque. Default: `"#ffffff"`. */
            readonly matte?: string;
            /** @description SVG only. Keeps text as text, with its fonts in the file: it can be selected, searched and edited, in browsers and other programs that read such fonts. Otherwise letters are outlines, which look the same in every program. Default: `false`. */
            readonly editableText?: boolean;
        };
        /** @description Exports to create, one for each design. */
        readonly NewExports: {
            /** @description IDs of 1 to 100 designs, without duplicates. */
            readonly ids: readonly string[];
            /** @description File format. Options of other formats are rejected. */
            readonly format: components["schemas"]["ExportFormat"];
            /** @description Output pixels per CSS pixel. Scales the page size of a PDF. Default: `1`. */
            readonly scale?: number;
            /** @description Page numbers, 1-based and without duplicates, in output order. Default: all pages. */
            readonly pages?: readonly number[];
            /** @description Replaces the background of every page. Default: the background of each page. */
            readonly background?: components["schemas"]["Paint"];
            /** @description PNG, WebP, AVIF, GIF, and SVG only. Omits the page backgrounds. Default: `false`. */
            readonly transparent?: boolean;
            /** @description PDF only. Extra area painted around each page and trimmed after printing: CSS pixels, or a length such as `3mm`, `0.3cm`, `0.125in` or `9pt`. Default: the `bleed` of the document, or 0. */
            readonly bleed?: number | string;
            /** @description PDF only. Adds marks that show where to trim. Default: `false`. */
            readonly cropMarks?: boolean;
            /** @description PDF only. Converts all colors to cyan, magenta, yellow and black for a printing process: `fogra39-coated`, `fogra29-uncoated`, `gracol2006-coated`, or an ICC profile of an admin (see `GET /api/color-profiles`). Black and gray texts, lines and small shapes are printed with black ink alone. Default: the colors stay sRGB, for screens. */
            readonly colorProfile?: string;
            /** @description PDF only. Standards that the file conforms to: `PDF/A-2b` for archives, `PDF/UA-1` for readers with assistive technology, `PDF/X-4` for printers. `PDF/X-4` requires a `colorProfile` and removes links. */
            readonly conformsTo?: readonly ("PDF/A-2b" | "PDF/UA-1" | "PDF/X-4")[];
            /** @description PDF and PowerPoint only. Document properties, as the readers of files show them. */
            readonly metadata?: components["schemas"]["DocumentMetadata"];
            /** @description JPEG, WebP, and AVIF only. Compression quality, from 1 (smallest file) to 100 (best). Default: `90`. */
            readonly quality?: number;
            /** @description WebP only. Makes one animated file of all pages instead of a file for each page. Default: `false`. */
            readonly animated?: boolean;
            /** @description WebP and GIF only. How long each page is shown, including the transition to the next page, in seconds. Default: `2`. */
            readonly pageSeconds?: number;
            /**
             * @description WebP and GIF only. How a page changes to the next: at once, or fading for about a third of a second, less if pages are short. An animation that repeats forever also fades from the last page to the first. Default: `"none"`.
             * @enum {string}
             */
            readonly transition?: "none" | "fade";
            /** @description WebP and GIF only. How many times the animation is played. 0 repeats it forever. Default: `0`. */
            readonly loop?: number;
            /** @description GIF only. The color behind the picture, with which translucent pixels are mixed: those of a GIF are either transparent or opaque. Default: `"#ffffff"`. */
            readonly matte?: string;
            /** @description SVG only. Keeps text as text, with its fonts in the file: it can be selected, searched and edited, in browsers and other programs that read such fonts. Otherwise letters are outlines, which look the same in every program. Default: `false`. */
            readonly editableText?: boolean;
        };
        /** @description A folder to create. */
        readonly NewFolder: {
            /** @description Name. Unique within the parent, ignoring case. */
            readonly name: string;
            /** @description ID of the folder that contains it. Null is the top level. Default: `null`. */
            readonly parentId?: string | null;
        };
        /** @description A template to publish from a design. */
        readonly NewTemplate: {
            /** @description The design ID. */
            readonly designId: string;
            /** @description Title. Defaults to the design's title. */
            readonly title?: string;
            /** @description Short description. Default: `""`. */
            readonly description?: string;
            /** @description Category. Default: `"My templates"`. */
            readonly category?: string;
            /** @description Tags. Defaults to the design's tags. */
            readonly tags?: readonly string[];
            /**
             * @description `everyone` shows the template to all accounts of the server, which can read its images and fonts too. Only owners can set it, signed in to the app.
             * @enum {string}
             */
            readonly visibility?: "private" | "everyone";
        };
        /** @description A design with its document. */
        readonly OpenDesign: {
            /** @description The design ID. Opaque; never changes. */
            readonly _id: string;
            /** @description Title. */
            readonly title: string;
            /** @description Page width in CSS pixels (96 per inch). */
            readonly width: number;
            /** @description Page height in CSS pixels (96 per inch). */
            readonly height: number;
            /** @description Tags, in the order given. */
            readonly tags: readonly string[];
            /** @description Visibility. */
            readonly visibility: components["schemas"]["Visibility"];
            readonly sharing: components["schemas"]["Sharing"];
            /** @description ID of its folder, or null outside of folders. */
            readonly folderId: string | null;
            /** @description Increases with every change. Also the ETag. */
            readonly revision: number;
            /** @description Number of pages. */
            readonly pageCount: number;
            /** @description ID of the template or design it was created from, or null. */
            readonly fromTemplate: string | null;
            /**
             * Format: uri
             * @description Small WebP of the first page, rendered on the first request. Absolute and signed; requires no API key.
             */
            readonly thumbnailUrl: string;
            /**
             * Format: date-time
             * @description Creation time (ISO 8601, UTC).
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description Time of the last change (ISO 8601, UTC).
             */
            readonly updatedAt: string;
            /** @description The design's content. */
            readonly document: components["schemas"]["Document"];
        };
        /** @description A template with its document. */
        readonly OpenTemplate: {
            /** @description The template ID. Opaque; never changes. */
            readonly _id: string;
            /** @description Title. */
            readonly title: string;
            /** @description Short description. Can be empty. */
            readonly description: string;
            /** @description Category. */
            readonly category: string;
            /** @description Tags. */
            readonly tags: readonly string[];
            /** @description Page width in CSS pixels (96 per inch). */
            readonly width: number;
            /** @description Page height in CSS pixels (96 per inch). */
            readonly height: number;
            /** @description Number of pages. */
            readonly pageCount: number;
            /**
             * Format: uri
             * @description Small WebP of the first page, rendered on the first request. Absolute and signed; requires no API key.
             */
            readonly thumbnailUrl: string;
            /** @description Slots that `data` can fill, in the order of forms. */
            readonly slots: readonly components["schemas"]["Slot"][];
            /** @description Whether it is built in. */
            readonly builtIn: boolean;
            /** @description Whether you published it. Others can’t change or delete it. */
            readonly own: boolean;
            /**
             * @description `private` templates are visible to their account, `everyone` to all accounts of the server.
             * @enum {string}
             */
            readonly visibility: "private" | "everyone";
            /**
             * Format: date-time
             * @description Time of the last change (ISO 8601, UTC).
             */
            readonly updatedAt: string;
            /** @description The design's content. */
            readonly document: components["schemas"]["Document"];
        };
        /** @description A version of a design with its document. */
        readonly OpenVersion: {
            /** @description The revision of the design that this version retains. */
            readonly revision: number;
            /** @description Name, or null. A named version is retained until the design is deleted. */
            readonly name: string | null;
            /** @description Whether it is the design's current document and size. */
            readonly isCurrent: boolean;
            /** @description Page width in CSS pixels (96 per inch). */
            readonly width: number;
            /** @description Page height in CSS pixels (96 per inch). */
            readonly height: number;
            /** @description Number of pages. */
            readonly pageCount: number;
            /**
             * @description How it was made. `template`: created from a template or another design. `copied`: a duplicate. `unknown`: made before versions were recorded.
             * @enum {string}
             */
            readonly origin: "created" | "template" | "copied" | "edited" | "resized" | "restored" | "unknown";
            /** @description The API key that made it, or null if it was made in the app. */
            readonly apiKey: {
                /** @description The key ID. Opaque; never changes. */
                readonly _id: string;
                /** @description Name of the key. */
                readonly name: string;
            } | null;
            /** @description What its document counts in the account's storage, in bytes. Equal documents are stored once. 0 for the current version. */
            readonly storedBytes: number;
            /**
             * Format: date-time
             * @description Time of its first save (ISO 8601, UTC).
             */
            readonly beganAt: string;
            /**
             * Format: date-time
             * @description Time of its last save (ISO 8601, UTC).
             */
            readonly savedAt: string;
            /** @description The design's content. */
            readonly document: components["schemas"]["Document"];
        };
        /** @description A page. Its size is the size of the design. */
        readonly Page: {
            /** @description Page ID, unique within the document. */
            readonly id: string;
            /** @description Display name for editors. Does not affect rendering. */
            readonly name?: string;
            /** @description Paint of the whole page including its bleed. Null is transparent. Default: `"#ffffff"`. */
            readonly background?: components["schemas"]["Paint"] | null;
            /** @description Elements from back to front. At most 5000 per page, including those in groups. */
            readonly elements: readonly components["schemas"]["Element"][];
        };
        /** @description The pages of a design or a template. */
        readonly PageList: {
            /** @description All pages, in order. */
            readonly pages: readonly components["schemas"]["PageView"][];
        };
        /** @description A page and its preview image. */
        readonly PageView: {
            /** @description Page number, starting at 1. */
            readonly page: number;
            /** @description Width in CSS pixels (96 per inch). */
            readonly width: number;
            /** @description Height in CSS pixels (96 per inch). */
            readonly height: number;
            /**
             * Format: uri
             * @description WebP preview of the page, 1600 pixels on its longest side, rendered on the first request. Valid until the design or template changes. Absolute and signed; requires no API key.
             */
            readonly previewUrl: string;
        };
        /** @description A color, gradient, image or tiled image. */
        readonly Paint: components["schemas"]["Color"] | components["schemas"]["LinearGradient"] | components["schemas"]["RadialGradient"] | components["schemas"]["ConicGradient"] | components["schemas"]["ImagePaint"] | components["schemas"]["PatternPaint"];
        /** @description Inserts elements of another document, with the fonts, brand names and descriptions of slots that they use. Exactly one of `page`, `into`, `above` and `beneath` is required. */
        readonly PasteOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "paste";
            /** @description Elements of another document, from back to front. Those whose IDs are taken get new ones. */
            readonly elements: readonly components["schemas"]["Element"][];
            /** @description Fonts of the other document. Those that the elements use are added. */
            readonly fonts?: readonly components["schemas"]["DocumentFont"][];
            /** @description Brand of the other document. Names that the elements use are added, unless taken. */
            readonly brand?: components["schemas"]["DocumentBrand"];
            /** @description Descriptions of slots of the other document. Those of slots that the elements bring are added. */
            readonly slots?: readonly components["schemas"]["DocumentSlot"][];
            /** @description Distance in CSS pixels by which the elements are moved. */
            readonly by?: {
                /** @description Distance to the right in CSS pixels. */
                readonly x: number;
                /** @description Distance downward in CSS pixels. */
                readonly y: number;
            };
            /** @description ID of a page, on top of whose elements they are placed. */
            readonly page?: string;
            /** @description ID of a group or repeat, on top of whose elements they are placed. */
            readonly into?: string;
            /** @description ID of an element, directly above which they are placed. */
            readonly above?: string;
            /** @description ID of an element, directly beneath which they are placed. */
            readonly beneath?: string;
        };
        /** @description An SVG path. Its `viewBox` is stretched to the box. */
        readonly PathElement: {
            /** @description Element ID, unique within the document. Export warnings refer to it. */
            readonly id: string;
            /** @description Display name for editors. Does not affect rendering. Default: `""`. */
            readonly name?: string;
            /** @description Left edge of the box before rotation, in CSS pixels from the left edge of the page or group. */
            readonly x: number;
            /** @description Top edge of the box before rotation, in CSS pixels from the top edge of the page or group. */
            readonly y: number;
            /** @description Width of the box in CSS pixels. */
            readonly width: number;
            /** @description Height of the box in CSS pixels. */
            readonly height: number;
            /** @description Rotation around the center of the box, in degrees clockwise. Default: `0`. */
            readonly rotation?: number;
            /** @description Whether the element is mirrored horizontally around the center of its box, before rotation. Shadows, links and the elements of a group are mirrored too. Default: `false`. */
            readonly flipX?: boolean;
            /** @description Whether the element is mirrored vertically, as with `flipX`. Default: `false`. */
            readonly flipY?: boolean;
            /** @description Opacity of the element including its shadows, from 0 (invisible) to 1 (opaque). Default: `1`. */
            readonly opacity?: number;
            /**
             * @description How the element blends with the content beneath it, as in CSS `mix-blend-mode`. Default: `"normal"`.
             * @enum {string}
             */
            readonly blendMode?: "normal" | "multiply" | "screen" | "overlay" | "darken" | "lighten" | "color-dodge" | "color-burn" | "hard-light" | "soft-light" | "difference" | "exclusion" | "hue" | "saturation" | "color" | "luminosity";
            /** @description Whether the element is drawn. Placeholders in a hidden element do not require data. Default: `true`. */
            readonly visible?: boolean;
            /** @description Whether editors should prevent changes. Does not affect rendering. Default: `false`. */
            readonly locked?: boolean;
            /** @description Shadows of the drawn shape (not of its box). The first one is on top. Default: `[]`. */
            readonly shadows?: readonly components["schemas"]["Shadow"][];
            /** @description Blur in CSS pixels, as in CSS `blur()`: the standard deviation. 0 is sharp. Default: `0`. */
            readonly blur?: number;
            /** @description Blurs what is beneath the element within its shape, as glass does; visible where the fill is translucent. The standard deviation in CSS pixels. The shape of an image or of a group that clips is its frame, and that of a text its glyphs; lines and groups that do not clip have none. Default: `0`. */
            readonly backdropBlur?: number;
            /** @description An http, https or mailto URL. Makes the box a link in PDF exports; other formats ignore it. */
            readonly link?: string;
            /** @description Alternative text for people who cannot see the element. Screen readers find it in PDF exports; other formats ignore it. Default: `""`. */
            readonly alt?: string;
            /**
             * @description Place in the `layout` of the group around it, or in the entry of a repeat, where only `cover` has an effect: `flow` places the element in order; `cover` gives it the box of the group, as for a background; `free` keeps its own position. Only `flow` takes up room, and only if the element is visible. Default: `"flow"`.
             * @enum {string}
             */
            readonly placement?: "flow" | "cover" | "free";
            /**
             * @description What changes if the document is mirrored for the other direction of reading: `auto` mirrors the place and the shape; images, drawings, codes and charts, and shapes filled with an image, are only moved. `move` only moves, as for a logo or an icon drawn as a path; in a group, everything in it stays in place. `flip` also mirrors an image, as for an ornament. Default: `"auto"`.
             * @enum {string}
             */
            readonly mirroring?: "auto" | "move" | "flip";
            /**
             * @description Of the pages that a table or repeat with `overflow` `pages` continues on, those that show the element: for example `last` for a total. Default: `"all"`.
             * @enum {string}
             */
            readonly shownOn?: "all" | "first" | "last";
            /** @description Slot name: the key in `data` whose value fills this element. Several elements can share a slot. */
            readonly slot?: string;
            /** @constant */
            readonly type: "path";
            /** @description SVG path data, as in the `d` attribute of an SVG path. */
            readonly d: string;
            /** @description `[x, y, width, height]` in the units of `d`. Stretched to the box without preserving proportions. Default: the units of `d` are CSS pixels from the top left corner of the box. */
            readonly viewBox?: readonly [
                number,
                number,
                number,
                number
            ];
            /** @description Fill. A gradient or image covers the box of the element. Null is no fill. Default: `"#000000"`. */
            readonly fill?: components["schemas"]["Paint"] | null;
            /**
             * @description How to determine the inside of a path that crosses itself, as in SVG. Default: `"nonzero"`.
             * @enum {string}
             */
            readonly fillRule?: "nonzero" | "evenodd";
            /** @description Stroke along the outline. Its width is not scaled with the path. Null is no stroke. Default: `null`. */
            readonly stroke?: components["schemas"]["Stroke"] | null;
        };
        /** @description A mask that shows the inside of an SVG path. */
        readonly PathMask: {
            /** @constant */
            readonly type: "path";
            /** @description SVG path data in a 1 × 1 square, stretched to the box. */
            readonly d: string;
        };
        /** @description An image repeated as tiles, from the top left corner of the box. */
        readonly PatternPaint: {
            /** @constant */
            readonly type: "pattern";
            readonly src: components["schemas"]["PictureSource"];
            /** @description Size of a tile: CSS pixels per pixel of the image. 0.5 is half its size. Default: `1`. */
            readonly scale?: number;
            /** @description Space between tiles in CSS pixels. Default: `0`. */
            readonly gap?: number;
            /** @description Rotation of the tiling around the center of the box, in degrees clockwise. Default: `0`. */
            readonly angle?: number;
            /** @description Opacity, from 0 (invisible) to 1 (opaque). Default: `1`. */
            readonly opacity?: number;
        };
        /**
         * @description An image: `asset:` followed by the `_id` of an image uploaded to `/api/assets`, an https URL, which the server fetches for each export, or `builtin:` followed by the name of a built-in image: ceramics, city, dunes, eucalyptus, marble, mountains, portrait, sea, silk, tart.
         * @example builtin:ceramics
         * @example builtin:city
         * @example builtin:dunes
         * @example builtin:eucalyptus
         * @example builtin:marble
         * @example builtin:mountains
         * @example builtin:portrait
         * @example builtin:sea
         * @example builtin:silk
         * @example builtin:tart
         */
        readonly PictureSource: string;
        /** @description Moves elements in the layers: into a group, out of one, to another page, or next to an element. They keep their places on the page and their order. Exactly one of `page`, `into`, `above` and `beneath` is required. */
        readonly PlaceOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "place";
            /** @description IDs of elements. */
            readonly ids: readonly string[];
            /** @description ID of a page, on top of whose elements they are placed. */
            readonly page?: string;
            /** @description ID of a group or repeat, on top of whose elements they are placed. */
            readonly into?: string;
            /** @description ID of an element, directly above which they are placed. */
            readonly above?: string;
            /** @description ID of an element, directly beneath which they are placed. */
            readonly beneath?: string;
        };
        /** @description A polygon whose corners are on the ellipse that fills its box, the first one at the top. In a square box it is regular. */
        readonly PolygonElement: {
            /** @description Element ID, unique within the document. Export warnings refer to it. */
            readonly id: string;
            /** @description Display name for editors. Does not affect rendering. Default: `""`. */
            readonly name?: string;
            /** @description Left edge of the box before rotation, in CSS pixels from the left edge of the page or group. */
            readonly x: number;
            /** @description Top edge of the box before rotation, in CSS pixels from the top edge of the page or group. */
            readonly y: number;
            /** @description Width of the box in CSS pixels. */
            readonly width: number;
            /** @description Height of the box in CSS pixels. */
            readonly height: number;
            /** @description Rotation around the center of the box, in degrees clockwise. Default: `0`. */
            readonly rotation?: number;
            /** @description Whether the element is mirrored horizontally around the center of its box, before rotation. Shadows, links and the elements of a group are mirrored too. Default: `false`. */
            readonly flipX?: boolean;
            /** @description Whether the element is mirrored vertically, as with `flipX`. Default: `false`. */
            readonly flipY?: boolean;
            /** @description Opacity of the element including its shadows, from 0 (invisible) to 1 (opaque). Default: `1`. */
            readonly opacity?: number;
            /**
             * @description How the element blends with the content beneath it, as in CSS `mix-blend-mode`. Default: `"normal"`.
             * @enum {string}
             */
            readonly blendMode?: "normal" | "multiply" | "screen" | "overlay" | "darken" | "lighten" | "color-dodge" | "color-burn" | "hard-light" | "soft-light" | "difference" | "exclusion" | "hue" | "saturation" | "color" | "luminosity";
            /** @description Whether the element is drawn. Placeholders in a hidden element do not require data. Default: `true`. */
            readonly visible?: boolean;
            /** @description Whether editors should prevent changes. Does not affect rendering. Default: `false`. */
            readonly locked?: boolean;
            /** @description Shadows of the drawn shape (not of its box). The first one is on top. Default: `[]`. */
            readonly shadows?: readonly components["schemas"]["Shadow"][];
            /** @description Blur in CSS pixels, as in CSS `blur()`: the standard deviation. 0 is sharp. Default: `0`. */
            readonly blur?: number;
            /** @description Blurs what is beneath the element within its shape, as glass does; visible where the fill is translucent. The standard deviation in CSS pixels. The shape of an image or of a group that clips is its frame, and that of a text its glyphs; lines and groups that do not clip have none. Default: `0`. */
            readonly backdropBlur?: number;
            /** @description An http, https or mailto URL. Makes the box a link in PDF exports; other formats ignore it. */
            readonly link?: string;
            /** @description Alternative text for people who cannot see the element. Screen readers find it in PDF exports; other formats ignore it. Default: `""`. */
            readonly alt?: string;
            /**
             * @description Place in the `layout` of the group around it, or in the entry of a repeat, where only `cover` has an effect: `flow` places the element in order; `cover` gives it the box of the group, as for a background; `free` keeps its own position. Only `flow` takes up room, and only if the element is visible. Default: `"flow"`.
             * @enum {string}
             */
            readonly placement?: "flow" | "cover" | "free";
            /**
             * @description What changes if the document is mirrored for the other direction of reading: `auto` mirrors the place and the shape; images, drawings, codes and charts, and shapes filled with an image, are only moved. `move` only moves, as for a logo or an icon drawn as a path; in a group, everything in it stays in place. `flip` also mirrors an image, as for an ornament. Default: `"auto"`.
             * @enum {string}
             */
            readonly mirroring?: "auto" | "move" | "flip";
            /**
             * @description Of the pages that a table or repeat with `overflow` `pages` continues on, those that show the element: for example `last` for a total. Default: `"all"`.
             * @enum {string}
             */
            readonly shownOn?: "all" | "first" | "last";
            /** @description Slot name: the key in `data` whose value fills this element. Several elements can share a slot. */
            readonly slot?: string;
            /** @description Radius of all corners in CSS pixels. If two arcs do not fit on a side, all are scaled down by the same factor. Default: `0`. */
            readonly cornerRadius?: number;
            /** @description Fill. A gradient or image covers the box of the element. Null is no fill. Default: `"#000000"`. */
            readonly fill?: components["schemas"]["Paint"] | null;
            /** @description Stroke along the outline. Null is no stroke. Default: `null`. */
            readonly stroke?: components["schemas"]["Stroke"] | null;
            /** @constant */
            readonly type: "polygon";
            /** @description Number of sides. Default: `6`. */
            readonly sides?: number;
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
            readonly code: "account_exists" | "account_suspended" | "asset_in_use" | "body_too_large" | "confirmation_needed" | "cross_site" | "deletion_begun" | "design_trashed" | "disk_full" | "email_link_invalid" | "export_not_cancelable" | "export_not_retryable" | "export_too_large" | "folder_cycle" | "folder_limit" | "folder_name_taken" | "font_invalid" | "font_unavailable" | "headers_too_large" | "idempotency_key_in_use" | "idempotency_key_reused" | "image_blocked" | "image_fetch_failed" | "image_invalid" | "import_invalid" | "internal_error" | "invalid_input" | "invalid_range" | "invitation_closed" | "invitation_invalid" | "key_expired" | "key_limit" | "key_malformed" | "key_missing" | "key_revoked" | "key_unknown" | "last_owner" | "link_expired" | "mail_not_configured" | "malformed_json" | "malformed_request" | "method_not_allowed" | "not_found" | "only_sign_in" | "output_too_large" | "overloaded" | "own_account" | "owner_needed" | "page_not_found" | "password_sign_in_off" | "plan_unknown" | "profile_replaced" | "provider_unavailable" | "queue_full" | "rate_limited" | "render_memory" | "render_timeout" | "request_timeout" | "reset_link_invalid" | "scope_missing" | "session_ended" | "session_missing" | "session_needed" | "setup_done" | "setup_needed" | "setup_token_wrong" | "shutting_down" | "sign_in_again" | "sign_in_expired" | "sign_in_failed" | "sign_up_closed" | "sign_up_link_invalid" | "stale_revision" | "storage_full" | "too_many_attempts" | "too_many_failed_attempts" | "two_factor_off" | "two_factor_on" | "two_factor_unreadable" | "unsupported_media_type" | "unsupported_upload";
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
        /** @description A gradient in circles around a point. */
        readonly RadialGradient: {
            /** @constant */
            readonly type: "radial";
            /** @description Center, inside or outside the painted box. Default: `{"x":0.5,"y":0.5}`. */
            readonly center?: {
                /** @description Fraction of the width of the box: 0 is the left edge, 1 the right edge. */
                readonly x: number;
                /** @description Fraction of the height of the box: 0 is the top edge, 1 the bottom edge. */
                readonly y: number;
            };
            /** @description Distance of the last stop from the center, as a multiple of half the diagonal of the box. 1 reaches from the middle to the corners. Default: `1`. */
            readonly radius?: number;
            /** @description Color stops in order. The first and last colors extend beyond their stops. */
            readonly stops: readonly components["schemas"]["GradientStop"][];
        };
        /** @description A page of templates that you used. */
        readonly RecentTemplateList: {
            /** @description Templates on this page. */
            readonly templates: readonly components["schemas"]["Template"][];
            /** @description Total number of matching items across all pages. */
            readonly total: number;
        };
        /** @description A rectangle that fills its box, optionally with rounded corners. */
        readonly RectElement: {
            /** @description Element ID, unique within the document. Export warnings refer to it. */
            readonly id: string;
            /** @description Display name for editors. Does not affect rendering. Default: `""`. */
            readonly name?: string;
            /** @description Left edge of the box before rotation, in CSS pixels from the left edge of the page or group. */
            readonly x: number;
            /** @description Top edge of the box before rotation, in CSS pixels from the top edge of the page or group. */
            readonly y: number;
            /** @description Width of the box in CSS pixels. */
            readonly width: number;
            /** @description Height of the box in CSS pixels. */
            readonly height: number;
            /** @description Rotation around the center of the box, in degrees clockwise. Default: `0`. */
            readonly rotation?: number;
            /** @description Whether the element is mirrored horizontally around the center of its box, before rotation. Shadows, links and the elements of a group are mirrored too. Default: `false`. */
            readonly flipX?: boolean;
            /** @description Whether the element is mirrored vertically, as with `flipX`. Default: `false`. */
            readonly flipY?: boolean;
            /** @description Opacity of the element including its shadows, from 0 (invisible) to 1 (opaque). Default: `1`. */
            readonly opacity?: number;
            /**
             * @description How the element blends with the content beneath it, as in CSS `mix-blend-mode`. Default: `"normal"`.
             * @enum {string}
             */
            readonly blendMode?: "normal" | "multiply" | "screen" | "overlay" | "darken" | "lighten" | "color-dodge" | "color-burn" | "hard-light" | "soft-light" | "difference" | "exclusion" | "hue" | "saturation" | "color" | "luminosity";
            /** @description Whether the element is drawn. Placeholders in a hidden element do not require data. Default: `true`. */
            readonly visible?: boolean;
            /** @description Whether editors should prevent changes. Does not affect rendering. Default: `false`. */
            readonly locked?: boolean;
            /** @description Shadows of the drawn shape (not of its box). The first one is on top. Default: `[]`. */
            readonly shadows?: readonly components["schemas"]["Shadow"][];
            /** @description Blur in CSS pixels, as in CSS `blur()`: the standard deviation. 0 is sharp. Default: `0`. */
            readonly blur?: number;
            /** @description Blurs what is beneath the element within its shape, as glass does; visible where the fill is translucent. The standard deviation in CSS pixels. The shape of an image or of a group that clips is its frame, and that of a text its glyphs; lines and groups that do not clip have none. Default: `0`. */
            readonly backdropBlur?: number;
            /** @description An http, https or mailto URL. Makes the box a link in PDF exports; other formats ignore it. */
            readonly link?: string;
            /** @description Alternative text for people who cannot see the element. Screen readers find it in PDF exports; other formats ignore it. Default: `""`. */
            readonly alt?: string;
            /**
             * @description Place in the `layout` of the group around it, or in the entry of a repeat, where only `cover` has an effect: `flow` places the element in order; `cover` gives it the box of the group, as for a background; `free` keeps its own position. Only `flow` takes up room, and only if the element is visible. Default: `"flow"`.
             * @enum {string}
             */
            readonly placement?: "flow" | "cover" | "free";
            /**
             * @description What changes if the document is mirrored for the other direction of reading: `auto` mirrors the place and the shape; images, drawings, codes and charts, and shapes filled with an image, are only moved. `move` only moves, as for a logo or an icon drawn as a path; in a group, everything in it stays in place. `flip` also mirrors an image, as for an ornament. Default: `"auto"`.
             * @enum {string}
             */
            readonly mirroring?: "auto" | "move" | "flip";
            /**
             * @description Of the pages that a table or repeat with `overflow` `pages` continues on, those that show the element: for example `last` for a total. Default: `"all"`.
             * @enum {string}
             */
            readonly shownOn?: "all" | "first" | "last";
            /** @description Slot name: the key in `data` whose value fills this element. Several elements can share a slot. */
            readonly slot?: string;
            /** @constant */
            readonly type: "rect";
            /** @description Fill. A gradient or image covers the box of the element. Null is no fill. Default: `"#000000"`. */
            readonly fill?: components["schemas"]["Paint"] | null;
            /** @description Stroke along the outline. Null is no stroke. Default: `null`. */
            readonly stroke?: components["schemas"]["Stroke"] | null;
            /** @description Corner radius in CSS pixels: one value for all corners, or `[top left, top right, bottom right, bottom left]`. If two radii do not fit on a side, all are scaled down by the same factor. Default: `0`. */
            readonly cornerRadius?: number | readonly [
                number,
                number,
                number,
                number
            ];
        };
        /** @description Removes descriptions of slots, which stay fillable. */
        readonly RemoveDescriptionsOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "removeDescriptions";
            /** @description Names of described slots. */
            readonly names: readonly string[];
        };
        /** @description Removes elements with all that they contain, and descriptions of slots that nothing uses any more. */
        readonly RemoveOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "remove";
            /** @description IDs of elements. */
            readonly ids: readonly string[];
        };
        /** @description Removes pages with all that they contain. */
        readonly RemovePagesOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "removePages";
            /** @description IDs of pages. One page has to remain. */
            readonly ids: readonly string[];
        };
        /** @description Renames a slot in all elements, texts and placeholders, and in its description. */
        readonly RenameSlotOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "renameSlot";
            /** @description Name of a slot or placeholder, which is renamed everywhere. */
            readonly slot: string;
            /** @description Its new name, which no other slot has. */
            readonly to: string;
        };
        /** @description Elements that are drawn once for each entry of a list in `data`, for example the dishes of a menu. */
        readonly RepeatElement: {
            /** @description Element ID, unique within the document. Export warnings refer to it. */
            readonly id: string;
            /** @description Display name for editors. Does not affect rendering. Default: `""`. */
            readonly name?: string;
            /** @description Left edge of the box before rotation, in CSS pixels from the left edge of the page or group. */
            readonly x: number;
            /** @description Top edge of the box before rotation, in CSS pixels from the top edge of the page or group. */
            readonly y: number;
            /** @description Width of the box in CSS pixels. */
            readonly width: number;
            /** @description Height of the box in CSS pixels. */
            readonly height: number;
            /** @description Rotation around the center of the box, in degrees clockwise. Default: `0`. */
            readonly rotation?: number;
            /** @description Whether the element is mirrored horizontally around the center of its box, before rotation. Shadows, links and the elements of a group are mirrored too. Default: `false`. */
            readonly flipX?: boolean;
            /** @description Whether the element is mirrored vertically, as with `flipX`. Default: `false`. */
            readonly flipY?: boolean;
            /** @description Opacity of the element including its shadows, from 0 (invisible) to 1 (opaque). Default: `1`. */
            readonly opacity?: number;
            /**
             * @description How the element blends with the content beneath it, as in CSS `mix-blend-mode`. Default: `"normal"`.
             * @enum {string}
             */
            readonly blendMode?: "normal" | "multiply" | "screen" | "overlay" | "darken" | "lighten" | "color-dodge" | "color-burn" | "hard-light" | "soft-light" | "difference" | "exclusion" | "hue" | "saturation" | "color" | "luminosity";
            /** @description Whether the element is drawn. Placeholders in a hidden element do not require data. Default: `true`. */
            readonly visible?: boolean;
            /** @description Whether editors should prevent changes. Does not affect rendering. Default: `false`. */
            readonly locked?: boolean;
            /** @description Shadows of the drawn shape (not of its box). The first one is on top. Default: `[]`. */
            readonly shadows?: readonly components["schemas"]["Shadow"][];
            /** @description Blur in CSS pixels, as in CSS `blur()`: the standard deviation. 0 is sharp. Default: `0`. */
            readonly blur?: number;
            /** @description Blurs what is beneath the element within its shape, as glass does; visible where the fill is translucent. The standard deviation in CSS pixels. The shape of an image or of a group that clips is its frame, and that of a text its glyphs; lines and groups that do not clip have none. Default: `0`. */
            readonly backdropBlur?: number;
            /** @description An http, https or mailto URL. Makes the box a link in PDF exports; other formats ignore it. */
            readonly link?: string;
            /** @description Alternative text for people who cannot see the element. Screen readers find it in PDF exports; other formats ignore it. Default: `""`. */
            readonly alt?: string;
            /**
             * @description Place in the `layout` of the group around it, or in the entry of a repeat, where only `cover` has an effect: `flow` places the element in order; `cover` gives it the box of the group, as for a background; `free` keeps its own position. Only `flow` takes up room, and only if the element is visible. Default: `"flow"`.
             * @enum {string}
             */
            readonly placement?: "flow" | "cover" | "free";
            /**
             * @description What changes if the document is mirrored for the other direction of reading: `auto` mirrors the place and the shape; images, drawings, codes and charts, and shapes filled with an image, are only moved. `move` only moves, as for a logo or an icon drawn as a path; in a group, everything in it stays in place. `flip` also mirrors an image, as for an ornament. Default: `"auto"`.
             * @enum {string}
             */
            readonly mirroring?: "auto" | "move" | "flip";
            /**
             * @description Of the pages that a table or repeat with `overflow` `pages` continues on, those that show the element: for example `last` for a total. Default: `"all"`.
             * @enum {string}
             */
            readonly shownOn?: "all" | "first" | "last";
            /** @description Slot name: the key in `data` whose value fills this element. Several elements can share a slot. */
            readonly slot?: string;
            /** @constant */
            readonly type: "repeat";
            /** @description Elements that are drawn for each entry, from back to front, relative to its top left corner. Their slots and placeholders are filled from the entry only. */
            readonly elements: readonly components["schemas"]["Element"][];
            /** @description Entries that are drawn unless `data` has a list for the slot. An entry is an object whose keys are the slots and placeholders of `elements`, with values as in `data`; if there is only one, a string or number is its value. Default: `[]`. */
            readonly entries?: readonly ({
                readonly [key: string]: unknown;
            } | string | number)[];
            /** @description How entries are placed, as in a group. An entry has the size of the boxes of its elements; texts that grow and groups that hug enlarge it. If `elements` is a single group that hugs its content or a text that grows or hugs, such as a tag, the entry has the size of that element. */
            readonly layout?: components["schemas"]["GroupLayout"];
            /** @description Maximum number of entries. A longer list is an error. Default: no limit. */
            readonly max?: number;
            /**
             * @description Entries that the box has no room for: `pages` continues with them on copies of the page that are added after it, `cut` leaves them out with a warning, and `error` rejects the list. The room for entries is estimated without fonts, as that of the rows of a table. No effect if the box grows with its entries. In the entries of another repeat, `pages` is `cut`. Default: `"cut"`.
             * @enum {string}
             */
            readonly overflow?: "pages" | "cut" | "error";
        };
        /** @description Replaces words in texts, which keep their styles. */
        readonly ReplaceTextOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "replaceText";
            /** @description Text to find, exactly as written. */
            readonly find: string;
            /** @description Text that replaces it, in the style of its beginning. */
            readonly with: string;
            /** @description IDs of texts. Default: all texts. */
            readonly ids?: readonly string[];
        };
        /** @description Changes the size of the pages. */
        readonly ResizeOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "resize";
            /** @description Width of the pages in CSS pixels. */
            readonly width: number;
            /** @description Height of the pages in CSS pixels. */
            readonly height: number;
            /**
             * @description Whether the content is arranged for the size and scaled with it, as by `POST /api/designs/{id}/resize`, or stays as it is. Default: `scale`.
             * @enum {string}
             */
            readonly content?: "scale" | "keep";
        };
        /** @description The result for each design of a bulk restore. */
        readonly RestoredDesigns: {
            /** @description Restored designs, in the order of the request. */
            readonly restored: readonly components["schemas"]["Design"][];
            /** @description IDs without a design of yours, in the order of the request. */
            readonly notFound: readonly string[];
        };
        /** @description Turns elements around their common center. */
        readonly RotateOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "rotate";
            /** @description IDs of elements of one page or container. */
            readonly ids: readonly string[];
            /** @description Clockwise, around the center of all of them together. */
            readonly degrees: number;
        };
        /** @description Scales elements together from one box to another. */
        readonly ScaleOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "scale";
            /** @description IDs of elements of one page or container. */
            readonly ids: readonly string[];
            /** @description Box in the space of the elements. Default: their bounds. */
            readonly from?: {
                /** @description Left edge in CSS pixels. */
                readonly x: number;
                /** @description Top edge in CSS pixels. */
                readonly y: number;
                /** @description Width in CSS pixels. */
                readonly width: number;
                /** @description Height in CSS pixels. */
                readonly height: number;
            };
            /** @description Box into which `from` is turned. */
            readonly to: {
                /** @description Left edge in CSS pixels. */
                readonly x: number;
                /** @description Top edge in CSS pixels. */
                readonly y: number;
                /** @description Width in CSS pixels. */
                readonly width: number;
                /** @description Height in CSS pixels. */
                readonly height: number;
            };
            /**
             * @description `all` scales everything by the width: type, strokes and effects too. `boxes` only stretches boxes. Default: `all`.
             * @enum {string}
             */
            readonly what?: "all" | "boxes";
        };
        /** @description Sets properties of the document. */
        readonly SetDocumentOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "setDocument";
            /** @description Properties by name, such as `title`, `brand` and `guides`; not `version` and `pages`. Others stay as they are. */
            readonly properties?: {
                readonly [key: string]: unknown;
            };
            /** @description Names of properties to remove, so that their defaults apply. */
            readonly unset?: readonly string[];
        };
        /** @description Sets properties of elements, or removes them. Also locks (`locked`), hides (`visible`) and renames (`name`). */
        readonly SetOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "set";
            /** @description IDs of elements. */
            readonly ids: readonly string[];
            /** @description Properties by name, as in the document. Others stay as they are. */
            readonly properties?: {
                readonly [key: string]: unknown;
            };
            /** @description Names of properties to remove, so that their defaults apply. */
            readonly unset?: readonly string[];
        };
        /** @description Sets properties of pages. */
        readonly SetPageOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "setPage";
            /** @description IDs of pages. */
            readonly ids: readonly string[];
            /** @description Properties by name: `name` and `background`. Others stay as they are. */
            readonly properties?: {
                readonly [key: string]: unknown;
            };
            /** @description Names of properties to remove, so that their defaults apply. */
            readonly unset?: readonly string[];
        };
        /** @description A shadow of the drawn shape. */
        readonly Shadow: {
            /** @description Horizontal offset in CSS pixels, positive to the right. Rotates and flips with the element. Default: `0`. */
            readonly x?: number;
            /** @description Vertical offset in CSS pixels, positive downward. Rotates and flips with the element. Default: `0`. */
            readonly y?: number;
            /** @description Blur radius in CSS pixels, as in CSS `box-shadow`: twice the standard deviation. 0 is a sharp edge. Default: `0`. */
            readonly blur?: number;
            /** @description Shadow color. Default: `"#00000080"`. */
            readonly color?: components["schemas"]["Color"];
            /** @description Whether the shadow is drawn inside the element instead of beneath it. Default: `false`. */
            readonly inner?: boolean;
        };
        /** @description What viewers can do while the design is unlisted or public. Has no effect while it is private. */
        readonly Sharing: {
            /** @description Whether viewers can download it as PNG or PDF. A PDF can contain whole images, including cropped parts. */
            readonly download: boolean;
            /** @description Whether viewers can create their own design from it. A copy contains whole images, including cropped parts, without metadata or file names. */
            readonly copy: boolean;
        };
        /** @description What viewers can do while the design is unlisted or public. In an update, omitted fields are unchanged. */
        readonly SharingChange: {
            /** @description Whether viewers can download it as PNG or PDF. A PDF can contain whole images, including cropped parts. Default: `false`. */
            readonly download?: boolean;
            /** @description Whether viewers can create their own design from it. A copy contains whole images, including cropped parts, without metadata or file names. Default: `false`. */
            readonly copy?: boolean;
        };
        /** @description Templates that are like another. */
        readonly SimilarTemplateList: {
            /** @description Templates, the most similar first. */
            readonly templates: readonly components["schemas"]["Template"][];
        };
        /** @description A part of a document that `data` can fill. */
        readonly Slot: {
            /** @description Name used in `data`. */
            readonly name: string;
            /** @description Label for forms. Made of the name unless the document describes the slot. */
            readonly label: string;
            /** @description Advice on what to fill in. Null if there is none. */
            readonly help: string | null;
            /** @description Heading for forms, which slots of one group share. Null if there is none. */
            readonly group: string | null;
            /**
             * @description The element's type, `placeholder` for `{{name}}` in a text, or `color` or `font` for one of the brand.
             * @enum {string}
             */
            readonly kind: "text" | "image" | "rect" | "ellipse" | "polygon" | "star" | "line" | "path" | "svg" | "code" | "chart" | "table" | "group" | "repeat" | "placeholder" | "color" | "font";
            /** @description Current value, as a string that could be sent in `data`. Null for slots that no string can fill, such as groups. */
            readonly default: string | null;
            /** @description Whether data must include it: as the document says, and for `{{name}}` without a default. */
            readonly required: boolean;
            /** @description Maximum number of characters of a value in `data`. Null if there is none. */
            readonly maxLength: number | null;
            /** @description An example value, as in `data`. Null if there is none. */
            readonly sample: unknown;
            /** @description For a repeat: the fields of an entry. `data` has a list of objects with their values by name. */
            readonly fields?: readonly components["schemas"]["EntryField"][];
        };
        /** @description A star whose points are on the ellipse that fills its box, the first one at the top. In a square box it is regular. */
        readonly StarElement: {
            /** @description Element ID, unique within the document. Export warnings refer to it. */
            readonly id: string;
            /** @description Display name for editors. Does not affect rendering. Default: `""`. */
            readonly name?: string;
            /** @description Left edge of the box before rotation, in CSS pixels from the left edge of the page or group. */
            readonly x: number;
            /** @description Top edge of the box before rotation, in CSS pixels from the top edge of the page or group. */
            readonly y: number;
            /** @description Width of the box in CSS pixels. */
            readonly width: number;
            /** @description Height of the box in CSS pixels. */
            readonly height: number;
            /** @description Rotation around the center of the box, in degrees clockwise. Default: `0`. */
            readonly rotation?: number;
            /** @description Whether the element is mirrored horizontally around the center of its box, before rotation. Shadows, links and the elements of a group are mirrored too. Default: `false`. */
            readonly flipX?: boolean;
            /** @description Whether the element is mirrored vertically, as with `flipX`. Default: `false`. */
            readonly flipY?: boolean;
            /** @description Opacity of the element including its shadows, from 0 (invisible) to 1 (opaque). Default: `1`. */
            readonly opacity?: number;
            /**
             * @description How the element blends with the content beneath it, as in CSS `mix-blend-mode`. Default: `"normal"`.
             * @enum {string}
             */
            readonly blendMode?: "normal" | "multiply" | "screen" | "overlay" | "darken" | "lighten" | "color-dodge" | "color-burn" | "hard-light" | "soft-light" | "difference" | "exclusion" | "hue" | "saturation" | "color" | "luminosity";
            /** @description Whether the element is drawn. Placeholders in a hidden element do not require data. Default: `true`. */
            readonly visible?: boolean;
            /** @description Whether editors should prevent changes. Does not affect rendering. Default: `false`. */
            readonly locked?: boolean;
            /** @description Shadows of the drawn shape (not of its box). The first one is on top. Default: `[]`. */
            readonly shadows?: readonly components["schemas"]["Shadow"][];
            /** @description Blur in CSS pixels, as in CSS `blur()`: the standard deviation. 0 is sharp. Default: `0`. */
            readonly blur?: number;
            /** @description Blurs what is beneath the element within its shape, as glass does; visible where the fill is translucent. The standard deviation in CSS pixels. The shape of an image or of a group that clips is its frame, and that of a text its glyphs; lines and groups that do not clip have none. Default: `0`. */
            readonly backdropBlur?: number;
            /** @description An http, https or mailto URL. Makes the box a link in PDF exports; other formats ignore it. */
            readonly link?: string;
            /** @description Alternative text for people who cannot see the element. Screen readers find it in PDF exports; other formats ignore it. Default: `""`. */
            readonly alt?: string;
            /**
             * @description Place in the `layout` of the group around it, or in the entry of a repeat, where only `cover` has an effect: `flow` places the element in order; `cover` gives it the box of the group, as for a background; `free` keeps its own position. Only `flow` takes up room, and only if the element is visible. Default: `"flow"`.
             * @enum {string}
             */
            readonly placement?: "flow" | "cover" | "free";
            /**
             * @description What changes if the document is mirrored for the other direction of reading: `auto` mirrors the place and the shape; images, drawings, codes and charts, and shapes filled with an image, are only moved. `move` only moves, as for a logo or an icon drawn as a path; in a group, everything in it stays in place. `flip` also mirrors an image, as for an ornament. Default: `"auto"`.
             * @enum {string}
             */
            readonly mirroring?: "auto" | "move" | "flip";
            /**
             * @description Of the pages that a table or repeat with `overflow` `pages` continues on, those that show the element: for example `last` for a total. Default: `"all"`.
             * @enum {string}
             */
            readonly shownOn?: "all" | "first" | "last";
            /** @description Slot name: the key in `data` whose value fills this element. Several elements can share a slot. */
            readonly slot?: string;
            /** @description Radius of all corners in CSS pixels. If two arcs do not fit on a side, all are scaled down by the same factor. Default: `0`. */
            readonly cornerRadius?: number;
            /** @description Fill. A gradient or image covers the box of the element. Null is no fill. Default: `"#000000"`. */
            readonly fill?: components["schemas"]["Paint"] | null;
            /** @description Stroke along the outline. Null is no stroke. Default: `null`. */
            readonly stroke?: components["schemas"]["Stroke"] | null;
            /** @constant */
            readonly type: "star";
            /** @description Number of points. Default: `5`. */
            readonly points?: number;
            /** @description Distance of the inner corners from the center, as a fraction of that of the points. 0.382 is the star of a pentagram. Default: `0.382`. */
            readonly innerRatio?: number;
        };
        /** @description A line along an outline. */
        readonly Stroke: {
            /** @description Paint. A gradient or image covers the box of the element, as for `fill`. */
            readonly paint: components["schemas"]["Paint"];
            /** @description Width in CSS pixels. 0 draws nothing. Default: `1`. */
            readonly width?: number;
            /**
             * @description Position relative to the outline. Default: `"center"`.
             * @enum {string}
             */
            readonly align?: "inside" | "center" | "outside";
            /** @description Lengths of dashes and gaps in CSS pixels, alternating and repeated. An empty array is a solid line. Default: `[]`. */
            readonly dash?: readonly number[];
            /**
             * @description Ends of dashes and open lines. `round` and `square` extend by half the width. Default: `"butt"`.
             * @enum {string}
             */
            readonly cap?: "butt" | "round" | "square";
            /**
             * @description Corners. A miter that would be too long becomes a bevel. Default: `"miter"`.
             * @enum {string}
             */
            readonly join?: "miter" | "round" | "bevel";
        };
        /** @description Styles a part of a text. */
        readonly StyleTextOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "styleText";
            /** @description ID of a text. */
            readonly id: string;
            /** @description First character, in UTF-16 code units from 0. */
            readonly start: number;
            /** @description The character after the last one. */
            readonly end: number;
            /** @description Style properties by name, as in a run. */
            readonly properties?: {
                readonly [key: string]: unknown;
            };
            /** @description Names of style properties to remove, so that those of the element apply. */
            readonly unset?: readonly string[];
        };
        /** @description Replacements of the colors of an SVG file: an object whose keys are colors of the file, and whose values replace them. */
        readonly SvgColors: {
            readonly [key: string]: components["schemas"]["Color"];
        };
        /** @description An SVG file, drawn as vectors, with colors that can be replaced. */
        readonly SvgElement: {
            /** @description Element ID, unique within the document. Export warnings refer to it. */
            readonly id: string;
            /** @description Display name for editors. Does not affect rendering. Default: `""`. */
            readonly name?: string;
            /** @description Left edge of the box before rotation, in CSS pixels from the left edge of the page or group. */
            readonly x: number;
            /** @description Top edge of the box before rotation, in CSS pixels from the top edge of the page or group. */
            readonly y: number;
            /** @description Width of the box in CSS pixels. */
            readonly width: number;
            /** @description Height of the box in CSS pixels. */
            readonly height: number;
            /** @description Rotation around the center of the box, in degrees clockwise. Default: `0`. */
            readonly rotation?: number;
            /** @description Whether the element is mirrored horizontally around the center of its box, before rotation. Shadows, links and the elements of a group are mirrored too. Default: `false`. */
            readonly flipX?: boolean;
            /** @description Whether the element is mirrored vertically, as with `flipX`. Default: `false`. */
            readonly flipY?: boolean;
            /** @description Opacity of the element including its shadows, from 0 (invisible) to 1 (opaque). Default: `1`. */
            readonly opacity?: number;
            /**
             * @description How the element blends with the content beneath it, as in CSS `mix-blend-mode`. Default: `"normal"`.
             * @enum {string}
             */
            readonly blendMode?: "normal" | "multiply" | "screen" | "overlay" | "darken" | "lighten" | "color-dodge" | "color-burn" | "hard-light" | "soft-light" | "difference" | "exclusion" | "hue" | "saturation" | "color" | "luminosity";
            /** @description Whether the element is drawn. Placeholders in a hidden element do not require data. Default: `true`. */
            readonly visible?: boolean;
            /** @description Whether editors should prevent changes. Does not affect rendering. Default: `false`. */
            readonly locked?: boolean;
            /** @description Shadows of the drawn shape (not of its box). The first one is on top. Default: `[]`. */
            readonly shadows?: readonly components["schemas"]["Shadow"][];
            /** @description Blur in CSS pixels, as in CSS `blur()`: the standard deviation. 0 is sharp. Default: `0`. */
            readonly blur?: number;
            /** @description Blurs what is beneath the element within its shape, as glass does; visible where the fill is translucent. The standard deviation in CSS pixels. The shape of an image or of a group that clips is its frame, and that of a text its glyphs; lines and groups that do not clip have none. Default: `0`. */
            readonly backdropBlur?: number;
            /** @description An http, https or mailto URL. Makes the box a link in PDF exports; other formats ignore it. */
            readonly link?: string;
            /** @description Alternative text for people who cannot see the element. Screen readers find it in PDF exports; other formats ignore it. Default: `""`. */
            readonly alt?: string;
            /**
             * @description Place in the `layout` of the group around it, or in the entry of a repeat, where only `cover` has an effect: `flow` places the element in order; `cover` gives it the box of the group, as for a background; `free` keeps its own position. Only `flow` takes up room, and only if the element is visible. Default: `"flow"`.
             * @enum {string}
             */
            readonly placement?: "flow" | "cover" | "free";
            /**
             * @description What changes if the document is mirrored for the other direction of reading: `auto` mirrors the place and the shape; images, drawings, codes and charts, and shapes filled with an image, are only moved. `move` only moves, as for a logo or an icon drawn as a path; in a group, everything in it stays in place. `flip` also mirrors an image, as for an ornament. Default: `"auto"`.
             * @enum {string}
             */
            readonly mirroring?: "auto" | "move" | "flip";
            /**
             * @description Of the pages that a table or repeat with `overflow` `pages` continues on, those that show the element: for example `last` for a total. Default: `"all"`.
             * @enum {string}
             */
            readonly shownOn?: "all" | "first" | "last";
            /** @description Slot name: the key in `data` whose value fills this element. Several elements can share a slot. */
            readonly slot?: string;
            /** @constant */
            readonly type: "svg";
            /** @description The SVG file. Drawn as vectors, also in PDFs. */
            readonly src: components["schemas"]["PictureSource"];
            /**
             * @description `contain` shows the whole drawing, centered; `cover` fills the box and crops the overflow; `fill` stretches it to the box. Default: `"contain"`.
             * @enum {string}
             */
            readonly fit?: "cover" | "contain" | "fill";
            /** @description Replacements of colors: by the color in the file (`#rgb` or `#rrggbb`), `currentColor`, or `*` for all others. The opacity of the file is kept. `GET /api/assets/{id}/colors` lists the colors of an uploaded file. Default: `{}`. */
            readonly colors?: components["schemas"]["SvgColors"];
        };
        /** @description A position at which text after a tab is set. */
        readonly TabStop: {
            /** @description Position in CSS pixels from the edge at which lines start, within the padding. */
            readonly at: number;
            /**
             * @description Which part of the text up to the next tab is at the position. `decimal` aligns the decimal separator of the first number. Default: `"start"`.
             * @enum {string}
             */
            readonly align?: "start" | "center" | "end" | "decimal";
            /** @description Text that is repeated to fill the space before the position, for example `.` or `· `. Empty for none. Default: `""`. */
            readonly leader?: string;
        };
        /** @description The lines of a table. */
        readonly TableBorder: {
            /** @description Line around the table. Default: none. */
            readonly outer?: components["schemas"]["TableLine"] | null;
            /** @description Lines between rows. Default: none. */
            readonly horizontal?: components["schemas"]["TableLine"] | null;
            /** @description Lines between columns. Default: none. */
            readonly vertical?: components["schemas"]["TableLine"] | null;
            /** @description Line below the header. Default: as `horizontal`. */
            readonly header?: components["schemas"]["TableLine"] | null;
        };
        /** @description A cell of a table with its own style. */
        readonly TableCell: {
            /** @description Text of the cell. `{{name}}` is a placeholder, as in texts. */
            readonly text: string;
            /** @description Number of columns that the cell covers. The row has no cells for the others. */
            readonly colSpan?: number;
            /** @description Number of rows that the cell covers. The rows below have no cells for it. */
            readonly rowSpan?: number;
            /** @description Font family. */
            readonly fontFamily?: components["schemas"]["FontFamily"];
            /** @description Font size in CSS pixels. */
            readonly fontSize?: number;
            /** @description Weight: 400 is regular, 700 is bold. */
            readonly fontWeight?: number;
            /**
             * @description A family without italics is slanted.
             * @enum {string}
             */
            readonly fontStyle?: "normal" | "italic";
            /** @description Text color. */
            readonly fill?: components["schemas"]["Color"];
            /** @description Whether to underline the text. */
            readonly underline?: boolean;
            /** @description Whether to strike the text through. */
            readonly strikethrough?: boolean;
            /**
             * @description Horizontal alignment. `start` is left in left-to-right texts and right in right-to-left texts; `left` and `right` are the same in both.
             * @enum {string}
             */
            readonly align?: "start" | "center" | "end" | "left" | "right";
            /**
             * @description Vertical alignment within the row.
             * @enum {string}
             */
            readonly verticalAlign?: "top" | "middle" | "bottom";
            /** @description Color of the cell. Null shows the row. */
            readonly background?: components["schemas"]["Color"] | null;
        };
        /** @description A style of cells. */
        readonly TableCellStyle: {
            /** @description Font family. */
            readonly fontFamily?: components["schemas"]["FontFamily"];
            /** @description Font size in CSS pixels. */
            readonly fontSize?: number;
            /** @description Weight: 400 is regular, 700 is bold. */
            readonly fontWeight?: number;
            /**
             * @description A family without italics is slanted.
             * @enum {string}
             */
            readonly fontStyle?: "normal" | "italic";
            /** @description Text color. */
            readonly fill?: components["schemas"]["Color"];
            /** @description Whether to underline the text. */
            readonly underline?: boolean;
            /** @description Whether to strike the text through. */
            readonly strikethrough?: boolean;
            /**
             * @description Horizontal alignment. `start` is left in left-to-right texts and right in right-to-left texts; `left` and `right` are the same in both.
             * @enum {string}
             */
            readonly align?: "start" | "center" | "end" | "left" | "right";
            /**
             * @description Vertical alignment within the row.
             * @enum {string}
             */
            readonly verticalAlign?: "top" | "middle" | "bottom";
            /** @description Color of the cell. Null shows the row. */
            readonly background?: components["schemas"]["Color"] | null;
        };
        /** @description The content of a cell: a text, a number, null for an empty cell, or a text with its own style. */
        readonly TableCellValue: string | number | null | components["schemas"]["TableCell"];
        /** @description A column of a table, with the style of its cells. */
        readonly TableColumn: {
            /** @description Key of the column in rows of `data` that are objects. */
            readonly key?: string;
            /** @description Text in the header. A table has a header if any column has a title. */
            readonly title?: string;
            /** @description Width in CSS pixels, or `auto` for the width of the longest text. Default: a share of the rest. */
            readonly width?: number | "auto";
            /** @description Share of the width that other columns leave, for a column without `width`: 2 is twice as wide as 1. Default: `1`. */
            readonly share?: number;
            /** @description Font family. */
            readonly fontFamily?: components["schemas"]["FontFamily"];
            /** @description Font size in CSS pixels. */
            readonly fontSize?: number;
            /** @description Weight: 400 is regular, 700 is bold. */
            readonly fontWeight?: number;
            /**
             * @description A family without italics is slanted.
             * @enum {string}
             */
            readonly fontStyle?: "normal" | "italic";
            /** @description Text color. */
            readonly fill?: components["schemas"]["Color"];
            /** @description Whether to underline the text. */
            readonly underline?: boolean;
            /** @description Whether to strike the text through. */
            readonly strikethrough?: boolean;
            /**
             * @description Horizontal alignment. `start` is left in left-to-right texts and right in right-to-left texts; `left` and `right` are the same in both.
             * @enum {string}
             */
            readonly align?: "start" | "center" | "end" | "left" | "right";
            /**
             * @description Vertical alignment within the row.
             * @enum {string}
             */
            readonly verticalAlign?: "top" | "middle" | "bottom";
            /** @description Color of the cell. Null shows the row. */
            readonly background?: components["schemas"]["Color"] | null;
        };
        /** @description A table, whose rows grow with their text or continue on further pages. */
        readonly TableElement: {
            /** @description Element ID, unique within the document. Export warnings refer to it. */
            readonly id: string;
            /** @description Display name for editors. Does not affect rendering. Default: `""`. */
            readonly name?: string;
            /** @description Left edge of the box before rotation, in CSS pixels from the left edge of the page or group. */
            readonly x: number;
            /** @description Top edge of the box before rotation, in CSS pixels from the top edge of the page or group. */
            readonly y: number;
            /** @description Width of the box in CSS pixels. */
            readonly width: number;
            /** @description Height of the box in CSS pixels. */
            readonly height: number;
            /** @description Rotation around the center of the box, in degrees clockwise. Default: `0`. */
            readonly rotation?: number;
            /** @description Whether the element is mirrored horizontally around the center of its box, before rotation. Shadows, links and the elements of a group are mirrored too. Default: `false`. */
            readonly flipX?: boolean;
            /** @description Whether the element is mirrored vertically, as with `flipX`. Default: `false`. */
            readonly flipY?: boolean;
            /** @description Opacity of the element including its shadows, from 0 (invisible) to 1 (opaque). Default: `1`. */
            readonly opacity?: number;
            /**
             * @description How the element blends with the content beneath it, as in CSS `mix-blend-mode`. Default: `"normal"`.
             * @enum {string}
             */
            readonly blendMode?: "normal" | "multiply" | "screen" | "overlay" | "darken" | "lighten" | "color-dodge" | "color-burn" | "hard-light" | "soft-light" | "difference" | "exclusion" | "hue" | "saturation" | "color" | "luminosity";
            /** @description Whether the element is drawn. Placeholders in a hidden element do not require data. Default: `true`. */
            readonly visible?: boolean;
            /** @description Whether editors should prevent changes. Does not affect rendering. Default: `false`. */
            readonly locked?: boolean;
            /** @description Shadows of the drawn shape (not of its box). The first one is on top. Default: `[]`. */
            readonly shadows?: readonly components["schemas"]["Shadow"][];
            /** @description Blur in CSS pixels, as in CSS `blur()`: the standard deviation. 0 is sharp. Default: `0`. */
            readonly blur?: number;
            /** @description Blurs what is beneath the element within its shape, as glass does; visible where the fill is translucent. The standard deviation in CSS pixels. The shape of an image or of a group that clips is its frame, and that of a text its glyphs; lines and groups that do not clip have none. Default: `0`. */
            readonly backdropBlur?: number;
            /** @description An http, https or mailto URL. Makes the box a link in PDF exports; other formats ignore it. */
            readonly link?: string;
            /** @description Alternative text for people who cannot see the element. Screen readers find it in PDF exports; other formats ignore it. Default: `""`. */
            readonly alt?: string;
            /**
             * @description Place in the `layout` of the group around it, or in the entry of a repeat, where only `cover` has an effect: `flow` places the element in order; `cover` gives it the box of the group, as for a background; `free` keeps its own position. Only `flow` takes up room, and only if the element is visible. Default: `"flow"`.
             * @enum {string}
             */
            readonly placement?: "flow" | "cover" | "free";
            /**
             * @description What changes if the document is mirrored for the other direction of reading: `auto` mirrors the place and the shape; images, drawings, codes and charts, and shapes filled with an image, are only moved. `move` only moves, as for a logo or an icon drawn as a path; in a group, everything in it stays in place. `flip` also mirrors an image, as for an ornament. Default: `"auto"`.
             * @enum {string}
             */
            readonly mirroring?: "auto" | "move" | "flip";
            /**
             * @description Of the pages that a table or repeat with `overflow` `pages` continues on, those that show the element: for example `last` for a total. Default: `"all"`.
             * @enum {string}
             */
            readonly shownOn?: "all" | "first" | "last";
            /** @description Slot name: the key in `data` whose value fills this element. Several elements can share a slot. */
            readonly slot?: string;
            /** @constant */
            readonly type: "table";
            /** @description Columns from left to right, or as `direction` says. */
            readonly columns: readonly components["schemas"]["TableColumn"][];
            /** @description Rows of cells. A cell is a text, a number, null, or an object with a text and its style. Default: `[]`. */
            readonly rows?: readonly (readonly components["schemas"]["TableCellValue"][])[];
            /** @description Font family. Default: `"Inter"`. */
            readonly fontFamily?: components["schemas"]["FontFamily"];
            /** @description Font size in CSS pixels. Default: `16`. */
            readonly fontSize?: number;
            /** @description Weight: 400 is regular, 700 is bold. Default: `400`. */
            readonly fontWeight?: number;
            /**
             * @description A family without italics is slanted. Default: `"normal"`.
             * @enum {string}
             */
            readonly fontStyle?: "normal" | "italic";
            /** @description Text color. Default: `"#000000"`. */
            readonly fill?: components["schemas"]["Color"];
            /** @description Whether to underline the text. Default: `false`. */
            readonly underline?: boolean;
            /** @description Whether to strike the text through. Default: `false`. */
            readonly strikethrough?: boolean;
            /**
             * @description Horizontal alignment. `start` is left in left-to-right texts and right in right-to-left texts; `left` and `right` are the same in both. Default: `"start"`.
             * @enum {string}
             */
            readonly align?: "start" | "center" | "end" | "left" | "right";
            /**
             * @description Vertical alignment within the row. Default: `"middle"`.
             * @enum {string}
             */
            readonly verticalAlign?: "top" | "middle" | "bottom";
            /** @description Color of the cell. Null shows the row. Default: `null`. */
            readonly background?: components["schemas"]["Color"] | null;
            /** @description Style of the header. Default: `{"fontWeight":600}`. */
            readonly headerStyle?: components["schemas"]["TableCellStyle"];
            /** @description Background of every second row. Null is none. Default: `null`. */
            readonly stripe?: components["schemas"]["Color"] | null;
            /** @description Lines of the table. Default: `{"horizontal":{"color":"#d8dee6"}}`. */
            readonly border?: components["schemas"]["TableBorder"];
            /** @description Space around the text of cells in CSS pixels: one value, or `[top, right, bottom, left]`. Default: `[8,12,8,12]`. */
            readonly padding?: number | readonly [
                number,
                number,
                number,
                number
            ];
            /** @description Distance between lines of a cell as a multiple of the font size. Default: `1.3`. */
            readonly lineHeight?: number;
            /** @description Minimum height of rows in CSS pixels; rows grow with their text. Default: one line. */
            readonly rowHeight?: number;
            /**
             * @description Direction of the columns: `rtl` begins with the first column at the right, and `start` in cells is the right. Default: `"ltr"`.
             * @enum {string}
             */
            readonly direction?: "ltr" | "rtl";
            /**
             * @description Rows that the box has no room for: `visible` draws them below it, and `cut` leaves them out, both with a warning. `pages` continues the table, with its header, on copies of the page that are added after it; a row that is taller than the box is cut, with a warning. Default: `"visible"`.
             * @enum {string}
             */
            readonly overflow?: "visible" | "cut" | "pages";
        };
        /** @description A line of a table. */
        readonly TableLine: {
            /** @description Color of the line. */
            readonly color: components["schemas"]["Color"];
            /** @description Width in CSS pixels. Default: `1`. */
            readonly width?: number;
        };
        /** @description A tag and its number of uses. */
        readonly TagCount: {
            /** @description Tag. */
            readonly tag: string;
            /** @description Number of your designs outside the trash with this tag. */
            readonly count: number;
        };
        /** @description The tags of your designs. */
        readonly TagList: {
            /** @description Most used first, at most 1000. */
            readonly tags: readonly components["schemas"]["TagCount"][];
        };
        /** @description A change of the tags of several designs. */
        readonly TagsChange: {
            /** @description IDs of 1 to 500 designs, without duplicates. */
            readonly ids: readonly string[];
            /** @description Tags that all designs have afterward. */
            readonly add?: readonly string[];
            /** @description Tags that no design has afterward, unless they are also in `add`. */
            readonly remove?: readonly string[];
        };
        /** @description A template without its document. */
        readonly Template: {
            /** @description The template ID. Opaque; never changes. */
            readonly _id: string;
            /** @description Title. */
            readonly title: string;
            /** @description Short description. Can be empty. */
            readonly description: string;
            /** @description Category. */
            readonly category: string;
            /** @description Tags. */
            readonly tags: readonly string[];
            /** @description Page width in CSS pixels (96 per inch). */
            readonly width: number;
            /** @description Page height in CSS pixels (96 per inch). */
            readonly height: number;
            /** @description Number of pages. */
            readonly pageCount: number;
            /**
             * Format: uri
             * @description Small WebP of the first page, rendered on the first request. Absolute and signed; requires no API key.
             */
            readonly thumbnailUrl: string;
            /** @description Slots that `data` can fill, in the order of forms. */
            readonly slots: readonly components["schemas"]["Slot"][];
            /** @description Whether it is built in. */
            readonly builtIn: boolean;
            /** @description Whether you published it. Others can’t change or delete it. */
            readonly own: boolean;
            /**
             * @description `private` templates are visible to their account, `everyone` to all accounts of the server.
             * @enum {string}
             */
            readonly visibility: "private" | "everyone";
            /**
             * Format: date-time
             * @description Time of the last change (ISO 8601, UTC).
             */
            readonly updatedAt: string;
        };
        /** @description Fields to update. Omitted fields are unchanged. */
        readonly TemplateChange: {
            /** @description Short description. */
            readonly description?: string;
            /**
             * @description `everyone` shows the template to all accounts of the server, which can read its images and fonts too. Only owners can set it, signed in to the app.
             * @enum {string}
             */
            readonly visibility?: "private" | "everyone";
            /** @description Title. */
            readonly title?: string;
            /** @description Category. */
            readonly category?: string;
            /** @description Tags. */
            readonly tags?: readonly string[];
        };
        /** @description Built-in templates that go together. */
        readonly TemplateCollection: {
            /** @description ID, as used in the `collection` parameter. */
            readonly _id: string;
            /** @description Title. */
            readonly title: string;
            /** @description A sentence about it. */
            readonly description: string;
            /** @description Its templates, in the order in which they were chosen. */
            readonly templates: readonly components["schemas"]["TemplateSummary"][];
        };
        /** @description Collections of templates. */
        readonly TemplateCollectionList: {
            /** @description All collections. */
            readonly collections: readonly components["schemas"]["TemplateCollection"][];
        };
        /** @description A page of templates, with the number of templates per category. */
        readonly TemplateList: {
            /** @description Templates on this page. */
            readonly templates: readonly components["schemas"]["Template"][];
            /** @description Total number of matching items across all pages. */
            readonly total: number;
            /** @description Categories of all templates that match `q`, regardless of the `category` parameter. */
            readonly categories: readonly components["schemas"]["Category"][];
            /** @description What was searched instead of `q`, if nothing matches `q` and it seems to have typing errors; otherwise null. */
            readonly correctedQuery: string | null;
            /** @description Whether no template matches all words of `q`, and these match some of them. */
            readonly partial: boolean;
        };
        /** @description What a list shows of a template. */
        readonly TemplateSummary: {
            /** @description The template ID. Opaque; never changes. */
            readonly _id: string;
            /** @description Title. */
            readonly title: string;
            /** @description Category. */
            readonly category: string;
            /** @description Page width in CSS pixels (96 per inch). */
            readonly width: number;
            /** @description Page height in CSS pixels (96 per inch). */
            readonly height: number;
            /** @description Number of pages. */
            readonly pageCount: number;
            /**
             * Format: uri
             * @description Small WebP of the first page, rendered on the first request. Absolute and signed; requires no API key.
             */
            readonly thumbnailUrl: string;
        };
        /** @description A text along the largest circle in its box. */
        readonly TextCircle: {
            /** @constant */
            readonly type: "circle";
            /** @description Where the text begins, in degrees clockwise from the top. With `align` `center` or `end`, where its center or end is. Default: `0`. */
            readonly startAngle?: number;
            /**
             * @description `outside` sets the letters on the line, clockwise on a circle. `inside` sets them on its other side, in the opposite direction, for example upright along the bottom of a circle. Default: `"outside"`.
             * @enum {string}
             */
            readonly side?: "outside" | "inside";
        };
        /** @description A text along an SVG path. */
        readonly TextCurve: {
            /** @constant */
            readonly type: "path";
            /** @description SVG path data of one line. Letters are on the left of its direction, which is above a line to the right. */
            readonly d: string;
            /** @description `[x, y, width, height]` in the units of `d`, stretched to the box. Default: the units of `d` are CSS pixels from the top left corner of the box. */
            readonly viewBox?: readonly [
                number,
                number,
                number,
                number
            ];
            /**
             * @description `outside` sets the letters on the line, clockwise on a circle. `inside` sets them on its other side, in the opposite direction, for example upright along the bottom of a circle. Default: `"outside"`.
             * @enum {string}
             */
            readonly side?: "outside" | "inside";
        };
        /** @description A text, as `text`, or as `runs` with several styles. Lines wrap at the width of the box minus its padding. */
        readonly TextElement: {
            /** @description Element ID, unique within the document. Export warnings refer to it. */
            readonly id: string;
            /** @description Display name for editors. Does not affect rendering. Default: `""`. */
            readonly name?: string;
            /** @description Left edge of the box before rotation, in CSS pixels from the left edge of the page or group. */
            readonly x: number;
            /** @description Top edge of the box before rotation, in CSS pixels from the top edge of the page or group. */
            readonly y: number;
            /** @description Width of the box in CSS pixels. */
            readonly width: number;
            /** @description Height of the box in CSS pixels. */
            readonly height: number;
            /** @description Rotation around the center of the box, in degrees clockwise. Default: `0`. */
            readonly rotation?: number;
            /** @description Whether the element is mirrored horizontally around the center of its box, before rotation. Shadows, links and the elements of a group are mirrored too. Default: `false`. */
            readonly flipX?: boolean;
            /** @description Whether the element is mirrored vertically, as with `flipX`. Default: `false`. */
            readonly flipY?: boolean;
            /** @description Opacity of the element including its shadows, from 0 (invisible) to 1 (opaque). Default: `1`. */
            readonly opacity?: number;
            /**
             * @description How the element blends with the content beneath it, as in CSS `mix-blend-mode`. Default: `"normal"`.
             * @enum {string}
             */
            readonly blendMode?: "normal" | "multiply" | "screen" | "overlay" | "darken" | "lighten" | "color-dodge" | "color-burn" | "hard-light" | "soft-light" | "difference" | "exclusion" | "hue" | "saturation" | "color" | "luminosity";
            /** @description Whether the element is drawn. Placeholders in a hidden element do not require data. Default: `true`. */
            readonly visible?: boolean;
            /** @description Whether editors should prevent changes. Does not affect rendering. Default: `false`. */
            readonly locked?: boolean;
            /** @description Shadows of the drawn shape (not of its box). The first one is on top. Default: `[]`. */
            readonly shadows?: readonly components["schemas"]["Shadow"][];
            /** @description Blur in CSS pixels, as in CSS `blur()`: the standard deviation. 0 is sharp. Default: `0`. */
            readonly blur?: number;
            /** @description Blurs what is beneath the element within its shape, as glass does; visible where the fill is translucent. The standard deviation in CSS pixels. The shape of an image or of a group that clips is its frame, and that of a text its glyphs; lines and groups that do not clip have none. Default: `0`. */
            readonly backdropBlur?: number;
            /** @description An http, https or mailto URL. Makes the box a link in PDF exports; other formats ignore it. */
            readonly link?: string;
            /** @description Alternative text for people who cannot see the element. Screen readers find it in PDF exports; other formats ignore it. Default: `""`. */
            readonly alt?: string;
            /**
             * @description Place in the `layout` of the group around it, or in the entry of a repeat, where only `cover` has an effect: `flow` places the element in order; `cover` gives it the box of the group, as for a background; `free` keeps its own position. Only `flow` takes up room, and only if the element is visible. Default: `"flow"`.
             * @enum {string}
             */
            readonly placement?: "flow" | "cover" | "free";
            /**
             * @description What changes if the document is mirrored for the other direction of reading: `auto` mirrors the place and the shape; images, drawings, codes and charts, and shapes filled with an image, are only moved. `move` only moves, as for a logo or an icon drawn as a path; in a group, everything in it stays in place. `flip` also mirrors an image, as for an ornament. Default: `"auto"`.
             * @enum {string}
             */
            readonly mirroring?: "auto" | "move" | "flip";
            /**
             * @description Of the pages that a table or repeat with `overflow` `pages` continues on, those that show the element: for example `last` for a total. Default: `"all"`.
             * @enum {string}
             */
            readonly shownOn?: "all" | "first" | "last";
            /** @description Slot name: the key in `data` whose value fills this element. Several elements can share a slot. */
            readonly slot?: string;
            /** @constant */
            readonly type: "text";
            /** @description Text content. `\n` starts a new paragraph, U+2028 a new line. `{{name}}` and `{{name|default}}` are placeholders filled from `data`. Without `data` the default is drawn; a placeholder without a default is drawn as written, with a warning. `{{|page}}` is drawn as the number of the page, and `{{|pages}}` as the number of pages. */
            readonly text?: string;
            /** @description Text with several styles, instead of `text`. At most 20000 characters in total. */
            readonly runs?: readonly components["schemas"]["TextRun"][];
            /** @description Font family. An unknown family is replaced by Inter, with a warning. Default: `"Inter"`. */
            readonly fontFamily?: components["schemas"]["FontFamily"];
            /** @description Font size in CSS pixels. Default: `16`. */
            readonly fontSize?: number;
            /** @description 400 is regular, 700 is bold. A weight missing from the family is replaced by the nearest one, with a warning. Default: `400`. */
            readonly fontWeight?: number;
            /**
             * @description A family without italics is slanted. Default: `"normal"`.
             * @enum {string}
             */
            readonly fontStyle?: "normal" | "italic";
            /** @description Fill of the letters. A gradient or image covers the box of the text, not each letter. Default: `"#000000"`. */
            readonly fill?: components["schemas"]["Paint"];
            /** @description Stroke along the outlines of the letters. Null is no stroke. Default: `null`. */
            readonly stroke?: components["schemas"]["Stroke"] | null;
            /** @description Letter spacing in em: 0.1 adds a tenth of the font size after each letter. Ignored for connected scripts such as Arabic. Default: `0`. */
            readonly letterSpacing?: number;
            /** @description Whether to underline the text, in its fill and at the position the font defines. Default: `false`. */
            readonly underline?: boolean;
            /** @description Whether to strike the text through, in its fill and at the position the font defines. Default: `false`. */
            readonly strikethrough?: boolean;
            /**
             * @description Letter case for rendering; the stored text is unchanged. `capitalize` affects the first letter of each word. Default: `"none"`.
             * @enum {string}
             */
            readonly textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
            /** @description OpenType features by tag or by name, for example `{ "tabular-nums": true, "ss01": true, "liga": false }`. Names: `lining-nums`, `oldstyle-nums`, `proportional-nums`, `tabular-nums`, `diagonal-fractions`, `stacked-fractions`, `ordinal`, `slashed-zero`, `small-caps`, `all-small-caps`, `common-ligatures`, `discretionary-ligatures`, `historical-ligatures`, `contextual`, `swash`, `subscript`, `superscript`. A font ignores features that it does not have. Default: `{}`. */
            readonly fontFeatures?: {
                readonly [key: string]: boolean;
            };
            /** @description Language as a BCP 47 tag, for example `ja`, `ko`, `zh-Hans` or `zh-TW`. Selects the fallback font for Chinese, Japanese and Korean, the letter forms of the language, and its rules for `textTransform`. Default: that of the document. */
            readonly language?: string;
            /** @description Axes of a variable font by four-character tag, for example `{ "wdth": 85, "opsz": 24 }`. Values outside the range of the font become the nearest one. `wght` overrides `fontWeight`. Default: `{}`. */
            readonly fontVariations?: {
                readonly [key: string]: number;
            };
            /** @description Upward shift in em: 0.3 for a superscript. Does not affect the line height. Default: `0`. */
            readonly baselineShift?: number;
            /** @description Highlight behind each line of the text, or of the run, as wide as the text. Null is no highlight. Default: `null`. */
            readonly background?: components["schemas"]["TextHighlight"] | null;
            /**
             * @description Horizontal alignment. `start` is left in left-to-right paragraphs and right in right-to-left paragraphs; `left` and `right` are the same in both. `justify` does not stretch the last line of a paragraph. Default: `"start"`.
             * @enum {string}
             */
            readonly align?: "start" | "center" | "end" | "justify" | "left" | "right";
            /**
             * @description Vertical alignment of the text in the box. No effect if `fit` is `grow` or `hug`. Default: `"top"`.
             * @enum {string}
             */
            readonly verticalAlign?: "top" | "middle" | "bottom";
            /** @description Distance between baselines as a multiple of the font size: 1.2 at 50 pixels is 60 pixels. Default: `1.2`. */
            readonly lineHeight?: number;
            /** @description Space between paragraphs in CSS pixels, in addition to the line height. Default: `0`. */
            readonly paragraphSpacing?: number;
            /**
             * @description Adds bullets or numbers (1., 2., 3.) to non-empty paragraphs and indents them. Default: `"none"`.
             * @enum {string}
             */
            readonly list?: "none" | "bullet" | "number";
            /**
             * @description Text direction. `auto` uses the direction of the first letter of each paragraph. Default: `"auto"`.
             * @enum {string}
             */
            readonly direction?: "auto" | "ltr" | "rtl";
            /** @description Space between the box and the text in CSS pixels: one value for all sides, or `[top, right, bottom, left]`. Default: `0`. */
            readonly padding?: number | readonly [
                number,
                number,
                number,
                number
            ];
            /**
             * @description How text adapts to the box. `fixed` keeps the font size; overflowing text produces a warning. `grow` replaces `height` with the height of the text; other elements move only in a `layout`. `hug` also replaces `width` with the width of the longest line, between `minWidth` and `maxWidth`; the edge at which the text is aligned stays. `shrink` scales all font sizes down until the text fits the box and `maxLines` without breaking words, with a warning below half the size and 8 pixels. `fill` scales them up as well, between `minFontSize` and `maxFontSize`. Default: `"fixed"`.
             * @enum {string}
             */
            readonly fit?: "fixed" | "grow" | "hug" | "shrink" | "fill";
            /** @description Minimum width of the box for `hug`, in CSS pixels. Default: `0`. */
            readonly minWidth?: number;
            /** @description Maximum width of the box for `hug`, in CSS pixels, at which lines wrap. Default: no limit. */
            readonly maxWidth?: number;
            /** @description Minimum font size for `shrink` and `fill`, in CSS pixels: that of the smallest run. Default: `1`. */
            readonly minFontSize?: number;
            /** @description Maximum font size for `shrink` and `fill`, in CSS pixels: that of the largest run. Default: `2000`. */
            readonly maxFontSize?: number;
            /** @description Group of texts on a page with `fit` `shrink` or `fill` that have one font size: the smallest that any of them needs. Texts in a group must have the same name here. */
            readonly fitGroup?: string;
            /** @description Maximum number of lines. Further lines are omitted, with a warning unless `overflow` is `ellipsis`. Default: no limit. */
            readonly maxLines?: number;
            /**
             * @description `visible` draws overflowing text outside the box. `ellipsis` omits lines that do not fit and ends the last one with “…”. Default: `"visible"`.
             * @enum {string}
             */
            readonly overflow?: "visible" | "ellipsis";
            /** @description Number of columns of equal width. Lines fill one column after the other to the height of the box. With `fit` `grow`, all columns have about the same height. Default: `1`. */
            readonly columns?: number;
            /** @description Space between columns in CSS pixels. Default: `24`. */
            readonly columnGap?: number;
            /** @description Number of lines over which the first letter extends. 0 and 1 are no drop cap. Default: `0`. */
            readonly dropCap?: number;
            /** @description Tab stops, in order of their positions. A tab character moves to the next one. Without tab stops, or after the last one, it is as wide as four spaces. Lines with tabs are not justified. Default: `[]`. */
            readonly tabs?: readonly components["schemas"]["TabStop"][];
            /**
             * @description `auto` hyphenates words at line ends by the rules of `language`; without rules, words stay whole, with a warning. `none` breaks words only at soft hyphens (U+00AD). Default: `"none"`.
             * @enum {string}
             */
            readonly hyphens?: "none" | "auto";
            /** @description Path or circle along which the text runs. Each paragraph is one line, and `fit` `shrink` and `fill` fit the lines to its length. Letters beyond its end are omitted, with a warning. Columns, drop caps and tab stops have no effect. Null is straight lines. Default: `null`. */
            readonly path?: components["schemas"]["TextPath"] | null;
            /**
             * @description `vertical` sets lines from top to bottom, the first one at the right, as in Japanese and Chinese. Han characters, kana and Hangul are upright, with vertical forms of punctuation; one or two digits share a square, and other text is turned by 90°. `align` is then vertical, and `verticalAlign` begins at the right. Ignored with `path`. Default: `"horizontal"`.
             * @enum {string}
             */
            readonly writingMode?: "horizontal" | "vertical";
            /** @description Whether quotation marks, hyphens, periods and commas at the edges of lines are outside the edge, so that letters are aligned. Default: `false`. */
            readonly hangingPunctuation?: boolean;
        };
        /** @description An area behind the lines of a text or run. */
        readonly TextHighlight: {
            /** @description Paint of the area. A gradient or image covers the box of the text, not each line. */
            readonly paint: components["schemas"]["Paint"];
            /** @description Space between the text and the edges of the area in CSS pixels: one value, or `[top, right, bottom, left]`. It does not move the text. Default: `0`. */
            readonly padding?: number | readonly [
                number,
                number,
                number,
                number
            ];
            /** @description Corner radius in CSS pixels. Default: `0`. */
            readonly radius?: number;
        };
        /** @description A line along which a text runs. */
        readonly TextPath: components["schemas"]["TextCircle"] | components["schemas"]["TextCurve"];
        /** @description A part of a text with its own style. Omitted properties default to those of its element. */
        readonly TextRun: {
            /** @description Text of the run, as in the `text` of an element. */
            readonly text: string;
            /** @description Slot name: the key in `data` whose string replaces the text of this run, in the style of the run. If it is the `slot` of the element, a string fills this run, and the other runs remain. */
            readonly slot?: string;
            /** @description Font family. An unknown family is replaced by Inter, with a warning. */
            readonly fontFamily?: components["schemas"]["FontFamily"];
            /** @description Font size in CSS pixels. */
            readonly fontSize?: number;
            /** @description 400 is regular, 700 is bold. A weight missing from the family is replaced by the nearest one, with a warning. */
            readonly fontWeight?: number;
            /**
             * @description A family without italics is slanted.
             * @enum {string}
             */
            readonly fontStyle?: "normal" | "italic";
            /** @description Fill of the letters. A gradient or image covers the box of the text, not each letter. */
            readonly fill?: components["schemas"]["Paint"];
            /** @description Stroke along the outlines of the letters. Null is no stroke. */
            readonly stroke?: components["schemas"]["Stroke"] | null;
            /** @description Letter spacing in em: 0.1 adds a tenth of the font size after each letter. Ignored for connected scripts such as Arabic. */
            readonly letterSpacing?: number;
            /** @description Whether to underline the text, in its fill and at the position the font defines. */
            readonly underline?: boolean;
            /** @description Whether to strike the text through, in its fill and at the position the font defines. */
            readonly strikethrough?: boolean;
            /**
             * @description Letter case for rendering; the stored text is unchanged. `capitalize` affects the first letter of each word.
             * @enum {string}
             */
            readonly textTransform?: "none" | "uppercase" | "lowercase" | "capitalize";
            /** @description OpenType features by tag or by name, for example `{ "tabular-nums": true, "ss01": true, "liga": false }`. Names: `lining-nums`, `oldstyle-nums`, `proportional-nums`, `tabular-nums`, `diagonal-fractions`, `stacked-fractions`, `ordinal`, `slashed-zero`, `small-caps`, `all-small-caps`, `common-ligatures`, `discretionary-ligatures`, `historical-ligatures`, `contextual`, `swash`, `subscript`, `superscript`. A font ignores features that it does not have. */
            readonly fontFeatures?: {
                readonly [key: string]: boolean;
            };
            /** @description Language as a BCP 47 tag, for example `ja`, `ko`, `zh-Hans` or `zh-TW`. Selects the fallback font for Chinese, Japanese and Korean, the letter forms of the language, and its rules for `textTransform`. Default: that of the document. */
            readonly language?: string;
            /** @description Axes of a variable font by four-character tag, for example `{ "wdth": 85, "opsz": 24 }`. Values outside the range of the font become the nearest one. `wght` overrides `fontWeight`. */
            readonly fontVariations?: {
                readonly [key: string]: number;
            };
            /** @description Upward shift in em: 0.3 for a superscript. Does not affect the line height. */
            readonly baselineShift?: number;
            /** @description Highlight behind each line of the text, or of the run, as wide as the text. Null is no highlight. */
            readonly background?: components["schemas"]["TextHighlight"] | null;
        };
        /** @description A design in the trash. */
        readonly TrashedDesign: {
            /** @description The design ID. Opaque; never changes. */
            readonly _id: string;
            /** @description Title. */
            readonly title: string;
            /** @description Page width in CSS pixels (96 per inch). */
            readonly width: number;
            /** @description Page height in CSS pixels (96 per inch). */
            readonly height: number;
            /** @description Tags, in the order given. */
            readonly tags: readonly string[];
            /** @description Visibility. */
            readonly visibility: components["schemas"]["Visibility"];
            readonly sharing: components["schemas"]["Sharing"];
            /** @description ID of its folder, or null outside of folders. */
            readonly folderId: string | null;
            /** @description Increases with every change. Also the ETag. */
            readonly revision: number;
            /** @description Number of pages. */
            readonly pageCount: number;
            /** @description ID of the template or design it was created from, or null. */
            readonly fromTemplate: string | null;
            /**
             * Format: uri
             * @description Small WebP of the first page, rendered on the first request. Absolute and signed; requires no API key.
             */
            readonly thumbnailUrl: string;
            /**
             * Format: date-time
             * @description Creation time (ISO 8601, UTC).
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description Time of the last change (ISO 8601, UTC).
             */
            readonly updatedAt: string;
            /**
             * Format: date-time
             * @description Time it was moved to the trash (ISO 8601, UTC).
             */
            readonly trashedAt: string;
            /**
             * Format: date-time
             * @description Time of permanent deletion (ISO 8601, UTC).
             */
            readonly purgeAt: string;
        };
        /** @description A page of designs in the trash. */
        readonly TrashedDesignList: {
            /** @description Designs on this page. */
            readonly designs: readonly components["schemas"]["TrashedDesign"][];
            /** @description Total number of matching items across all pages. */
            readonly total: number;
        };
        /** @description The result for each design of a bulk move to the trash. */
        readonly TrashedDesigns: {
            /** @description Designs that are in the trash now, in the order of the request. */
            readonly trashed: readonly components["schemas"]["Trashing"][];
            /** @description IDs without a design of yours, in the order of the request. */
            readonly notFound: readonly string[];
        };
        /** @description A design moved to the trash. */
        readonly Trashing: {
            /** @description The design ID. Opaque; never changes. */
            readonly _id: string;
            /**
             * Format: date-time
             * @description Time it was moved to the trash (ISO 8601, UTC).
             */
            readonly trashedAt: string;
            /**
             * Format: date-time
             * @description Time of permanent deletion (ISO 8601, UTC).
             */
            readonly purgeAt: string;
        };
        /** @description Replaces groups by their elements, which stay where they are. */
        readonly UngroupOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "ungroup";
            /** @description IDs of groups. */
            readonly ids: readonly string[];
        };
        /** @description Makes elements, and parts of them, no longer fillable. */
        readonly UnmarkSlotOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly op: "unmarkSlot";
            /** @description IDs of elements. Parts of texts are unmarked too. */
            readonly ids: readonly string[];
        };
        /** @description A version of a design without its document. */
        readonly Version: {
            /** @description The revision of the design that this version retains. */
            readonly revision: number;
            /** @description Name, or null. A named version is retained until the design is deleted. */
            readonly name: string | null;
            /** @description Whether it is the design's current document and size. */
            readonly isCurrent: boolean;
            /** @description Page width in CSS pixels (96 per inch). */
            readonly width: number;
            /** @description Page height in CSS pixels (96 per inch). */
            readonly height: number;
            /** @description Number of pages. */
            readonly pageCount: number;
            /**
             * @description How it was made. `template`: created from a template or another design. `copied`: a duplicate. `unknown`: made before versions were recorded.
             * @enum {string}
             */
            readonly origin: "created" | "template" | "copied" | "edited" | "resized" | "restored" | "unknown";
            /** @description The API key that made it, or null if it was made in the app. */
            readonly apiKey: {
                /** @description The key ID. Opaque; never changes. */
                readonly _id: string;
                /** @description Name of the key. */
                readonly name: string;
            } | null;
            /** @description What its document counts in the account's storage, in bytes. Equal documents are stored once. 0 for the current version. */
            readonly storedBytes: number;
            /**
             * Format: date-time
             * @description Time of its first save (ISO 8601, UTC).
             */
            readonly beganAt: string;
            /**
             * Format: date-time
             * @description Time of its last save (ISO 8601, UTC).
             */
            readonly savedAt: string;
        };
        /** @description The name of a version. */
        readonly VersionChange: {
            /** @description Name of 1 to 100 characters, or null to remove it. */
            readonly name: string | null;
        };
        /** @description A page of versions. */
        readonly VersionList: {
            /** @description Versions on this page. */
            readonly versions: readonly components["schemas"]["Version"][];
            /** @description Total number of matching items across all pages. */
            readonly total: number;
        };
        /**
         * @description `private`: visible only to its owner. `unlisted`: visible to anyone with the link, signed in or not. `public`: also listed in the community.
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
        /** @description `account_suspended`, `scope_missing` */
        readonly AccountSuspendedOrScopeMissing: {
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
        /** @description `disk_full` */
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
        /** @description `idempotency_key_reused`, `import_invalid`, `storage_full` */
        readonly IdempotencyKeyReusedOrImportInvalidOrStorageFull: {
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
        /** @description `idempotency_key_in_use`, `folder_name_taken`, `folder_limit` */
        readonly IdempotencyKeyInUseOrFolderNameTakenOrFolderLimit: {
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
        /** @description `folder_name_taken`, `folder_limit`, `folder_cycle` */
        readonly FolderNameTakenOrFolderLimitOrFolderCycle: {
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
        /** @description `queue_full`, `rate_limited`, `too_many_failed_attempts` */
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
        /** @description `account_suspended`, `scope_missing`, `session_needed`, `owner_needed` */
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
        /** @description `idempotency_key_reused`, `image_invalid`, `font_invalid`, `storage_full` */
        readonly UnprocessableEntity2: {
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
        /** @description `image_fetch_failed` */
        readonly ImageFetchFailed: {
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
    readonly listDesigns: {
        readonly parameters: {
            readonly query?: {
                /** @description Maximum number of items to return. Default: `20`. */
                readonly limit?: number;
                /** @description Number of items to skip. Default: `0`. */
                readonly offset?: number;
                /** @description Only designs that contain all of these words, in any order, ignoring case and accents: in the title, the tags or the document. Parts of words are found too. If there are none, words that say nothing, such as `for` and `my`, are ignored. Of a document, this includes texts, tables, labels of charts, names of pages, alternative texts and labels of slots, up to 100,000 characters. */
                readonly q?: string;
                /** @description Only designs with exactly this tag. Repeat the parameter for designs that have all of several tags, at most 20. */
                readonly tag?: string | readonly string[];
                /** @description Only designs with this visibility. */
                readonly visibility?: components["schemas"]["Visibility"];
                /** @description Only designs in the folder with this ID, or with `none`, outside of folders. */
                readonly folder?: string;
                /** @description With `folder`: whether to include the designs of its subfolders. Default: `false`. */
                readonly subfolders?: "true" | "false";
                /** @description Only designs last changed at or after this time: an ISO 8601 time, such as 2026-04-01T10:00:00Z, or a date, which is its start in UTC. */
                readonly updatedAfter?: string;
                /** @description Only designs last changed before this time: an ISO 8601 time, such as 2026-04-01T10:00:00Z, or a date, which is its start in UTC. */
                readonly updatedBefore?: string;
                /** @description Only designs created at or after this time: an ISO 8601 time, such as 2026-04-01T10:00:00Z, or a date, which is its start in UTC. */
                readonly createdAfter?: string;
                /** @description Only designs created before this time: an ISO 8601 time, such as 2026-04-01T10:00:00Z, or a date, which is its start in UTC. */
                readonly createdBefore?: string;
                /** @description Sort order. A leading minus sign sorts in descending order. Default `-updatedAt`. */
                readonly sort?: "-updatedAt" | "updatedAt" | "-createdAt" | "createdAt" | "title" | "-title";
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
                     *           "folderId": null,
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly createDesign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Up to 255 characters, unique per request. Repeating a key replays the first response. */
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
                     *       "folderId": null,
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
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 404: components["responses"]["NotFoundOrDesignTrashed"];
            readonly 409: components["responses"]["IdempotencyKeyInUse"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["IdempotencyKeyReusedOrStorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly getDesign: {
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
                     *       "tags": [
                     *         "summer"
                     *       ],
                     *       "visibility": "private",
                     *       "sharing": {
                     *         "download": false,
                     *         "copy": false
                     *       },
                     *       "folderId": null,
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
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
                /** @description ETag of the expected revision, such as `"3"`. A stale one fails with 412, an invalid one with 400. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The design ID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description When the design was moved to the trash, and when it will be permanently deleted. */
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
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["StaleRevision"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly updateDesign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description ETag of the expected revision, such as `"3"`. A stale one fails with 412, an invalid one with 400. */
                readonly "If-Match"?: string;
            };
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
                     *       "folderId": null,
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
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 404: components["responses"]["NotFoundOrDesignTrashed"];
            readonly 412: components["responses"]["StaleRevision"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly listDesignPages: {
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
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
                /** @description Up to 255 characters, unique per request. Repeating a key replays the first response. */
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
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 409: components["responses"]["IdempotencyKeyInUse"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["IdempotencyKeyReusedOrStorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly duplicateDesign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Up to 255 characters, unique per request. Repeating a key replays the first response. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The design ID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /**
                 * @example {
                 *       "title": "Summer sale, story",
                 *       "preset": "story"
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
                     *       "folderId": null,
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
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 404: components["responses"]["NotFoundOrDesignTrashed"];
            readonly 409: components["responses"]["IdempotencyKeyInUse"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["IdempotencyKeyReusedOrStorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly importDesign: {
        readonly parameters: {
            readonly query?: {
                /** @description File name. Defaults to the name in the form. */
                readonly name?: string;
                /** @description Title. Defaults to the file name. */
                readonly title?: string;
                /** @description Comma-separated numbers of the slides or pages to import, for example `1,3`. Default: all. */
                readonly pages?: string;
                /** @description ID of the folder of the design. */
                readonly folderId?: string;
            };
            readonly header?: {
                /** @description Up to 255 characters, unique per request. Repeating a key replays the first response. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": {
                    /** @description An SVG, PPTX or Polotno JSON of at most 25 MiB. */
                    readonly file: string;
                    /** @description File name. Defaults to the name of the uploaded file. */
                    readonly name?: string;
                };
                readonly "image/svg+xml": unknown;
                readonly "application/vnd.openxmlformats-officedocument.presentationml.presentation": unknown;
                readonly "application/octet-stream": unknown;
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
                     *       "folderId": null,
                     *       "revision": 1,
                     *       "pageCount": 1,
                     *       "fromTemplate": null,
                     *       "thumbnailUrl": "http://localhost:4400/files/thumbnails/des_01jqr8yd0m3k5t7w9x2z4b6c8f/1.webp?signature=4nTb0xkX",
                     *       "createdAt": "2026-04-01T10:00:00.000Z",
                     *       "updatedAt": "2026-04-01T10:00:00.000Z",
                     *       "report": [
                     *         {
                     *           "what": "Font “Calibri”",
                     *           "how": "The font is not available; “Lato” is used.",
                     *           "count": 3,
                     *           "pages": [
                     *             1
                     *           ],
                     *           "elements": [
                     *             "text-1"
                     *           ]
                     *         }
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
                    readonly "application/json": components["schemas"]["ImportedDesign"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 409: components["responses"]["IdempotencyKeyInUse"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["IdempotencyKeyReusedOrImportInvalidOrStorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly changeDesignTags: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Up to 255 characters, unique per request. Repeating a key replays the first response. */
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
                 *       ],
                 *       "add": [
                 *         "summer"
                 *       ],
                 *       "remove": [
                 *         "draft"
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["TagsChange"];
            };
        };
        readonly responses: {
            /** @description The designs. */
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
                     *           "folderId": null,
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
                    readonly "application/json": components["schemas"]["ChangedDesigns"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 409: components["responses"]["IdempotencyKeyInUse"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["IdempotencyKeyReusedOrStorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly moveDesigns: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Up to 255 characters, unique per request. Repeating a key replays the first response. */
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
                 *       ],
                 *       "folderId": "fol_01jqr9a1b2c3d4e5f6g7h8j9k0"
                 *     }
                 */
                readonly "application/json": components["schemas"]["DesignMove"];
            };
        };
        readonly responses: {
            /** @description The designs. */
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
                     *           "folderId": null,
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
                    readonly "application/json": components["schemas"]["ChangedDesigns"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["IdempotencyKeyInUse"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["IdempotencyKeyReusedOrStorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly exportDesigns: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Up to 255 characters, unique per request. Repeating a key replays the first response. */
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
                 *       ],
                 *       "format": "pdf"
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewExports"];
            };
        };
        readonly responses: {
            /** @description The exports, usually `queued`, and the designs without one. */
            readonly 202: {
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
                     *       "failed": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CreatedExports"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 409: components["responses"]["IdempotencyKeyInUse"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["IdempotencyKeyReusedOrStorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly listRecentDesigns: {
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
                     *           "folderId": null,
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly openDesign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Up to 255 characters, unique per request. Repeating a key replays the first response. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The design ID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Recorded. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["IdempotencyKeyInUse"];
            readonly 422: components["responses"]["IdempotencyKeyReusedOrStorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly listFolders: {
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
            /** @description The folders. */
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
                     *       "folders": [
                     *         {
                     *           "_id": "fol_01jqr9a1b2c3d4e5f6g7h8j9k0",
                     *           "name": "Summer campaign",
                     *           "parentId": null,
                     *           "depth": 1,
                     *           "designCount": 3,
                     *           "totalCount": 12,
                     *           "createdAt": "2026-04-01T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "unfiledCount": 5
                     *     }
                     */
                    readonly "application/json": components["schemas"]["FolderList"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly createFolder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Up to 255 characters, unique per request. Repeating a key replays the first response. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Summer campaign"
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewFolder"];
            };
        };
        readonly responses: {
            /** @description The folder. */
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
                     *       "_id": "fol_01jqr9a1b2c3d4e5f6g7h8j9k0",
                     *       "name": "Summer campaign",
                     *       "parentId": null,
                     *       "depth": 1,
                     *       "designCount": 0,
                     *       "totalCount": 0,
                     *       "createdAt": "2026-04-01T10:00:00.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Folder"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["IdempotencyKeyInUseOrFolderNameTakenOrFolderLimit"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["IdempotencyKeyReusedOrStorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly getFolder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description ETag of a stored response. Returns 304 if it is still current. */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The folder ID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The folder. */
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
                     *       "_id": "fol_01jqr9a1b2c3d4e5f6g7h8j9k0",
                     *       "name": "Summer campaign",
                     *       "parentId": null,
                     *       "depth": 1,
                     *       "designCount": 3,
                     *       "totalCount": 12,
                     *       "createdAt": "2026-04-01T10:00:00.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Folder"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly deleteFolder: {
        readonly parameters: {
            readonly query?: {
                /** @description `parent` moves the designs to the parent of the folder, `trash` to the trash. Default: `"parent"`. */
                readonly designs?: "parent" | "trash";
            };
            readonly header?: never;
            readonly path: {
                /** @description The folder ID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What has changed. */
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
                     *       "_id": "fol_01jqr9a1b2c3d4e5f6g7h8j9k0",
                     *       "folders": 1,
                     *       "moved": 3,
                     *       "trashed": 0
                     *     }
                     */
                    readonly "application/json": components["schemas"]["FolderDeletion"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly updateFolder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The folder ID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Summer 2026"
                 *     }
                 */
                readonly "application/json": components["schemas"]["FolderChange"];
            };
        };
        readonly responses: {
            /** @description The folder. */
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
                     *       "_id": "fol_01jqr9a1b2c3d4e5f6g7h8j9k0",
                     *       "name": "Summer campaign",
                     *       "parentId": null,
                     *       "depth": 1,
                     *       "designCount": 3,
                     *       "totalCount": 12,
                     *       "createdAt": "2026-04-01T10:00:00.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Folder"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["FolderNameTakenOrFolderLimitOrFolderCycle"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly editDesign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Up to 255 characters, unique per request. Repeating a key replays the first response. */
                readonly "Idempotency-Key"?: string;
                /** @description ETag of the expected revision, such as `"3"`. A stale one fails with 412, an invalid one with 400. */
                readonly "If-Match"?: string;
            };
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
                 *       "operations": [
                 *         {
                 *           "op": "addPage",
                 *           "id": "back",
                 *           "name": "Back",
                 *           "background": "#0f172a"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["DesignEdit"];
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
                     *       "folderId": null,
                     *       "revision": 1,
                     *       "pageCount": 1,
                     *       "fromTemplate": null,
                     *       "thumbnailUrl": "http://localhost:4400/files/thumbnails/des_01jqr8yd0m3k5t7w9x2z4b6c8f/1.webp?signature=4nTb0xkX",
                     *       "createdAt": "2026-04-01T10:00:00.000Z",
                     *       "updatedAt": "2026-04-01T10:00:00.000Z",
                     *       "created": [
                     *         [
                     *           "back"
                     *         ]
                     *       ],
                     *       "warnings": [],
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
                    readonly "application/json": components["schemas"]["EditedDesign"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 404: components["responses"]["NotFoundOrDesignTrashed"];
            readonly 409: components["responses"]["IdempotencyKeyInUse"];
            readonly 412: components["responses"]["StaleRevision"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["IdempotencyKeyReusedOrStorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly resizeDesign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Up to 255 characters, unique per request. Repeating a key replays the first response. */
                readonly "Idempotency-Key"?: string;
                /** @description ETag of the expected revision, such as `"3"`. A stale one fails with 412, an invalid one with 400. */
                readonly "If-Match"?: string;
            };
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
                 *       "preset": "story"
                 *     }
                 */
                readonly "application/json": components["schemas"]["DesignSize"];
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
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "des_01jqr8yd0m3k5t7w9x2z4b6c8f",
                     *       "title": "Summer sale",
                     *       "width": 1080,
                     *       "height": 1920,
                     *       "tags": [
                     *         "summer"
                     *       ],
                     *       "visibility": "private",
                     *       "sharing": {
                     *         "download": false,
                     *         "copy": false
                     *       },
                     *       "folderId": null,
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
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 404: components["responses"]["NotFoundOrDesignTrashed"];
            readonly 409: components["responses"]["IdempotencyKeyInUse"];
            readonly 412: components["responses"]["StaleRevision"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["IdempotencyKeyReusedOrStorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly listVersions: {
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
            readonly path: {
                /** @description The design ID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of versions. */
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
                     *       "versions": [
                     *         {
                     *           "revision": 3,
                     *           "name": "Approved by Ada",
                     *           "isCurrent": false,
                     *           "width": 1080,
                     *           "height": 1080,
                     *           "pageCount": 1,
                     *           "origin": "edited",
                     *           "apiKey": null,
                     *           "storedBytes": 912,
                     *           "beganAt": "2026-04-01T10:02:11.000Z",
                     *           "savedAt": "2026-04-01T10:06:40.000Z"
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["VersionList"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 404: components["responses"]["NotFoundOrDesignTrashed"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly getVersion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description ETag of a stored response. Returns 304 if it is still current. */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The design ID. */
                readonly id: string;
                /** @description The revision of the version, as in the list of versions. */
                readonly revision: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The version. */
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
                     *       "revision": 3,
                     *       "name": "Approved by Ada",
                     *       "isCurrent": false,
                     *       "width": 1080,
                     *       "height": 1080,
                     *       "pageCount": 1,
                     *       "origin": "edited",
                     *       "apiKey": null,
                     *       "storedBytes": 912,
                     *       "beganAt": "2026-04-01T10:02:11.000Z",
                     *       "savedAt": "2026-04-01T10:06:40.000Z",
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
                    readonly "application/json": components["schemas"]["OpenVersion"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 404: components["responses"]["NotFoundOrDesignTrashed"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly renameVersion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The design ID. */
                readonly id: string;
                /** @description The revision of the version, as in the list of versions. */
                readonly revision: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Approved by Ada"
                 *     }
                 */
                readonly "application/json": components["schemas"]["VersionChange"];
            };
        };
        readonly responses: {
            /** @description The version. */
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
                     *       "revision": 3,
                     *       "name": "Approved by Ada",
                     *       "isCurrent": false,
                     *       "width": 1080,
                     *       "height": 1080,
                     *       "pageCount": 1,
                     *       "origin": "edited",
                     *       "apiKey": null,
                     *       "storedBytes": 912,
                     *       "beganAt": "2026-04-01T10:02:11.000Z",
                     *       "savedAt": "2026-04-01T10:06:40.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Version"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 404: components["responses"]["NotFoundOrDesignTrashed"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly restoreVersion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Up to 255 characters, unique per request. Repeating a key replays the first response. */
                readonly "Idempotency-Key"?: string;
                /** @description ETag of the expected revision, such as `"3"`. A stale one fails with 412, an invalid one with 400. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The design ID. */
                readonly id: string;
                /** @description The revision of the version, as in the list of versions. */
                readonly revision: number;
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
                     *       "folderId": null,
                     *       "revision": 5,
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
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 404: components["responses"]["NotFoundOrDesignTrashed"];
            readonly 409: components["responses"]["IdempotencyKeyInUse"];
            readonly 412: components["responses"]["StaleRevision"];
            readonly 422: components["responses"]["IdempotencyKeyReusedOrStorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly listTrash: {
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
                     *           "folderId": null,
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
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
            /** @description The number of deleted designs. */
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
                        /** @description Number of deleted designs. */
                        readonly removed: number;
                    };
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly restoreDesign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Up to 255 characters, unique per request. Repeating a key replays the first response. */
                readonly "Idempotency-Key"?: string;
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
                     *       "folderId": null,
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
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["IdempotencyKeyInUse"];
            readonly 422: components["responses"]["IdempotencyKeyReusedOrStorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly restoreDesigns: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Up to 255 characters, unique per request. Repeating a key replays the first response. */
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
                     *           "folderId": null,
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
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 409: components["responses"]["IdempotencyKeyInUse"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["IdempotencyKeyReusedOrStorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly removeTrashedDesigns: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Up to 255 characters, unique per request. Repeating a key replays the first response. */
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
                     *       "deleted": [
                     *         "des_01jqr8yd0m3k5t7w9x2z4b6c8f"
                     *       ],
                     *       "notFound": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["DeletedDesigns"];
                };
            };
            readonly 400: components["responses"]["InvalidInputOrMalformedJson"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 409: components["responses"]["IdempotencyKeyInUse"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["IdempotencyKeyReusedOrStorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly removeTrashedDesign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The design ID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
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
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly listCommunity: {
        readonly parameters: {
            readonly query?: {
                /** @description Maximum number of items to return. Default: `20`. */
                readonly limit?: number;
                /** @description Number of items to skip. Default: `0`. */
                readonly offset?: number;
                /** @description Only designs whose title contains all of these words, in any order, ignoring case and accents. */
                readonly q?: string;
                /** @description Only designs with exactly this tag. */
                readonly tag?: string;
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly listTags: {
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly listExports: {
        readonly parameters: {
            readonly query?: {
                /** @description Maximum number of items to return. Default: `20`. */
                readonly limit?: number;
                /** @description Number of items to skip. Default: `0`. */
                readonly offset?: number;
                /** @description Only exports of the design with this ID. */
                readonly designId?: string;
                /** @description Only exports with this status. */
                readonly status?: components["schemas"]["ExportStatus"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly createExport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Up to 255 characters, unique per request. Repeating a key replays the first response. */
                readonly "Idempotency-Key"?: string;
                /** @description `wait=N` delays the response until the export ends, for up to N seconds, at most 30. If too many requests are waiting, it returns immediately, without `Preference-Applied`. A retry with the same Idempotency-Key replays the first response, which may be `queued`: fetch the export from its `Location`. */
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
            /** @description The export, usually `queued`. With `Prefer: wait=N` it may have ended. */
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
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 404: components["responses"]["NotFoundOrDesignTrashed"];
            readonly 409: components["responses"]["IdempotencyKeyInUse"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 429: components["responses"]["QueueFullOrRateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly getExport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description ETag of a stored response. Returns 304 if it is still current. */
                readonly "If-None-Match"?: string;
                /** @description `wait=N` delays the response until the export ends, for up to N seconds, at most 30. If too many requests are waiting, it returns immediately, without `Preference-Applied`. */
                readonly Prefer?: string;
            };
            readonly path: {
                /** @description The export ID. */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
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
                /** @description The export ID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The canceled export. */
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
            /** @description The ended export was deleted. */
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
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["ExportNotCancelable"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly retryExport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Up to 255 characters, unique per request. Repeating a key replays the first response. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The export ID. */
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
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 404: components["responses"]["NotFoundOrDesignTrashed"];
            readonly 409: components["responses"]["IdempotencyKeyInUseOrExportNotRetryable"];
            readonly 422: components["responses"]["UnprocessableEntity"];
            readonly 429: components["responses"]["QueueFullOrRateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly watchExports: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description ID of the last event received, to resume from there. */
                readonly "Last-Event-ID"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A server-sent event stream. It stays open until the client disconnects or the stream ends. */
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
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly listColorProfiles: {
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
            /** @description The color profiles. */
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
                     *       "colorProfiles": [
                     *         {
                     *           "name": "fogra39-coated",
                     *           "label": "Coated paper (FOGRA39, ISO Coated v2)",
                     *           "condition": "FOGRA39",
                     *           "builtIn": true
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ColorProfileList"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly listTemplates: {
        readonly parameters: {
            readonly query?: {
                /** @description Maximum number of items to return. Default: `20`. */
                readonly limit?: number;
                /** @description Number of items to skip. Default: `0`. */
                readonly offset?: number;
                /** @description Search words. */
                readonly q?: string;
                /** @description Only templates in exactly this category. */
                readonly category?: string;
                /** @description Only templates of this collection, see `GET /api/templates/collections`, in its order. */
                readonly collection?: string;
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
            /** @description A page of templates, with the number of templates per category. */
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
                     *               "label": "Headline",
                     *               "help": "Two or three words.",
                     *               "group": null,
                     *               "kind": "text",
                     *               "default": "Summer sale",
                     *               "required": false,
                     *               "maxLength": 24,
                     *               "sample": null
                     *             }
                     *           ],
                     *           "builtIn": true,
                     *           "own": false,
                     *           "visibility": "everyone",
                     *           "updatedAt": "2026-04-01T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "correctedQuery": null,
                     *       "partial": false,
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly publishTemplate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Up to 255 characters, unique per request. Repeating a key replays the first response. */
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
                     *           "label": "Headline",
                     *           "help": "Two or three words.",
                     *           "group": null,
                     *           "kind": "text",
                     *           "default": "Summer sale",
                     *           "required": false,
                     *           "maxLength": 24,
                     *           "sample": null
                     *         }
                     *       ],
                     *       "builtIn": false,
                     *       "own": true,
                     *       "visibility": "private",
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
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundOrDesignTrashed"];
            readonly 409: components["responses"]["IdempotencyKeyInUse"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["IdempotencyKeyReusedOrStorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly listTemplateCollections: {
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
            /** @description The collections. */
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
                     *       "collections": [
                     *         {
                     *           "_id": "social-media",
                     *           "title": "Social media",
                     *           "description": "Posts, stories and covers, in the sizes of each network.",
                     *           "templates": [
                     *             {
                     *               "_id": "tpl_percent-sale-post",
                     *               "title": "Percent sale post",
                     *               "category": "Social post",
                     *               "width": 1080,
                     *               "height": 1350,
                     *               "pageCount": 1,
                     *               "thumbnailUrl": "http://localhost:4400/files/thumbnails/tpl_percent-sale-post/1.webp?signature=4nTb0xkX"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["TemplateCollectionList"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly listRecentTemplates: {
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
            /** @description A page of templates. */
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
                     *               "label": "Headline",
                     *               "help": "Two or three words.",
                     *               "group": null,
                     *               "kind": "text",
                     *               "default": "Summer sale",
                     *               "required": false,
                     *               "maxLength": 24,
                     *               "sample": null
                     *             }
                     *           ],
                     *           "builtIn": true,
                     *           "own": false,
                     *           "visibility": "everyone",
                     *           "updatedAt": "2026-04-01T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["RecentTemplateList"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly listSimilarTemplates: {
        readonly parameters: {
            readonly query?: {
                /** @description Maximum number of items to return. Default: `20`. */
                readonly limit?: number;
            };
            readonly header?: {
                /** @description ETag of a stored response. Returns 304 if it is still current. */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The template ID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The templates. */
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
                     *               "label": "Headline",
                     *               "help": "Two or three words.",
                     *               "group": null,
                     *               "kind": "text",
                     *               "default": "Summer sale",
                     *               "required": false,
                     *               "maxLength": 24,
                     *               "sample": null
                     *             }
                     *           ],
                     *           "builtIn": true,
                     *           "own": false,
                     *           "visibility": "everyone",
                     *           "updatedAt": "2026-04-01T10:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SimilarTemplateList"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly getTemplate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description ETag of a stored response. Returns 304 if it is still current. */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The template ID. */
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
                     *           "label": "Headline",
                     *           "help": "Two or three words.",
                     *           "group": null,
                     *           "kind": "text",
                     *           "default": "Summer sale",
                     *           "required": false,
                     *           "maxLength": 24,
                     *           "sample": null
                     *         }
                     *       ],
                     *       "builtIn": true,
                     *       "own": false,
                     *       "visibility": "everyone",
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
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
                /** @description The template ID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
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
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly updateTemplate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The template ID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "category": "social",
                 *       "tags": [
                 *         "sale"
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["TemplateChange"];
            };
        };
        readonly responses: {
            /** @description The template. */
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
                     *           "label": "Headline",
                     *           "help": "Two or three words.",
                     *           "group": null,
                     *           "kind": "text",
                     *           "default": "Summer sale",
                     *           "required": false,
                     *           "maxLength": 24,
                     *           "sample": null
                     *         }
                     *       ],
                     *       "builtIn": false,
                     *       "own": true,
                     *       "visibility": "private",
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
            readonly 403: components["responses"]["Forbidden"];
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
    readonly listTemplatePages: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description ETag of a stored response. Returns 304 if it is still current. */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The template ID. */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly listAssets: {
        readonly parameters: {
            readonly query?: {
                /** @description Maximum number of items to return. Default: `20`. */
                readonly limit?: number;
                /** @description Number of items to skip. Default: `0`. */
                readonly offset?: number;
                /** @description Only assets whose name contains all of these words, in any order, ignoring case and accents. */
                readonly q?: string;
                /** @description Only images, or only fonts. Default: both. */
                readonly kind?: "image" | "font";
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
                     *           "font": null,
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly createAsset: {
        readonly parameters: {
            readonly query?: {
                /** @description File name. Defaults to the name in the form, or one derived from the type. */
                readonly name?: string;
            };
            readonly header?: {
                /** @description Up to 255 characters, unique per request. Repeating a key replays the first response. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": {
                    /** @description A PNG, JPEG, WebP, AVIF, GIF, SVG, HEIC, HEIF, TTF, OTF, WOFF or WOFF2 of at most 25 MiB. */
                    readonly file: string;
                    /** @description File name. Defaults to the name of the uploaded file. */
                    readonly name?: string;
                };
                readonly "image/png": unknown;
                readonly "image/jpeg": unknown;
                readonly "image/webp": unknown;
                readonly "image/avif": unknown;
                readonly "image/gif": unknown;
                readonly "image/svg+xml": unknown;
                readonly "image/heic": unknown;
                readonly "image/heif": unknown;
                readonly "font/ttf": unknown;
                readonly "font/otf": unknown;
                readonly "font/woff": unknown;
                readonly "font/woff2": unknown;
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
                     *       "font": null,
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
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 409: components["responses"]["IdempotencyKeyInUse"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaTypeOrUnsupportedUpload"];
            readonly 422: components["responses"]["UnprocessableEntity2"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly getAsset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description ETag of a stored response. Returns 304 if it is still current. */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The asset ID. */
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
                     *       "font": null,
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
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
                /** @description The asset ID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
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
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["AssetInUse"];
            readonly 422: components["responses"]["StorageFull"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
            readonly 507: components["responses"]["DiskFull"];
        };
    };
    readonly listAssetUses: {
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
            readonly path: {
                /** @description The asset ID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of designs and templates that use it. */
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly listAssetColors: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description ETag of a stored response. Returns 304 if it is still current. */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The asset ID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Its colors. */
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
                     *       "colors": [
                     *         "#1d3557",
                     *         "#e63946",
                     *         "currentColor"
                     *       ],
                     *       "total": 3
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AssetColorList"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["ImageFetchFailed"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly getAccount: {
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
                     *         "exportBytes": 500000000,
                     *         "exportsAtOnce": 20,
                     *         "queuedExports": 5000
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
    readonly listFonts: {
        readonly parameters: {
            readonly query?: {
                /** @description Only families whose name contains this text, ignoring case. */
                readonly q?: string;
                /** @description Only families that cover this script, as an ISO 15924 code, for example `Cyrl`. */
                readonly script?: string;
                /** @description Only your families, or only bundled ones. Default: both. */
                readonly own?: "true" | "false";
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
            /** @description The font families. */
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
                     *           "family": "Pacifico",
                     *           "own": false,
                     *           "faces": [
                     *             {
                     *               "weight": 400,
                     *               "style": "normal"
                     *             }
                     *           ],
                     *           "axes": [],
                     *           "scripts": [
                     *             "Latn"
                     *           ],
                     *           "sampleUrl": "http://localhost:4400/paint/samples/pacifico-400-1f0c35b8a2d94e67.svg"
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["FontList"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["AccountSuspendedOrScopeMissing"];
            readonly 429: components["responses"]["RateLimitedOrTooManyFailedAttempts"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ShuttingDownOrOverloaded"];
        };
    };
}

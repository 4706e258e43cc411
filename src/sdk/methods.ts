// Generated from openapi.json by `npm run openapi`. Change the routes instead.

import type { Change, Read } from './method.ts'
import type { operations } from './api-schema.ts'

/** One method for each operation of the API. */
export interface Methods {
  /**
   * List your designs.
   *
   * Most recently updated first by default. Excludes designs in the trash.
   *
   * Requires the scope `read`.
   */
  readonly listDesigns: Read<operations['listDesigns']>
  /**
   * Create a design.
   *
   * Creates an empty design, or one from a `document`, a template or another design. With `fromTemplate`, the document, size and title default to those of the original, a different size resizes it, and `data` fills its slots.
   *
   * Requires the scope `write`.
   */
  readonly createDesign: Change<operations['createDesign']>
  /**
   * Get a design.
   *
   * Includes the document. The ETag is the revision.
   *
   * Requires the scope `read`.
   */
  readonly getDesign: Read<operations['getDesign']>
  /**
   * Update a design.
   *
   * Omitted fields are unchanged. `tags` replaces all tags. A different size without a `document` resizes the current document.
   *
   * Requires the scope `write`.
   */
  readonly updateDesign: Change<operations['updateDesign']>
  /**
   * Move a design to the trash.
   *
   * The design is permanently deleted at `purgeAt`. The retention period is set by the administrator. Repeating the request returns the same response.
   *
   * Requires the scope `write`.
   */
  readonly trashDesign: Change<operations['trashDesign']>
  /**
   * List a design's pages.
   *
   * Each page includes the URL of a preview image.
   *
   * Requires the scope `read`.
   */
  readonly listDesignPages: Read<operations['listDesignPages']>
  /**
   * Move several designs to the trash.
   *
   * Moves up to 500 designs in one transaction and counts as one request. A design that is already in the trash keeps its `trashedAt`. IDs without a design of yours are returned in `notFound`.
   *
   * Requires the scope `write`.
   */
  readonly trashDesigns: Change<operations['trashDesigns']>
  /**
   * Duplicate a design.
   *
   * The copy is private and starts at revision 1. Its title defaults to "Copy of …". With `preset`, or `width` and `height`, it is arranged for that size, as by `POST /api/designs/:id/resize`.
   *
   * Requires the scope `write`.
   */
  readonly duplicateDesign: Change<operations['duplicateDesign']>
  /**
   * Import a file as a design.
   *
   * Creates a design from a file of another program: SVG, PPTX or Polotno JSON (what `store.toJSON()` returns) of at most 25 MiB, sent as the `file` field of a form or as the raw request body. Texts, shapes, images, tables and charts become elements that can be edited; `report` lists everything that was approximated, replaced or left out. Pictures in the file become assets; those at https URLs stay there. If the import fails, nothing is stored.
   *
   * Requires the scope `write`.
   */
  readonly importDesign: Change<operations['importDesign']>
  /**
   * Change the tags of several designs.
   *
   * Adds and removes tags of up to 500 designs in one transaction and counts as one request. If a design would have too many tags, nothing is changed. Designs that have the tags already keep their revision.
   *
   * Requires the scope `write`.
   */
  readonly changeDesignTags: Change<operations['changeDesignTags']>
  /**
   * Move several designs to a folder.
   *
   * Moves up to 500 designs in one transaction and counts as one request. Their `revision` and `updatedAt` are unchanged.
   *
   * Requires the scope `write`.
   */
  readonly moveDesigns: Change<operations['moveDesigns']>
  /**
   * Export several designs.
   *
   * Creates an export of each of up to 100 designs with the same options, and counts as one request. A design that can’t be exported is returned in `failed` and does not affect the others. With an `Idempotency-Key`, repeating an interrupted request creates no export twice.
   *
   * Requires the scope `write`.
   */
  readonly exportDesigns: Change<operations['exportDesigns']>
  /**
   * List recently opened designs.
   *
   * Designs that you opened in the app, or for which you called `POST /api/designs/{id}/open`, last opened first. Excludes designs in the trash.
   *
   * Requires the scope `read`.
   */
  readonly listRecentDesigns: Read<operations['listRecentDesigns']>
  /**
   * Record that you opened a design.
   *
   * Puts the design at the front of your recently opened designs. Does not change the design.
   *
   * Requires the scope `write`.
   */
  readonly openDesign: Change<operations['openDesign']>
  /**
   * List your folders.
   *
   * All folders as a tree in order, at most 1000. List the designs of a folder with `GET /api/designs?folder=…`.
   *
   * Requires the scope `read`.
   */
  readonly listFolders: Read<operations['listFolders']>
  /**
   * Create a folder.
   *
   * An account can have 1000 folders, nested 10 levels deep.
   *
   * Requires the scope `write`.
   */
  readonly createFolder: Change<operations['createFolder']>
  /**
   * Get a folder.
   *
   * Includes the number of its designs.
   *
   * Requires the scope `read`.
   */
  readonly getFolder: Read<operations['getFolder']>
  /**
   * Rename or move a folder.
   *
   * Its designs and subfolders move with it. A folder can’t be moved into itself or its subfolders.
   *
   * Requires the scope `write`.
   */
  readonly updateFolder: Change<operations['updateFolder']>
  /**
   * Delete a folder.
   *
   * Deletes the folder and its subfolders. Their designs are not deleted: they move to the parent of the folder, or to the trash.
   *
   * Requires the scope `write`.
   */
  readonly deleteFolder: Change<operations['deleteFolder']>
  /**
   * Edit a design.
   *
   * Applies operations to the document, all or none. Elements and pages are named by their IDs, so without `If-Match` operations also apply to what others have changed in the meantime. If an operation cannot be applied, the response lists what is wrong with it, and nothing is saved. Changes that have no effect keep the revision.
   *
   * Requires the scope `write`.
   */
  readonly editDesign: Change<operations['editDesign']>
  /**
   * Resize a design.
   *
   * Arranges all pages for another size, as a designer would begin: backdrops and bands reach the new edges, pictures are cropped instead of distorted, texts become wider and are scaled together with the rest by one factor, and if the proportions change much, columns are stacked or stacks become columns. IDs and slots are kept. The state before is a version of the design. A size that the design has already keeps the revision. To keep this design, and resize a copy of it, send the same fields to `POST /api/designs/:id/duplicate`.
   *
   * Requires the scope `write`.
   */
  readonly resizeDesign: Change<operations['resizeDesign']>
  /**
   * List a design's versions.
   *
   * Newest first; the first is the current one. Changes to the document or the size make versions; several in a row by one author, without a pause of five minutes and within ten, are one version. All versions of the last hour are retained, then one per ten minutes for a day, one per day for 90 days, and named ones without limit. When the storage is full, the oldest unnamed ones are deleted first.
   *
   * Requires the scope `read`.
   */
  readonly listVersions: Read<operations['listVersions']>
  /**
   * Get a version.
   *
   * Includes the document.
   *
   * Requires the scope `read`.
   */
  readonly getVersion: Read<operations['getVersion']>
  /**
   * Name a version.
   *
   * A named version is retained until the design is deleted. Without a name, it is thinned by its age.
   *
   * Requires the scope `write`.
   */
  readonly renameVersion: Change<operations['renameVersion']>
  /**
   * Restore a version.
   *
   * Makes a new revision of the design with the version's document and size. Title, tags and visibility are unchanged. What it replaces remains a version. Fails with `invalid_input` if assets of the version were deleted; its pointers refer to the version's document.
   *
   * Requires the scope `write`.
   */
  readonly restoreVersion: Change<operations['restoreVersion']>
  /**
   * List designs in the trash.
   *
   * Most recently trashed first.
   *
   * Requires the scope `read`.
   */
  readonly listTrash: Read<operations['listTrash']>
  /**
   * Empty the trash.
   *
   * Permanently deletes all designs in the trash with their exports. This cannot be undone.
   *
   * Requires the scope `write`.
   */
  readonly emptyTrash: Change<operations['emptyTrash']>
  /**
   * Restore a design.
   *
   * A design outside the trash is returned unchanged.
   *
   * Requires the scope `write`.
   */
  readonly restoreDesign: Change<operations['restoreDesign']>
  /**
   * Restore several designs.
   *
   * Takes up to 500 designs out of the trash in one transaction and counts as one request. Designs outside the trash are returned unchanged, all without their documents. IDs without a design of yours are returned in `notFound`.
   *
   * Requires the scope `write`.
   */
  readonly restoreDesigns: Change<operations['restoreDesigns']>
  /**
   * Delete several designs in the trash permanently.
   *
   * Deletes up to 500 designs with their exports in one transaction and counts as one request. This cannot be undone. IDs without a design of yours in the trash are returned in `notFound`; designs outside the trash are not deleted.
   *
   * Requires the scope `write`.
   */
  readonly removeTrashedDesigns: Change<operations['removeTrashedDesigns']>
  /**
   * Delete a design permanently.
   *
   * Deletes a design in the trash with its exports. This cannot be undone. A design outside the trash is not deleted, and the response is 404.
   *
   * Requires the scope `write`.
   */
  readonly removeTrashedDesign: Change<operations['removeTrashedDesign']>
  /**
   * List public designs.
   *
   * Public designs of all accounts, most recently updated first. Owners are not included.
   *
   * Requires the scope `read`.
   */
  readonly listCommunity: Read<operations['listCommunity']>
  /**
   * List your tags.
   *
   * Tags of your designs outside the trash, most used first.
   *
   * Requires the scope `read`.
   */
  readonly listTags: Read<operations['listTags']>
  /**
   * List your exports.
   *
   * Newest first.
   *
   * Requires the scope `read`.
   */
  readonly listExports: Read<operations['listExports']>
  /**
   * Create an export.
   *
   * Exports the current revision of the design. Poll `GET /api/exports/{id}` until `status` is `completed` or `failed`, or send `Prefer: wait=N` to delay the response until then. If an identical export exists, the new one is `completed` immediately, unless it has images from URLs.
   *
   * Requires the scope `write`.
   */
  readonly createExport: Change<operations['createExport']>
  /**
   * Get an export.
   *
   * Returns the status and, once completed, the download URLs. Every response contains newly signed URLs.
   *
   * Requires the scope `read`.
   */
  readonly getExport: Read<operations['getExport']>
  /**
   * Cancel or delete an export.
   *
   * Cancels and returns a queued export (200). Deletes an ended export with its files (204).
   *
   * Requires the scope `write`.
   */
  readonly removeExport: Change<operations['removeExport']>
  /**
   * Retry an export.
   *
   * Queues a new export of the current revision with the same options. Only failed, canceled and expired exports can be retried; others return 409, and so does an export whose `data` was too large to store.
   *
   * Requires the scope `write`.
   */
  readonly retryExport: Change<operations['retryExport']>
  /**
   * List color profiles.
   *
   * Returns the values of `colorProfile` in exports of PDFs: built-in ICC profiles, and those of an admin.
   *
   * Requires the scope `read`.
   */
  readonly listColorProfiles: Read<operations['listColorProfiles']>
  /**
   * List templates.
   *
   * Built-in templates, those you published, and those that owners published for everyone, best match first. `q` searches titles, descriptions, tags, categories, keywords and names of sizes (`instagram story`, `a4`, `1080x1920`) for words that start with each of its words, their singular or a synonym, in any order, ignoring case and accents. Words that say nothing (`for`, `my`, `für`, `de`) are ignored, and so are words after the twentieth. Words as typed come before synonyms and translations. If nothing matches, typing errors are corrected, see `correctedQuery`; if still no template matches all words, those that match most are returned, where rare words count more, see `partial`. Without `q`, templates of accounts come first, last modified first, then the built-in ones in the order of the gallery. An unknown category returns an empty list.
   *
   * Requires the scope `read`.
   */
  readonly listTemplates: Read<operations['listTemplates']>
  /**
   * Publish a design as a template.
   *
   * The template is a copy: later changes to the design do not affect it. Only you can see it, unless an owner publishes it for everyone. The design can have up to 1000 slots.
   *
   * Requires the scope `write`.
   */
  readonly publishTemplate: Change<operations['publishTemplate']>
  /**
   * List collections of templates.
   *
   * Built-in templates that go together, chosen by hand, such as all for a wedding.
   *
   * Requires the scope `read`.
   */
  readonly listTemplateCollections: Read<operations['listTemplateCollections']>
  /**
   * List recently used templates.
   *
   * Templates from which you created designs that are not in the trash, last used first.
   *
   * Requires the scope `read`.
   */
  readonly listRecentTemplates: Read<operations['listRecentTemplates']>
  /**
   * List similar templates.
   *
   * Templates of the same category, with words of the same tags, or both; the most similar first.
   *
   * Requires the scope `read`.
   */
  readonly listSimilarTemplates: Read<operations['listSimilarTemplates']>
  /**
   * Get a template.
   *
   * Includes the document and the slots that `data` can fill.
   *
   * Requires the scope `read`.
   */
  readonly getTemplate: Read<operations['getTemplate']>
  /**
   * Update a template.
   *
   * Changes how a template of yours is listed, and who sees it. To change its content, publish it again.
   *
   * Requires the scope `write`.
   */
  readonly updateTemplate: Change<operations['updateTemplate']>
  /**
   * Delete a template.
   *
   * Designs created from it are not affected. Built-in templates and those of others cannot be deleted.
   *
   * Requires the scope `write`.
   */
  readonly removeTemplate: Change<operations['removeTemplate']>
  /**
   * List a template's pages.
   *
   * Each page includes the URL of a preview image.
   *
   * Requires the scope `read`.
   */
  readonly listTemplatePages: Read<operations['listTemplatePages']>
  /**
   * List your assets.
   *
   * Newest first.
   *
   * Requires the scope `read`.
   */
  readonly listAssets: Read<operations['listAssets']>
  /**
   * Upload an image or a font.
   *
   * A PNG, JPEG, WebP, AVIF, GIF, SVG, HEIC, HEIF, TTF, OTF, WOFF or WOFF2 of at most 25 MiB, sent as the `file` field of a form or as the raw request body. The file is fully decoded before it is stored. An SVG is stored in a normalized form, without scripts, external references and metadata; of a GIF, the first frame is drawn. WOFF and WOFF2 are unpacked; a font whose license forbids embedding is rejected. Uploading identical bytes again returns the existing asset. Built-in images need no upload: the schema PictureSource lists them.
   *
   * Requires the scope `write`.
   */
  readonly createAsset: Change<operations['createAsset']>
  /**
   * Get an asset.
   *
   * Every response contains newly signed URLs.
   *
   * Requires the scope `read`.
   */
  readonly getAsset: Read<operations['getAsset']>
  /**
   * Delete an asset.
   *
   * Fails with 409 while a design, including those in the trash, or a template of yours uses it.
   *
   * Requires the scope `write`.
   */
  readonly removeAsset: Change<operations['removeAsset']>
  /**
   * List uses of an asset.
   *
   * Templates first, then designs, each newest first. Includes designs in the trash.
   *
   * Requires the scope `read`.
   */
  readonly listAssetUses: Read<operations['listAssetUses']>
  /**
   * List colors of an SVG.
   *
   * The colors that the `colors` of an `svg` element can replace. Empty for other files.
   *
   * Requires the scope `read`.
   */
  readonly listAssetColors: Read<operations['listAssetColors']>
  /**
   * Get your account.
   *
   * Returns the plan, its limits and the current usage.
   *
   * Requires the scope `read`.
   */
  readonly getAccount: Read<operations['getAccount']>
  /**
   * List fonts.
   *
   * Returns the font families available to text: yours and the bundled ones. Upload fonts as assets.
   *
   * Requires the scope `read`.
   */
  readonly listFonts: Read<operations['listFonts']>
}

/** The HTTP method and path of each operation. */
export const ROUTES: Readonly<Record<keyof Methods, readonly [method: string, path: string]>> = {
  listDesigns: ['GET', '/api/designs'],
  createDesign: ['POST', '/api/designs'],
  getDesign: ['GET', '/api/designs/{id}'],
  updateDesign: ['PATCH', '/api/designs/{id}'],
  trashDesign: ['DELETE', '/api/designs/{id}'],
  listDesignPages: ['GET', '/api/designs/{id}/pages'],
  trashDesigns: ['POST', '/api/designs/trash'],
  duplicateDesign: ['POST', '/api/designs/{id}/duplicate'],
  importDesign: ['POST', '/api/designs/import'],
  changeDesignTags: ['POST', '/api/designs/tags'],
  moveDesigns: ['POST', '/api/designs/move'],
  exportDesigns: ['POST', '/api/designs/export'],
  listRecentDesigns: ['GET', '/api/designs/recent'],
  openDesign: ['POST', '/api/designs/{id}/open'],
  listFolders: ['GET', '/api/folders'],
  createFolder: ['POST', '/api/folders'],
  getFolder: ['GET', '/api/folders/{id}'],
  updateFolder: ['PATCH', '/api/folders/{id}'],
  deleteFolder: ['DELETE', '/api/folders/{id}'],
  editDesign: ['POST', '/api/designs/{id}/edits'],
  resizeDesign: ['POST', '/api/designs/{id}/resize'],
  listVersions: ['GET', '/api/designs/{id}/versions'],
  getVersion: ['GET', '/api/designs/{id}/versions/{revision}'],
  renameVersion: ['PATCH', '/api/designs/{id}/versions/{revision}'],
  restoreVersion: ['POST', '/api/designs/{id}/versions/{revision}/restore'],
  listTrash: ['GET', '/api/trash'],
  emptyTrash: ['DELETE', '/api/trash'],
  restoreDesign: ['POST', '/api/trash/{id}/restore'],
  restoreDesigns: ['POST', '/api/trash/restore'],
  removeTrashedDesigns: ['POST', '/api/trash/delete'],
  removeTrashedDesign: ['DELETE', '/api/trash/{id}'],
  listCommunity: ['GET', '/api/community'],
  listTags: ['GET', '/api/tags'],
  listExports: ['GET', '/api/exports'],
  createExport: ['POST', '/api/exports'],
  getExport: ['GET', '/api/exports/{id}'],
  removeExport: ['DELETE', '/api/exports/{id}'],
  retryExport: ['POST', '/api/exports/{id}/retry'],
  listColorProfiles: ['GET', '/api/color-profiles'],
  listTemplates: ['GET', '/api/templates'],
  publishTemplate: ['POST', '/api/templates'],
  listTemplateCollections: ['GET', '/api/templates/collections'],
  listRecentTemplates: ['GET', '/api/templates/recent'],
  listSimilarTemplates: ['GET', '/api/templates/{id}/similar'],
  getTemplate: ['GET', '/api/templates/{id}'],
  updateTemplate: ['PATCH', '/api/templates/{id}'],
  removeTemplate: ['DELETE', '/api/templates/{id}'],
  listTemplatePages: ['GET', '/api/templates/{id}/pages'],
  listAssets: ['GET', '/api/assets'],
  createAsset: ['POST', '/api/assets'],
  getAsset: ['GET', '/api/assets/{id}'],
  removeAsset: ['DELETE', '/api/assets/{id}'],
  listAssetUses: ['GET', '/api/assets/{id}/uses'],
  listAssetColors: ['GET', '/api/assets/{id}/colors'],
  getAccount: ['GET', '/api/account'],
  listFonts: ['GET', '/api/fonts'],
}

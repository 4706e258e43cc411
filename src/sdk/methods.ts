// Made from openapi.json by `npm run openapi`. Changes go into the routes.

import { type Change, type Read } from './method.ts'
import { type operations } from './schema.ts'

/** One method for each operation of the API. */
export interface Methods {
  /**
   * List your designs.
   *
   * Newest change first. `total` counts all that the query finds, beyond the page that is returned. Designs in the trash are left out.
   *
   * The key needs the scope `read`.
   */
  readonly listDesigns: Read<operations['listDesigns']>
  /**
   * Create a design.
   *
   * Empty, from a `document`, or from a template or another design: then that gives the document, the size and the title, another size resizes it, and `data` fills its slots.
   *
   * The key needs the scope `write`.
   */
  readonly createDesign: Change<operations['createDesign']>
  /**
   * Read a design.
   *
   * With its document. The ETag is its revision.
   *
   * The key needs the scope `read`.
   */
  readonly getDesign: Read<operations['getDesign']>
  /**
   * Change a design.
   *
   * What is left out stays. `tags` replaces all tags; another size without a `document` resizes the one there is.
   *
   * The key needs the scope `write`.
   */
  readonly updateDesign: Change<operations['updateDesign']>
  /**
   * Move a design to the trash.
   *
   * It is purged at `purgeAt`, some days later as the operator has set. Done again, the answer is the same.
   *
   * The key needs the scope `write`.
   */
  readonly trashDesign: Change<operations['trashDesign']>
  /**
   * List a design's pages.
   *
   * Each with a picture of it.
   *
   * The key needs the scope `read`.
   */
  readonly listDesignPages: Read<operations['listDesignPages']>
  /**
   * Move several designs to the trash.
   *
   * Moves up to 500 designs in one transaction and counts as one request. A design that is already in the trash keeps its `trashedAt`. IDs without a design of yours are returned in `notFound`.
   *
   * The key needs the scope `write`.
   */
  readonly trashDesigns: Change<operations['trashDesigns']>
  /**
   * Copy a design.
   *
   * The copy is private and begins at revision 1; without a title it is called "Copy of …".
   *
   * The key needs the scope `write`.
   */
  readonly duplicateDesign: Change<operations['duplicateDesign']>
  /**
   * List the designs in the trash.
   *
   * What was moved there last comes first.
   *
   * The key needs the scope `read`.
   */
  readonly listTrash: Read<operations['listTrash']>
  /**
   * Empty the trash.
   *
   * Removes all designs in it for good, with their exports. This cannot be undone.
   *
   * The key needs the scope `write`.
   */
  readonly emptyTrash: Change<operations['emptyTrash']>
  /**
   * Take a design out of the trash.
   *
   * One that is not in the trash is answered as it is.
   *
   * The key needs the scope `write`.
   */
  readonly restoreDesign: Change<operations['restoreDesign']>
  /**
   * Restore several designs.
   *
   * Takes up to 500 designs out of the trash in one transaction and counts as one request. Designs outside the trash are returned unchanged, all without their documents. IDs without a design of yours are returned in `notFound`.
   *
   * The key needs the scope `write`.
   */
  readonly restoreDesigns: Change<operations['restoreDesigns']>
  /**
   * Remove a design in the trash for good.
   *
   * With its exports. This cannot be undone. One that is not in the trash is 404, and stays.
   *
   * The key needs the scope `write`.
   */
  readonly removeTrashedDesign: Change<operations['removeTrashedDesign']>
  /**
   * List public designs.
   *
   * The public designs of all accounts, newest change first. Whose they are is not told.
   *
   * The key needs the scope `read`.
   */
  readonly listCommunity: Read<operations['listCommunity']>
  /**
   * List your tags.
   *
   * The tags that your designs outside the trash have, the most used first.
   *
   * The key needs the scope `read`.
   */
  readonly listTags: Read<operations['listTags']>
  /**
   * List your exports.
   *
   * The newest first.
   *
   * The key needs the scope `read`.
   */
  readonly listExports: Read<operations['listExports']>
  /**
   * Queue an export.
   *
   * Takes the design as it is now. Poll `GET /api/exports/{id}` until `status` is `completed`, or send `Prefer: wait=N` to have the answer held until then. Where the same has been rendered already, the export is `completed` at once.
   *
   * The key needs the scope `write`.
   */
  readonly createExport: Change<operations['createExport']>
  /**
   * Read an export.
   *
   * Its state and, once it is completed, where to download it. URLs are signed anew with every answer.
   *
   * The key needs the scope `read`.
   */
  readonly getExport: Read<operations['getExport']>
  /**
   * Cancel or remove an export.
   *
   * A queued export is cancelled and answered; one that has ended is removed with its files, and the answer is 204.
   *
   * The key needs the scope `write`.
   */
  readonly removeExport: Change<operations['removeExport']>
  /**
   * Ask for an export again.
   *
   * Queues a new export with the same options, of the design as it is now. For one that failed, was cancelled or has expired; any other is 409, and so is one whose `data` was too large to be told in its options.
   *
   * The key needs the scope `write`.
   */
  readonly retryExport: Change<operations['retryExport']>
  /**
   * Search the templates.
   *
   * The built-in ones and those you published, best match first. `q` looks into title, description, tags and category: words in any order, beginnings of words, accents aside. An unknown category is an empty list.
   *
   * The key needs the scope `read`.
   */
  readonly listTemplates: Read<operations['listTemplates']>
  /**
   * Publish a design as a template of your own.
   *
   * A copy: later changes of the design leave it alone. Only you see it.
   *
   * The key needs the scope `write`.
   */
  readonly publishTemplate: Change<operations['publishTemplate']>
  /**
   * Read a template.
   *
   * With its document and the slots that data can fill.
   *
   * The key needs the scope `read`.
   */
  readonly getTemplate: Read<operations['getTemplate']>
  /**
   * Remove a template of your own.
   *
   * Designs made from it stay. The built-in ones belong to the service and cannot be removed.
   *
   * The key needs the scope `write`.
   */
  readonly removeTemplate: Change<operations['removeTemplate']>
  /**
   * List a template's pages.
   *
   * Each with a picture of it.
   *
   * The key needs the scope `read`.
   */
  readonly listTemplatePages: Read<operations['listTemplatePages']>
  /**
   * List your assets.
   *
   * The newest first.
   *
   * The key needs the scope `read`.
   */
  readonly listAssets: Read<operations['listAssets']>
  /**
   * Upload a picture.
   *
   * A PNG, JPEG or WebP of at most 25 MiB: as the field `file` of a form, or as the bare body. It is decoded whole before it is kept. Equal bytes are kept once: sent again, they are answered with the asset they already are. Pictures that come with the service need no upload: the schema PictureSource lists them.
   *
   * The key needs the scope `write`.
   */
  readonly createAsset: Change<operations['createAsset']>
  /**
   * Read an asset.
   *
   * Its `url` is signed anew with every answer.
   *
   * The key needs the scope `read`.
   */
  readonly getAsset: Read<operations['getAsset']>
  /**
   * Remove an asset.
   *
   * Refused while a design or a template of yours names it, those in the trash included.
   *
   * The key needs the scope `write`.
   */
  readonly removeAsset: Change<operations['removeAsset']>
  /**
   * List what shows an asset.
   *
   * Templates before designs, of each the latest made first. Designs in the trash are among them.
   *
   * The key needs the scope `read`.
   */
  readonly listAssetUses: Read<operations['listAssetUses']>
  /**
   * Read your account.
   *
   * The plan, what it allows, and what is in use.
   *
   * The key needs the scope `read`.
   */
  readonly getAccount: Read<operations['getAccount']>
  /**
   * List the fonts.
   *
   * The families that text may name. A weight that a family lacks is drawn with the nearest one.
   *
   * The key needs the scope `read`.
   */
  readonly listFonts: Read<operations['listFonts']>
}

/** What each method sends, and where. */
export const ROUTES: Readonly<Record<keyof Methods, readonly [method: string, path: string]>> = {
  listDesigns: ['GET', '/api/designs'],
  createDesign: ['POST', '/api/designs'],
  getDesign: ['GET', '/api/designs/{id}'],
  updateDesign: ['PATCH', '/api/designs/{id}'],
  trashDesign: ['DELETE', '/api/designs/{id}'],
  listDesignPages: ['GET', '/api/designs/{id}/pages'],
  trashDesigns: ['POST', '/api/designs/trash'],
  duplicateDesign: ['POST', '/api/designs/{id}/duplicate'],
  listTrash: ['GET', '/api/trash'],
  emptyTrash: ['DELETE', '/api/trash'],
  restoreDesign: ['POST', '/api/trash/{id}/restore'],
  restoreDesigns: ['POST', '/api/trash/restore'],
  removeTrashedDesign: ['DELETE', '/api/trash/{id}'],
  listCommunity: ['GET', '/api/community'],
  listTags: ['GET', '/api/tags'],
  listExports: ['GET', '/api/exports'],
  createExport: ['POST', '/api/exports'],
  getExport: ['GET', '/api/exports/{id}'],
  removeExport: ['DELETE', '/api/exports/{id}'],
  retryExport: ['POST', '/api/exports/{id}/retry'],
  listTemplates: ['GET', '/api/templates'],
  publishTemplate: ['POST', '/api/templates'],
  getTemplate: ['GET', '/api/templates/{id}'],
  removeTemplate: ['DELETE', '/api/templates/{id}'],
  listTemplatePages: ['GET', '/api/templates/{id}/pages'],
  listAssets: ['GET', '/api/assets'],
  createAsset: ['POST', '/api/assets'],
  getAsset: ['GET', '/api/assets/{id}'],
  removeAsset: ['DELETE', '/api/assets/{id}'],
  listAssetUses: ['GET', '/api/assets/{id}/uses'],
  getAccount: ['GET', '/api/account'],
  listFonts: ['GET', '/api/fonts'],
}

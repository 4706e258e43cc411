import { type Operation, type Route, routesOf } from './operation.ts'
import { accountOperations, createAccountHandlers } from './routes/account-routes.ts'
import { assetOperations, createAssetHandlers } from './routes/asset-routes.ts'
import { colorProfileOperations, createColorProfileHandlers } from './routes/color-profile-routes.ts'
import { communityOperations, createCommunityHandlers } from './routes/community-routes.ts'
import { createDesignEditHandlers, designEditOperations } from './routes/design-edit-routes.ts'
import { createDesignResizeHandlers, designResizeOperations } from './routes/design-resize-routes.ts'
import { createDesignHandlers, designOperations } from './routes/design-routes.ts'
import { createDesignSetHandlers, designSetOperations } from './routes/design-set-routes.ts'
import { createFolderHandlers, folderOperations } from './routes/folder-routes.ts'
import { createExportEventHandlers, exportEventOperations } from './routes/export-event-routes.ts'
import { createExportHandlers, exportOperations } from './routes/export-routes.ts'
import { createImportHandlers, importOperations } from './routes/import-routes.ts'
import { createTemplateListHandlers, templateListOperations } from './routes/template-list-routes.ts'
import { createTemplateHandlers, templateOperations } from './routes/template-routes.ts'
import { createTrashHandlers, trashOperations } from './routes/trash-routes.ts'
import { createVersionHandlers, versionOperations } from './routes/version-routes.ts'
import type { Services } from './services.ts'

export const OPERATIONS: readonly Operation[] = [
  designOperations,
  importOperations,
  designSetOperations,
  folderOperations,
  designEditOperations,
  designResizeOperations,
  versionOperations,
  trashOperations,
  communityOperations,
  exportOperations,
  exportEventOperations,
  colorProfileOperations,
  templateListOperations,
  templateOperations,
  assetOperations,
  accountOperations,
].flatMap((table) => Object.values<Operation>(table))

export function createRoutes(services: Services): Route[] {
  return [
    ...routesOf(designOperations, createDesignHandlers(services)),
    ...routesOf(importOperations, createImportHandlers(services)),
    ...routesOf(designSetOperations, createDesignSetHandlers(services)),
    ...routesOf(folderOperations, createFolderHandlers(services)),
    ...routesOf(designEditOperations, createDesignEditHandlers(services)),
    ...routesOf(designResizeOperations, createDesignResizeHandlers(services)),
    ...routesOf(versionOperations, createVersionHandlers(services)),
    ...routesOf(trashOperations, createTrashHandlers(services)),
    ...routesOf(communityOperations, createCommunityHandlers(services)),
    ...routesOf(exportEventOperations, createExportEventHandlers(services)),
    ...routesOf(exportOperations, createExportHandlers(services)),
    ...routesOf(colorProfileOperations, createColorProfileHandlers(services)),
    ...routesOf(templateListOperations, createTemplateListHandlers(services)),
    ...routesOf(templateOperations, createTemplateHandlers(services)),
    ...routesOf(assetOperations, createAssetHandlers(services)),
    ...routesOf(accountOperations, createAccountHandlers(services)),
  ]
}

import { type Operation, type Resource, resource, type Route } from './operation.ts'
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

const RESOURCES: readonly Resource<Services>[] = [
  resource(designOperations, createDesignHandlers),
  resource(importOperations, createImportHandlers),
  resource(designSetOperations, createDesignSetHandlers),
  resource(folderOperations, createFolderHandlers),
  resource(designEditOperations, createDesignEditHandlers),
  resource(designResizeOperations, createDesignResizeHandlers),
  resource(versionOperations, createVersionHandlers),
  resource(trashOperations, createTrashHandlers),
  resource(communityOperations, createCommunityHandlers),
  resource(exportOperations, createExportHandlers),
  resource(exportEventOperations, createExportEventHandlers),
  resource(colorProfileOperations, createColorProfileHandlers),
  resource(templateListOperations, createTemplateListHandlers),
  resource(templateOperations, createTemplateHandlers),
  resource(assetOperations, createAssetHandlers),
  resource(accountOperations, createAccountHandlers),
]

export const OPERATIONS: readonly Operation[] = RESOURCES.flatMap(({ operations }) => operations)

export function createRoutes(services: Services): Route[] {
  return RESOURCES.flatMap(({ routes }) => routes(services, undefined))
}

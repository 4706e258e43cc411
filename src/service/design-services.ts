import { createArchives } from './archive/archives.ts'
import { createAssets } from './assets/assets.ts'
import { createDesignSets } from './designs/design-sets.ts'
import { createDesigns } from './designs/designs.ts'
import { createImportDesign } from './designs/import-design.ts'
import { createVersions } from './designs/versions.ts'
import { createExportEvents } from './exports/export-events.ts'
import { createExportSeveral } from './exports/export-several.ts'
import { createExports } from './exports/exports.ts'
import { createColorProfiles } from './exports/list-color-profiles.ts'
import { createFolders } from './folders/folders.ts'
import { createExportDesk } from './operator/export-desk.ts'
import { createCommunity } from './sharing/community.ts'
import { createShared } from './sharing/shared.ts'
import { createTemplates } from './templates/templates.ts'

type DesignServicesParts = Parameters<typeof createArchives>[0] &
  Parameters<typeof createAssets>[0] &
  Parameters<typeof createDesigns>[0] &
  Parameters<typeof createExportDesk>[0] &
  Parameters<typeof createExportEvents>[0] &
  Parameters<typeof createExports>[0] &
  Parameters<typeof createShared>[0] &
  Omit<Parameters<typeof createExportSeveral>[0], 'exports'> &
  Parameters<typeof createTemplates>[0]

export type DesignServices = ReturnType<typeof createDesignServices>

/** Creates what accounts do with designs, and with what belongs to them: assets, folders, templates and exports. */
export function createDesignServices(parts: DesignServicesParts) {
  const designs = createDesigns(parts)
  const assets = createAssets(parts)
  const exports = createExports(parts)
  return {
    ...{ designs, assets, exports },
    archives: createArchives(parts),
    colorProfiles: createColorProfiles(parts.colorProfiles ?? []),
    community: createCommunity(parts),
    designSets: createDesignSets(parts),
    exportDesk: createExportDesk(parts),
    exportEvents: createExportEvents(parts),
    exportSeveral: createExportSeveral({ ...parts, exports }),
    folders: createFolders(parts),
    importDesign: createImportDesign({ ...parts, designs, assets }),
    shared: createShared(parts),
    templates: createTemplates(parts),
    versions: createVersions({ ...parts, designs }),
  }
}

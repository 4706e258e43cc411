export const EXPORTS_FOLDER = 'exports'
export const ASSETS_FOLDER = 'assets'
export const THUMBNAILS_FOLDER = 'thumbnails'

/** All folders of the file store that have large files. */
export const FOLDERS: readonly string[] = [EXPORTS_FOLDER, ASSETS_FOLDER, THUMBNAILS_FOLDER]

export function exportFolder(fileSet: string): string {
  return `${EXPORTS_FOLDER}/${fileSet}`
}

export function exportPath(fileSet: string, name: string): string {
  return `${exportFolder(fileSet)}/${name}`
}

/** Spreads the files over 256 folders. */
export function assetPath(sha256: string): string {
  return `${ASSETS_FOLDER}/${sha256.slice(0, 2)}/${sha256}`
}

export function thumbnailFolder(id: string): string {
  return `${THUMBNAILS_FOLDER}/${id}`
}

import type { FileStore } from '../../files/file-store.ts'

/** The sorted paths of all files below a folder. */
export async function storedPaths(files: Pick<FileStore, 'list'>, folder: string): Promise<string[]> {
  const paths: string[] = []
  for await (const { path } of files.list(folder)) paths.push(path)
  return paths.sort()
}

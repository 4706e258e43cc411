import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'

/** The pictures that come with the project: what `builtin:<name>` can name. */
export interface BuiltinPictures {
  /** Sorted. */
  readonly names: readonly string[]
  /** The file's bytes; undefined for a name that is none of these. */
  read(name: string): Promise<Uint8Array | undefined>
}

const FOLDER = join(import.meta.dirname, 'builtin')
const PICTURE = /\.(jpg|png)$/

/** Lists the pictures' folder. A picture is named by its file, without the extension. */
export function openBuiltinPictures(): BuiltinPictures {
  const files = readdirSync(FOLDER).filter((file) => PICTURE.test(file))
  const byName = new Map(files.map((file) => [parse(file).name, join(FOLDER, file)]))
  return {
    names: [...byName.keys()].sort(),
    async read(name) {
      const path = byName.get(name)
      return path === undefined ? undefined : readFile(path)
    },
  }
}

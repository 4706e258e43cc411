import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'

/** The images that documents use as `builtin:<name>`. The name is that of the file without its extension. */
export interface BuiltinPictures {
  readonly names: readonly string[]
  read(name: string): Promise<Uint8Array | undefined>
}

const FOLDER = join(import.meta.dirname, 'builtin')
const PICTURE = /\.(jpg|png)$/

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

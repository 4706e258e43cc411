import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BuiltinPictures } from './builtin-pictures.ts'
import { publishFonts } from './fonts/publish-fonts.ts'

/** Files for painting in the browser. Their names change with their content. */
export interface PaintFiles {
  /** Returns the name of the file that lists all others. */
  catalog(): Promise<string>
  find(name: string): Promise<PaintFile | undefined>
}

export interface PaintFile {
  readonly contentType: string
  readonly compressible: boolean
  read(): Promise<Uint8Array>
}

/** Opens the files on first use, since a service without web clients does not need them. */
export function openPaintFiles(pictures: BuiltinPictures): PaintFiles {
  let opening: Promise<OpenedFiles> | undefined
  const opened = (): Promise<OpenedFiles> => (opening ??= open(pictures))
  return {
    catalog: async () => (await opened()).catalog,
    find: async (name) => (await opened()).files.get(name),
  }
}

interface OpenedFiles {
  readonly catalog: string
  readonly files: ReadonlyMap<string, PaintFile>
}

async function open(pictures: BuiltinPictures): Promise<OpenedFiles> {
  const fonts = await publishFonts()
  const files = new Map<string, PaintFile>()
  for (const [name, read] of fonts.files) files.set(name, { contentType: 'font/ttf', compressible: true, read })
  for (const [name, read] of fonts.tables) files.set(name, { contentType: 'text/plain', compressible: true, read })
  for (const [name, read] of fonts.samples) files.set(name, { contentType: 'image/svg+xml', compressible: true, read })
  const names: Record<string, string> = {}
  for (const name of pictures.names) {
    const picture = await openPicture(pictures, name)
    names[name] = picture.fileName
    files.set(picture.fileName, picture.file)
  }
  const subsetter = readFileSync(fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')))
  const subsetterName = `harfbuzz-${contentHash(subsetter)}.wasm`
  const read = (): Promise<Uint8Array> => Promise.resolve(subsetter)
  files.set(subsetterName, { contentType: 'application/wasm', compressible: true, read })
  const json = Buffer.from(JSON.stringify({ fonts: fonts.published, pictures: names, subsetter: subsetterName }))
  const catalog = `catalog-${contentHash(json)}.json`
  files.set(catalog, { contentType: 'application/json', compressible: true, read: () => Promise.resolve(json) })
  return { catalog, files }
}

async function openPicture(pictures: BuiltinPictures, name: string): Promise<{ fileName: string; file: PaintFile }> {
  const read = async (): Promise<Uint8Array> => {
    const bytes = await pictures.read(name)
    if (!bytes) throw new Error(`the built-in picture "${name}" does not exist`)
    return bytes
  }
  const bytes = await read()
  const kind = bytes[0] === 0xff ? 'jpeg' : 'png'
  return {
    fileName: `pictures/${name}-${contentHash(bytes)}.${kind}`,
    file: { contentType: `image/${kind}`, compressible: false, read },
  }
}

function contentHash(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'hex').slice(0, 16)
}

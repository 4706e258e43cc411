import { stat, writeFile } from 'node:fs/promises'
import { dirname, parse } from 'node:path'
import { openBuiltinPictures } from '../assets/builtin-pictures.ts'
import { paintIssues } from '../document/check-brand.ts'
import { fillingWarnings } from '../document/fill-for-drawing.ts'
import { received } from '../document/received.ts'
import { drawPrepared, prepareDesign } from './draw-design.ts'
import { colorProfileIssues } from '../exports/color-profile-issues.ts'
import { outputOf, renderingOf } from '../exports/rendering.ts'
import { Failure, rejectIssues } from '../failure.ts'
import { FORMATS, type FormatName, formatOfExtension } from '../formats/formats.ts'
import { openOwnProfiles } from '../render/cmyk/open-own-profiles.ts'
import { type LocalFolders, readLocalFiles } from './local-files.ts'
import { readDesignFile, sourceIssues } from './read-design-file.ts'
import { readOptions } from './read-export-options.ts'
import type { OnProgress, RenderedFile } from '../render/render-task.ts'
import type { Warning } from '../text/warning.ts'

export interface DesignRendering extends LocalFolders {
  /** The extension selects the format. The names of several images get the suffixes `-1`, `-2` and so on. */
  readonly path: string
  readonly data?: Readonly<Record<string, unknown>>
  readonly options?: Readonly<Record<string, unknown>>
  /** A folder with ICC profiles. */
  readonly profileFolder?: string | undefined
  readonly onProgress?: OnProgress
}

export interface RenderedDesign {
  readonly paths: readonly string[]
  readonly warnings: readonly Warning[]
}

/** Works without a server. @throws `invalid_input`, `image_fetch_failed`, `export_too_large`, `page_not_found` */
export async function renderDesign(
  design: unknown,
  { path, data, options = {}, profileFolder, onProgress, ...folders }: DesignRendering,
): Promise<RenderedDesign> {
  const { title, ...source } = readDesignFile(design)
  const { assets, images, withFonts } = await readLocalFiles(folders, source.document)
  const prepared = prepareDesign(source, data, withFonts)
  const { document, filling } = prepared
  const builtinNames = openBuiltinPictures().names
  rejectIssues(sourceIssues(document, { builtinNames, assets }, { '/document': source.document, '/data': data }))
  const input = readOptions(formatOf(path), options)
  rejectIssues(colorProfileIssues(input.colorProfile, openOwnProfiles({ profileFolder })))
  rejectIssues(paintIssues(input.background, document.brand, 'background'))
  await checkFolder(path)
  const output = outputOf(renderingOf(input, { title, document }))
  const { files, warnings } = await drawPrepared(prepared, output, { images, profileFolder, onProgress })
  const paths = files.map((file) => pathOf(file, { path, count: files.length }))
  await Promise.all(files.map(({ bytes }, index) => writeFile(paths[index] ?? path, bytes)))
  return { paths, warnings: [...fillingWarnings(filling, data, input.pages), ...warnings] }
}

function formatOf(path: string): FormatName {
  const format = formatOfExtension(parse(path).ext.slice(1))
  if (format !== undefined) return format
  const extensions = Object.values(FORMATS).flatMap((each) => each.extensions.map((extension) => `.${extension}`))
  const detail = `must end in ${extensions.slice(0, -1).join(', ')} or ${extensions.at(-1) ?? ''}; received ${received(path)}`
  throw new Failure('invalid_input', { issues: [{ pointer: 'output', detail }] })
}

/** Called before rendering, which can take long. @throws `invalid_input` if the parent folder does not exist */
async function checkFolder(path: string): Promise<void> {
  const folder = dirname(path)
  const stats = await stat(folder).catch(() => undefined)
  if (stats?.isDirectory() === true) return
  const detail = `the parent folder ${received(folder)} ${stats ? 'is a file' : 'does not exist'}`
  throw new Failure('invalid_input', { issues: [{ pointer: 'output', detail }] })
}

function pathOf({ page }: RenderedFile, { path, count }: { path: string; count: number }): string {
  if (page === null || count === 1) return path
  const { ext } = parse(path)
  return `${path.slice(0, path.length - ext.length)}-${page}${ext}`
}

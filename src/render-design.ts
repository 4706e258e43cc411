import { stat, writeFile } from 'node:fs/promises'
import { dirname, parse } from 'node:path'
import { openBuiltinPictures } from './assets/builtin-pictures.ts'
import { createImageReader } from './assets/read-images.ts'
import { createRemoteImages } from './assets/remote/remote-images.ts'
import { createImageVerifier } from './assets/verify-image.ts'
import { addFonts } from './document/add-fonts.ts'
import { paintIssues } from './document/check-brand.ts'
import { checkOf } from './document/check-schema.ts'
import type { Document, DocumentFontSource } from './document/document.ts'
import { IssueList } from './document/issue-list.ts'
import { fillDefaults, fillDocument } from './document/fill-document.ts'
import { followTexts } from './document/mirroring/follow-texts.ts'
import { flowDocument } from './document/flow/flow-document.ts'
import { FORMATS as TEXT_FORMATS } from './document/string-formats.ts'
import { received } from './document/received.ts'
import { colorProfileIssues } from './exports/color-profile-issues.ts'
import { outputOf, renderingOf } from './exports/rendering.ts'
import { Failure, type Issue } from './failure.ts'
import {
  FORMATS,
  optionIssues,
  type FormatName,
  formatOfExtension,
  optionsOf,
  type OptionsInput,
} from './formats/formats.ts'
import { openOwnProfiles } from './open-own-profiles.ts'
import { readFontFolder } from './read-font-folder.ts'
import { readPictureFolder } from './read-picture-folder.ts'
import { readDesignFile, sourceIssues } from './read-design-file.ts'
import { createDocumentRenderer } from './render/render-document.ts'
import type { OnProgress, RenderedFile } from './render/render-task.ts'
import { hiddenSlotWarnings } from './document/hidden-slot-warnings.ts'
import { unfilledWarnings } from './document/unfilled-warnings.ts'
import type { Warning } from './text/warning.ts'

export interface DesignRendering {
  /** The extension selects the format. The names of several images get the suffixes `-1`, `-2` and so on. */
  readonly path: string
  readonly data?: Readonly<Record<string, unknown>>
  readonly options?: Readonly<Record<string, unknown>>
  /** A folder with fonts. */
  readonly fonts?: string
  /** A folder with pictures, whose names begin with the IDs of assets: `ast_import1-photo.png`. */
  readonly pictures?: string
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
  { path, data, options = {}, fonts, pictures, profileFolder, onProgress }: DesignRendering,
): Promise<RenderedDesign> {
  const { title, width, height, document: source } = readDesignFile(design)
  const folder = fonts === undefined ? undefined : await readFontFolder(fonts)
  const assets = new Map([
    ...(folder?.files ?? []),
    ...(pictures === undefined ? [] : await readPictureFolder(pictures)),
  ])
  const filled = flowDocument(
    data === undefined ? fillDefaults(source) : followTexts(fillDocument(source, data), width),
  )
  const document = folder ? withFonts(filled, folder.fonts) : filled
  const builtin = openBuiltinPictures()
  throwIfAny(sourceIssues(document, { builtinNames: builtin.names, assets }, { '/document': source, '/data': data }))
  const input = readOptions(formatOf(path), options)
  throwIfAny(colorProfileIssues(input.colorProfile, openOwnProfiles({ profileFolder })))
  throwIfAny(paintIssues(input.background, document.brand, 'background'))
  await checkFolder(path)
  const remoteImages = createRemoteImages({ policy: 'on', verifyImage: createImageVerifier() })
  const imageReaderOf = createImageReader({
    readAsset: (_account, id) => Promise.resolve(assets.get(`asset:${id}`)),
    readBuiltin: (name) => builtin.read(name),
    readRemote: async (url) => (await remoteImages.fetch(url)).bytes,
  })
  const output = outputOf(renderingOf(input, { title, document }))
  const { files, warnings } = await createDocumentRenderer({ profileFolder })(
    { document, size: { width, height }, output, images: imageReaderOf(null) },
    { ...(onProgress && { onProgress }) },
  )
  const paths = files.map((file) => pathOf(file, { path, count: files.length }))
  await Promise.all(files.map(({ bytes }, index) => writeFile(paths[index] ?? path, bytes)))
  const filling =
    data === undefined ? unfilledWarnings(document, input.pages) : hiddenSlotWarnings(document, data, input.pages)
  return { paths, warnings: [...filling, ...warnings] }
}

/** Fonts of the folder replace those of the same family in the document, which are only in the service. */
function withFonts(document: Document, fonts: readonly DocumentFontSource[]): Document {
  const present = new Set(fonts.map(({ family }) => family.toLowerCase()))
  const others = document.fonts?.filter(({ family }) => !present.has(family.toLowerCase())) ?? []
  return addFonts({ ...document, fonts: others }, fonts)
}

function formatOf(path: string): FormatName {
  const format = formatOfExtension(parse(path).ext.slice(1))
  if (format !== undefined) return format
  const extensions = Object.values(FORMATS).flatMap((each) => each.extensions.map((extension) => `.${extension}`))
  const detail = `must end in ${extensions.slice(0, -1).join(', ')} or ${extensions.at(-1) ?? ''}; received ${received(path)}`
  throw new Failure('invalid_input', { issues: [{ pointer: 'output', detail }] })
}

function readOptions(
  format: FormatName,
  options: Readonly<Record<string, unknown>>,
): OptionsInput & { readonly format: FormatName } {
  const input = { ...options, format }
  const invalid = Object.entries(optionsOf(format)).flatMap(([name, { schema }]) => {
    if (options[name] === undefined) return []
    const issues = new IssueList(name)
    checkOf(schema, TEXT_FORMATS)(options[name], issues)
    return issues.list
  })
  throwIfAny([...optionIssues(input), ...invalid])
  return input
}

/** Called before rendering, which can take long. @throws `invalid_input` if the parent folder does not exist */
async function checkFolder(path: string): Promise<void> {
  const folder = dirname(path)
  const stats = await stat(folder).catch(() => undefined)
  if (stats?.isDirectory() === true) return
  const detail = `the parent folder ${received(folder)} ${stats ? 'is a file' : 'does not exist'}`
  throw new Failure('invalid_input', { issues: [{ pointer: 'output', detail }] })
}

function throwIfAny(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new Failure('invalid_input', { issues })
}

function pathOf({ page }: RenderedFile, { path, count }: { path: string; count: number }): string {
  if (page === null || count === 1) return path
  const { ext } = parse(path)
  return `${path.slice(0, path.length - ext.length)}-${page}${ext}`
}

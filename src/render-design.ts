import { stat, writeFile } from 'node:fs/promises'
import { dirname, parse } from 'node:path'
import { openBuiltinPictures } from './assets/builtin-pictures.ts'
import { createImageReader } from './assets/read-images.ts'
import { checkSource, readSource } from './document/check-source.ts'
import { type Document, type Size } from './document/document.ts'
import { fillDefaults, fillDocument } from './document/fill-document.ts'
import { LIMITS } from './document/limits.ts'
import { listSources } from './document/list-sources.ts'
import { allowedNames } from './document/nearest-name.ts'
import { parseDocument } from './document/parse-document.ts'
import { received } from './document/received.ts'
import { Failure, type Issue } from './failure.ts'
import { createDocumentRenderer } from './render/render-document.ts'
import { type OnProgress, type Output, type RenderedFile } from './render/render-task.ts'
import { issuesOf, type Places } from './service/check-sources.ts'
import { EXPORT_DEFAULTS, QUALITY, SCALE } from './service/export-input.ts'
import { unfilledWarnings } from './service/unfilled-warnings.ts'
import { type Warning } from './text/warning.ts'

/** A design as a file holds it. */
export interface DesignFile {
  readonly title?: string
  readonly width: number
  readonly height: number
  readonly document: Document
}

export interface DesignRendering {
  /** Its extension says the format: .png, .jpg, .jpeg, .webp or .pdf. Several pages as images get `-1`, `-2` … before it. */
  readonly path: string
  /** Device pixels to a CSS pixel; 1 by default. */
  readonly scale?: number
  /** Fills slots and placeholders. */
  readonly data?: Readonly<Record<string, unknown>>
  /** 1-based; all by default. */
  readonly pages?: readonly number[]
  /** Leaves the pages' backgrounds out, in PNG and WebP. */
  readonly transparent?: boolean
  /** Of JPEG and WebP, 1–100; 90 by default. */
  readonly quality?: number
  /** Of PDF: beyond each side of the page, in CSS pixels. */
  readonly bleed?: number
  readonly cropMarks?: boolean
  readonly onProgress?: OnProgress
}

export interface RenderedDesign {
  /** The files written, in the pages' order. */
  readonly paths: readonly string[]
  readonly warnings: readonly Warning[]
}

const FIELDS = ['title', 'width', 'height', 'document']

/** What the API and the built-in templates say of a design besides, and what has no part in its picture. */
const OTHER_FIELDS = [
  ...['_id', 'tags', 'visibility', 'revision', 'pageCount', 'fromTemplate', 'thumbnailUrl', 'createdAt', 'updatedAt'],
  ...['description', 'category', 'slots'],
]

/**
 * Renders a design to files in this process, without a service, an account or a store. Uploaded pictures belong to a service,
 * so only the built-in ones are drawn.
 *
 * @throws {Failure} `invalid_input` with everything that is wrong with `design`, an extension that names no format, or a folder
 *   that is not there;
 *   `image_fetch_failed`, `export_too_large`, `page_not_found`
 */
export async function renderDesign(design: unknown, rendering: DesignRendering): Promise<RenderedDesign> {
  const { title, width, height, document: written } = readDesign(design)
  const { data } = rendering
  const document = data === undefined ? fillDefaults(written) : fillDocument(written, data)
  const builtin = openBuiltinPictures()
  const absent = sourceIssues(document, builtin.names, { '/document': written, '/data': data })
  if (absent.length > 0) throw new Failure('invalid_input', { issues: absent })
  const output = outputOf(rendering, title)
  await checkFolder(rendering.path)
  const imageReaderOf = createImageReader({
    readAsset: () => Promise.resolve(undefined),
    readBuiltin: (name) => builtin.read(name),
  })
  const render = createDocumentRenderer()
  const { onProgress } = rendering
  const { files, warnings } = await render(
    { document, size: { width, height }, output, images: imageReaderOf(null) },
    { ...(onProgress && { onProgress }) },
  )
  const paths = files.map((file) => pathOf(file, { path: rendering.path, count: files.length }))
  await Promise.all(files.map(({ bytes }, index) => writeFile(paths[index] ?? rendering.path, bytes)))
  const unfilled = data === undefined ? unfilledWarnings(document, rendering.pages) : []
  return { paths, warnings: [...unfilled, ...warnings] }
}

/**
 * Reads what a design's file holds.
 *
 * @throws {Failure} `invalid_input`, every fault together
 */
function readDesign(value: unknown): DesignFile {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Failure('invalid_input', {
      issues: [
        { pointer: '', detail: `must be an object with width, height and document; received ${received(value)}` },
      ],
    })
  }
  const fields = value as Record<string, unknown>
  const issues: Issue[] = Object.keys(fields)
    .filter((name) => !FIELDS.includes(name) && !OTHER_FIELDS.includes(name))
    .map((name) => ({ pointer: `/${name}`, detail: `is not known; ${allowedNames(name, FIELDS)}` }))
  const { title, width, height, document } = fields
  if (title !== undefined && typeof title !== 'string') {
    issues.push({ pointer: '/title', detail: `must be a string; received ${received(title)}` })
  }
  const size = { width: readSide(width, '/width', issues), height: readSide(height, '/height', issues) }
  const parsed = parseDocument(document)
  if ('issues' in parsed) issues.push(...parsed.issues)
  if ('issues' in parsed || issues.length > 0) throw new Failure('invalid_input', { issues })
  return { ...(typeof title === 'string' && { title }), ...size, document: parsed.document }
}

function readSide(value: unknown, pointer: string, issues: Issue[]): Size['width'] {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LIMITS.pageSidePx) return value
  issues.push({ pointer, detail: `must be a whole number from 1 to ${LIMITS.pageSidePx}; received ${received(value)}` })
  return 1
}

/** What `document` shows that cannot be drawn here, wherever a text of `places` names it. */
function sourceIssues(document: Document, builtinNames: readonly string[], places: Places): Issue[] {
  const absent = new Map<string, string>()
  for (const src of listSources(document)) {
    const detail = sourceFault(src, builtinNames)
    if (detail !== undefined) absent.set(src, detail)
  }
  return issuesOf(absent, places)
}

function sourceFault(src: string, builtinNames: readonly string[]): string | undefined {
  const source = readSource(src)
  if (source === undefined) return checkSource(src)
  const pictures = `"builtin:<name>" with ${builtinNames.join(', ')}`
  if (source.kind === 'asset') {
    return `${JSON.stringify(src)} is an asset, which only the service can read; export the design there (POST /api/exports), or show a built-in picture here, ${pictures}`
  }
  return builtinNames.includes(source.name) ? undefined : `must be ${pictures}; received ${received(src)}`
}

function outputOf(rendering: DesignRendering, title: string | undefined): Output {
  checkRanges(rendering)
  const { path, pages } = rendering
  const { scale, transparent, quality, bleed, cropMarks } = { ...EXPORT_DEFAULTS, ...rendering }
  const any = { scale, ...(pages && { pages }) }
  switch (parse(path).ext.toLowerCase()) {
    case '.png':
      return { format: 'png', ...any, transparent }
    case '.jpg':
    case '.jpeg':
      return { format: 'jpeg', ...any, quality }
    case '.webp':
      return { format: 'webp', ...any, quality, transparent }
    case '.pdf': {
      return { format: 'pdf', ...any, bleed, cropMarks, metadata: title === undefined ? {} : { title } }
    }
    default: {
      const detail = `must end in .png, .jpg, .jpeg, .webp or .pdf; received ${received(path)}`
      throw new Failure('invalid_input', { issues: [{ pointer: 'output', detail }] })
    }
  }
}

/** Before anything is drawn, which may take a while. */
async function checkFolder(path: string): Promise<void> {
  const folder = dirname(path)
  const found = await stat(folder).catch(() => undefined)
  if (found?.isDirectory() === true) return
  const detail = `must stand in a folder that is there; ${received(folder)} is ${found ? 'no folder' : 'not there'}`
  throw new Failure('invalid_input', { issues: [{ pointer: 'output', detail }] })
}

const RANGES = { scale: SCALE, quality: QUALITY, bleed: { minimum: 0, maximum: LIMITS.pageSidePx } } as const

function checkRanges(rendering: DesignRendering): void {
  const issues = (['scale', 'quality', 'bleed'] as const).flatMap((name): Issue[] => {
    const value = rendering[name]
    const { minimum, maximum } = RANGES[name]
    if (value === undefined || (value >= minimum && value <= maximum)) return []
    return [{ pointer: name, detail: `must be a number from ${minimum} to ${maximum}; received ${value}` }]
  })
  if (issues.length > 0) throw new Failure('invalid_input', { issues })
}

function pathOf({ page }: RenderedFile, { path, count }: { path: string; count: number }): string {
  if (page === null || count === 1) return path
  const { ext } = parse(path)
  return `${path.slice(0, path.length - ext.length)}-${page}${ext}`
}

import { type ResolveImages } from '../assets/resolve-images.ts'
import { type Document } from '../document/document.ts'
import { type FileStore } from '../files/file-store.ts'
import { exportPath } from '../files/paths.ts'
import { type Output, type RenderedFile } from '../render/render-task.ts'
import { type Renderer } from '../render/renderer.ts'
import { exportFileNames } from '../service/file-names.ts'
import { exportOutput } from '../service/export-output.ts'
import { recordedRendering } from '../service/recorded-rendering.ts'
import { readSnapshot } from '../service/snapshot.ts'
import { type ClaimedExport, type ExportArchive, type ExportFile, type ExportWarning } from '../store/records.ts'
import { zip } from './zip.ts'

export interface ExportTools {
  readonly files: FileStore
  readonly renderer: Pick<Renderer, 'render'>
  readonly resolveImages: ResolveImages
  readonly now: () => number
}

export interface ExportRun {
  readonly signal: AbortSignal
  /** 0–1. */
  readonly onProgress: (progress: number) => void
}

/** What a finished export has: its files are on the disk, under the export's own id. */
export interface RenderedExport {
  readonly files: readonly ExportFile[]
  readonly archive: ExportArchive | null
  readonly warnings: readonly ExportWarning[]
}

/** Pages are drawn by then; writing them is the rest. */
const DRAWN = 0.95

/**
 * One export from its snapshot to its files.
 *
 * @throws what the pictures, the renderer and the file store fail with; `signal.reason` once it is aborted
 */
export async function runExport(claimed: ClaimedExport, tools: ExportTools, run: ExportRun): Promise<RenderedExport> {
  const { size, document, warnings: known } = readSnapshot(claimed.snapshotJson)
  const output = exportOutput(recordedRendering(claimed))
  const images = await tools.resolveImages(claimed.accountId, shownPages(document, output))
  const { files: rendered, warnings } = await tools.renderer.render(
    { document, size, output, images },
    { signal: run.signal, onProgress: (done, of) => run.onProgress((done / of) * DRAWN) },
  )
  const files = await writeFiles(claimed, tools, rendered)
  const archive = files.length > 1 ? await writeArchive(claimed, tools, rendered) : null
  run.signal.throwIfAborted()
  return { files, archive, warnings: [...known, ...warnings] }
}

/** Only the pages asked for need their pictures, and the background beneath them its own. */
function shownPages(document: Document, { pages, background }: Output): Document {
  const chosen = document.pages.filter((_, index) => pages === undefined || pages.includes(index + 1))
  const [first] = chosen
  const beneath = background !== undefined && first ? [{ ...first, background, elements: [] }] : []
  return { ...document, pages: [...chosen, ...beneath] }
}

/**
 * Every claim writes under names of its own, so that a worker that lost its lease and does not know it yet never touches
 * the files of the one that took over.
 */
function storedName({ claims }: ClaimedExport, rest: string): string {
  return `${claims}-${rest}`
}

/** Whether `path`, of the export's own file set, was written under this claim. */
export function isOfClaim({ id, claims }: Pick<ClaimedExport, 'id' | 'claims'>, path: string): boolean {
  return path.startsWith(exportPath(id, `${claims}-`))
}

async function writeFiles(
  claimed: ClaimedExport,
  { files }: ExportTools,
  rendered: readonly RenderedFile[],
): Promise<ExportFile[]> {
  return Promise.all(
    rendered.map(async ({ page, bytes, width, height, contentType, extension }) => {
      const name = storedName(claimed, `${page ?? 'document'}.${extension}`)
      await files.write(exportPath(claimed.id, name), bytes)
      return { name, page, width, height, bytes: bytes.length, contentType }
    }),
  )
}

async function writeArchive(
  claimed: ClaimedExport,
  { files, now }: ExportTools,
  rendered: readonly RenderedFile[],
): Promise<ExportArchive> {
  const names = exportFileNames(recordedRendering(claimed).options.filename, rendered)
  const entries = rendered.map(({ bytes }, index) => ({ name: names[index] ?? `${index + 1}`, bytes }))
  const parts = await zip(entries, now())
  const name = storedName(claimed, 'all.zip')
  await files.write(exportPath(claimed.id, name), ...parts)
  return { name, bytes: parts.reduce((sum, part) => sum + part.length, 0), contentType: 'application/zip' }
}

import { crc32 } from 'node:zlib'
import { type ImageReaderOf } from '../assets/read-images.ts'
import { type FileStore } from '../files/file-store.ts'
import { exportPath } from '../files/file-paths.ts'
import { type RenderedFile } from '../render/render-task.ts'
import { type Renderer } from '../render/renderer.ts'
import { outputOf, recordedRendering } from './rendering.ts'
import { readSnapshot } from './snapshot.ts'
import { createOutputBudget, type OutputBudget } from './output-budget.ts'
import { type ClaimedExport, type ExportFile, type ExportWarning } from '../store/records.ts'

export interface ExportTools {
  readonly files: FileStore
  readonly renderer: Pick<Renderer, 'render'>
  readonly imageReaderOf: ImageReaderOf
  readonly now: () => number
}

export interface ExportRun {
  readonly signal: AbortSignal
  /** Called when a process begins to render it. */
  readonly onStart: () => void
  /** 0–1. */
  readonly onProgress: (progress: number) => void
}

/** The result of an export. Its files are stored under the export's ID. */
export interface RenderedExport {
  readonly files: readonly ExportFile[]
  readonly warnings: readonly ExportWarning[]
  /** Storage limit of the account, including these files. */
  readonly storageBytes: number
}

/** Progress once all pages are drawn. */
const DRAWN = 0.95

/**
 * Runs one export from its snapshot to its files.
 *
 * @throws what image loading, the renderer and the file store throw; `signal.reason` once it is aborted
 */
export async function runExport(claimed: ClaimedExport, tools: ExportTools, run: ExportRun): Promise<RenderedExport> {
  const { size, documentJson, warnings: known, limits } = readSnapshot(claimed.snapshotJson)
  const output = outputOf(recordedRendering(claimed))
  const images = tools.imageReaderOf(claimed.accountId)
  const budget = createOutputBudget(limits.outputBytes)
  const files: ExportFile[] = []
  let writing: Promise<unknown> = Promise.resolve()
  const onFile = async (rendered: RenderedFile): Promise<void> => {
    const written = writeFile(claimed, { ...tools, budget }, rendered)
    writing = Promise.allSettled([writing, written])
    files.push(await written)
  }
  const onProgress = (done: number, of: number): void => run.onProgress((done / of) * DRAWN)
  const { warnings } = await tools.renderer
    .render(
      { document: { json: documentJson, isFilled: true }, size, output, images },
      {
        signal: run.signal,
        accountId: claimed.accountId,
        costMs: claimed.costMs,
        onStart: run.onStart,
        onFile,
        onProgress,
      },
    )
    // A timeout may end the render while a file is written. The files of a failed export are deleted next.
    .finally(() => writing)
  run.signal.throwIfAborted()
  return { files, warnings: [...known, ...warnings], storageBytes: limits.storageBytes }
}

/**
 * Every claim uses its own file names, so that a worker that has lost its lease without knowing never touches the files of its
 * successor.
 */
function storedName({ claims }: ClaimedExport, rest: string): string {
  return `${claims}-${rest}`
}

/** Whether `path` was written under this claim. */
export function isOfClaim({ id, claims }: Pick<ClaimedExport, 'id' | 'claims'>, path: string): boolean {
  return path.startsWith(exportPath(id, `${claims}-`))
}

async function writeFile(
  claimed: ClaimedExport,
  { files, budget }: ExportTools & { readonly budget: OutputBudget },
  rendered: RenderedFile,
): Promise<ExportFile> {
  const { page, bytes, width, height, contentType, extension } = rendered
  budget.spend(bytes.length)
  const name = storedName(claimed, `${page ?? 'document'}.${extension}`)
  await files.write(exportPath(claimed.id, name), bytes)
  return { name, page, width, height, bytes: bytes.length, contentType, crc32: crc32(bytes) }
}

import { crc32 } from 'node:zlib'
import { type ImageReaderOf } from '../assets/read-images.ts'
import { type FileStore } from '../files/file-store.ts'
import { exportPath } from '../files/paths.ts'
import { type RenderedFile } from '../render/render-task.ts'
import { type Renderer } from '../render/renderer.ts'
import { exportOutput } from '../service/export-output.ts'
import { recordedRendering } from '../service/recorded-rendering.ts'
import { readSnapshot } from '../service/snapshot.ts'
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

/** What a finished export has: its files are on the disk, under the export's own id. */
export interface RenderedExport {
  readonly files: readonly ExportFile[]
  readonly warnings: readonly ExportWarning[]
  /** What the account may have stored with them. */
  readonly storageBytes: number
}

/** Pages are drawn by then; writing them is the rest. */
const DRAWN = 0.95

/**
 * One export from its snapshot to its files.
 *
 * @throws what the pictures, the renderer and the file store fail with; `signal.reason` once it is aborted
 */
export async function runExport(claimed: ClaimedExport, tools: ExportTools, run: ExportRun): Promise<RenderedExport> {
  const { size, document, warnings: known, limits } = readSnapshot(claimed.snapshotJson)
  const output = exportOutput(recordedRendering(claimed))
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
      { document, size, output, images },
      {
        signal: run.signal,
        accountId: claimed.accountId,
        costMs: claimed.costMs,
        onStart: run.onStart,
        onFile,
        onProgress,
      },
    )
    // A render ends early at its time limit, maybe while a file is written: the files of a failed export are removed next.
    .finally(() => writing)
  run.signal.throwIfAborted()
  return { files, warnings: [...known, ...warnings], storageBytes: limits.storageBytes }
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

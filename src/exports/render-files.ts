import { crc32 } from 'node:zlib'
import type { ImageReaderOf } from '../assets/read-images.ts'
import type { RemoteImages } from '../assets/remote/remote-images.ts'
import type { FileStore } from '../files/file-store.ts'
import { exportPath } from '../files/file-paths.ts'
import type { RenderedFile } from '../render/render-task.ts'
import type { Renderer } from '../render/renderer.ts'
import { type Span, traced, type Tracer } from '../tracing/tracer.ts'
import { fetchImages } from './fetch-images.ts'
import { outputOf, recordedRendering } from './rendering.ts'
import type { Snapshot } from './snapshot.ts'
import { storedName } from './claimed-files.ts'
import { traceRender } from './trace-render.ts'
import { createOutputBudget, type OutputBudget } from './export-limits.ts'
import type { ClaimedExport, ExportFile, ExportWarning } from '../store/export-records.ts'

export interface RenderTools {
  readonly files: FileStore
  readonly renderer: Pick<Renderer, 'render'>
  readonly imageReaderOf: ImageReaderOf
  readonly remoteImages: Pick<RemoteImages, 'fetch'>
  readonly tracer?: Tracer | undefined
}

export interface ExportRun {
  readonly claimed: ClaimedExport
  readonly snapshot: Snapshot
  readonly abort: AbortController
  readonly span?: Span | undefined
  readonly onStart: () => void
  /** 0–1. */
  readonly onProgress: (progress: number) => void
}

export interface RenderedExport {
  readonly files: readonly ExportFile[]
  readonly warnings: readonly ExportWarning[]
  /** Storage limit of the account, including these files. */
  readonly storageBytes: number
  /** Whether images from URLs were stored with the export, which are no longer needed. */
  readonly hasFetched: boolean
}

const RENDERING_SHARE = 0.95

/**
 * Renders an export and writes each file before the next page is drawn, so that memory holds one.
 *
 * @throws what image loading, the renderer and the file store throw; `abort.signal.reason` once it
 *   is aborted
 */
export async function renderFiles(tools: RenderTools, run: ExportRun): Promise<RenderedExport> {
  const { claimed, snapshot, abort } = run
  const { accountId, costMs } = claimed
  const fetched = await fetchImages(tools, run)
  const { signal } = abort
  const task = {
    document: { json: snapshot.documentJson, isFilled: true },
    size: snapshot.size,
    output: outputOf(recordedRendering(claimed)),
    origin: snapshot.origin ?? ('document' as const),
    profileDigest: snapshot.profileDigest,
    images: tools.imageReaderOf(accountId, fetched.read),
  }
  const budget = createOutputBudget(snapshot.limits.outputBytes)
  const files: ExportFile[] = []
  let writing: Promise<unknown> = Promise.resolve()
  const trace = tools.tracer && traceRender(tools.tracer, run.span)
  const onStart = (): void => {
    trace?.onStart()
    run.onStart()
  }
  const onFile = async (rendered: RenderedFile): Promise<void> => {
    trace?.onFile(rendered)
    const written = traced(tools.tracer, { name: 'write file', parent: trace?.span() }, () =>
      writeFile(claimed, { ...tools, budget }, rendered),
    )
    writing = Promise.allSettled([writing, written])
    files.push(await written)
  }
  const onProgress = (done: number, total: number): void => run.onProgress((done / total) * RENDERING_SHARE)
  try {
    const rendered = await tools.renderer.render(task, { signal, accountId, costMs, onStart, onFile, onProgress })
    signal.throwIfAborted()
    const warnings = [...snapshot.warnings, ...rendered.warnings]
    trace?.end()
    return { files, warnings, storageBytes: snapshot.limits.storageBytes, hasFetched: fetched.count > 0 }
  } catch (error) {
    trace?.end(error)
    throw error
  } finally {
    // A timeout may end the render during a write, which must end before the files of the failed export are deleted.
    await writing
  }
}

async function writeFile(
  claimed: ClaimedExport,
  { files, budget }: RenderTools & { readonly budget: OutputBudget },
  rendered: RenderedFile,
): Promise<ExportFile> {
  const { page, bytes, width, height, contentType, extension } = rendered
  budget.spend(bytes.length)
  const name = storedName(claimed, `${page ?? 'document'}.${extension}`)
  await files.write(exportPath(claimed.id, name), bytes)
  return { name, page, width, height, bytes: bytes.length, contentType, crc32: crc32(bytes) }
}

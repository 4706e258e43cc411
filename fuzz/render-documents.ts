import { openBuiltinPictures } from '../src/assets/builtin-pictures.ts'
import { readSource } from '../src/document/check-source.ts'
import { Failure } from '../src/failure.ts'
import type { FormatName } from '../src/formats/formats.ts'
import { createRenderer, type Renderer } from '../src/render/renderer.ts'
import type { Output, PoolTask } from '../src/render/render-task.ts'
import { readFixtureAsset } from '../test/fixtures/fixtures.ts'
import { findBlank } from './find-blank.ts'
import type { RandomDocument } from './random-document.ts'
import { childProcesses, forgetPeaks } from './render-processes.ts'

export type FuzzedFormat = Extract<FormatName, 'png' | 'pdf'>

export interface Rendering {
  readonly format: FuzzedFormat
  readonly seconds: number
  /** Processor time of the render process, which does not depend on the load of the machine. */
  readonly cpuSeconds: number
  readonly peakMb: number
  readonly residentMb: number
  /** Warnings of any kind. */
  readonly isWarned: boolean
  /** A limit that the service enforces, with an error that says so. */
  readonly limit?: string
  /** What must never happen. */
  readonly defect?: string
  readonly files: readonly Uint8Array[]
}

export const OUTPUTS: Readonly<Record<FuzzedFormat, (scale: number) => Output>> = {
  png: (scale) => ({ format: 'png', scale, transparent: false }),
  pdf: (scale) => ({ format: 'pdf', scale, bleed: 0, cropMarks: false, metadata: {} }),
}

/** Errors that a document is expected to have: it asks for more than the service allows. */
const LIMITS: readonly string[] = [
  'render_timeout',
  'render_memory',
  'export_too_large',
  'output_too_large',
] satisfies Failure['code'][]

export interface Fuzzer {
  render(document: RandomDocument, format: FuzzedFormat): Promise<Rendering>
  /** The resident memory of the render process while it is idle. */
  idleMb(): number
  close(): Promise<void>
}

export function createFuzzer({ timeoutMs, memoryMb }: { timeoutMs: number; memoryMb: number }): Fuzzer {
  const renderer = createRenderer({ workers: 1, timeoutMs, memoryMb, startMs: 120_000 })
  const images = createImages()
  return {
    render: (document, format) => measure(document, format, { renderer, images }),
    idleMb: () => Math.max(0, ...childProcesses().map(({ residentMb }) => residentMb)),
    close: () => renderer.close({ drainMs: 0 }),
  }
}

interface Rendered {
  readonly renderer: Renderer
  readonly images: (src: string) => Promise<Uint8Array | undefined>
}

async function measure(
  random: RandomDocument,
  format: FuzzedFormat,
  { renderer, images }: Rendered,
): Promise<Rendering> {
  const { document, size, scale } = random
  forgetPeaks()
  const before = childProcesses()
  const start = performance.now()
  const outcome = await renderer
    .render({
      document: { json: JSON.stringify(document), isFilled: false },
      size,
      output: OUTPUTS[format](scale),
      images,
    })
    .catch((error: unknown) => error)
  const seconds = (performance.now() - start) / 1000
  const after = childProcesses()
  // Another process starts as soon as one is ended: the next measurement begins when it is ready.
  if (!isResult(outcome)) await renderer.render({ ...EMPTY, images })
  const cpuBefore = new Map(before.map(({ pid, cpuSeconds }) => [pid, cpuSeconds]))
  const used = {
    format,
    seconds,
    // A process that was ended may not be listed anymore: it worked until then.
    cpuSeconds: before.some(({ pid }) => !after.some((each) => each.pid === pid))
      ? seconds
      : after.reduce((sum, { pid, cpuSeconds }) => sum + cpuSeconds - (cpuBefore.get(pid) ?? cpuSeconds), 0),
    peakMb: Math.max(0, ...after.map(({ peakMb }) => peakMb)),
    residentMb: Math.max(0, ...after.map(({ residentMb }) => residentMb)),
  }
  if (!isResult(outcome)) {
    const code: string = isAnyFailure(outcome) ? outcome.code : String(outcome)
    return { ...used, files: [], isWarned: false, ...(LIMITS.includes(code) ? { limit: code } : { defect: code }) }
  }
  const { files, warnings } = outcome
  const isWarned = warnings.length > 0
  const defect = format === 'png' && !isWarned ? await firstBlank(files, random) : undefined
  return { ...used, files: files.map(({ bytes }) => bytes), isWarned, ...(defect !== undefined && { defect }) }
}

async function firstBlank(files: Result['files'], random: RandomDocument): Promise<string | undefined> {
  for (const [index, { bytes }] of files.entries()) {
    const page = random.document.pages[index]
    const defect = page && (await findBlank(bytes, page, random))
    if (defect !== undefined) return defect
  }
  return undefined
}

const EMPTY: Omit<PoolTask, 'images'> = {
  document: { version: 1, pages: [{ id: 'empty', elements: [] }] },
  size: { width: 8, height: 8 },
  output: OUTPUTS.png(1),
}

type Result = Awaited<ReturnType<Renderer['render']>>

function isAnyFailure(outcome: unknown): outcome is Failure {
  return outcome instanceof Failure
}

function isResult(outcome: unknown): outcome is Result {
  return !(outcome instanceof Error)
}

function createImages(): (src: string) => Promise<Uint8Array | undefined> {
  const builtin = openBuiltinPictures()
  return async (src) => {
    const source = readSource(src)
    if (source?.kind === 'builtin') return builtin.read(source.name)
    return source?.kind === 'asset' ? readFixtureAsset(source.assetId) : undefined
  }
}

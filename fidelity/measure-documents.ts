import fc from 'fast-check'
import { fillDefaults } from '../src/document/fill-document.ts'
import { arbitraryDocument } from '../src/document/testing/arbitrary-document.ts'
import { Failure } from '../src/failure.ts'
import { createRenderer } from '../src/render/renderer.ts'
import type { Finding } from './report.ts'

const TIMEOUT_MS = 30_000
const SIZE = { width: 800, height: 600 }
const SLOWEST = 5

interface Rendering {
  readonly index: number
  readonly ms: number
  /** The code or message of an error; empty if the document was rendered. */
  readonly error: string
}

/** Renders generated documents as PNG in the pool: none fails, exceeds the time limit or ends its process. */
export async function measureDocuments({ count, seed }: { count: number; seed: number }): Promise<Finding> {
  const renderer = createRenderer({ workers: 1, timeoutMs: TIMEOUT_MS, startMs: 4 * TIMEOUT_MS })
  const renderings: Rendering[] = []
  for (const [index, document] of fc.sample(arbitraryDocument, { numRuns: count, seed }).entries()) {
    const output = { format: 'png', scale: 1, transparent: false } as const
    const task = { document: fillDefaults(document), size: SIZE, output, images: {} }
    const start = performance.now()
    const error = await renderer.render(task).then(() => '', messageOf)
    renderings.push({ index, ms: performance.now() - start, error })
  }
  await renderer.close({ drainMs: 0 })
  const failed = renderings.filter(({ error }) => error !== '')
  const slowest = renderings.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)
  return {
    title: 'Generated documents',
    summary: `${failed.length} of ${count} documents failed or took longer than ${TIMEOUT_MS / 1000} s. The slowest are listed too.`,
    header: ['Document', 'Seconds', 'Error'],
    rows: [...new Set([...failed, ...slowest])].map(({ index, ms, error }) => [
      `${index}`,
      (ms / 1000).toFixed(1),
      error,
    ]),
    isMet: failed.length === 0,
  }
}

function messageOf(error: unknown): string {
  if (error instanceof Failure) return error.code
  return error instanceof Error ? error.message : String(error)
}

import { startNode } from '../test/setup/service-process.ts'
import type { Load, LoadResult } from './load.ts'

/** Runs a load in a process of its own, which does not share a thread with what measures. */
export async function runLoad(load: Load, options: { readonly core?: number } = {}): Promise<LoadResult> {
  const generator = startNode(['bench/load.ts', JSON.stringify(load)], options)
  const [line] = await generator.line(/^\{.*\}$/)
  await generator.stop()
  return JSON.parse(line) as LoadResult
}

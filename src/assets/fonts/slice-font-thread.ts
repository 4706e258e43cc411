import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { sliceFont } from '../../text/instance-font.ts'
import { subsetterFactory } from './subsetter-factory.ts'

export interface SliceToCut {
  /** Of the font. */
  readonly path: string
  readonly codePoints: readonly number[]
}

const newSubsetter = subsetterFactory()

parentPort?.on('message', ({ path, codePoints }: SliceToCut) => {
  parentPort?.postMessage(sliceFont(newSubsetter(), readFileSync(path), codePoints))
})

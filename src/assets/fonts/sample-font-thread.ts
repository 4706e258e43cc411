import { parentPort, workerData } from 'node:worker_threads'
import { sampleFont } from './sample-font.ts'

export interface FontToSample {
  readonly bytes: Uint8Array
  readonly family: string
}

export interface SampledFont {
  readonly svg: string
}

const { bytes, family } = workerData as FontToSample
parentPort?.postMessage({ svg: sampleFont(bytes, family) } satisfies SampledFont)

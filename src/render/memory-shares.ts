import { totalmem } from 'node:os'

// For each worker, there is a render process, and for all of them at least one in reserve, which
// renders small exports while slow ones use the others.

const MB = 1024 * 1024
export const MIN_RENDER_MB = 256
/** Enough for the largest image export, 100 megapixels. */
const MAX_RENDER_MB = 2_048
/** What the server itself needs. */
const SERVER_MB = 512
const RESERVE = 1

/** Returns the memory of the machine or container, in MiB. */
export function machineMb(): number {
  const limitBytes = process.constrainedMemory()
  return Math.floor(Math.min(totalmem(), limitBytes > 0 ? limitBytes : Infinity) / MB)
}

/** Divides the memory of the machine evenly among the render processes. Returns the share of one, in MiB. */
export function shareOfRender(workers: number, availableMb: number): number {
  const shareMb = Math.floor((availableMb - SERVER_MB) / (workers + RESERVE))
  return Math.min(MAX_RENDER_MB, Math.max(MIN_RENDER_MB, shareMb))
}

/** Returns the memory that the server and all render processes can use, in MiB. */
export function neededMb({ workers, memoryMb }: { readonly workers: number; readonly memoryMb: number }): number {
  return SERVER_MB + (workers + RESERVE) * memoryMb
}

import { totalmem } from 'node:os'
import { type Check, ok, warning } from './doctor-check.ts'

const MB = 1024 * 1024
/** What the server itself needs. */
const SERVER_MB = 400

export const memoryCheck: Check = {
  name: 'Memory',
  run({ config }) {
    const { workers, memoryMb } = config.render
    const limit = process.constrainedMemory()
    const availableMb = Math.floor(Math.min(totalmem(), limit > 0 ? limit : Infinity) / MB)
    const neededMb = SERVER_MB + workers * memoryMb
    const need = `${workers} render processes of ${memoryMb} MiB and the server can use ${neededMb} MiB`
    if (neededMb <= availableMb) return Promise.resolve([ok(`${need} of ${availableMb} MiB.`)])
    const message = `${need}, but there are only ${availableMb} MiB. Lower PLATEN_WORKERS or PLATEN_RENDER_MEMORY_MB, or add memory.`
    return Promise.resolve([warning(message)])
  },
}

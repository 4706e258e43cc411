import { machineMb, neededMb } from '../render/memory-shares.ts'
import { type Check, ok, warning } from './doctor-check.ts'

export const memoryCheck: Check = {
  name: 'Memory',
  run({ config }) {
    const { workers, memoryMb } = config.render
    const [needed, available] = [neededMb(config.render), machineMb()]
    const need = `${workers} render ${workers === 1 ? 'process' : 'processes'} of ${memoryMb} MiB, one in reserve and the server can use ${needed} MiB`
    if (needed <= available) return Promise.resolve([ok(`${need} of ${available} MiB.`)])
    const message = `${need}, but there are only ${available} MiB. Lower PLATEN_WORKERS or PLATEN_RENDER_MEMORY_MB, or add memory.`
    return Promise.resolve([warning(message)])
  },
}

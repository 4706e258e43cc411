// Preloaded into the server (`--import`) to measure its longest step between turns of the event
// loop. On SIGWINCH, appends `{ wallMs, cpuMs }` to the file BENCH_TURNS and starts again. CPU time
// excludes other processes that run during a step.
import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const file = process.env['BENCH_TURNS']
const SAMPLE_INTERVAL_MS = 1

if (isMainThread && file !== undefined) {
  let [wall, cpu] = [performance.now(), cpuMs()]
  let longest = { wallMs: 0, cpuMs: 0 }
  setInterval(() => {
    const [nowWall, nowCpu] = [performance.now(), cpuMs()]
    longest = { wallMs: Math.max(longest.wallMs, nowWall - wall), cpuMs: Math.max(longest.cpuMs, nowCpu - cpu) }
    ;[wall, cpu] = [nowWall, nowCpu]
  }, SAMPLE_INTERVAL_MS).unref()
  process.on('SIGWINCH', () => {
    appendFileSync(file, `${JSON.stringify(longest)}\n`)
    longest = { wallMs: 0, cpuMs: 0 }
  })
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

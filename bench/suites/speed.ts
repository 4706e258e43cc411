import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { unpackEarlierVersion } from '../earlier-version.ts'
import { atLeast, atMost, type Figure, median, plain } from '../figure.ts'
import type { TaskCost, TaskRequest } from '../peers/render-version.ts'

/** Renders of each version. `goal` is how many times faster than the earlier version. */
const TASKS: Record<string, { readonly renders: number; readonly goal?: number }> = {
  'post as PNG': { renders: 30, goal: 1.5 },
  'post as JPEG': { renders: 12 },
  'post as WebP': { renders: 12, goal: 2.5 },
  'post as PDF': { renders: 12 },
  'templates as PNG': { renders: 32, goal: 2 },
  'templates as PDF': { renders: 32, goal: 2 },
  'poster of 4,000² px as PNG': { renders: 5, goal: 1.7 },
  '50 photographs, cold, as PNG': { renders: 5, goal: 3 },
  '1,000 mixed elements as PNG': { renders: 8 },
}

const WARM_UP = 4
const MIXED = '1,000 mixed elements as PNG'
const MIXED_LIMIT_MS = 40

/** Compares the renderer with that of an earlier version: both alternate, each in a process of its own. */
export async function run(): Promise<Figure[]> {
  const earlier = unpackEarlierVersion()
  const [before, now] = [await start(earlier.folder), await start(process.cwd())]
  try {
    const figures: Figure[] = []
    for (const [name, { renders, goal }] of Object.entries(TASKS)) {
      const costs: [TaskCost[], TaskCost[]] = [[], []]
      for (let number = 0; number < WARM_UP + renders; number += 1) {
        const pair = [await render(before, { name, number }), await render(now, { name, number })] as const
        if (number >= WARM_UP) for (const version of [0, 1] as const) costs[version].push(pair[version])
      }
      figures.push(...compare(name, costs, goal))
    }
    return figures
  } finally {
    for (const version of [before, now]) version.kill()
    earlier.remove()
  }
}

function compare(name: string, [before, now]: readonly [TaskCost[], TaskCost[]], goal?: number): Figure[] {
  const cpuMs = mean(now.map((cost) => cost.cpuMs))
  const ratio = mean(before.map((cost) => cost.cpuMs)) / cpuMs
  const elapsed = median(before.map((cost, index) => cost.elapsedMs / (now[index]?.elapsedMs ?? NaN)))
  const speed = `${name}: times as fast as before, processor time`
  return [
    name === MIXED
      ? atMost(`${name}: processor time`, cpuMs, { unit: 'ms', bound: MIXED_LIMIT_MS })
      : plain(`${name}: processor time`, cpuMs, 'ms'),
    goal === undefined ? plain(speed, ratio, '×') : atLeast(speed, ratio, { unit: '×', bound: goal }),
    plain(`${name}: times as fast as before, elapsed`, elapsed, '×'),
    plain(`${name}: size`, median(now.map(({ bytes }) => bytes)) / 1024, 'KiB'),
    plain(`${name}: size before`, median(before.map(({ bytes }) => bytes)) / 1024, 'KiB'),
  ]
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

async function start(folder: string): Promise<ChildProcess> {
  const child = fork(new URL('../peers/render-version.ts', import.meta.url), [folder])
  await once(child, 'message')
  return child
}

async function render(version: ChildProcess, request: TaskRequest): Promise<TaskCost> {
  const aborted = new AbortController()
  version.once('exit', () => aborted.abort())
  version.send(request)
  const [cost] = (await once(version, 'message', { signal: aborted.signal })) as [TaskCost]
  version.removeAllListeners('exit')
  return cost
}

import { type Browser, type Page } from 'playwright-core'

/** What the main thread of a page did from one task to the next. */
export interface Task {
  /** As a clock on the wall has it. */
  readonly tookMs: number
  /** What it used of a processor: the same on a busy machine as on a quiet one, or nearly. */
  readonly processorMs: number
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds, of a whole event. */
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

const CATEGORIES = ['toplevel', '__metadata']

/** Everything that the page's thread does while `act` runs, task by task. */
export async function tasksDuring(browser: Browser, page: Page, act: () => Promise<void>): Promise<Task[]> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await act()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] }
  const threads = trace.traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid}/${tid}`)
  return trace.traceEvents.flatMap(({ name, pid, tid, dur, tdur }) =>
    name.endsWith('RunTask') && threads.includes(`${pid}/${tid}`) && dur !== undefined && tdur !== undefined
      ? [{ tookMs: dur / 1000, processorMs: tdur / 1000 }]
      : [],
  )
}

/** How much longer tasks take than they use a processor: 1 on a machine that does nothing else. */
export function slownessIn(tasks: readonly Task[]): number {
  const sum = (of: keyof Task): number => tasks.reduce((all, task) => all + task[of], 0)
  return Math.max(1, sum('tookMs') / sum('processorMs'))
}

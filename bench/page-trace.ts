import type { Browser, Page } from 'playwright-core'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** CPU time of a complete event, in microseconds. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

const CATEGORIES = ['toplevel', '__metadata']

/**
 * Returns the length of the longest task of the page's main thread during `act`, in milliseconds of CPU
 * time, which other processes hardly affect.
 */
export async function longestTask(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await act()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] }
  const threads = trace.traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid}/${tid}`)
  const tasks = trace.traceEvents.flatMap(({ name, pid, tid, tdur }) =>
    name.endsWith('RunTask') && threads.includes(`${pid}/${tid}`) && tdur !== undefined ? [tdur / 1000] : [],
  )
  return Math.max(...tasks)
}

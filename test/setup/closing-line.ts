import { mkdirSync, writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

const SLOWEST = 10
/** A run of fewer shows how long each took anyway. */
const MANY = 50

/**
 * Prints `N passed, N failed` at the end of a run, and stores the line for `npm run check` to print last. Lists the
 * slowest files of a run of many.
 */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0
    let failed = errors.length
    let skipped = 0
    for (const module of modules) {
      // A file that failed to load has no tests and counts as one failure.
      if (module.errors().length > 0) failed += 1
      for (const test of module.children.allTests()) {
        const state = test.result().state
        if (state === 'passed') passed += 1
        else if (state === 'failed') failed += 1
        else skipped += 1
      }
    }
    const line = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`
    mkdirSync('test-results', { recursive: true })
    writeFileSync('test-results/summary.txt', line)
    process.stdout.write(`${modules.length < MANY ? '' : slowestOf(modules)}\n${line}`)
  }
}

/** Files run at the same time, so that each takes longer than alone. */
function slowestOf(modules: readonly TestModule[]): string {
  const durations = modules.map((module) => ({ path: module.relativeModuleId, ms: module.diagnostic().duration }))
  const slowest = durations.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)
  const lines = slowest.map(({ path, ms }) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${path}\n`)
  return `\nThe slowest files:\n${lines.join('')}`
}

import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import MixedOrder from './test/setup/mixed-order.ts'

// The cache of `npm start`. With it, test processes, and the render processes and services that they
// start, load their modules in half the time.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/platen')

const ALL = ['src/**/*.test.ts', 'templates/**/*.test.ts', 'test/**/*.test.ts']
const PURE = ['document', 'text', 'paint', 'formats', 'edit'].map((room) => `src/${room}/**/*.test.ts`)

const shared = {
  // Suites start real servers, processes and databases; a machine that is busy with other work must not fail them.
  testTimeout: 240_000,
  hookTimeout: 180_000,
  setupFiles: ['test/setup/seed.ts'],
  expect: { poll: { timeout: 60_000, interval: 100 } },
}

export default defineConfig({
  test: {
    globalSetup: [
      'test/setup/folder-in-memory.ts',
      'test/setup/shared-postgres.ts',
      'test/setup/shared-s3.ts',
      'test/setup/redis-program.ts',
    ],
    reporters: ['default', './test/setup/closing-line.ts'],
    // Two more than the cores, because suites also wait for deadlines, other processes and pages: alone, those of the
    // API keep a third of a core busy, and those in a browser two thirds.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: MixedOrder },
    projects: [
      // These tests have no state of their own, so they share a thread and its loaded modules.
      { test: { ...shared, name: 'pure rooms', include: PURE, pool: 'threads', isolate: false } },
      // Files share loaded modules, because loading takes longer than most of these tests.
      { test: { ...shared, name: 'all others', include: ALL, exclude: PURE, pool: 'forks', isolate: false } },
    ],
  },
})

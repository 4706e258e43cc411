import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// The cache of `npm start`. With it, test processes, and the render processes and services that they
// start, load their modules in half the time.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/platen')

const PURE = ['document', 'text', 'paint', 'formats'].map((room) => `src/${room}/**/*.test.ts`)

const shared = {
  // Suites start real servers, processes and databases; a machine that is busy with other work must not fail them.
  testTimeout: 60_000,
  hookTimeout: 90_000,
  expect: { poll: { timeout: 30_000, interval: 25 } },
}

// Files share loaded modules, because loading takes longer than most of these tests.
const processes = { ...shared, pool: 'forks', isolate: false } as const

export default defineConfig({
  test: {
    globalSetup: ['test/setup/shared-postgres.ts', 'test/setup/shared-s3.ts', 'test/setup/redis-program.ts'],
    reporters: ['default', './test/setup/closing-line.ts'],
    // One more than the cores, because suites also wait for deadlines, other processes and pages.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // These tests have no state of their own, so they share a thread and its loaded modules.
      { test: { ...shared, name: 'pure rooms', include: PURE, pool: 'threads', isolate: false } },
      { test: { ...processes, name: 'rooms', include: ['src/**/*.test.ts', 'templates/**/*.test.ts'], exclude: PURE } },
      { test: { ...processes, name: 'api', include: ['test/**/*.test.ts'], exclude: ['test/e2e/**'] } },
      { test: { ...processes, name: 'e2e', include: ['test/e2e/**/*.test.ts'] } },
    ],
  },
})

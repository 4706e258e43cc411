import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// As `npm start` sets it. Test processes, and the render processes and services that they start,
// load their modules in half the time.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/platen')

const PURE = ['document', 'text', 'paint', 'formats'].map((room) => `src/${room}/**/*.test.ts`)

const shared = {
  // Suites start real servers, processes and databases; a machine that is busy with other work must not fail them.
  testTimeout: 60_000,
  hookTimeout: 90_000,
  expect: { poll: { timeout: 30_000, interval: 25 } },
}

export default defineConfig({
  test: {
    globalSetup: ['test/setup/shared-postgres.ts'],
    reporters: ['default', './test/setup/closing-line.ts'],
    // Suites also wait: for deadlines, other processes and pages.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // Without state of their own, these share a thread and its modules.
      { test: { ...shared, name: 'pure rooms', include: PURE, pool: 'threads', isolate: false } },
      {
        test: {
          ...shared,
          name: 'rooms',
          include: ['src/**/*.test.ts', 'templates/**/*.test.ts'],
          exclude: PURE,
          pool: 'forks',
          // Loading the modules takes longer than most of these tests.
          isolate: false,
        },
      },
      {
        test: { ...shared, name: 'api', include: ['test/**/*.test.ts'], exclude: ['test/e2e/**'], pool: 'forks' },
      },
      { test: { ...shared, name: 'e2e', include: ['test/e2e/**/*.test.ts'], pool: 'forks' } },
    ],
  },
})

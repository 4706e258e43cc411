import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'templates/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/setup/shared-postgres.ts'],
    reporters: ['default', './test/setup/closing-line.ts'],
    pool: 'forks',
    maxWorkers: Math.max(2, availableParallelism()),
    // Suites start real servers, workers and databases; a machine that is busy with others must not fail them.
    testTimeout: 60_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 30_000, interval: 25 } },
  },
})

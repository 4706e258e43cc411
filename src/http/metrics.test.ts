import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('a figure without a value is NaN, in the spelling of the Prometheus text format', async () => {
  const metrics = createMetrics([{ name: 'platen_example', help: 'An example.', read: () => NaN }])

  expect(await metrics.text()).toMatch(/^platen_example NaN$/m)
})

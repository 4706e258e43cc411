import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** Returns what axe finds by `rules`, or by all of its rules. */
export async function violationsIn(page: Page, rules: readonly string[] = []): Promise<string[]> {
  // The default mode opens a second page for each analysis to include cross-origin frames. The app has none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (rules.length > 0) axe.withRules([...rules])
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

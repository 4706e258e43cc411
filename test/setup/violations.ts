import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

export async function violationsIn(page: Page): Promise<string[]> {
  // The default mode opens a second page for each analysis to include cross-origin frames. The app has none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

import { AxeBuilder } from '@axe-core/playwright'
import { type Page } from 'playwright-core'

/** What axe finds, with the elements it finds it in. */
export async function violationsIn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

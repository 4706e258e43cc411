import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

interface Scope {
  /** A CSS selector. Default: the whole page. */
  readonly within?: string
  /** Default: all rules. */
  readonly rules?: readonly string[]
}

/** Returns what axe finds. */
export async function violationsIn(page: Page, { within, rules }: Scope = {}): Promise<string[]> {
  // The default mode opens a second page for each analysis to include cross-origin frames. The app has none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (within !== undefined) axe.include(within)
  if (rules !== undefined) axe.withRules([...rules])
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

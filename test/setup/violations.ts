import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

interface Scope {
  /** A CSS selector. Default: the whole page. */
  readonly within?: string
}

export function violationsIn(page: Page, { within }: Scope = {}): Promise<string[]> {
  return violationsOf(builderFor(page, within).options({ resultTypes: ['violations'] }))
}

/** For a state that has been checked in the other theme, from which only the colors differ. */
export function contrastViolationsIn(page: Page, { within }: Scope = {}): Promise<string[]> {
  return violationsOf(builderFor(page, within).options({ resultTypes: ['violations'], runOnly: ['color-contrast'] }))
}

function builderFor(page: Page, within: string | undefined): AxeBuilder {
  // The default mode opens a second page for each analysis to include cross-origin frames. The app has none.
  const builder = new AxeBuilder({ page }).setLegacyMode()
  return within === undefined ? builder : builder.include(within)
}

async function violationsOf(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

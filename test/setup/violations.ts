import axe from 'axe-core'
import type { Page } from 'playwright-core'

interface Scope {
  /** A CSS selector. Default: the whole page. */
  readonly within?: string
  /** Default: all rules. */
  readonly rules?: readonly string[]
  /** Rules to leave out. */
  readonly except?: readonly string[]
}

/** Returns what axe finds. Loads axe once into each page, since that takes as long as to run it. */
export async function violationsIn(page: Page, { within, rules, except = [] }: Scope = {}): Promise<string[]> {
  if (!(await page.evaluate(`'axe' in globalThis`))) await page.evaluate(axe.source)
  const options = {
    resultTypes: ['violations'],
    // To find a unique selector of each element takes a third of the time.
    selectors: false,
    ...(rules && { runOnly: rules }),
    rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
  }
  const results = await page.evaluate<axe.AxeResults>(
    `axe.run(${JSON.stringify(within ?? null)} ?? document, ${JSON.stringify(options)})`,
  )
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

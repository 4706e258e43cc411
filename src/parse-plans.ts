import { invalid } from './settings.ts'

/** What the accounts of a plan may use. 1 MB is a million bytes. */
export interface Plan {
  readonly requestsPerMinute: number
  /** All that an account has stored: its assets and the files of its exports. */
  readonly storageMb: number
  /** Pages times pixels of one export. */
  readonly exportMegapixels: number
  /** All files of one export. */
  readonly exportMb: number
}

/** By the plan's name. */
export type Plans = Readonly<Record<string, Plan>>

const MAX: Plan = { requestsPerMinute: 1000, storageMb: 100_000, exportMegapixels: 500, exportMb: 1000 }

/** 200 pages of 1920 × 1080 are 415 megapixels. */
export const DEFAULT_PLANS: Plans = {
  free: { requestsPerMinute: 60, storageMb: 1000, exportMegapixels: 200, exportMb: 100 },
  pro: { requestsPerMinute: 300, storageMb: 20_000, exportMegapixels: 500, exportMb: 500 },
  max: MAX,
}

const FIGURES = ['storageMb', 'exportMegapixels', 'exportMb'] as const
const FIGURE = /^[1-9][0-9]{0,8}$/

/**
 * Parses `pro=500,team=5000:storageMb=50000:exportMb=800`: requests a minute, then any of the other figures. Plans that are
 * named replace figures of the built-in plans or add plans. A figure that is left out is that of the built-in plan of the
 * same name, or else of the plan max.
 */
export function parsePlans(text: string): Plans {
  const plans: Record<string, Plan> = { ...DEFAULT_PLANS }
  for (const part of text.split(',')) {
    const [first = '', ...others] = part.split(':').map((each) => each.trim())
    const [name, requests] = pairIn(first)
    if (!/^[a-z][a-z0-9-]{0,31}$/.test(name) || !FIGURE.test(requests)) throw invalidPlans()
    const figures = others.map((other): [string, number] => {
      const [figure, value] = pairIn(other)
      if (!FIGURES.some((known) => known === figure) || !FIGURE.test(value)) throw invalidPlans()
      return [figure, Number(value)]
    })
    const base = Object.hasOwn(plans, name) ? plans[name] : MAX
    plans[name] = { ...(base ?? MAX), requestsPerMinute: Number(requests), ...Object.fromEntries(figures) }
  }
  return plans
}

function pairIn(text: string): [string, string] {
  const [name = '', value = '', ...rest] = text.split('=').map((each) => each.trim())
  return rest.length > 0 ? ['', ''] : [name, value]
}

function invalidPlans(): Error {
  return invalid(
    `plans with their requests a minute, such as free=60,pro=300,team=5000, each also with ${FIGURES.join(', ')}, such as team=5000:storageMb=50000:exportMb=800`,
  )
}

/** The plans as they are written in the setting, with every figure. */
export function planList(plans: Plans): string {
  return Object.entries(plans)
    .map(([name, plan]) =>
      [`${name}=${plan.requestsPerMinute}`, ...FIGURES.map((key) => `${key}=${plan[key]}`)].join(':'),
    )
    .join(',')
}

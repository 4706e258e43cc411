import { invalid } from './settings.ts'

/** The limits of an account. 1 MB is a million bytes. */
export interface Plan {
  readonly requestsPerMinute: number
  /** Maximum size of the account's assets and export files together. */
  readonly storageMb: number
  /** Maximum total of the pixels of all pages of one image export. */
  readonly exportMegapixels: number
  /** Maximum total size of one export's files. */
  readonly exportMb: number
  /** Maximum exports that are rendered at the same time. Further ones wait. */
  readonly exportsAtOnce: number
  /** Maximum exports that wait or are being rendered. Further ones are rejected. */
  readonly queuedExports: number
}

export type Plans = Readonly<Record<string, Plan>>

const MAX: Plan = {
  requestsPerMinute: 1000,
  storageMb: 100_000,
  exportMegapixels: 500,
  exportMb: 1000,
  exportsAtOnce: 100,
  queuedExports: 20_000,
}

/** For scale: 200 pages of 1920 × 1080 are 415 megapixels. */
export const DEFAULT_PLANS: Plans = {
  free: {
    ...{ requestsPerMinute: 60, storageMb: 1000, exportMegapixels: 200, exportMb: 100 },
    ...{ exportsAtOnce: 4, queuedExports: 1000 },
  },
  pro: {
    ...{ requestsPerMinute: 300, storageMb: 20_000, exportMegapixels: 500, exportMb: 500 },
    ...{ exportsAtOnce: 20, queuedExports: 5000 },
  },
  max: MAX,
}

const LIMITS = ['storageMb', 'exportMegapixels', 'exportMb', 'exportsAtOnce', 'queuedExports'] as const
const POSITIVE_INTEGER = /^[1-9][0-9]{0,8}$/

/** Parses `pro=500,team=5000:storageMb=50000`. Omitted limits are those of the built-in plan, or else of `max`. */
export function parsePlans(text: string): Plans {
  const plans: Record<string, Plan> = { ...DEFAULT_PLANS }
  for (const part of text.split(',')) {
    const [first = '', ...others] = part.split(':').map((each) => each.trim())
    const [name, requests] = parsePair(first)
    if (!/^[a-z][a-z0-9-]{0,31}$/.test(name) || !POSITIVE_INTEGER.test(requests)) throw invalidPlans()
    const limits = others.map((other): [string, number] => {
      const [limit, value] = parsePair(other)
      if (!LIMITS.some((known) => known === limit) || !POSITIVE_INTEGER.test(value)) throw invalidPlans()
      return [limit, Number(value)]
    })
    const base = Object.hasOwn(plans, name) ? plans[name] : MAX
    plans[name] = { ...(base ?? MAX), requestsPerMinute: Number(requests), ...Object.fromEntries(limits) }
  }
  return plans
}

function parsePair(text: string): [string, string] {
  const [name = '', value = '', ...rest] = text.split('=').map((each) => each.trim())
  return rest.length > 0 ? ['', ''] : [name, value]
}

function invalidPlans(): Error {
  return invalid(
    `plans with their requests per minute, such as free=60,pro=300,team=5000, optionally with ${LIMITS.join(', ')}, such as team=5000:storageMb=50000:exportMb=800`,
  )
}

export function planList(plans: Plans): string {
  return Object.entries(plans)
    .map(([name, plan]) =>
      [`${name}=${plan.requestsPerMinute}`, ...LIMITS.map((key) => `${key}=${plan[key]}`)].join(':'),
    )
    .join(',')
}

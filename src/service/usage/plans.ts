import type { AtOnce } from '../../store/exports/claim-export.ts'
import type { ExportLimits } from '../../exports/export-limits.ts'

/** Limits of a plan. 1 MB is a million bytes. */
export interface Plan extends ExportLimits {
  readonly requestsPerMinute: number
  readonly exportsAtOnce: number
}

export type Plans = Readonly<Record<string, Plan>>

export function planNames(plans: Plans): string[] {
  return Object.keys(plans)
}

/** Returns the plan; the minimum of each limit if the plan is no longer configured. */
export function planOf(plans: Plans, name: string): Plan {
  const plan = Object.hasOwn(plans, name) ? plans[name] : undefined
  if (plan !== undefined) return plan
  const minimum = (limit: keyof Plan): number => Math.min(...Object.values(plans).map((each) => each[limit]))
  return {
    exportsAtOnce: minimum('exportsAtOnce'),
    queuedExports: minimum('queuedExports'),
    requestsPerMinute: minimum('requestsPerMinute'),
    storageMb: minimum('storageMb'),
    exportMegapixels: minimum('exportMegapixels'),
    exportMb: minimum('exportMb'),
  }
}

export function requestsPerMinute(plans: Plans, name: string): number {
  return planOf(plans, name).requestsPerMinute
}

export function exportsAtOnce(plans: Plans): AtOnce {
  const limits = Object.entries(plans).map(([name, plan]): [string, number] => [name, plan.exportsAtOnce])
  return { byPlan: Object.fromEntries(limits), otherwise: Math.min(...limits.map(([, limit]) => limit)) }
}

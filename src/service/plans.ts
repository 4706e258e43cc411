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

export const MEGA = 1_000_000

export function planNames(plans: Plans): string[] {
  return Object.keys(plans)
}

/** What the plan allows. A plan that is not in the settings any more allows the least of every figure. */
export function planOf(plans: Plans, name: string): Plan {
  const plan = Object.hasOwn(plans, name) ? plans[name] : undefined
  if (plan !== undefined) return plan
  const least = (figure: keyof Plan): number => Math.min(...Object.values(plans).map((each) => each[figure]))
  return {
    requestsPerMinute: least('requestsPerMinute'),
    storageMb: least('storageMb'),
    exportMegapixels: least('exportMegapixels'),
    exportMb: least('exportMb'),
  }
}

export function requestsPerMinute(plans: Plans, name: string): number {
  return planOf(plans, name).requestsPerMinute
}

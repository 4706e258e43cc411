/** Requests a minute by the plan's name. */
export type Plans = Readonly<Record<string, number>>

export function planNames(plans: Plans): string[] {
  return Object.keys(plans)
}

/** What `plan` allows. One that the operator has taken out of the settings meanwhile allows as little as the least that is left. */
export function requestsPerMinute(plans: Plans, plan: string): number {
  return (Object.hasOwn(plans, plan) ? plans[plan] : undefined) ?? Math.min(...Object.values(plans))
}

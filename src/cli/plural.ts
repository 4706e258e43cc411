/** The amount with its noun, whose plural ends with `s`. */
export function plural(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`
}

/** Returns `color-1`, or the first number that is free. */
export function freeName(taken: readonly string[], stem: string): string {
  let number = 1
  while (taken.includes(`${stem}-${number}`)) number += 1
  return `${stem}-${number}`
}

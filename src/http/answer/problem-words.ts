export const plain = (text: string) => (): string => text

export const seconds = (count: number): string => counted(count, 'second')

/** `45 seconds`, `15 minutes` or `2 hours`, rounded up. */
export function duration(count: number): string {
  if (count < 60) return seconds(count)
  const minutes = Math.ceil(count / 60)
  return minutes < 60 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour')
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

export function inMebibytes(bytes: number): string {
  return `${Number((bytes / 1024 / 1024).toFixed(2))} MiB`
}

export function oneOf(allowed: readonly string[]): string {
  return allowed.length < 2 ? (allowed[0] ?? 'absent') : `${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1) ?? ''}`
}

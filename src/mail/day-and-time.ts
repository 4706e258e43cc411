/** In UTC, because the recipient's time zone is unknown. `at` is in milliseconds since 1970. */
export function dayAndTime(at: number): string {
  const [day = '', time = ''] = new Date(at).toISOString().split('T')
  return `${day} at ${time.slice(0, 5)} UTC`
}

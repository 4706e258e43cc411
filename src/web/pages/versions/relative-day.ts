const long = new Intl.DateTimeFormat('en', { weekday: 'long', month: 'long', day: 'numeric' })
const withYear = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric', year: 'numeric' })

/** Returns `Today`, `Yesterday`, `Monday, April 6`, or in other years `April 6, 2025`, all in local time. */
export function relativeDay(at: Date, now: Date): string {
  if (isSameDay(at, now)) return 'Today'
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (isSameDay(at, yesterday)) return 'Yesterday'
  return (at.getFullYear() === now.getFullYear() ? long : withYear).format(at)
}

function isSameDay(a: Date, b: Date): boolean {
  return a.toDateString() === b.toDateString()
}

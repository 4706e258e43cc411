import { mustBe } from '../../document/issue-wording.ts'
import { received } from '../../document/received.ts'
import { rejectIssues } from '../../failure.ts'
import { parseTime } from '../../service/parse-time.ts'

export const TIME = 'an ISO 8601 time, such as 2026-04-01T10:00:00Z'

/** Returns the times of query parameters in Unix milliseconds. @throws `invalid_input` */
export function queryTimes<Name extends string>(
  texts: Readonly<Record<Name, string | undefined>>,
): { [Given in Name]?: number } {
  const times = Object.entries<string | undefined>(texts).flatMap(([name, text]) =>
    text === undefined ? [] : { name, text, time: parseTime(text) },
  )
  const issues = times.flatMap(({ name, text, time }) =>
    time === undefined ? { pointer: `query/${name}`, detail: mustBe(TIME, received(text)) } : [],
  )
  rejectIssues(issues)
  return Object.fromEntries(times.map(({ name, time }) => [name, time])) as { [Given in Name]?: number }
}

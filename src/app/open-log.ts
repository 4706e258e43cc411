import { type Logger, pino } from 'pino'
import type { LogLevel } from '../config/config.ts'
import { redactText } from '../http/answer/redact.ts'

const FLUSH_MS = 200
const BUFFER_BYTES = 16_000

/** Opens a buffered log: writing each line would take a tenth of a request's time. pino flushes it on exit. */
export function openLog(level: LogLevel): Logger {
  const destination = pino.destination({ sync: false, minLength: BUFFER_BYTES })
  const timer = setInterval(() => destination.flush(), FLUSH_MS)
  timer.unref()
  return pino(
    {
      level,
      // Omits the host, which log collectors add, and the process ID, since request IDs identify the process.
      base: null,
      // Redacts all messages except request lines, which are frequent and redact only their URL (traffic.ts).
      hooks: { streamWrite: redactText },
    },
    destination,
  )
}

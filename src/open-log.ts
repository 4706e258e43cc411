import { type Logger, pino } from 'pino'
import { type LogLevel } from './config.ts'
import { redactText } from './http/answer/redact.ts'

const FLUSH_MS = 200
const BUFFER_BYTES = 16_000

/** Flushes five times per second, because writing each line takes a tenth of a request's time, and on exit. */
export function openLog(level: LogLevel): Logger {
  const destination = pino.destination({ sync: false, minLength: BUFFER_BYTES })
  const timer = setInterval(() => destination.flush(), FLUSH_MS)
  timer.unref()
  process.once('exit', () => {
    try {
      destination.flushSync()
    } catch {
      // Standard output may already be closed.
    }
  })
  return pino(
    {
      level,
      // No host or process ID: log collectors add the host, and request IDs identify the process.
      base: null,
      // Redacts all messages here; request lines, which are frequent, redact their own URL.
      hooks: { streamWrite: redactText },
    },
    destination,
  )
}

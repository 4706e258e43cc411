import { type Logger, pino } from 'pino'
import { type LogLevel } from './config.ts'
import { redactText } from './http/redact.ts'

const FLUSH_MS = 200
const BUFFER_BYTES = 16_000

/**
 * The log, as lines of JSON on standard output. Lines are written some at a time, five times a second: a write for each takes
 * as long as a tenth of a request. What is left is written when the process ends, unless it is killed outright.
 */
export function openLog(level: LogLevel): Logger {
  const destination = pino.destination({ sync: false, minLength: BUFFER_BYTES })
  const timer = setInterval(() => destination.flush(), FLUSH_MS)
  timer.unref()
  process.once('exit', () => {
    try {
      destination.flushSync()
    } catch {
      // Standard output may be closed already, and nobody is left to be told.
    }
  })
  return pino(
    {
      level,
      // Neither host nor process: whoever collects the logs of several servers adds them, and a request's ID names its process.
      base: null,
      // Of every line but those of requests, which are many and redact their URL themselves: no caller has to know what a message quotes.
      hooks: { streamWrite: redactText },
    },
    destination,
  )
}

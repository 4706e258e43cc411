/** What the worker and the sweeper write to the log with: a part of pino. */
export interface WorkerLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

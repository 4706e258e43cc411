/** The part of pino that the worker and the sweeper use. */
export interface WorkerLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

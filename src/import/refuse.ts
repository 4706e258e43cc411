import { Failure } from '../failure.ts'

/** `reason` is a sentence without a subject, such as "it has no slides". @throws `import_invalid` */
export function refuse(reason: string, cause?: unknown): never {
  throw new Failure('import_invalid', { reason }, cause)
}

import { Failure } from '../failure.ts'
import type { PictureFailure } from '../store/pictures/enqueue-picture.ts'

/**
 * Returns why a picture could not be drawn. Outages of the store and of files are failures too: any other error is a
 * defect, which would occur again.
 */
export function causeOf(error: unknown): PictureFailure {
  switch (error instanceof Failure ? (error as Failure).code : undefined) {
    case 'overloaded':
    case 'shutting_down':
      return 'overloaded'
    case 'disk_full':
      return 'disk_full'
    case 'render_timeout':
      return 'timeout'
    default:
      return 'unavailable'
  }
}

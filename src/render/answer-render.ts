import { type RenderJob } from './render-job.ts'
import { type FromProcess, type ToProcess } from './render-protocol.ts'
import { sentError } from '../sent-error.ts'

/** What a render sends and then waits for. */
export type RenderRequest = Extract<FromProcess, { readonly type: 'read' | 'file' }>

/**
 * Does what a render waits for: reads an image or takes a file. Returns the message that lets it go on.
 *
 * @throws what taking the file fails with
 */
export async function answerRender(job: RenderJob, message: RenderRequest): Promise<ToProcess> {
  const { id } = job
  if (message.type === 'file') {
    await job.take(message.file)
    return { type: 'taken', id }
  }
  const { src } = message
  try {
    return { type: 'image', id, src, image: { file: await job.readImage(src) } }
  } catch (error) {
    return { type: 'image', id, src, image: { error: sentError(error) } }
  }
}

import { serializeError } from '../serialized-error.ts'
import { type RenderJob } from './render-job.ts'
import { type FromProcess, type ToProcess } from './render-protocol.ts'

export type RenderRequest = Extract<FromProcess, { readonly type: 'read' | 'file' }>

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
    return { type: 'image', id, src, image: { error: serializeError(error) } }
  }
}

import { type RenderJob } from './render-job.ts'
import { type RenderProcess } from './render-process.ts'
import { type FromProcess, sentError } from './render-protocol.ts'

/** What a render sends while it is under way. */
export type RenderMessage = Extract<FromProcess, { readonly type: 'read' | 'file' | 'progress' }>

/** Answers a render under way: sends it an image, takes a file, reports progress. Calls `refuse` when the file is not taken. */
export function answerRender(
  process: RenderProcess,
  job: RenderJob,
  { message, refuse }: { readonly message: RenderMessage; readonly refuse: (error: unknown) => void },
): void {
  // Given up: the process has been told to stop.
  if (job.isSettled) return
  const { id } = job
  switch (message.type) {
    case 'progress':
      job.onProgress?.(message.done, message.of)
      break
    case 'read':
      job.readImage(message.src).then(
        (file) => process.send({ type: 'image', id, src: message.src, image: { file } }),
        (error: unknown) => process.send({ type: 'image', id, src: message.src, image: { error: sentError(error) } }),
      )
      break
    case 'file':
      job.take(message.file).then(() => process.send({ type: 'taken', id }), refuse)
  }
}

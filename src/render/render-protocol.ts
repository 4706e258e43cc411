import type { SerializedError } from '../serialized-error.ts'
import type { Warning } from '../text/warning.ts'
import type { RenderedFile, SerializableDrawing } from './render-task.ts'

// Images are sent on request and files one by one, so neither side holds more than one file and a few images.

export type ToProcess =
  | { readonly type: 'render'; readonly id: number; readonly drawing: SerializableDrawing }
  | { readonly type: 'image'; readonly id: number; readonly src: string; readonly image: ImageAnswer }
  | { readonly type: 'taken'; readonly id: number }
  | { readonly type: 'stop'; readonly id: number }

/** `ready` is sent once, after the fonts are registered, and a PNG and a PDF have been rendered. */
export type FromProcess =
  | { readonly type: 'ready' }
  | { readonly type: 'read'; readonly id: number; readonly src: string }
  | { readonly type: 'file'; readonly id: number; readonly file: RenderedFile }
  | { readonly type: 'progress'; readonly id: number; readonly done: number; readonly total: number }
  | { readonly type: 'done'; readonly id: number; readonly warnings: readonly Warning[]; readonly residentMb: number }
  | { readonly type: 'failed'; readonly id: number; readonly error: SerializedError; readonly residentMb: number }

export type ImageAnswer = { readonly file: Uint8Array | undefined } | { readonly error: SerializedError }

import type { Kinds } from './problem-kind.ts'
import { duration, seconds } from './problem-words.ts'

/** An export that cannot be queued, ended or rendered. */
export const EXPORT_PROBLEMS = {
  export_not_cancelable: {
    status: 409,
    title: 'Export can’t be canceled',
    detail: ({ id, status }) => `Export "${id}" is ${status} and can’t be canceled.`,
  },
  export_not_retryable: {
    status: 409,
    title: 'Export can’t be retried',
    detail: ({ id, status, reason }) =>
      reason === undefined
        ? `Export "${id}" is ${status}. Only failed, canceled and expired exports can be retried.`
        : `Export "${id}" can’t be retried: ${reason}.`,
  },
  export_too_large: { status: 422, title: 'Export too large', detail: ({ reason }) => reason },
  queue_full: {
    status: 429,
    title: 'Export queue full',
    detail: ({ waiting, retryAfterSeconds }) =>
      `${waiting} exports of this account wait or are being rendered, the maximum of its plan. Try again in ${duration(retryAfterSeconds)}, or cancel some.`,
  },
  font_unavailable: { status: 422, title: 'Font unavailable', detail: ({ reason }) => reason },
  image_fetch_failed: { status: 422, title: 'Image fetch failed', detail: ({ reason }) => reason },
  image_blocked: { status: 422, title: 'Image blocked', detail: ({ reason }) => reason },
  profile_replaced: {
    status: 409,
    title: 'Color profile replaced',
    detail: ({ name }) => `The color profile "${name}" was replaced after the export was queued.`,
  },
  output_too_large: { status: 422, title: 'Output too large', detail: ({ reason }) => reason },
  render_timeout: {
    status: 503,
    title: 'Rendering timed out',
    detail: ({ limitMs }) => `Rendering timed out after ${seconds(limitMs / 1000)}.`,
  },
  render_memory: {
    status: 422,
    title: 'Rendering out of memory',
    detail: ({ limitMb }) => `Rendering exceeded its memory limit of ${limitMb} MiB.`,
  },
} satisfies Partial<Kinds>

import { type Output } from '../render/render-task.ts'
import { type Rendering } from './exports.ts'

/** What the renderer is asked for. */
export function exportOutput({ format, options }: Rendering): Output {
  const { scale, pages, background } = options
  const any = { scale, ...(pages && { pages }), ...(background && { background }) }
  switch (format) {
    case 'png':
      return { format, ...any, transparent: options.transparent }
    case 'jpeg':
      return { format, ...any, quality: options.quality }
    case 'webp':
      return { format, ...any, quality: options.quality, transparent: options.transparent }
    case 'pdf':
      return { format, ...any, bleed: options.bleed, cropMarks: options.cropMarks, metadata: options.metadata }
  }
}

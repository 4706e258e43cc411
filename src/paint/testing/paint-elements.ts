import type { Element } from '../../document/elements/element.ts'
import type { Page } from '../../document/document.ts'
import { paintPage } from '../paint-page.ts'
import { recordCanvas, type Recording } from './recording-canvas.ts'

export function paintElements(elements: Element[], options?: Parameters<typeof recordCanvas>[1]): Recording {
  return paintRecorded({ id: 'page', background: null, elements }, options)
}

export function paintRecorded(page: Page, options?: Parameters<typeof recordCanvas>[1]): Recording {
  const recording = recordCanvas({ width: 1000, height: 1000 }, options)
  paintPage(recording.context, page, recording.environment)
  // The first call is the page's own clip.
  recording.calls.shift()
  return recording
}

import type { Document } from '../../document/document.ts'

/** As a client may send it: without defaults, or invalid on purpose. */
export type SampleDocument = Pick<Document, 'version'> & { pages: { id: string; elements: readonly object[] }[] }

export function documentOf(...pages: readonly (readonly object[])[]): SampleDocument {
  return { version: 1, pages: pages.map((elements, index) => ({ id: `p${index}`, elements })) }
}

export function pageOf(...elements: readonly object[]): SampleDocument {
  return documentOf(elements)
}

export function text(properties: object = {}): object {
  return { id: 't', type: 'text', x: 10, y: 10, width: 100, height: 20, text: 'Hello', ...properties }
}

export function image(src: string, properties: object = {}): object {
  return { id: 'i', type: 'image', x: 0, y: 0, width: 40, height: 20, src, ...properties }
}

export function rect(fill: string, properties: object = {}): object {
  return { id: `r${fill}`, type: 'rect', x: 0, y: 0, width: 40, height: 20, fill, ...properties }
}

import type { Document } from '../document.ts'
import type { Element } from '../elements/element.ts'
import { isFailure, type Issue } from '../../failure.ts'

type Properties = Readonly<Record<string, unknown>>

export function element(type: string, properties: Properties = {}): Element {
  const own = {
    line: {
      points: [
        { x: 0, y: 0 },
        { x: 100, y: 50 },
      ],
    },
    path: { d: 'M0 0h1v1z' },
    image: { src: 'builtin:sea' },
    code: { symbology: 'qrcode', data: 'hello' },
    chart: { kind: 'bar', series: [{ values: [1, 2] }] },
    table: { columns: [{}, {}] },
    group: { elements: [] },
    repeat: { elements: [] },
  }
  const box = { id: type, type, x: 10, y: 20, width: 100, height: 50 }
  return { ...box, ...own[type as keyof typeof own], ...properties } as unknown as Element
}

export function documentOf(...elements: readonly unknown[]): Document {
  return { version: 1, pages: [{ id: 'page', elements: [...elements] as Element[] }] }
}

export function issuesOf(work: () => unknown): Record<string, string> {
  try {
    work()
  } catch (error) {
    if (isFailure(error, 'invalid_input')) return byPointer(error.details.issues)
    throw error
  }
  throw new Error('expected `work` to fail with issues')
}

export function byPointer(issues: readonly Issue[]): Record<string, string> {
  return Object.fromEntries(issues.map(({ pointer, detail }) => [pointer, detail]))
}

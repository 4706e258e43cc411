// Declares the parts of the peers that the suites use, so that types are checked even if the peers are not installed.

declare module 'autocannon' {
  interface Options {
    url: string
    method?: string
    headers?: Record<string, string>
    body?: string
    requests?: { body: string }[]
    duration?: number
    connections?: number
  }
  interface Result {
    requests: { average: number }
    latency: { p50: number; p99: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}

declare module 'puppeteer-core' {
  interface Page {
    setViewport(viewport: { width: number; height: number }): Promise<void>
    setContent(html: string, options?: { waitUntil?: string }): Promise<void>
    evaluate<Result>(script: string): Promise<Result>
    screenshot(options: { type: 'png'; optimizeForSpeed?: boolean }): Promise<Uint8Array>
    pdf(options: { width: string; height: string; printBackground: boolean }): Promise<Uint8Array>
    close(): Promise<void>
  }
  interface Browser {
    version(): Promise<string>
    newPage(): Promise<Page>
    close(): Promise<void>
  }
  export function launch(options: { executablePath: string; args: string[]; env: NodeJS.ProcessEnv }): Promise<Browser>
}

declare module '@excalidraw/excalidraw/index.css' {}

declare module '@excalidraw/excalidraw' {
  import type { FunctionComponent } from 'react'
  export const Excalidraw: FunctionComponent<{
    initialData: { elements: readonly object[]; appState: object }
    zenModeEnabled?: boolean
  }>
  export function convertToExcalidrawElements(elements: readonly object[]): readonly object[]
}

declare module 'fabric' {
  export class Rect {
    readonly left: number
    constructor(options: Readonly<Record<string, unknown>>)
  }
  export class Canvas {
    constructor(element: HTMLCanvasElement, options: Readonly<Record<string, unknown>>)
    add(...objects: readonly Rect[]): void
    requestRenderAll(): void
  }
}

import { PDFiumLibrary } from '@hyzyla/pdfium'
import { PNG } from 'pngjs'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Poppler } from './poppler.ts'

/** The engine of a PDF reader. Each extracts text and draws pages by its own rules. */
export interface PdfReader {
  readonly name: string
  /** The text of each page. */
  texts(pdf: Uint8Array): Promise<string[]>
  /** Undefined if only the text is compared. */
  draw?(pdf: Uint8Array, size: { readonly width: number; readonly height: number }): Promise<PNG[]>
}

export function popplerReader(poppler: Poppler): PdfReader {
  return {
    name: 'poppler',
    texts: async (pdf) => (await poppler.text(pdf)).split('\f').slice(0, -1),
    draw: (pdf, size) => poppler.draw(pdf, size),
  }
}

/** Chrome’s engine. */
export async function openPdfium(): Promise<PdfReader> {
  const library = await PDFiumLibrary.init()
  return {
    name: 'PDFium',
    async texts(pdf) {
      const document = await library.loadDocument(pdf)
      const texts = Array.from(document.pages(), (page) => page.getText())
      document.destroy()
      return texts
    },
    async draw(pdf, size) {
      const document = await library.loadDocument(pdf)
      const drawn: PNG[] = []
      for (const page of document.pages()) {
        const { width, height, data } = await page.render({ ...size, render: 'bitmap' })
        const png = new PNG({ width, height })
        png.data = Buffer.from(data)
        drawn.push(png)
      }
      document.destroy()
      return drawn
    },
  }
}

/** Firefox’s engine, which ignores ActualText. */
export function pdfJs(): PdfReader {
  return {
    name: 'pdf.js',
    async texts(pdf) {
      const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 })
      const document = await task.promise
      const texts: string[] = []
      for (let number = 1; number <= document.numPages; number += 1) {
        const { items } = await (await document.getPage(number)).getTextContent()
        texts.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''))
      }
      await task.destroy()
      return texts
    },
  }
}

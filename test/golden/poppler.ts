import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PNG } from 'pngjs'
import { decodePicture } from '../setup/decode-picture.ts'

const run = promisify(execFile)

/** Reads PDFs with an independent implementation, which the viewers of GNOME and KDE use. */
export interface Poppler {
  text(pdf: Uint8Array, ...options: string[]): Promise<string>
  tell(tool: 'pdfinfo' | 'pdffonts' | 'pdfimages', pdf: Uint8Array, ...options: string[]): Promise<string>
  /** Draws antialiased pages, at a resolution in dots per inch or fitted to a size in pixels. */
  draw(pdf: Uint8Array, dpi: number | FittedPages): Promise<PNG[]>
}

export interface FittedPages {
  readonly width: number
  readonly height: number
  /** Only the first ones. */
  readonly pages?: number
}

/** Poppler takes minutes for some pages. */
const TIMEOUT_MS = 120_000

/** Prints a message and returns undefined if poppler is missing. @throws if PLATEN_TEST_REQUIRE_ALL is 1, as in CI */
export function findPoppler(): Poppler | undefined {
  if (spawnSync('pdftotext', ['-v']).error) {
    const missing = 'poppler is not installed (Debian: apt-get install poppler-utils)'
    if (process.env['PLATEN_TEST_REQUIRE_ALL'] === '1') throw new Error(`PLATEN_TEST_REQUIRE_ALL is 1, and ${missing}`)
    process.stderr.write(`Tests that read PDFs are skipped: ${missing}.\n`)
    return undefined
  }
  return {
    text: (pdf, ...options) => inFolder(pdf, async (path) => (await run('pdftotext', [...options, path, '-'])).stdout),
    tell: (tool, pdf, ...options) => inFolder(pdf, async (path) => (await run(tool, [...options, path])).stdout),
    draw: (pdf, dpi) =>
      inFolder(pdf, async (path, folder) => {
        const size = typeof dpi === 'number' ? { r: dpi } : fittedOptions(dpi)
        const sizeOptions = Object.entries(size).flatMap(([name, value]) => [`-${name}`, String(value)])
        // Compressing takes poppler longer than drawing.
        await run('pdftoppm', ['-tiff', '-tiffcompression', 'none', ...sizeOptions, path, join(folder, 'page')], {
          timeout: TIMEOUT_MS,
        })
        const names = (await readdir(folder)).filter((name) => name.endsWith('.tif')).sort()
        return Promise.all(names.map((name) => readPicture(join(folder, name))))
      }),
  }
}

function fittedOptions({ width, height, pages }: FittedPages): Record<string, number> {
  return { 'scale-to-x': width, 'scale-to-y': height, ...(pages !== undefined && { l: pages }) }
}

async function readPicture(path: string): Promise<PNG> {
  const { width, height, data } = await decodePicture(path)
  return Object.assign(new PNG({ width, height }), { data })
}

async function inFolder<T>(pdf: Uint8Array, use: (path: string, folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'platen-pdf-'))
  const path = join(folder, 'file.pdf')
  try {
    await writeFile(path, pdf)
    return await use(path, folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

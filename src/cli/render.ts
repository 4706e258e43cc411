import { readFile } from 'node:fs/promises'
import { text as readAll } from 'node:stream/consumers'
import { renderDesign } from '../render-design.ts'
import { command } from './command.ts'
import { createProgressBar } from './progress-bar.ts'
import { UsageError } from './report-failure.ts'

export const render = command({
  meta: { name: 'render', description: 'Render a design from a file, without the service' },
  args: {
    design: {
      type: 'positional',
      required: true,
      description: 'A JSON file with width, height and document; - is standard input',
    },
    output: { type: 'string', alias: 'o', required: true, description: 'What to write: .png, .jpg, .webp or .pdf' },
    data: { type: 'string', description: 'A JSON file with what fills the slots' },
    scale: { type: 'string', description: 'Pixels to a CSS pixel, 0.1–8 (default: 1)' },
    pages: { type: 'string', description: 'Which pages, such as 1,3 (default: all)' },
    quality: { type: 'string', description: 'Of JPEG and WebP, 1–100 (default: 90)' },
    transparent: { type: 'boolean', description: 'Leave the background out, in PNG and WebP' },
    bleed: { type: 'string', description: 'Of a PDF, in CSS pixels' },
    'crop-marks': { type: 'boolean', description: 'Of a PDF with bleed' },
  },
  run: async ({ args }) => {
    const bar = createProgressBar(process.stderr)
    const rendered = await renderDesign(await readJson(args.design), {
      path: args.output,
      ...optional('data', args.data === undefined ? undefined : await readData(args.data)),
      ...optional('scale', parseNumber('scale', args.scale)),
      ...optional('quality', parseNumber('quality', args.quality)),
      ...optional('bleed', parseNumber('bleed', args.bleed)),
      ...optional('pages', parsePages(args.pages)),
      transparent: args.transparent ?? false,
      cropMarks: args['crop-marks'] ?? false,
      onProgress: (done, of) => bar.update(done, of),
    }).finally(() => bar.clear())
    for (const { message, page, elementId } of rendered.warnings) {
      const where = [page === undefined ? '' : `page ${page}`, elementId ?? ''].filter((part) => part !== '').join(', ')
      process.stderr.write(`Warning${where === '' ? '' : ` (${where})`}: ${message}\n`)
    }
    for (const path of rendered.paths) process.stdout.write(`${path}\n`)
  },
})

async function readJson(path: string): Promise<unknown> {
  // Not through /dev/stdin, which cannot be opened where a program hands over a socket.
  const reading = path === '-' ? readAll(process.stdin) : readFile(path, 'utf8')
  const text = await reading.catch((error: unknown) => {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new UsageError(`${path} cannot be read (${reason}).`)
  })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function readData(path: string): Promise<Record<string, unknown>> {
  const value = await readJson(path)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw new UsageError(`${path} must hold an object of slots and what fills them.`)
}

function parseNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const value = text.trim() === '' ? NaN : Number(text)
  if (Number.isFinite(value)) return value
  throw new UsageError(`--${name} must be a number; it is "${text}".`)
}

function parsePages(text: string | undefined): number[] | undefined {
  if (text === undefined) return undefined
  if (/^[1-9]\d{0,3}(,[1-9]\d{0,3})*$/.test(text)) return text.split(',').map(Number)
  throw new UsageError(`--pages must be page numbers parted by commas, such as 1,3; it is "${text}".`)
}

/** Leaves a property out rather than setting it to undefined. */
function optional<Name extends string, Value>(name: Name, value: Value | undefined): Partial<Record<Name, Value>> {
  return value === undefined ? {} : ({ [name]: value } as Record<Name, Value>)
}

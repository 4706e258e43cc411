import { type Command, InvalidArgumentError } from 'commander'
import { createProgressBar } from './progress-bar.ts'
import { readData, readJson, STANDARD_INPUT, UnreadableInput } from './read-input.ts'

export function addRender(platen: Command): void {
  platen
    .command('render')
    .description('Render a design from a file, without the service')
    .argument('<design>', `A JSON file with width, height and document; ${STANDARD_INPUT} is standard input`)
    .requiredOption('-o, --output <file>', 'What to write: .png, .jpg, .webp or .pdf (required)')
    .option('--data <data>', `What fills the slots: a JSON file, JSON itself, or ${STANDARD_INPUT} for standard input`)
    .option('--scale <number>', 'Pixels to a CSS pixel, 0.1–8 (default: 1)', parseNumber)
    .option('--pages <pages>', 'Which pages, such as 1,3 (default: all)', parsePages)
    .option('--quality <number>', 'Of JPEG and WebP, 1–100 (default: 90)', parseNumber)
    .option('--transparent', 'Leave the background out, in PNG and WebP')
    .option('--bleed <px>', 'Of a PDF, beyond each side, in CSS pixels', parseNumber)
    .option('--crop-marks', 'Of a PDF, where the page is cut')
    .action(render)
}

interface RenderOptions {
  readonly output: string
  readonly data?: string
  readonly scale?: number
  readonly pages?: readonly number[]
  readonly quality?: number
  readonly transparent?: boolean
  readonly bleed?: number
  readonly cropMarks?: boolean
}

async function render(source: string, { output, data: dataSource, ...options }: RenderOptions): Promise<void> {
  if (source === STANDARD_INPUT && dataSource === STANDARD_INPUT) {
    throw new UnreadableInput('Standard input can be read once: name a file for the design or for --data.')
  }
  const design = await readJson(source)
  const data = dataSource === undefined ? undefined : await readData(dataSource)
  const { renderDesign } = await import('../render-design.ts')
  const bar = createProgressBar(process.stderr)
  const rendered = await renderDesign(design, {
    ...options,
    path: output,
    ...(data && { data }),
    onProgress: (done, of) => bar.update(done, of),
  }).finally(() => bar.clear())
  for (const { message, page, elementId } of rendered.warnings) {
    const where = [page === undefined ? '' : `page ${page}`, elementId ?? ''].filter((part) => part !== '').join(', ')
    process.stderr.write(`Warning${where === '' ? '' : ` (${where})`}: ${message}\n`)
  }
  for (const path of rendered.paths) process.stdout.write(`${path}\n`)
}

function parseNumber(text: string): number {
  const value = text.trim() === '' ? NaN : Number(text)
  if (Number.isFinite(value)) return value
  throw new InvalidArgumentError('It must be a number.')
}

function parsePages(text: string): number[] {
  if (/^[1-9]\d{0,3}(,[1-9]\d{0,3})*$/.test(text)) return text.split(',').map(Number)
  throw new InvalidArgumentError('It must be page numbers parted by commas, such as 1,3.')
}

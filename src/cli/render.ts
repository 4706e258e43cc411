import { type Command, InvalidArgumentError, Option as CommandOption } from 'commander'
import { readProfileFolder } from '../config/read-config.ts'
import { FORMATS, labelsWith, OWN_OPTIONS } from '../formats/formats.ts'
import type { Option } from '../formats/option.ts'
import { createProgressBar } from './terminal-progress.ts'
import { printWarnings } from './print-warnings.ts'
import { parsePages, rejectSharedInput } from './design-arguments.ts'
import { readData, readJson, STANDARD_INPUT } from './read-input.ts'

export function addRender(platen: Command): void {
  const extensions = Object.values(FORMATS).map((format) => `.${format.extensions[0]}`)
  const command = platen
    .command('render')
    .description('Render a design file without the service')
    .argument('<design>', `JSON file with width, height and document; ${STANDARD_INPUT} reads standard input`)
    .requiredOption('-o, --output <file>', `Output file: ${extensions.join(', ')} (required)`)
    .option('--data <data>', `Values for slots: a JSON file, inline JSON, or ${STANDARD_INPUT} for standard input`)
    .option('--fonts <folder>', 'Folder with fonts (TTF, OTF, WOFF, WOFF2), used by the names of their families')
    .option('--pictures <folder>', 'Folder with pictures of assets, such as the one that import writes')
    .option('--scale <number>', 'Output pixels per CSS pixel, 0.1–8 (default: 1)', parseNumber)
    .option('--pages <pages>', 'Page numbers, for example 1,3 (default: all)', parsePages)
  for (const [name, option] of Object.entries(OWN_OPTIONS)) addFormatOption(command, name, option)
  command.action(render)
}

function addFormatOption(command: Command, name: string, { schema, description }: Option): void {
  const flag = flagOf(name)
  const ownNames = description.replaceAll(/`(\w+)`/g, (code, other: string) =>
    Object.hasOwn(OWN_OPTIONS, other) ? `\`${flagOf(other)}\`` : code,
  )
  const text = `${ownNames} ${labelsWith(name)} only`
  const { type, enum: names, anyOf } = schema as Shape
  if (type === 'boolean') command.option(flag, text)
  else if (type === 'number' || type === 'integer') command.option(`${flag} <number>`, text, parseNumber)
  else if (anyOf) command.option(`${flag} <length>`, text, parseLength)
  else if (names) command.addOption(new CommandOption(`${flag} <name>`, text).choices(names))
  else if (type === 'string') command.option(`${flag} <text>`, text)
  else if (type === 'array') command.option(`${flag} <names>`, `${text}. Comma-separated`, parseNames)
  else command.option(`${flag} <json>`, text, parseJson)
}

function flagOf(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

interface Shape {
  readonly type?: string
  readonly enum?: readonly string[]
  /** A number, or a length with a unit. */
  readonly anyOf?: unknown
}

type RenderOptions = Readonly<Record<string, unknown>> & {
  readonly output: string
  readonly data?: string
  readonly fonts?: string
  readonly pictures?: string
}

async function render(source: string, { output, data: dataSource, ...others }: RenderOptions): Promise<void> {
  const { fonts, pictures, ...options } = others
  rejectSharedInput(source, '--data', dataSource)
  const design = await readJson(source)
  const data = dataSource === undefined ? undefined : await readData(dataSource)
  const { renderDesign } = await import('../design-files/render-design.ts')
  const bar = createProgressBar(process.stderr)
  const rendered = await renderDesign(design, {
    path: output,
    options,
    ...(data && { data }),
    ...{ fonts, pictures },
    profileFolder: readProfileFolder(process.env),
    onProgress: (done, total) => bar.update(done, total),
  }).finally(() => bar.clear())
  printWarnings(rendered.warnings)
  for (const path of rendered.paths) process.stdout.write(`${path}\n`)
}

function parseNumber(text: string): number {
  const value = text.trim() === '' ? NaN : Number(text)
  if (Number.isFinite(value)) return value
  throw new InvalidArgumentError('Use a number.')
}

/** The schema of the option checks the unit. */
function parseLength(text: string): number | string {
  return text.trim() === '' || Number.isNaN(Number(text)) ? text.trim() : Number(text)
}

function parseNames(text: string): string[] {
  return text.split(',').map((name) => name.trim())
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new InvalidArgumentError('Use JSON.')
  }
}

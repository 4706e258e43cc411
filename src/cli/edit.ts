import { rename, writeFile } from 'node:fs/promises'
import { type Command, InvalidArgumentError } from 'commander'
import { readConfig } from '../config/read-config.ts'
import { printWarnings } from './print-warnings.ts'
import { isDesignId, rejectSharedInput } from './design-arguments.ts'
import { readJson, STANDARD_INPUT, UnreadableInput } from './read-input.ts'

export function addEdit(platen: Command): void {
  platen
    .command('edit')
    .description('Apply operations to a design file, or to a design of this server')
    .argument(
      '<design>',
      `JSON file with width, height and document, ${STANDARD_INPUT} for standard input, or the ID of a design`,
    )
    .requiredOption(
      '--operations <file>',
      `JSON file with a list of operations, or ${STANDARD_INPUT} for standard input (required)`,
    )
    .option('-o, --output <file>', 'Where a design file is written (default: the same file)')
    .option('--dry-run', 'Print the edited design as JSON, and write nothing')
    .option('--revision <number>', 'Only edit this revision of a design of the server', parseRevision)
    .action(edit)
}

interface EditOptions {
  readonly operations: string
  readonly output?: string
  readonly dryRun?: boolean
  readonly revision?: number
}

async function edit(design: string, options: EditOptions): Promise<void> {
  const { operations: source, output, revision } = options
  rejectSharedInput(design, '--operations', source)
  const isStored = isDesignId(design)
  if (isStored && output !== undefined) {
    throw new UnreadableInput(
      '--output is for design files: a design of the server stays there. Use --dry-run to print it.',
    )
  }
  if (!isStored && revision !== undefined) throw new UnreadableInput('--revision is for designs of the server.')
  const operations = await readJson(source)
  if (isStored) await editStored(design, operations, options)
  else await editFile(design, operations, options)
}

async function editFile(path: string, operations: unknown, { output, dryRun }: EditOptions): Promise<void> {
  const design = await readJson(path)
  const { editDesignFile } = await import('../design-files/edit-design-file.ts')
  const { file, created, warnings } = editDesignFile(design, operations)
  printWarnings(warnings)
  const target = output ?? path
  if (dryRun || target === STANDARD_INPUT) {
    print(file)
    return
  }
  await replaceFile(target, `${JSON.stringify(file, null, 2)}\n`)
  printCreated(created)
}

async function editStored(id: string, operations: unknown, { dryRun = false, revision }: EditOptions): Promise<void> {
  const { editStoredDesign } = await import('../installation/edit-stored-design.ts')
  const expected = revision === undefined ? undefined : { revisions: [revision], received: String(revision) }
  const edit = { operations, dryRun, expected }
  const { design, created, warnings } = await editStoredDesign(readConfig(process.env), id, edit)
  printWarnings(warnings)
  const { title, width, height, documentJson } = design
  if (dryRun) print({ title, width, height, document: JSON.parse(documentJson) as unknown })
  else printCreated(created)
}

/** Readers of the file see the old or the new one, never a part. */
async function replaceFile(path: string, text: string): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`
  await writeFile(temporary, text)
  await rename(temporary, path)
}

function print(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`)
}

/** One line for each ID that operations have made, so that scripts can read them. */
function printCreated(created: readonly (readonly string[])[]): void {
  for (const id of created.flat()) process.stdout.write(`${id}\n`)
}

function parseRevision(text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Use a whole number.')
}

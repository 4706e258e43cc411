import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Command } from 'commander'
import { parsePages } from './design-arguments.ts'
import { UnreadableInput } from './read-input.ts'
import { isSystemError, systemReason } from './system-reason.ts'

export function addImport(platen: Command): void {
  platen
    .command('import')
    .description('Make a design file of an SVG, a PPTX or a Polotno JSON file, without the service')
    .argument('<file>', 'File to import')
    .requiredOption('-o, --output <file>', 'Where the design file is written (required)')
    .option('--pages <pages>', 'Numbers of slides or pages, for example 1,3 (default: all)', parsePages)
    .action(importDesign)
}

interface ImportOptions {
  readonly output: string
  readonly pages?: readonly number[]
}

async function importDesign(path: string, { output, pages }: ImportOptions): Promise<void> {
  const { importDesignFile } = await import('../design-files/import-design-file.ts')
  const imported = await importDesignFile(path, pages).catch((error: unknown) => {
    if (isSystemError(error)) throw new UnreadableInput(`Can’t read ${path}: ${systemReason(error)}.`)
    throw error
  })
  const { title, width, height, document, files, report } = imported
  await writeFile(output, `${JSON.stringify({ title, width, height, document }, null, 2)}\n`)
  for (const { what, how, count } of report) process.stderr.write(`${what}${count > 1 ? ` × ${count}` : ''}: ${how}\n`)
  process.stdout.write(`${output}\n`)
  if (files.length === 0) return
  const folder = join(dirname(output), `${basename(output, '.json')}-pictures`)
  await mkdir(folder, { recursive: true })
  for (const { id, name, bytes } of files) {
    const file = join(folder, `${id}-${name.replaceAll(/[^\w.-]/g, '_').slice(-80)}`)
    await writeFile(file, bytes)
    process.stdout.write(`${file}\n`)
  }
  process.stderr.write(
    `To draw the pictures, render the design with --pictures ${folder}. For a server, import the original file there.\n`,
  )
}

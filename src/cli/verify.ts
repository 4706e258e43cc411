import { basename } from 'node:path'
import { styleText } from 'node:util'
import type { Command } from 'commander'
import { readConfig, readProfileFolder } from '../config/read-config.ts'
import { FORMATS, type FormatName } from '../formats/formats.ts'
import { findingsOf, type Stamped, type Verdict, type Verification, type VerifiedFile } from '../verify/verification.ts'
import type { VerifyRequest } from '../verify/run-verification.ts'
import { isDesignId, rejectSharedInput } from './design-arguments.ts'
import { outcomeSign } from './outcome-sign.ts'
import { plural } from './plural.ts'
import { readData, readJson, STANDARD_INPUT, UnreadableInput } from './read-input.ts'
import { explain } from './report-failure.ts'

export function addVerify(platen: Command): void {
  platen
    .command('verify')
    .description(
      'Print what an exported file is, whether it is intact, and whether it was made from a design.\nExits with 0 if it is verified, 1 if it differs, and 2 if it could not be checked',
    )
    .summary('Say whether an exported file is intact, and was made from a design')
    .argument('<file>', 'Exported file, or a ZIP of exported pages')
    .argument(
      '[design]',
      `ID of a design of this server, or a JSON file of a design, of an API answer or of a document; ${STANDARD_INPUT} reads standard input`,
    )
    .option('--data <data>', `Data of the export: a JSON file, inline JSON, or ${STANDARD_INPUT} for standard input`)
    .option('--render', 'Render the design again with the options of the file, and compare the bytes')
    .option('--fonts <folder>', 'Folder with the fonts of a design file, for --render')
    .option('--pictures <folder>', 'Folder with the pictures of a design file, for --render')
    .option('--json', 'Print the result as JSON')
    .action(verifyAndReport)
    // 1 means that the file differs.
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : EXIT_CODES.unchecked))
}

interface VerifyOptions {
  readonly data?: string
  readonly render?: true
  readonly fonts?: string
  readonly pictures?: string
  readonly json?: true
}

const EXIT_CODES: Readonly<Record<Verdict, number>> = { verified: 0, differs: 1, unchecked: 2 }

async function verifyAndReport(path: string, design: string | undefined, options: VerifyOptions): Promise<void> {
  try {
    const request = await readRequest(path, design, options)
    const { runVerification } = await import('../verify/run-verification.ts')
    const verification = await runVerification(request)
    write(options.json ? JSON.stringify(verification, null, 2) : describe(verification))
    process.exitCode = EXIT_CODES[verification.verdict]
  } catch (error) {
    // 1 would mean that the file differs.
    process.exitCode = EXIT_CODES.unchecked
    if (options.json) write(JSON.stringify({ verdict: 'unchecked', files: [], error: explain(error) }, null, 2))
    else process.stderr.write(`${explain(error)}\n`)
  }
}

async function readRequest(
  path: string,
  source: string | undefined,
  { data, fonts, pictures, ...options }: VerifyOptions,
): Promise<VerifyRequest> {
  const render = options.render === true
  if (source === undefined && (render || data !== undefined)) {
    throw new UnreadableInput(`${render ? '--render' : '--data'} needs a design: add its ID or a JSON file.`)
  }
  rejectSharedInput(source, '--data', data)
  const isStored = source !== undefined && isDesignId(source)
  if (isStored && (fonts ?? pictures) !== undefined) {
    throw new UnreadableInput('--fonts and --pictures are for design files: the server has those of its designs.')
  }
  return {
    ...{ path, render, fonts, pictures, profileFolder: readProfileFolder(process.env) },
    ...(data !== undefined && { data: await readData(data) }),
    ...(source !== undefined && {
      design: isStored
        ? { id: source, config: readConfig(process.env) }
        : { value: await readJson(source), label: source === STANDARD_INPUT ? 'this design' : basename(source) },
    }),
  }
}

function describe({ files, verdict }: Verification): string {
  return [...files.map(describeFile), SUMMARIES[verdict](files)].join('\n\n')
}

const OUTCOMES = { verified: 'ok', unchecked: 'warning', differs: 'failed' } as const

const SUMMARIES: Readonly<Record<Verdict, (files: readonly VerifiedFile[]) => string>> = {
  verified: (files) => (files.length === 1 ? 'Verified.' : `Verified ${files.length} files.`),
  differs: (files) => {
    const verb = having(files, 'differs').length === 1 ? 'differs' : 'differ'
    return `Not verified: ${countOf(files, 'differs')} ${verb}.`
  },
  unchecked: (files) => `Not verified: ${countOf(files, 'unchecked')} could not be checked.`,
}

function countOf(files: readonly VerifiedFile[], verdict: Verdict): string {
  if (files.length === 1) return 'the file'
  return `${having(files, verdict).length} of ${plural(files.length, 'file')}`
}

function having(files: readonly VerifiedFile[], verdict: Verdict): readonly VerifiedFile[] {
  return files.filter((file) => findingsOf(file).some((finding) => finding.verdict === verdict))
}

const NAME_WIDTH = 14

function describeFile(file: VerifiedFile): string {
  const rows = factsOf(file).map(([name, value]) => `  ${name.padEnd(NAME_WIDTH)} ${value}`)
  const findings = findingsOf(file).map(
    ({ verdict, message }) => `  ${outcomeSign(OUTCOMES[verdict])} ${printable(message)}`,
  )
  return [styleText('bold', printable(file.name)), ...rows, ...findings].join('\n')
}

function factsOf({ format, bytes, stamp }: VerifiedFile): readonly (readonly [name: string, value: string])[] {
  const size: readonly [string, string] = ['Size', `${bytes.toLocaleString('en-US')} bytes`]
  if (format === null) return [size]
  const label = FORMATS[format].label
  if (stamp === null) return [['Format', label], size]
  const { width, height, rendererVersion, documentHash, dataHash, options } = stamp
  return [
    ['Format', `${label}, ${pagesOf(format, stamp)} of ${width} × ${height} px`],
    size,
    ['Options', printable(JSON.stringify(options))],
    ['Renderer', `version ${rendererVersion}`],
    ['Document hash', documentHash],
    ...(dataHash === null ? [] : [['Data hash', dataHash] as const]),
  ]
}

/** A picture is one page of a design; other files are counted unless pages were chosen. */
function pagesOf(format: FormatName, { pages, options }: Stamped): string {
  const isPicture = FORMATS[format].kind === 'image' && options['animated'] !== true
  const isChosen = pages.some((page, index) => page !== index + 1)
  return isPicture || isChosen
    ? `page${pages.length === 1 ? '' : 's'} ${pages.join(', ')}`
    : plural(pages.length, 'page')
}

/** Replaces characters by which a file could write anything to the terminal, or change the order of what is there. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '�')
}

function write(text: string): void {
  process.stdout.write(`${text}\n`)
}

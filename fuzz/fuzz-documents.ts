import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../fidelity/report.ts'
import { findPoppler, type Poppler } from '../test/golden/poppler.ts'
import { findBlankPdf } from './find-blank-pdf.ts'
import { type RandomDocument, randomDocument } from './random-document.ts'
import { createFuzzer, type FuzzedFormat, type Fuzzer, type Rendering } from './render-documents.ts'

/** The memory of the service's default. More time, because other work on the machine must not matter. */
const LIMITS = { timeoutMs: 240_000, memoryMb: 2_048 }

const FOLDER = join(import.meta.dirname, '../test-results/fuzz')
const SLOW_SECONDS = 5
/** The time limit of the service. */
const LIMIT_SECONDS = 30
const LISTED = 10
const PROGRESS = 50

export interface DocumentSettings {
  readonly seed: number
  readonly count: number
  /** The number of the first document, to continue a run. */
  readonly from: number
  readonly formats: readonly FuzzedFormat[]
}

/** Without its files, of which there are gigabytes. */
interface Entry extends Omit<Rendering, 'files'> {
  readonly index: number
  readonly label: string
}

/** Renders random documents in the pool, one at a time. Saves those with defects and slow ones. */
export async function fuzzDocuments({ seed, count, from, formats }: DocumentSettings): Promise<Finding> {
  const fuzzer = createFuzzer(LIMITS)
  const poppler = findPoppler()
  const entries: Entry[] = []
  for (let index = from; index < from + count; index += 1) {
    const document = randomDocument(seed, index)
    for (const entry of await renderFormats(document, formats, { fuzzer, poppler })) {
      entries.push({ ...entry, index, label: document.label })
      if (entry.defect !== undefined || entry.limit !== undefined || entry.cpuSeconds > SLOW_SECONDS) {
        save(document, `${seed}-${index}`)
        process.stderr.write(`${seed}-${index} ${entry.format}: ${describe(entry)} (${document.label})\n`)
      }
    }
    if ((index - from + 1) % PROGRESS === 0) process.stderr.write(`${index - from + 1} of ${count}\n`)
  }
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  const idleMb = fuzzer.idleMb()
  await fuzzer.close()
  return report(entries, { seed, count, from, formats, idleMb })
}

/** Compares the PDF with the PNG if both are rendered, and poppler is installed. */
async function renderFormats(
  document: RandomDocument,
  formats: readonly FuzzedFormat[],
  { fuzzer, poppler }: { fuzzer: Fuzzer; poppler: Poppler | undefined },
): Promise<Omit<Rendering, 'files'>[]> {
  const renderings = new Map<FuzzedFormat, Rendering>()
  for (const format of formats) renderings.set(format, await fuzzer.render(document, format))
  const [png, pdf] = [renderings.get('png'), renderings.get('pdf')]
  const file = pdf?.files[0]
  const blank =
    poppler && png && file ? await findBlankPdf(file, png.files, { size: document.size, poppler }) : undefined
  return [...renderings.values()].map(({ files: _files, ...rendering }) =>
    rendering.format !== 'pdf' || blank === undefined ? rendering : { ...rendering, defect: blank },
  )
}

function describe({ defect, limit, cpuSeconds }: Omit<Rendering, 'files'>): string {
  return `${cpuSeconds.toFixed(1)} s ${defect ?? limit ?? ''}`.trimEnd()
}

/** Saves a file that `platen render` and `--replay` read. */
function save({ document, size, scale }: RandomDocument, name: string): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, `${name}.json`), JSON.stringify({ ...size, scale, document }))
}

function report(
  entries: readonly Entry[],
  { seed, count, from, formats, idleMb }: DocumentSettings & { readonly idleMb: number },
): Finding {
  const defects = entries.filter(({ defect }) => defect !== undefined)
  const limited = entries.filter(({ limit }) => limit !== undefined)
  const over = (seconds: number): number => entries.filter(({ cpuSeconds }) => cpuSeconds > seconds).length
  const slowest = entries.toSorted((a, b) => b.cpuSeconds - a.cpuSeconds).slice(0, LISTED)
  const largest = entries.toSorted((a, b) => b.peakMb - a.peakMb).slice(0, LISTED)
  const most = (values: readonly number[]): string => Math.round(Math.max(0, ...values)).toString()
  const summary = [
    `${count} documents of seed ${seed} from ${from}, each as ${formats.map((format) => format.toUpperCase()).join(' and ')}: ${defects.length} hung, ended their process or were blank without a warning.`,
    `${limited.length} exceeded a limit, with an error; ${entries.filter(({ isWarned }) => isWarned).length} had warnings.`,
    `${over(SLOW_SECONDS)} took more than ${SLOW_SECONDS} s of processor time, ${over(LIMIT_SECONDS)} more than ${LIMIT_SECONDS} s.`,
    `Largest resident memory of a process: ${most(entries.map(({ peakMb }) => peakMb))} MB while it rendered, ${most(entries.map(({ residentMb }) => residentMb))} MB right after, ${Math.round(idleMb)} MB once it was idle.`,
  ].join(' ')
  return {
    title: 'Generated documents',
    summary,
    header: ['Document', 'Format', 'Processor seconds', 'Peak MB', 'MB after', 'Result', 'Contents'],
    rows: [...new Set([...defects, ...limited, ...slowest, ...largest])].map((entry) => [
      `${seed}-${entry.index}`,
      entry.format,
      entry.cpuSeconds.toFixed(1),
      entry.peakMb.toFixed(0),
      entry.residentMb.toFixed(0),
      entry.defect ?? entry.limit ?? '',
      entry.label,
    ]),
    isMet: defects.length === 0,
  }
}

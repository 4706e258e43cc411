import { type ChildProcess, fork } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { type Figure, median } from '../figure.ts'
import {
  COMPARED_DESIGNS,
  type DesignName,
  FORMAT_INPUTS,
  type FormatRequest,
  type FormatVariant,
} from '../fixtures/format-tasks.ts'
import type { FormatCost } from '../peers/render-formats.ts'

const WARM_UP = 1
const ROUNDS = 5

/** Exported in rounds. The poster is exported once for each format. */
const REPEATED = ['post', 'newPhoto', 'document', 'deck'] as const satisfies readonly DesignName[]

const VARIANTS = Object.keys(FORMAT_INPUTS) as readonly FormatVariant[]

/** Compares what formats cost: processor time and its ratio to PNG and PDF, the size of files, and memory. */
export async function run(): Promise<Figure[]> {
  const shared = await start()
  try {
    const figures: Figure[] = []
    for (const design of REPEATED) figures.push(...(await compare(shared, design)))
    return [...figures, ...(await measurePosters())]
  } finally {
    shared.kill()
  }
}

/** All formats alternate in one process, so that they share what disturbs it. */
async function compare(shared: ChildProcess, design: DesignName): Promise<Figure[]> {
  const costs = new Map<FormatVariant, FormatCost[]>(VARIANTS.map((variant) => [variant, []]))
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const [index, variant] of shuffled(round).entries()) {
      const cost = await render(shared, { design, variant, number: round * VARIANTS.length + index })
      if (round >= WARM_UP) costs.get(variant)?.push(cost)
    }
  }
  const costsOf = (variant: FormatVariant): readonly FormatCost[] => costs.get(variant) ?? []
  const times = (variant: FormatVariant): number[] => costsOf(variant).map(({ cpuMs }) => cpuMs)
  const ratio = (variant: FormatVariant, to: FormatVariant): number => {
    const others = times(to)
    return median(times(variant).map((cpuMs, round) => cpuMs / (others[round] ?? NaN)))
  }
  const figures: Figure[] = []
  for (const variant of VARIANTS) {
    const { label } = COMPARED_DESIGNS[design]
    const cell = cellsOf(label, variant)
    figures.push(
      cell('processor time', median(times(variant)), 'ms'),
      cell('÷ PNG', ratio(variant, 'PNG'), '×'),
      cell('÷ PDF', ratio(variant, 'PDF'), '×'),
      cell('estimate', median(costsOf(variant).map(({ estimatedMs }) => estimatedMs)), 'ms'),
      cell('files', median(costsOf(variant).map(({ bytes }) => bytes)) / 1024, 'KiB'),
    )
  }
  return figures
}

/** Another order in each round, because an export pays for what the one before it left in caches and memory. */
function shuffled(round: number): readonly FormatVariant[] {
  const place = (variant: FormatVariant): string => hash('sha256', `${round} ${variant}`)
  return VARIANTS.toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
}

async function measurePosters(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const variant of VARIANTS) {
    const cell = cellsOf(COMPARED_DESIGNS.poster.label, variant)
    const cost = await renderAlone({ design: 'poster', variant, number: 0 })
    figures.push(
      cell('processor time', cost.cpuMs, 'ms'),
      cell('estimate', cost.estimatedMs, 'ms'),
      cell('files', cost.bytes / 1024, 'KiB'),
      cell('memory', cost.peakMb, 'MiB'),
      cell('estimate of memory', cost.estimatedMb, 'MiB'),
    )
  }
  return figures
}

function cellsOf(table: string, row: string): (name: string, value: number, unit: string) => Figure {
  return (name, value, unit) => ({ name, value, unit, cell: { table, row } })
}

/** Renders in a new process, whose memory nothing has used before. */
async function renderAlone(request: FormatRequest): Promise<FormatCost> {
  const alone = await start()
  try {
    return await render(alone, request)
  } finally {
    alone.kill()
  }
}

async function start(): Promise<ChildProcess> {
  const child = fork(new URL('../peers/render-formats.ts', import.meta.url), { execArgv: ['--expose-gc'] })
  await once(child, 'message')
  return child
}

async function render(child: ChildProcess, request: FormatRequest): Promise<FormatCost> {
  const aborted = new AbortController()
  child.once('exit', () => aborted.abort())
  child.send(request)
  const [cost] = (await once(child, 'message', { signal: aborted.signal })) as [FormatCost]
  child.removeAllListeners('exit')
  return cost
}

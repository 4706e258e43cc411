import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from './figure.ts'
import { glance } from './glance.ts'
import { toTable } from './table.ts'

interface SuiteResult {
  readonly suite: string
  readonly command: string
  readonly machine: string
  readonly measuredAt: string
  readonly figures: readonly Figure[]
}

const NOTES: Record<string, string> = {
  api: 'The server runs on one core and the load generator (16 connections) on the other, alternating with a bare `node:http` server that returns the same bytes, including headers. Authentication, rate limiting, logging and SQLite are on. Unchanged pages are served from memory; create and rename write and sync to disk before they respond. A profile shows that the remaining time goes to the SQLite query that checks for changes on every request, the hash of the key, the log line, the metrics and the hooks around a handler.',
  lists: 'Read directly from the store, bypassing the response cache, alternating between two owners in one database.',
  large:
    'The store, without the response cache, alternating between three databases: one account with a thousand designs, one with a million, and a thousand accounts with a thousand each. Each round lists a page of 20, searches the titles for a word that 20 designs have, then creates a design, renames it and moves it to the trash. Commits are synced to disk.',
  scale:
    'Everything on one machine: PostgreSQL, which syncs every commit, the servers and workers, each on a core of its own, and the load. On two cores, PostgreSQL and the load share the cores of two servers, which limits their throughput; requests per core that the servers use show what they would answer with enough cores for the rest. Exports are queued while the workers are paused, and the time until the last is completed counts. The queue figures are claims without rendering: four connections claim and complete exports of 50 accounts.',
  saturation:
    'One process as by `npm start`, with a render process for each core. One account always has exports waiting; others read a design 20 times a second, and export one PNG at a time. Then 10,000 connections that have sent one request and stay open, and 200 that send a header byte by byte.',
  export:
    'One client that waits (`Prefer: wait`), with a different image in each export: queueing, drawing, encoding, syncing files and rows to disk, and responding.',
  render: 'One thread, one 1080×1080 post with a photo, shadows and two paragraphs.',
  speed:
    'The renderer of this version and of an earlier one (`BENCH_BEFORE`, a commit) alternate, each in a pool with one render process. Processor time includes the messages between the processes and all threads; elapsed time includes what other processes of the machine take.',
  mix: 'This version and an earlier one (`BENCH_BEFORE`, a commit) alternate as whole services with two render processes: four clients export all built-in templates, each export at another scale.',
  chromium:
    'One Platen thread and one warm headless browser, Debian’s Chromium, alternate to draw the same design with a different title each time. The fonts are installed for the browser, and its PNGs are encoded for speed unless stated. Platen receives the whole design each time, as from the queue, and caches text layout. The browser also receives the whole design, either in a new tab for each design, as services use it, or in a tab that stays open, which is faster and which the targets refer to. In the last figure of each part, only the title changes in an open page. Where targets are missed: encoding takes most of the time of a PNG (see render), and only an encoder that uses several cores would be much faster; most of the time of a PDF is spent in Skia, which writes each page and subsets each font every time.',
  formats:
    'What each format costs. All formats alternate in one process, with other texts in each export, so what disturbs one disturbs the others: rely on the ratios, which are medians over the rounds. Processor time is that of all threads, without the queue and the messages between processes. “Estimate” is what the queue assumes before it has measured a design. Photos and fonts are in the caches of the process, as they are for the second export of a design, except where the photo is new: there it is read, and decoded or converted, each time. In the last table, each format is exported once in a new process, which shows the memory that it adds at its peak, and for PDFs in CMYK the table of their inks, which a process computes once for each color profile. PDF/A and PDF/UA cost next to nothing, and so do inks for texts and shapes; a new photo takes longer to convert to inks than all the rest, but later exports of the design reuse it. WebP and AVIF pay with time for small files. SVG draws each letter as a shape, and with editable text each export packs its fonts, which is why both cost more than a PDF of the same page.',
  memory:
    'Resident memory of the whole process with two workers, 10,000 designs and four exports at once, alternating PNG and PDF, and a page of the list after every tenth. Before the first render, memory is used by Node, its libraries and a heap for each of three threads.',
  stalls:
    'The longest step of the serving thread in each operation on a document, over the worst valid and invalid documents of 2 MiB, with the document that took longest. Measured in processor time, because the machine is shared: wall-clock time includes other processes.',
  app: 'The web app in Debian’s headless Chromium on the machine that also runs the server. First loads have an empty cache; each is the median of three.',
  editor:
    'The editor in Debian’s headless Chromium, on a page of 1,600 × 1,200 px: texts, pictures, shapes (some with shadows) and groups. Painting a frame is what the painter takes after the pointer has moved. All work of a step adds the events, the state, the interface and the browser’s own layout and drawing, in processor time of the page’s main thread, which other processes hardly affect; a screen leaves 16 ms for it. A key or a click is painted in the next frame of the screen, for which it waits up to 17 ms: that is most of the time until it is painted. Preparing a drag happens once, between the press and the first movement. Excalidraw (without sketched outlines) and fabric (without caches of objects) drag the same rectangles in the same run, in turn with Platen, which also finds what they snap to, shows distances and properties, and paints as its exports do; the least of three rounds counts. The bare canvas is no editor: it draws all rectangles in each frame, and shows what the browser takes by itself.',
  crash:
    '`kill -9` during 200 queued and running exports, at ten different moments; then everything that was acknowledged is fetched.',
}

const PAGE = join(import.meta.dirname, '../docs/performance.md')

/**
 * Writes the latest results into docs/performance.md and returns its path. A suite without results keeps its section,
 * which has its date. @throws if a suite has neither
 */
export function writeReport(results: string): string {
  const written = readFileSync(PAGE, 'utf8')
  const sections = new Map(Object.entries(NOTES).map(([suite, note]) => [suite, sectionFor(suite, note)] as const))
  const head =
    '# Performance\n\nBenchmark results and the commands to reproduce them. `npm run bench report` generates this page from the results. ' +
    'Machines differ and are shared: rely on the ratios, which are measured in one run, and measure the rest on your own machine.\n'
  writeFileSync(PAGE, [head, glance(sections), ...sections.values()].join('\n'))
  return PAGE

  function sectionFor(suite: string, note: string): string {
    const path = join(results, `${suite}.json`)
    if (!existsSync(path)) return sectionOf(written, suite)
    const measured = JSON.parse(readFileSync(path, 'utf8')) as SuiteResult
    const runDescription = `${measured.measuredAt.slice(0, 10)}, ${measured.machine}`
    return `## ${suite}\n\n${note}\n\n\`${measured.command}\` on ${runDescription}:\n\n${toTable(measured.figures)}`
  }
}

function sectionOf(page: string, suite: string): string {
  const section = page.split(/^(?=## )/m).find((part) => part.startsWith(`## ${suite}\n`))
  if (section === undefined)
    throw new Error(`There are no results of the suite ${suite}: run \`npm run bench ${suite}\`.`)
  return `${section.trimEnd()}\n`
}

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Figure } from './figure.ts'
import { toTable } from './table.ts'

interface Measured {
  readonly suite: string
  readonly command: string
  readonly machine: string
  readonly measuredAt: string
  readonly figures: readonly Figure[]
}

/** What each suite does and what its figures do not say. */
const NOTES: Record<string, string> = {
  api: 'The service on one core, its load (16 connections) on the other, in turn with a bare `node:http` server that answers the same bytes, headers and all. Authentication, rate limiting, logging and SQLite are on. A page that nothing has changed is answered from memory; create and rename write and sync to the disk before they answer. Beyond what a bare server does too, a profile shows the time in the question to SQLite whether anything has changed, which every request asks, in the key’s hash, the log line, the metrics and the hooks around a handler.',
  lists: 'Read from the store itself, past the memory of answers, for two owners in one database in turn.',
  export:
    'One client that waits (`Prefer: wait`), each export another picture: queueing, drawing, encoding, syncing files and rows to the disk, and answering.',
  render: 'One thread, one 1080×1080 post with a photograph, shadows and two paragraphs.',
  chromium:
    'One thread of ours and one warm headless browser, Debian’s Chromium, draw the same design in turn, with another title each time. Its fonts are installed, and its PNGs are encoded for speed unless the figure says otherwise. Ours is given the whole design each time, as it comes from the queue, and remembers how its texts were laid out; so is the browser in a new tab for each design, which is how services use it, and in a tab that it keeps, which is faster and which the targets are held against. In the last figure of each part the browser is given nothing but another title. Where they are missed: of a PNG the encoding takes longest (see render), and only an encoder that divides a picture over several cores would be much faster; a PDF’s time is mostly Skia’s, which writes each page and subsets each font anew.',
  memory:
    'Resident memory of the whole process with two workers, four exports at once, PNG and PDF by turns. What it takes before the first render is Node, its libraries and a heap for each of three threads.',
  crash:
    '`kill -9` in the middle of 200 exports that are queued and running, at ten different moments; then everything that had been acknowledged is fetched.',
}

/** Writes docs/performance.md from the newest results of every suite; refuses while one is missing. */
export function writeReport(results: string): string {
  const parts = Object.entries(NOTES).map(([suite, note]) => {
    const measured = JSON.parse(readFileSync(join(results, `${suite}.json`), 'utf8')) as Measured
    const when = `${measured.measuredAt.slice(0, 10)}, ${measured.machine}`
    return `## ${suite}\n\n${note}\n\n\`${measured.command}\` on ${when}:\n\n${toTable(measured.figures)}`
  })
  const path = join(import.meta.dirname, '../docs/performance.md')
  const head =
    '# Performance\n\nWhat was measured, with the command that measures it again. This page is written by `npm run bench report` from those results. ' +
    'Machines differ and are shared: trust the ratios, which are taken in one run, and repeat the rest on yours.\n'
  writeFileSync(path, [head, ...parts].join('\n'))
  return path
}

/** What people ask first: the words for it, the suite that answers, and the name of the figure. */
const ANSWERS: readonly (readonly [words: string, suite: string, figure: string])[] = [
  ['Export a post as PNG, from request to file', 'export', 'POST to completed, 1080×1080 post as PNG, p50'],
  ['Export a post as PDF, from request to file', 'export', 'POST to completed, 1080×1080 post as PDF, p50'],
  ['Exports of fifteen templates as PNG, in a second', 'mix', 'fifteen templates as PNG: exports a second'],
  [
    'Headless Chromium takes, for the same PNG',
    'chromium',
    'PNG of the post: Chromium, the design in a reused tab ÷ Platen',
  ],
  ['Read a design by the API', 'api', 'get: rate'],
  ['Read a design while exports use all cores, p99', 'saturation', 'GET while exports use all cores, p99'],
  ['Open a design of 1,000 elements in the editor', 'editor', 'open 1,000 elements: until the editor is ready, median'],
  [
    'Drag one of 1,000 elements: work for a frame, p95',
    'editor',
    'drag 1 of 1,000: all work of a step, processor time, p95',
  ],
  ['Type into 2,000 characters: until it is seen, p95', 'editor', 'key in 2,000 characters: until it is painted, p95'],
  ['Excalidraw takes, to drag 100 of 1,000 rectangles', 'editor', 'drag 100 of 1,000 rectangles: Excalidraw ÷ Platen'],
  ['First load of the designs in the app', 'app', '/designs: largest contentful paint'],
  ['Memory after 2,000 renders', 'memory', 'after 2000 renders, two workers, 10000 designs'],
  ['Accepted exports that are lost when processes are killed', 'crash', 'accepted exports lost or broken'],
]

/** Returns the first section of the report: the answers, and how many targets are met. `sections` are the others. */
export function glance(sections: ReadonlyMap<string, string>): string {
  const rows = ANSWERS.map(([words, suite, figure]) => {
    const cells = rowOf(sections.get(suite) ?? '', figure)
    if (!cells) throw new Error(`The suite ${suite} has no figure “${figure}” any more.`)
    const [, measured, target] = cells
    return `| ${words} | ${measured} | ${target} | [${suite}](#${suite}) |`
  })
  const table = ['|  | measured | target | suite |', '| --- | --- | --- | --- |', ...rows].join('\n')
  return `## At a glance\n\n${table}\n\n${targets(sections)}\n`
}

function rowOf(section: string, figure: string): string[] | undefined {
  const rows = section.split('\n').map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  )
  return rows.find(([name]) => name === figure)
}

function targets(sections: ReadonlyMap<string, string>): string {
  const counts = Array.from(sections, ([suite, section]) => {
    const missed = section.split('**missed**').length - 1
    return { suite, missed, all: missed + section.split(': met').length - 1 }
  })
  const all = counts.reduce((sum, each) => sum + each.all, 0)
  const missing = counts.filter(({ missed }) => missed > 0)
  const missed = missing.reduce((sum, each) => sum + each.missed, 0)
  const where = missing.map((each) => `[${each.suite}](#${each.suite}) (${each.missed} of ${each.all})`).join(', ')
  return `${all - missed} of ${all} targets are met${where === '' ? '' : `. Missed: ${where}`}.`
}

import type { Page } from 'playwright-core'
import { type Figure, plain } from '../figure.ts'
import { rectangles } from '../fixtures/rectangles.ts'
import { dragRectangles, OTHER_ORIGIN, type Peer, PEERS, type RectanglesDragged } from '../peers/other-editors.ts'
import { type Bench, open } from './open-editor.ts'

const ROUNDS = 3

/** The same drags in Platen and in other editors, in turn; the least of some rounds. */
export async function others(bench: Bench, openPeer: (name: Peer) => Promise<Page>): Promise<Figure[]> {
  const rounds: Record<'Platen' | Peer, RectanglesDragged[]> = {
    ...{ Platen: [], Excalidraw: [], fabric: [], 'a bare canvas': [] },
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.Platen.push(await dragOwn(bench))
    for (const name of PEERS) {
      const page = await openPeer(name)
      rounds[name].push(await dragRectangles(page, OTHER_ORIGIN))
      await page.context().close()
    }
  }
  const least = (name: keyof typeof rounds, value: keyof RectanglesDragged): number =>
    Math.min(...rounds[name].map((dragged) => dragged[value]))
  const parts = [
    ['oneMs', 'drag 1 of 1,000 rectangles'],
    ['hundredMs', 'drag 100 of 1,000 rectangles'],
  ] as const
  return parts.flatMap(([value, name]) => {
    const own = least('Platen', value)
    return [
      plain(`${name}: all work of a step, processor time`, own, 'ms'),
      ...PEERS.flatMap((peer) => [
        plain(`${name} in ${peer}: all work of a step, processor time`, least(peer, value), 'ms'),
        plain(`${name}: ${peer} ÷ Platen`, least(peer, value) / own, '×'),
      ]),
    ]
  })
}

/** As large as in the other editors. */
async function dragOwn(bench: Bench): Promise<RectanglesDragged> {
  const margin = { x: 60, y: 60 }
  const elements = rectangles(margin).map((each, index) => ({ id: `r${index}`, type: 'rect', ...each }))
  const document = { version: 1, pages: [{ id: 'page', elements }] }
  const page = await open(bench, { width: 760, height: 520, document })
  await page.locator('[data-stage]').focus()
  await page.keyboard.press('Shift+Digit0')
  await page.waitForTimeout(600)
  const paper = await page.locator('[data-paper]').boundingBox()
  if (!paper) throw new Error('There is no page.')
  const dragged = await dragRectangles(page, [paper.x + margin.x, paper.y + margin.y])
  await bench.visits.end()
  return dragged
}

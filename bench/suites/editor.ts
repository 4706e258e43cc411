import { setUp } from '../../test/setup/browser.ts'
import { openBrowser } from '../../test/setup/open-browser.ts'
import { startService } from '../../test/setup/start-service.ts'
import { createVisits } from '../../test/setup/visits.ts'
import { drags, preparing, thousands } from '../editor/drags.ts'
import { clicking, typing, undoing, zooming } from '../editor/inputs.ts'
import { VIEWPORT } from '../editor/open-editor.ts'
import { code, heap, opening } from '../editor/opening.ts'
import { others } from '../editor/others.ts'
import type { Figure } from '../figure.ts'
import { openOther } from '../peers/other-editors.ts'

/**
 * The editor in Chromium: what frames, keys, clicks, zooming, undo and opening cost with many elements, and what a
 * drag costs in other editors.
 */
export async function run(): Promise<Figure[]> {
  const chromium = await openBrowser()
  if (!chromium) throw new Error('Chromium is not installed')
  const service = await startService({ PLATEN_PLANS: 'free=1000000' })
  const visits = createVisits(chromium, service)
  const bench = { service, owner: await setUp(service), visits }
  try {
    return [
      ...(await drags(bench)),
      ...(await preparing(bench)),
      ...(await typing(bench, { characters: 2_000, measures: 'painted', bound: 30 })),
      ...(await typing(bench, { characters: 200, measures: 'worked', bound: 16 })),
      ...(await clicking(bench)),
      ...(await undoing(bench)),
      ...(await zooming(bench)),
      ...(await opening(bench)),
      ...(await thousands(bench)),
      await heap(bench),
      ...(await code(bench)),
      ...(await others(bench, (name) => openOther(chromium, name, VIEWPORT))),
    ]
  } finally {
    await chromium.close()
    await service.stop()
  }
}

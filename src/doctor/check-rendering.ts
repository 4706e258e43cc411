import { fillDefaults } from '../document/fill-document.ts'
import { outputOf, renderingOf } from '../exports/rendering.ts'
import { readDesignFile } from '../design-files/read-design-file.ts'
import { createDocumentRenderer } from '../render/render-document.ts'
import { type Check, failed, ok, warning } from './doctor-check.ts'

const SIZE = { width: 240, height: 80 }
/** Latin, Arabic, Han characters, Hangul and emoji: one text for each kind of font. */
const TEXT = 'Platen سلام 日本 한국 🎨'
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47])

export const renderingCheck: Check = {
  name: 'Rendering',
  async run() {
    const element = { id: 'text', type: 'text', text: TEXT, x: 0, y: 0, ...SIZE }
    const { document } = readDesignFile({
      ...SIZE,
      document: { version: 1, pages: [{ id: 'page', elements: [element] }] },
    })
    const started = performance.now()
    try {
      const { files, warnings } = await createDocumentRenderer()({
        document: fillDefaults(document),
        size: SIZE,
        output: outputOf(renderingOf({ format: 'png' }, { title: 'doctor' })),
        images: () => Promise.resolve(undefined),
      })
      const ms = Math.round(performance.now() - started)
      const bytes = files[0]?.bytes ?? new Uint8Array()
      if (!PNG.equals(bytes.subarray(0, PNG.length))) return [failed(`The renderer did not create a PNG. ${REINSTALL}`)]
      if (warnings.length > 0) return warnings.map(({ message }) => warning(`${message} ${REINSTALL}`))
      return [ok(`A PNG with Latin, Arabic, Japanese, Korean and emoji text was rendered in ${ms} ms.`)]
    } catch (error) {
      return [failed(`Rendering failed (${error instanceof Error ? error.message : String(error)}). ${REINSTALL}`)]
    }
  },
}

const REINSTALL = 'Reinstall the packages with npm ci.'

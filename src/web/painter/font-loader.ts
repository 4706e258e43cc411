import { complete, type Complete, type Element } from '../../document/elements/element.ts'
import { type Page } from '../../document/document.ts'
import { listFaces } from '../../text/list-faces.ts'
import { type Warning } from '../../text/warning.ts'
import { type PaintCatalog } from './catalog.ts'
import { familiesIn, featuredFamily, featuredFont } from './featured-font.ts'

export interface FontLoader {
  /**
   * Loads every font file that `page`'s texts are drawn in and that is not there yet, and tells what this browser cannot draw of them.
   * Throws where one cannot be had.
   */
  load(page: Page): Promise<readonly Warning[]>
}

const NO_FEATURES: Warning = {
  code: 'effect_simplified',
  message: 'This browser draws text without the OpenType features that are asked for; exports have them.',
}

const OTHER_EMOJI: Warning = {
  code: 'effect_simplified',
  message: 'This browser cannot draw Noto Color Emoji and shows its own; exports have Noto’s.',
}

/** One registration of a font file. */
interface Registration {
  /** As in the catalog. */
  readonly family: string
  readonly features: string
}

/** Registers the catalog's fonts with the page as they are needed, each under its pinned name, once. */
export function createFontLoader({ fonts, fontUrls }: PaintCatalog): FontLoader {
  const loads = new Map<string, Promise<void>>()
  /** Fonts that this browser draws nothing of. */
  const withdrawn = new Set<string>()
  const emoji = fonts.find(fonts.emoji, 400, 'normal')?.family
  let drawsFeatures: Promise<boolean> | undefined
  return {
    async load(page) {
      const registrations = registrationsOf(page)
      await Promise.all(registrations.map(load))
      const warnings: Warning[] = []
      if (
        registrations.some(({ features }) => features !== 'normal') &&
        !(await (drawsFeatures ??= probeFeatures(load)))
      )
        warnings.push(NO_FEATURES)
      if (registrations.some(({ family }) => family === emoji && withdrawn.has(family))) warnings.push(OTHER_EMOJI)
      return warnings
    },
  }

  function registrationsOf(page: Page): Registration[] {
    return textsOf(page.elements).flatMap((text) =>
      listFaces(text, fonts).flatMap(({ face, features }) =>
        familiesIn(face.cssFamily).map((family) => ({ family, features })),
      ),
    )
  }

  function load(registration: Registration): Promise<void> {
    const name = featuredFamily(registration.family, registration.features)
    const begun = loads.get(name) ?? register(name, registration)
    loads.set(name, begun)
    // What failed is tried again by the next page that needs it.
    begun.catch(() => loads.delete(name))
    return begun
  }

  async function register(name: string, { family, features }: Registration): Promise<void> {
    const url = fontUrls.get(family)
    if (url === undefined) throw new Error(`The font “${family}” is not in the catalog.`)
    const face = new FontFace(name, `url("${url}")`, { featureSettings: features })
    try {
      await face.load()
    } catch (cause) {
      throw new Error(`The font “${family.replace(/^Platen /, '')}” could not be loaded.`, { cause })
    }
    document.fonts.add(face)
    // Where no font has the name, the browser takes what the machine has for emoji: better than gaps.
    if (family !== emoji || drawsEmoji(name)) return
    document.fonts.delete(face)
    withdrawn.add(family)
  }
}

/** Every text that may be drawn, completed, those in groups too. */
function textsOf(elements: readonly Element[]): Complete<'text'>[] {
  return elements.flatMap((element) => {
    const whole = complete(element)
    if (!whole.visible) return []
    if (whole.type === 'group') return textsOf(whole.elements)
    return whole.type === 'text' ? [whole] : []
  })
}

/** Safari loads a font whose pictures are COLRv1 outlines, and draws nothing of them. */
function drawsEmoji(name: string): boolean {
  const context = Object.assign(document.createElement('canvas'), { width: 32, height: 32 }).getContext('2d')
  if (!context) return false
  context.font = `24px "${name}"`
  context.fillText('😀', 0, 26)
  return context.getImageData(0, 0, 32, 32).data.some((value) => value !== 0)
}

/** Inter's figures: with `tnum` a 1 is as wide as a 0. Older browsers take the setting and draw without it. */
async function probeFeatures(load: (registration: Registration) => Promise<void>): Promise<boolean> {
  const family = 'Platen Inter 400'
  const features = "'tnum' 1"
  await Promise.all([load({ family, features: 'normal' }), load({ family, features })])
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return false
  const widthIn = (font: string): number => {
    context.font = font
    return context.measureText('1111').width
  }
  return widthIn(featuredFont(`64px "${family}"`, features)) !== widthIn(`64px "${family}"`)
}

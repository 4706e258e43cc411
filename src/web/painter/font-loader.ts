import { complete, type Complete, type Element } from '../../document/elements/element.ts'
import type { Page } from '../../document/document.ts'
import { drawnTexts } from '../../paint/drawn-texts.ts'
import { listFaces } from '../../text/list-faces.ts'
import type { Warning } from '../../text/warning.ts'
import { withLanguage } from '../../text/with-language.ts'
import type { FaceSource, FontCatalog } from '../../text/font-catalog.ts'
import type { PaintCatalog } from './catalog.ts'
import type { DocumentFontLoader } from './document-font-loader.ts'
import { familiesIn, familyWithFeatures, fontWithFeatures } from './font-features.ts'
import { createSliceLoader, type FontPart } from './slice-loader.ts'

export interface FontLoader {
  /**
   * Loads the fonts of the texts on `page` of a document in `language`, and returns warnings for
   * those that this browser cannot render. Throws if a font cannot be loaded.
   */
  load(page: Page, context: { fonts: FontCatalog; language: string | undefined }): Promise<readonly Warning[]>
}

const NO_FEATURES: Warning = {
  code: 'effect_simplified',
  message: 'This browser can’t show the OpenType features of this text; exports include them.',
}

const OTHER_EMOJI: Warning = {
  code: 'effect_simplified',
  message: 'This browser can’t show Noto Color Emoji and uses its own emoji; exports use Noto’s.',
}

interface Registration {
  /** Family in the catalog. */
  readonly family: string
  readonly features: string
  /** What is drawn in it. */
  readonly text: string
  readonly source?: FaceSource | undefined
}

interface Registering extends Pick<Registration, 'family' | 'features'> {
  readonly unicodeRange?: string | undefined
}

/** Registers each font of the catalog once, when a page needs it, and calls `onLoad`. Large ones in parts. */
export function createFontLoader(
  catalog: PaintCatalog,
  documentFonts: Pick<DocumentFontLoader, 'bytesOf'>,
  onLoad: () => void,
): FontLoader {
  const { fonts } = catalog
  const slices = createSliceLoader(catalog)
  const loads = new Map<string, Promise<void>>()
  /** Families that this browser cannot render. */
  const unsupported = new Set<string>()
  const emoji = fonts.find(fonts.emoji, { weight: 400, style: 'normal' })?.family
  let supportsFeatures: Promise<boolean> | undefined
  return {
    async load(page, context) {
      const registrations = registrationsOf(page, context)
      await Promise.all(registrations.map(load))
      const warnings: Warning[] = []
      if (
        registrations.some(({ features }) => features !== 'normal') &&
        !(await (supportsFeatures ??= probeFeatures(load)))
      )
        warnings.push(NO_FEATURES)
      if (registrations.some(({ family }) => family === emoji && unsupported.has(family))) warnings.push(OTHER_EMOJI)
      return warnings
    },
  }

  function registrationsOf(
    page: Page,
    { fonts: catalog, language }: Parameters<FontLoader['load']>[1],
  ): Registration[] {
    return visibleTexts(page.elements).flatMap((text) =>
      listFaces(withLanguage(text, language), catalog).flatMap(({ face, features, text }) =>
        familiesIn(face.cssFamily).map((family) => ({ family, features, text, source: face.source })),
      ),
    )
  }

  async function load({ family, features, text, source }: Registration): Promise<void> {
    const name = familyWithFeatures(family, features)
    if (source)
      return loadOnce(name, async () => register(name, await documentFonts.bytesOf(source), { family, features }))
    const whole = loads.get(`${name} ${catalog.fontUrls.get(family)}`)
    if (whole) return whole
    const parts = await slices.partsOf(family, text, features)
    const loadPart = ({ url, unicodeRange }: FontPart): Promise<void> =>
      loadOnce(`${name} ${url}`, () => register(name, `url("${url}")`, { family, features, unicodeRange }))
    await Promise.all(parts.map(loadPart))
  }

  function loadOnce(key: string, start: () => Promise<void>): Promise<void> {
    const loading = loads.get(key) ?? start()
    loads.set(key, loading)
    // A failed load is retried by the next page that needs the font.
    loading.catch(() => loads.delete(key))
    return loading
  }

  async function register(
    name: string,
    source: string | Uint8Array<ArrayBuffer>,
    { family, features, unicodeRange = 'U+0-10FFFF' }: Registering,
  ): Promise<void> {
    const face = new FontFace(name, source, { featureSettings: features, unicodeRange })
    try {
      await face.load()
    } catch (cause) {
      throw new Error(`The font “${family.replace(/^Platen /, '')}” couldn’t be loaded.`, { cause })
    }
    document.fonts.add(face)
    onLoad()
    // Without this font, the browser falls back to the system's emoji, which are better than gaps.
    if (family !== emoji || rendersEmoji(name)) return
    document.fonts.delete(face)
    unsupported.add(family)
  }
}

/** Returns the visible texts with their defaults, including those in groups. */
function visibleTexts(elements: readonly Element[]): Complete<'text'>[] {
  return elements.flatMap((element) => {
    const completeElement = complete(element)
    if (!completeElement.visible) return []
    if (completeElement.type === 'group') return visibleTexts(completeElement.elements)
    return drawnTexts(completeElement)
  })
}

/** Checks that the font renders anything: Safari loads COLRv1 fonts but renders nothing. */
function rendersEmoji(name: string): boolean {
  const context = Object.assign(document.createElement('canvas'), { width: 32, height: 32 }).getContext('2d')
  if (!context) return false
  context.font = `24px "${name}"`
  context.fillText('😀', 0, 26)
  return context.getImageData(0, 0, 32, 32).data.some((value) => value !== 0)
}

/** Checks that `tnum` changes the width of digits: older browsers accept features but ignore them. */
async function probeFeatures(load: (registration: Registration) => Promise<void>): Promise<boolean> {
  const family = 'Platen Inter 400'
  const features = "'tnum' 1"
  const text = '1111'
  await Promise.all([load({ family, features: 'normal', text }), load({ family, features, text })])
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return false
  const widthIn = (font: string): number => {
    context.font = font
    return context.measureText(text).width
  }
  return widthIn(fontWithFeatures(`64px "${family}"`, features)) !== widthIn(`64px "${family}"`)
}

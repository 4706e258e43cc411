import type { Document } from '../document/document.ts'
import { drawPrepared, prepareDesign } from '../design-files/draw-design.ts'
import { colorProfileIssues } from '../exports/color-profile-issues.ts'
import { outputOf, renderingOf } from '../exports/rendering.ts'
import { Failure } from '../failure.ts'
import { detailOf, type Fault } from '../http/answer/problem.ts'
import { openOwnProfiles } from '../render/cmyk/open-own-profiles.ts'
import { readOptions } from '../design-files/read-export-options.ts'
import { received } from '../document/received.ts'
import { RENDERER_VERSION } from '../render/renderer-version.ts'
import { BACKGROUND_HASH } from '../render/stamp/create-stamps.ts'
import type { Stamp } from '../render/stamp/stamp.ts'
import type { ExportedFile } from './exported-files.ts'
import type { DesignVersion, KnownDesign } from './known-design.ts'
import type { Finding } from './verification.ts'

export interface Source {
  readonly design: KnownDesign
  /** That the stamp names. */
  readonly version: DesignVersion | undefined
  readonly data: Readonly<Record<string, unknown>> | undefined
}

/** Renders the design with the options of the stamp and compares the bytes. @throws like `RenderDocument` */
export async function renderAgain({ bytes }: ExportedFile, stamp: Stamp, source: Source): Promise<Finding> {
  const { version } = source
  const obstacle = whyNot(stamp, source)
  if (obstacle !== undefined || !version) return unchecked(`Not rendered again: ${obstacle ?? ''}.`)
  const rendered = await renderOf(stamp, { ...source, version }).catch((error: unknown) => {
    // Such as an image that no longer exists. Other findings remain.
    if (error instanceof Failure) return error
    throw error
  })
  if (rendered instanceof Failure) {
    const { code, details } = rendered as Failure
    return unchecked(`Not rendered again: ${detailOf({ code, details } as Fault)}`)
  }
  if (rendered !== undefined && bytes.equals(rendered))
    return { verdict: 'verified', message: 'Rendered again: the same file, byte for byte.' }
  if (stamp.renderer !== RENDERER_VERSION) {
    return unchecked(
      `Rendered again: another file, which version ${RENDERER_VERSION} of the renderer may draw differently. The file was drawn by version ${stamp.renderer}.`,
    )
  }
  return { verdict: 'differs', message: `Rendered again: another file, of ${rendered?.length ?? 0} bytes.` }
}

function whyNot(stamp: Stamp, { design, version, data }: Source): string | undefined {
  if (!version) return 'the design is not the one that the file was made from'
  if (stamp.data !== undefined && data === undefined) return 'the file was filled with data. Add it with --data'
  if (hasPicture(stamp.options['background'])) return 'its background is an image, which no stamp names'
  if (BACKGROUND_HASH in stamp.options) return 'its background was an image, of which the stamp has only the hash'
  const { colorProfile } = stamp.options
  if (colorProfileIssues(colorProfile, openOwnProfiles(design)).length > 0) {
    return `its color profile, ${received(colorProfile)}, is missing here. Set PLATEN_ICC_DIR to the folder that has it`
  }
  return undefined
}

/** Such a stamp is forged, and may want a request to the address of the image. */
function hasPicture(background: unknown): boolean {
  return typeof background === 'object' && background !== null && 'src' in background
}

async function renderOf(
  { format, pages, options, size }: Stamp,
  { design, version, data }: Source & { readonly version: DesignVersion },
): Promise<Uint8Array | undefined> {
  const { images, profileFolder } = design
  const input = readOptions(format, options)
  const output = { ...outputOf(renderingOf(input)), pages }
  const adapt = (filled: Document): Document => design.withFonts(filled, data !== undefined)
  const prepared = prepareDesign({ document: version.document, ...size }, data, adapt)
  const { files } = await drawPrepared(prepared, output, { images, profileFolder })
  return files[0]?.bytes
}

function unchecked(message: string): Finding {
  return { verdict: 'unchecked', message }
}

import { luminance } from '../../document/codes/luminance.ts'
import { symbologyOf } from '../../document/codes/symbologies.ts'
import type { Complete } from '../../document/elements/element.ts'
import type { Scope } from '../scope.ts'
import { layOutBars, layOutMatrix } from './code-layout.ts'
import type { EncodedCode } from './encode-code.ts'

type Code = Complete<'code'>

/** Scanners sample an image at its pixels, and need two for each module. */
const LEAST_MODULE_PX = 2
/** The narrowest bar of GS1 General Specifications, 5.12, which most office printers reach. */
const LEAST_MODULE_MM = 0.25
const MM_PER_PX = 25.4 / 96
/** Below it, ISO/IEC 15416 gives a symbol contrast the grade D. Documents below 0.2 or so are rejected. */
const LEAST_CONTRAST = 0.4

/** Warns if most scanners would fail to read the code as it is drawn. */
export function warnOfCode(scope: Scope, element: Code, code: EncodedCode): void {
  warnOfSmallness(scope, element, code)
  warnOfContrast(scope, element)
}

/** A preview is judged as if it were printed, since its own scale says nothing about an export. */
function warnOfSmallness({ environment }: Scope, element: Code, code: EncodedCode): void {
  const isMatrix = symbologyOf(element.symbology).form === 'matrix'
  const { modulePx } = isMatrix ? layOutMatrix(element, code) : layOutBars(element, code)
  const { target, outputScale = 1 } = environment
  const isImage = target === 'raster' && environment.outputScale !== undefined
  const size = modulePx * outputScale * (isImage ? 1 : MM_PER_PX)
  const least = isImage ? LEAST_MODULE_PX : LEAST_MODULE_MM
  // Sizes of resized documents are rounded.
  if (size >= least * 0.999) return
  const unit = isImage ? 'px' : 'mm'
  const part = isMatrix ? 'modules' : 'narrowest bars'
  const remedy = isImage ? 'enlarge the code, or export it at a larger scale' : 'enlarge the code'
  environment.warn({
    code: 'code_small',
    message: `The ${part} of the code are ${shownSize(size)} ${unit} wide, and scanners need ${least} ${unit}: ${remedy}`,
  })
}

/** Rounds down, so that a size that is too small is not shown as the least. */
function shownSize(size: number): string {
  return String(Math.floor(size * 100) / 100)
}

function warnOfContrast({ environment }: Scope, { foreground, background }: Code): void {
  const light = background === null ? 1 : luminance(background)
  if (light - luminance(foreground) >= LEAST_CONTRAST) return
  const place = background === null ? 'without a background, it needs to be dark' : `on ${background}`
  environment.warn({
    code: 'code_contrast',
    message: `The code is too light for many scanners: ${foreground} ${place}`,
  })
}

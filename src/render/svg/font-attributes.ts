import { familiesOf } from './svg-faces.ts'
import { svgNumber } from './svg-number.ts'
import type { SvgState } from './svg-state.ts'

/** Returns the attributes of a text element, each with a leading space. The left end of its baseline is at its x. */
export function fontAttributes(state: SvgState): string {
  const [, slant, size = '16'] = /^(italic )?([\d.e-]+)px /.exec(state.font) ?? []
  const families = familiesOf(state.font)
    .map((family) => `'${family}'`)
    .join(',')
  const isRightToLeft = state.direction === 'rtl'
  const features = state.fontFeatureSettings.replaceAll('"', "'")
  return [
    ` font-family="${families}" font-size="${svgNumber(Number(size))}"`,
    slant ? ' font-style="italic"' : '',
    spacing('letter-spacing', state.letterSpacing),
    spacing('word-spacing', state.wordSpacing),
    // The end of a text that runs to the left is at its left.
    isRightToLeft ? ' direction="rtl" text-anchor="end"' : '',
    state.lang === '' ? '' : ` xml:lang="${state.lang}"`,
    features === '' || features === 'normal' ? '' : ` style="font-feature-settings:${features}"`,
  ].join('')
}

function spacing(name: string, value: string): string {
  const px = Number.parseFloat(value)
  return px === 0 ? '' : ` ${name}="${svgNumber(px)}"`
}

import { codeDataIssue } from '../../document/codes/check-code.ts'
import type { Chart } from '../../document/elements/chart.ts'
import type { Code } from '../../document/elements/code.ts'
import type { Element } from '../../document/elements/element.ts'
import { SAMPLE_DATA } from '../adding/code-items.ts'

/** Changes the data of a chart or a code whose kind has been changed, if the new kind cannot show them. */
export function adaptedElement(before: Element, after: Element): Element {
  if (before === after) return after
  if (after.type === 'chart') return adaptedChart(after)
  if (after.type === 'code' && before.type === 'code' && after.symbology !== before.symbology) return adaptedCode(after)
  return after
}

/** A pie has only one series. */
function adaptedChart(chart: Chart): Chart {
  const isPie = chart.kind === 'pie' || chart.kind === 'donut'
  return isPie && chart.series.length > 1 ? { ...chart, series: chart.series.slice(0, 1) } : chart
}

/** Micro QR codes do not have the highest correction. */
function adaptedCode({ errorCorrection, ...code }: Code): Code {
  const isMissing = code.symbology === 'microqrcode' && errorCorrection === 'high'
  const corrected: Code = { ...code, ...(errorCorrection !== undefined && !isMissing && { errorCorrection }) }
  return codeDataIssue(corrected) === undefined ? corrected : { ...corrected, data: SAMPLE_DATA[code.symbology] }
}

/** Names with more differences are unrelated. Also bounds the cost of comparing a long name. */
const MAX_EDITS = 3

/** Names from CSS and other design tools, with our equivalents in order of preference. */
export const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  altText: ['alt'],
  angle: ['rotation'],
  backdropFilter: ['backdropBlur'],
  background: ['fill'],
  backgroundColor: ['background', 'fill'],
  backgroundImage: ['background', 'fill', 'src'],
  barcodeType: ['symbology'],
  bgColor: ['background', 'fill'],
  bold: ['fontWeight'],
  border: ['stroke'],
  borderColor: ['stroke', 'paint'],
  borderRadius: ['cornerRadius'],
  borderWidth: ['stroke', 'width'],
  boxShadow: ['shadows'],
  charSpacing: ['letterSpacing'],
  chartType: ['kind'],
  children: ['elements'],
  clipPath: ['mask', 'clip'],
  codeType: ['symbology'],
  color: ['fill', 'background', 'paint'],
  colour: ['color', 'fill', 'background', 'paint'],
  columnCount: ['columns'],
  content: ['text', 'data'],
  datasets: ['series'],
  description: ['help', 'alt'],
  direction: ['angle'],
  display: ['visible'],
  dropShadow: ['shadows'],
  errorCorrectionLevel: ['errorCorrection'],
  filter: ['filters', 'blur'],
  flip: ['flipX'],
  flipHorizontal: ['flipX'],
  flipVertical: ['flipY'],
  font: ['fontFamily'],
  fontColor: ['fill'],
  fontFeatureSettings: ['fontFeatures'],
  fontVariationSettings: ['fontVariations'],
  format: ['symbology', 'numberFormat'],
  h: ['height'],
  headers: ['columns'],
  hidden: ['visible'],
  highlight: ['background'],
  href: ['link'],
  hyphenate: ['hyphens'],
  image: ['src'],
  initialLetter: ['dropCap'],
  innerRadius: ['innerRatio'],
  italic: ['fontStyle'],
  kerning: ['letterSpacing'],
  label: ['name', 'text'],
  labels: ['categories', 'valueLabels'],
  lang: ['language'],
  leading: ['lineHeight'],
  left: ['x'],
  lineCap: ['cap'],
  lineJoin: ['join'],
  lineSpacing: ['lineHeight'],
  lineThrough: ['strikethrough'],
  lineWidth: ['stroke', 'width'],
  mixBlendMode: ['blendMode'],
  numberOfColumns: ['columns'],
  objectFit: ['fit'],
  objectPosition: ['focus'],
  overflow: ['clip'],
  paint: ['fill'],
  radius: ['cornerRadius'],
  rotate: ['rotation'],
  rounded: ['cornerRadius'],
  shadow: ['shadows'],
  sides: ['points'],
  size: ['fontSize', 'width'],
  source: ['src'],
  spikes: ['points'],
  strokeColor: ['stroke', 'paint'],
  strokeDashArray: ['stroke', 'dash'],
  strokeLineCap: ['stroke', 'cap'],
  strokeLineJoin: ['stroke', 'join'],
  strokeWidth: ['stroke', 'width'],
  tabStops: ['tabs'],
  textAlign: ['align'],
  textColor: ['fill'],
  textDecoration: ['underline'],
  textShadow: ['shadows'],
  title: ['label', 'name', 'text'],
  top: ['y'],
  tracking: ['letterSpacing'],
  transform: ['rotation', 'textTransform'],
  typeface: ['fontFamily'],
  uri: ['src', 'link'],
  url: ['src', 'link'],
  valign: ['verticalAlign'],
  value: ['text', 'data', 'values'],
  w: ['width'],
  weight: ['fontWeight'],
  wordWrap: ['fit'],
}

/** Values from CSS and other design tools, with our equivalents in order of preference. */
export const VALUE_SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  barcode: ['code'],
  bottom: ['end'],
  center: ['middle'],
  circle: ['ellipse'],
  conicGradient: ['conic'],
  flexEnd: ['end'],
  flexStart: ['start'],
  frame: ['group'],
  horizontal: ['row'],
  img: ['image'],
  label: ['text'],
  left: ['start'],
  linearGradient: ['linear'],
  middle: ['center'],
  photo: ['image'],
  picture: ['image'],
  qr: ['qrcode'],
  radialGradient: ['radial'],
  rectangle: ['rect'],
  right: ['end'],
  square: ['rect'],
  textbox: ['text'],
  top: ['start'],
  vertical: ['column'],
}

const EQUIVALENTS = Map.groupBy(
  [SYNONYMS, VALUE_SYNONYMS].flatMap((synonyms) => Object.entries(synonyms)),
  ([name]) => normalized(name),
)

/** Returns the most similar of `names`, if any. Ignores case, hyphens and underscores. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const wanted = normalized(name)
  const synonym = EQUIVALENTS.get(wanted)
    ?.flatMap(([, ours]) => ours)
    .find((candidate) => names.includes(candidate))
  if (synonym !== undefined) return synonym
  let nearest: string | undefined
  let fewest = Math.min(MAX_EDITS, Math.floor((wanted.length + 1) / 3)) + 1
  for (const candidate of names) {
    const known = normalized(candidate)
    if (Math.abs(known.length - wanted.length) > MAX_EDITS) continue
    const edits = editDistance(wanted, known)
    if (edits < fewest) [nearest, fewest] = [candidate, edits]
  }
  return nearest
}

function normalized(name: string): string {
  return name.toLowerCase().replace(/[_-]/g, '')
}

function editDistance(from: string, to: string): number {
  let before: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1]
      let edits = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (swapped) edits = Math.min(edits, (before[column - 2] ?? 0) + 1)
      next.push(edits)
    }
    ;[before, last] = [last, next]
  }
  return last[to.length] ?? 0
}

import { NAVY, RED, SKY, TEAL } from './colors.ts'
import { type Examples, values, vary } from './example.ts'
import { frame, framed, sentence, word } from './sample-texts.ts'

const paragraphs = { ...sentence, text: 'Flour\nButter\nSugar' }

export const TEXTS: Examples = {
  ...framed(word, 'text', ['Platen', 'Two\nlines']),
  'text.runs': values([[{ text: 'Two ' }, { text: 'styles', fontWeight: 700, fill: RED }]], (runs) => {
    const { text: _, ...rest } = word
    return [frame, { ...rest, runs }]
  }),
  ...vary('text', word, {
    fontFamily: ['Inter', 'Playfair Display', 'Pacifico', 'JetBrains Mono'],
    fontSize: [14, 26, 40],
    fontWeight: [300, 400, 700],
    fontStyle: ['normal', 'italic'],
    fill: [
      NAVY,
      {
        type: 'linear',
        angle: 90,
        stops: [
          { offset: 0, color: TEAL },
          { offset: 1, color: RED },
        ],
      },
    ],
    letterSpacing: [-0.05, 0, 0.2],
    underline: [false, true],
    strikethrough: [false, true],
    textTransform: ['none', 'uppercase', 'lowercase', 'capitalize'],
  }),
  'text.stroke': values([null, { paint: RED, width: 2, align: 'outside' }, { paint: NAVY, width: 1 }], (stroke) => ({
    ...{ ...word, fontSize: 34, fontWeight: 700, fill: SKY, stroke },
  })),
  'text.fontFeatures': values([{}, { tnum: true }], (fontFeatures) => ({
    ...{ ...word, fontFamily: 'Lora', text: 'office 1,171', fontSize: 22, fontFeatures },
  })),
  'text.baselineShift': values([0, 0.35, -0.2], (baselineShift) => {
    const { text: _, ...rest } = word
    return { ...rest, runs: [{ text: 'm' }, { text: '2', fontSize: 16, baselineShift }] }
  }),
  ...framed(sentence, 'align', ['start', 'center', 'end', 'justify']),
  ...framed({ ...sentence, text: 'Top, middle or bottom' }, 'verticalAlign', ['top', 'middle', 'bottom']),
  ...framed(sentence, 'lineHeight', [0.9, 1.2, 1.8]),
  ...framed(paragraphs, 'paragraphSpacing', [0, 6, 12]),
  ...framed(paragraphs, 'list', ['none', 'bullet', 'number']),
  ...framed({ ...sentence, text: '(Platen)' }, 'direction', ['auto', 'ltr', 'rtl']),
  ...framed(sentence, 'padding', [0, 10, [4, 4, 4, 40]]),
  ...framed({ ...sentence, fontSize: 40, fit: 'shrink' }, 'minFontSize', [1, 22]),
  ...framed(sentence, 'maxLines', [1, 2]),
  ...framed({ ...sentence, maxLines: 2 }, 'overflow', ['visible', 'ellipsis']),
}

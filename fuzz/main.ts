import { parseArgs } from 'node:util'
import { writeFinding } from '../fidelity/report.ts'
import { fuzzDocuments } from './fuzz-documents.ts'
import { fuzzFonts } from './fuzz-fonts.ts'
import { type FuzzedFormat, OUTPUTS } from './render-documents.ts'

const USAGE = `npm run fuzz -- [--documents 2000] [--from 0] [--formats png,pdf] [--fonts 200] [--seed 1]

Renders random documents as PNG and as PDF, and uploads damaged fonts. Exits with 1 if a document hangs, ends its process
or is blank without a warning, or if a font is neither rejected with a reason nor drawn. Saves these in test-results/fuzz.
--seed changes all documents and fonts; --from is the number of the first document.
`

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '2000' },
    fonts: { type: 'string', default: '200' },
    formats: { type: 'string', default: Object.keys(OUTPUTS).join(',') },
    from: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
})
const settings = {
  documents: Number(values.documents),
  from: Number(values.from),
  fonts: Number(values.fonts),
  seed: Number(values.seed),
}
const formats = values.formats.split(',')
if (
  values.help ||
  !formats.every(isFuzzed) ||
  !Object.values(settings).every((value) => Number.isInteger(value) && value >= 0)
) {
  process.stderr.write(USAGE)
  process.exit(values.help ? 0 : 2)
}

const { documents, from, fonts, seed } = settings
const findings = [
  ...(fonts > 0 ? [await fuzzFonts({ seed, count: fonts })] : []),
  ...(documents > 0 ? [await fuzzDocuments({ seed, count: documents, from, formats })] : []),
]
process.stdout.write(findings.map(writeFinding).join('\n'))
process.exit(findings.every(({ isMet }) => isMet) ? 0 : 1)

function isFuzzed(name: string): name is FuzzedFormat {
  return Object.hasOwn(OUTPUTS, name)
}

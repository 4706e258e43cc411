import { parseArgs } from 'node:util'
import { writeFinding } from '../fidelity/report.ts'
import { fuzzDocuments } from './fuzz-documents.ts'

const USAGE = `npm run fuzz -- [--documents 2000] [--from 0] [--seed 1]

Renders random documents as PNG and as PDF, and exits with 1 if one hangs, ends its process or is blank without a warning.
--seed changes all documents; --from is the number of the first one.
`

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '2000' },
    from: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
})
const [documents, from, seed] = [values.documents, values.from, values.seed].map(Number) as [number, number, number]
if (values.help || ![documents, from, seed].every((value) => Number.isInteger(value) && value >= 0)) {
  process.stderr.write(USAGE)
  process.exit(values.help ? 0 : 2)
}

const finding = await fuzzDocuments({ seed, count: documents, from })
process.stdout.write(writeFinding(finding))
process.exit(finding.isMet ? 0 : 1)

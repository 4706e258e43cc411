import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Of this many files, one drives a browser. */
const EVERY = 5

/** These take from half a minute to two minutes. At the end of a run, one would leave the other workers idle. */
const LONGEST = [
  'test/api/processes',
  'test/e2e/every-page-of-owners',
  'test/api/outbox',
  'test/golden/pdf-similarity',
  'test/api/backup',
  'test/e2e/every-page-of-visitors',
  'test/docs/operations',
  'test/e2e/same-picture',
  'test/api/prefer-wait',
  'test/e2e/editor-states',
  'test/e2e/edited-picture',
  'src/store/copy/copy-store',
]

/**
 * Starts with the longest suites, and spreads those in a browser over the first half of a run. They keep the
 * processor busy, while most others wait for processes, databases and deadlines.
 */
export default class MixedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const longest = LONGEST.flatMap((path) => sorted.filter(({ moduleId }) => moduleId.endsWith(`/${path}.test.ts`)))
    const others = sorted.filter((file) => !longest.includes(file))
    const inBrowser = others.filter(usesBrowser)
    return longest
      .concat(
        others
          .filter((file) => !usesBrowser(file))
          .flatMap((file, index) => (index % (EVERY - 1) === 0 ? [...inBrowser.splice(0, 1), file] : [file])),
      )
      .concat(inBrowser)
  }
}

function usesBrowser({ moduleId }: TestSpecification): boolean {
  return moduleId.includes('/test/e2e/')
}

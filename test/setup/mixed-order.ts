import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Of this many files, one drives a browser. */
const EVERY = 5

/**
 * Spreads the suites in a browser over the first half of a run. They keep the processor busy, while most others wait
 * for processes, databases and deadlines.
 */
export default class MixedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const inBrowser = sorted.filter(usesBrowser)
    return sorted
      .filter((file) => !usesBrowser(file))
      .flatMap((file, index) => (index % (EVERY - 1) === 0 ? [...inBrowser.splice(0, 1), file] : [file]))
      .concat(inBrowser)
  }
}

function usesBrowser({ moduleId }: TestSpecification): boolean {
  return moduleId.includes('/test/e2e/')
}

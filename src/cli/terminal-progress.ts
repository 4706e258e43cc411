const WIDTH = 30
/** Covers a longer label before it. */
const LABEL_WIDTH = 45

/** Prints nothing unless the stream is a terminal. */
export interface ProgressBar {
  update(done: number, total: number): void
  clear(): void
}

type Label = (done: number, total: number) => string

export function createProgressBar(
  stream: NodeJS.WriteStream,
  label: Label = (done, total) => `page ${done} of ${total}`,
): ProgressBar {
  let isVisible = false
  return {
    update(done, total) {
      if (!stream.isTTY || total < 2) return
      const filled = Math.min(WIDTH, Math.round((done / total) * WIDTH))
      stream.write(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}  ${label(done, total).padEnd(LABEL_WIDTH)}`)
      isVisible = true
    },
    clear() {
      if (isVisible) stream.write(`\r${' '.repeat(WIDTH + 2 + LABEL_WIDTH)}\r`)
      isVisible = false
    },
  }
}

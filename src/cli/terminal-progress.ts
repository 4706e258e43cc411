const WIDTH = 30

/** Prints nothing unless the stream is a terminal. */
export interface ProgressBar {
  update(done: number, total: number): void
  clear(): void
}

export function createProgressBar(stream: NodeJS.WriteStream): ProgressBar {
  let isVisible = false
  return {
    update(done, total) {
      if (!stream.isTTY || total < 2) return
      const filled = Math.round((done / total) * WIDTH)
      stream.write(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}  page ${done} of ${total}`)
      isVisible = true
    },
    clear() {
      if (isVisible) stream.write(`\r${' '.repeat(WIDTH + 30)}\r`)
      isVisible = false
    },
  }
}

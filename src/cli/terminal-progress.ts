const WIDTH = 30

/** Prints nothing unless the stream is a terminal. */
export interface ProgressBar {
  update(done: number, of: number): void
  clear(): void
}

export function createProgressBar(stream: NodeJS.WriteStream): ProgressBar {
  let shown = false
  return {
    update(done, of) {
      if (!stream.isTTY || of < 2) return
      const filled = Math.round((done / of) * WIDTH)
      stream.write(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}  page ${done} of ${of}`)
      shown = true
    },
    clear() {
      if (shown) stream.write(`\r${' '.repeat(WIDTH + 30)}\r`)
      shown = false
    },
  }
}

import closeWithGrace from 'close-with-grace'

const KILL_DELAY_MS = 5_000

/** Starts a program and closes it at a signal, also one during the start. A second signal ends the process at once. */
export async function runUntilSignal<Program extends { close(): Promise<void> }>(
  shutdownMs: number,
  start: () => Promise<Program>,
): Promise<Program> {
  let starting: Promise<Program | undefined> = Promise.resolve(undefined)
  const grace: closeWithGrace.Options = {
    delay: false,
    logger: false,
    onSecondSignal: killProcess,
    skip: ['beforeExit'],
  }
  closeWithGrace(grace, async ({ signal, err }) => {
    if (err) print(err.stack ?? err.message)
    else print(`${signal ?? 'Signal'} received, shutting down gracefully…`)
    setTimeout(killProcess, shutdownMs + KILL_DELAY_MS)
    const program = await starting.catch(() => undefined)
    await program?.close()
    print('Stopped.')
  })
  // Printed once a signal closes the program.
  print('Starting Platen…')
  const started = start()
  starting = started
  return started
}

function killProcess(): void {
  process.kill(process.pid, 'SIGKILL')
  // Linux ignores the signal if the sender is process 1, as in a container.
  process.exit(1)
}

/** Writes to standard error, since standard output is the log. */
export function print(text: string): void {
  process.stderr.write(`${text}\n`)
}

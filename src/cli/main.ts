#!/usr/bin/env -S node --max-old-space-size=768 --max-semi-space-size=4
import { createCommand } from './create-command.ts'
import { reportFailure } from './report-failure.ts'

// A reader that closes the pipe early (`platen openapi | head`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

await reportFailure(() => createCommand().parseAsync())

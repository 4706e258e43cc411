import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { type PostgresServer, startPostgresServer } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of an endpoint that returns the URL of the run's PostgreSQL server. */
    postgresEndpoint: string
  }
}

/** Starts the server on the first request, so that runs of other suites do not wait for it. */
export default async function sharePostgres(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<PostgresServer | undefined> | undefined
  const endpoint = createServer((_request, response) => {
    starting ??= startOrLogSkip()
    starting.then(
      (server) => {
        response.writeHead(server === undefined ? 404 : 200).end(server?.url)
      },
      (error: unknown) => {
        response.writeHead(500).end(String(error))
      },
    )
  })
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve))
  const address = endpoint.address()
  project.provide('postgresEndpoint', `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}/`)
  return async () => {
    endpoint.closeAllConnections()
    endpoint.close()
    if (starting === undefined) return
    // A failed start has already failed the suites that requested it.
    const server = await starting.catch(() => undefined)
    await server?.stop()
  }
}

async function startOrLogSkip(): Promise<PostgresServer | undefined> {
  const server = await startPostgresServer()
  if (server === undefined)
    console.log('Skipping what needs PostgreSQL: install it (Debian: apt-get install postgresql).')
  return server
}

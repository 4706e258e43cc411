import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { type S3Server, startS3Server } from './s3-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of an endpoint that returns host, key and secret of the run's S3 server, as JSON. */
    s3Endpoint: string
  }
}

/** Starts the server on the first request, so that runs of other suites do not wait for it. */
export default async function shareS3(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<S3Server | undefined> | undefined
  const endpoint = createServer((_request, response) => {
    starting ??= startOrLogSkip()
    starting.then(
      (server) => {
        response.writeHead(server === undefined ? 404 : 200).end(JSON.stringify(server))
      },
      (error: unknown) => {
        response.writeHead(500).end(String(error))
      },
    )
  })
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve))
  const address = endpoint.address()
  project.provide('s3Endpoint', `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}/`)
  return async () => {
    endpoint.closeAllConnections()
    endpoint.close()
    // A failed start has already failed the suites that requested it.
    const server = await starting?.catch(() => undefined)
    await server?.stop()
  }
}

export const S3_PACKAGES = 'swift-proxy swift-account swift-container swift-object'

async function startOrLogSkip(): Promise<S3Server | undefined> {
  const server = await startS3Server()
  if (server === undefined)
    console.log(`Skipping what needs an S3 store: install Swift (Debian: apt-get install ${S3_PACKAGES}).`)
  return server
}

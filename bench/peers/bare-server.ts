// A minimal Node server, which reads the body and returns constant bytes and headers. Its rate is the
// reference, 1.00.
import { createServer } from 'node:http'

/** The JSON in `BARE_ANSWER`. */
export interface BareAnswer {
  readonly status: number
  /** Alternating names and values, the form that Node writes fastest. */
  readonly headers: string[]
  readonly body: string
}

if (import.meta.main) {
  const { status, headers, body } = JSON.parse(process.env['BARE_ANSWER'] ?? '') as BareAnswer
  const bytes = Buffer.from(body)
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      response.writeHead(status, headers)
      response.end(bytes)
    })
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.stdout.write(`Bare server at http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`)
  })
}

// The least a Node server can do: read the body, answer the same bytes every time. What it manages is 1.00.
import { createServer } from 'node:http'

const body = Buffer.from(process.env['BARE_BODY'] ?? '', 'base64')
const status = Number(process.env['BARE_STATUS'] ?? '200')
const type = process.env['BARE_TYPE'] ?? 'application/json; charset=utf-8'

const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    response.writeHead(status, { 'content-type': type, 'content-length': body.length })
    response.end(body)
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`Bare server at http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`)
})

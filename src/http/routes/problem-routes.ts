import type { FastifyInstance } from 'fastify'
import { Failure } from '../../failure.ts'
import { describeProblem, PROBLEM_CODES } from '../answer/problem.ts'

const PATTERN = '/problems/:code'

/** Serves the pages that the `type` of a problem links to. */
export function serveProblems(app: FastifyInstance): void {
  app.get<{ Params: { code: string } }>(PATTERN, { config: { pattern: PATTERN } }, async (request, reply) => {
    const code = PROBLEM_CODES.find((known) => known === request.params.code)
    if (code === undefined) throw new Failure('not_found', { resource: 'problem type', id: request.params.code })
    const { status, title } = describeProblem(code)
    return reply
      .header('content-type', 'text/plain; charset=utf-8')
      .send(
        `${title}\n\ncode: ${code}\nstatus: ${status}\n\nThe "detail" of each response describes what was wrong, what is allowed and what was received.\n`,
      )
  })
}

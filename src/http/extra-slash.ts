import { type FastifyRequest } from 'fastify'

const MOST_SHOWN = 200

/** `path` without the slashes at its end, where it has some. They make another path; to most who send one it is the same. */
export function withoutSlash(path: string): string | undefined {
  return path.endsWith('/') ? path.replace(/\/+$/, '') : undefined
}

/** For the refusal of a path that is there without the slash at its end. Names it as the client wrote it. */
export function slashTooMany({ originalUrl }: FastifyRequest): string {
  const [path = ''] = originalUrl.split('?', 1)
  return `There is no such path. Without the slash at its end there is: ${withoutSlash(path)?.slice(0, MOST_SHOWN) ?? path}`
}

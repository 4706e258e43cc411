import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../../failure.ts'
import { FairQueue } from '../../fair-queue.ts'
import type { HttpLimits } from '../http-limits.ts'
import type { Route } from '../operation.ts'
import type { Performer } from '../perform.ts'
import { bareTypesOf, bodyTypesOf, MAX_UPLOAD_BYTES, readUpload } from './read-upload.ts'
import { ReceivedFile } from './received-file.ts'
import { untilClosed } from '../answer/until-closed.ts'

/*
 * An upload waits for a place while its body is unread in the socket. It is then received into a
 * file on disk, releases the place, waits for its turn, and is decoded in memory and stored. Places
 * are limited per account, so that slow uploads do not delay other accounts. A slow body loses its
 * place (body-watch.ts), within about a second while another account waits for a place.
 */

export interface UploadRouteOptions {
  readonly route: Route
  readonly perform: Performer
  readonly limits: HttpLimits
  readonly folder: string
  readonly draining: AbortSignal
}

/** Registers the upload route in its own scope, because its body parsers must not affect other routes. */
export async function addUploadRoute(app: FastifyInstance, options: UploadRouteOptions): Promise<void> {
  const { route, perform, limits, folder, draining } = options
  const { method, path, needs, upload: kind = 'asset' } = route.operation
  const places = new FairQueue({
    atOnce: limits.uploads,
    atOncePerOwner: limits.uploadsPerAccount,
    waiting: limits.waitingUploads,
    waitingPerOwner: limits.waitingUploadsPerAccount,
    order: 'oldest first',
    refusal: () => tooMany(limits),
  })
  const turns = new FairQueue({
    atOnce: limits.uploadsStored,
    atOncePerOwner: limits.uploadsPerAccount,
    waiting: limits.uploads,
    waitingPerOwner: limits.waitingUploadsPerAccount,
    order: 'oldest first',
    refusal: () => tooMany(limits),
  })

  await app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers()
    await uploads.register(multipart, { throwFileSizeLimit: false })
    // These parsers do nothing, because the handler reads the body.
    uploads.addContentTypeParser(bareTypesOf(kind), (_request, _body, done) => done(null, undefined))
    uploads.addHook('onRequest', async (request, reply) => {
      request.bodyWatch?.pause()
      const signals = [untilClosed(reply), draining, AbortSignal.timeout(limits.uploadWaitMs)]
      const work = { owner: accountOf(request), signal: AbortSignal.any(signals) }
      request.releaseUploadPlace = await places.acquire(work).catch((error: unknown) => {
        throw failureOf(error, { limits, draining })
      })
      reply.raw.once('close', request.releaseUploadPlace)
      if (reply.raw.destroyed) request.releaseUploadPlace()
      request.bodyWatch?.start(limits.uploadMs, () =>
        places.isContended ? limits.contendedGraceMs : limits.bodyGraceMs,
      )
    })
    // Also releases the places of rejected uploads, because the client may never read the response.
    // oxlint-disable-next-line max-params -- Fastify passes four
    uploads.addHook('onSend', (request, _reply, _payload, next) => {
      request.releaseUploadPlace?.()
      next()
    })
    uploads.route({
      method,
      url: path,
      config: { pattern: path, needs, bodyTypes: bodyTypesOf(kind), maxBodyBytes: MAX_UPLOAD_BYTES },
      handler: async (request, reply) => {
        const file = await ReceivedFile.create(folder)
        try {
          const name = await readUpload(request, file, kind)
          request.releaseUploadPlace?.()
          return await turns.run({ owner: accountOf(request), signal: untilClosed(reply) }, async () => {
            request.body = { bytes: await file.read(), name }
            return perform(request, reply)
          })
        } finally {
          await file.close()
        }
      },
    })
  })
}

function failureOf(error: unknown, { limits, draining }: { limits: HttpLimits; draining: AbortSignal }): unknown {
  if (draining.aborted) return new Failure('shutting_down', { retryAfterSeconds: 1 })
  if (error instanceof DOMException && error.name === 'TimeoutError') return tooMany(limits)
  return error
}

function tooMany({ uploadsPerAccount, waitingUploadsPerAccount }: HttpLimits): Failure {
  const reason = `Too many uploads are in progress. An account can have ${uploadsPerAccount} in progress and ${waitingUploadsPerAccount} waiting.`
  return new Failure('overloaded', { retryAfterSeconds: 5, reason })
}

function accountOf({ caller }: FastifyRequest): string {
  if (caller === null) throw new Error('An upload reached its route without a caller.')
  return caller.accountId
}

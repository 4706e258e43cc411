import pLimit from 'p-limit'
import type { VerifiedImage } from '../verify-image.ts'
import { checkRemoteUrl } from './check-remote-url.ts'
import { INTERNET, type Network } from './dial.ts'
import { fetchRemoteImage, named } from './fetch-remote-image.ts'
import { Failure, isFailure } from '../../failure.ts'
import type { RemotePolicy } from './remote-policy.ts'
import { unlessAborted } from './unless-aborted.ts'

export interface RemoteImage {
  readonly bytes: Uint8Array
  readonly contentType: string
}

export interface RemoteImages {
  /** Returns why an image source must not be fetched, without asking the network. */
  findIssue(src: string): string | undefined
  /**
   * Fetches an image and decodes it, as uploads are checked.
   * @throws `image_blocked`, `image_fetch_failed`, `image_invalid`; the reason of `signal`
   */
  fetch(src: string, signal?: AbortSignal): Promise<RemoteImage>
}

interface RemoteImagesOptions {
  readonly policy: RemotePolicy
  readonly verifyImage: (bytes: Uint8Array) => Promise<VerifiedImage>
  readonly network?: Network
}

/** Of this process. Each holds up to 25 MiB. */
const FETCHES_AT_ONCE = 8

export function createRemoteImages({ policy, verifyImage, network = INTERNET }: RemoteImagesOptions): RemoteImages {
  const limit = pLimit(FETCHES_AT_ONCE)
  return {
    findIssue(src) {
      const url = checkRemoteUrl(src, policy)
      return 'blocked' in url ? url.blocked : undefined
    },
    async fetch(src, signal) {
      const fetching = limit(() => fetchRemoteImage(src, { network, policy, signal }))
      // Also ends the wait for a turn, which slow servers can make long.
      const fetched = await (signal ? unlessAborted(fetching, signal) : fetching)
      const { contentType, bytes } = await verifyImage(fetched).catch((error: unknown) => {
        throw asInvalid(src, error)
      })
      return { contentType, bytes }
    },
  }
}

/** Says which image it is: the failure of an upload does not. */
function asInvalid(src: string, error: unknown): unknown {
  if (isFailure(error, 'image_invalid')) {
    return new Failure(
      'image_invalid',
      { reason: `the image ${named(src)} is invalid: ${error.details.reason}` },
      error,
    )
  }
  if (!isFailure(error, 'unsupported_upload')) return error
  const { received, allowed } = error.details
  const reason = `the image ${named(src)} must be one of ${allowed.join(', ')}; received ${received}`
  return new Failure('image_invalid', { reason }, error)
}

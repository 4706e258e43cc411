import { Type } from '#typebox'
import { LIMITS } from '../../../document/limits.ts'
import { FILE_URL_MS } from '../../../service/files/file-urls.ts'
import type { Handlers, Operation } from '../../operation.ts'
import type { Services } from '../../services.ts'
import { closed, hours, named, url } from '../schemas.ts'

const RemoteImage = named(
  'RemoteImage',
  closed({ url: url(`URL of a copy on this server, valid for ${hours(FILE_URL_MS)}.`) }),
  'An image from a URL.',
)

export const remoteImageOperations = {
  getRemoteImage: {
    id: 'getRemoteImage',
    method: 'GET',
    path: '/web/remote-image',
    tag: 'Images',
    summary: 'Get a copy of an image from a URL',
    description:
      'Browsers load images only from this server, which fetches the image when the returned URL is requested.',
    needs: 'session',
    query: closed({
      src: Type.String({ minLength: 1, maxLength: LIMITS.urlCharacters, description: 'The https URL of the image.' }),
    }),
    answer: {
      status: 200,
      description: 'The copy.',
      schema: RemoteImage,
      example: {
        url: 'http://localhost:4400/files/remote/aHR0cHM6Ly9hLmV4YW1wbGU?expires=1775124000&signature=4nTb0x',
      },
    },
    failures: ['not_found'],
  },
} as const satisfies Record<string, Operation>

export function createRemoteImageHandlers({
  remoteImages,
}: Pick<Services, 'remoteImages'>): Handlers<typeof remoteImageOperations> {
  return {
    getRemoteImage: ({ query: { src } }) => Promise.resolve({ status: 200, body: { url: remoteImages.urlOf(src) } }),
  }
}

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { PROVIDER_CALLBACK } from '../../src/service/provider/provider-sign-in.ts'
import type { Service } from './start-service.ts'

export interface Person {
  readonly email?: string
  readonly email_verified?: boolean
}

/** A certified OpenID Connect provider on a free port. People sign in to it with their name and any password. */
export interface IdentityProvider {
  readonly issuer: string
  /** The settings of a service that uses it. */
  readonly settings: Readonly<Record<string, string>>
  /** By name, which is also the subject. Anyone else has a verified email `name@example.com`. */
  readonly people: Map<string, Person>
  /** Registers the redirect URI of the service, which was started with `settings`. */
  serve(service: Service): void
  stop(): Promise<void>
}

export const CLIENT = { client_id: 'platen', client_secret: 'a secret of the client: 100% & more' } as const

export async function startIdentityProvider(): Promise<IdentityProvider> {
  const server = createServer()
  const issuer = await listen(server)
  const people = new Map<string, Person>()
  return {
    issuer,
    people,
    settings: {
      PLATEN_OIDC_ISSUER: issuer,
      PLATEN_OIDC_CLIENT_ID: CLIENT.client_id,
      PLATEN_OIDC_CLIENT_SECRET: CLIENT.client_secret,
      PLATEN_OIDC_NAME: 'Example ID',
    },
    serve(service) {
      const provider = createProvider(issuer, `${service.app.publicUrl}${PROVIDER_CALLBACK}`, people)
      server.removeAllListeners('request').on('request', (request, response) => {
        void provider.callback()(request, response)
      })
    },
    stop: () => close(server),
  }
}

export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

function createProvider(issuer: string, redirectUri: string, people: ReadonlyMap<string, Person>): Provider {
  return new Provider(issuer, {
    clients: [{ ...CLIENT, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: ['a key of the provider'] },
    features: { devInteractions: { enabled: true } },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...(people.get(id) ?? { email: `${id}@example.com`, email_verified: true }) }),
    }),
    // Skips the question whether the client may see the email.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        ...(oidc.client && { clientId: oidc.client.clientId }),
        ...(oidc.session?.accountId !== undefined && { accountId: oidc.session.accountId }),
      })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  })
}

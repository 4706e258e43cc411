import type { Config, HttpConfig } from '../config.ts'
import { findRunningService } from '../running-service.ts'

/** In this order: the settings, a running service with the same data folder, the default address. */
export async function publicUrlOf({ http: { publicUrl, port }, files }: Config): Promise<string> {
  return publicUrl ?? (await findRunningService(files.dataFolder))?.publicUrl ?? `http://localhost:${port}`
}

/** Warns about a start that other machines can reach without a PUBLIC_URL. */
export function publicUrlWarning({ host, publicUrl }: HttpConfig, effectiveUrl: string): string | undefined {
  if (publicUrl !== undefined || /^(?:localhost|127\.[\d.]+|::1)$/.test(host)) return undefined
  return `Warning: HOST is public but PUBLIC_URL isn’t set. Sign-in only works at ${effectiveUrl}.`
}

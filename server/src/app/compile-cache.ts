import { fileURLToPath } from 'node:url'

/**
 * Where Node keeps the program as it has compiled it (`NODE_COMPILE_CACHE`). From the second start on no types are stripped, which saves a
 * quarter of the start's processor time, and 11 MB. Where it can't be written, Node does without.
 */
export const compileCache = fileURLToPath(new URL('../../../node_modules/.cache/server', import.meta.url))

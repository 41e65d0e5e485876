import { hasFields } from '@brigade/domain/kit/has-fields.ts'

const slowTypes: readonly unknown[] = ['slow-2g', '2g', '3g']

/**
 * Returns true if only necessary data should be fetched: the person saves data, or the connection is slow. Only some
 * browsers report this.
 */
export function isLineThrifty(): boolean {
  const line: unknown = 'connection' in navigator ? navigator.connection : null
  return hasFields(line) && (line.saveData === true || slowTypes.includes(line.effectiveType))
}

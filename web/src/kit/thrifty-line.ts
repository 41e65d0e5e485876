import { hasFields } from '@brigade/domain/kit/has-fields.ts'

const slowTypes: readonly unknown[] = ['slow-2g', '2g', '3g']

/** Whether nothing is fetched that may not be needed: the person saves data, or the line is slow. Only some browsers know. */
export function isLineThrifty(): boolean {
  const line: unknown = 'connection' in navigator ? navigator.connection : null
  return hasFields(line) && (line.saveData === true || slowTypes.includes(line.effectiveType))
}

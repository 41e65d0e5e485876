import { useParams } from 'react-router'

/** Returns the id of the record in the address of a screen. */
export function useRecordId(name: 'id' | 'rid'): number {
  return Number(useParams()[name])
}

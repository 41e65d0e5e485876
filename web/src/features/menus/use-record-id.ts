import { useParams } from 'react-router'

/** The record that the address of a screen names. */
export function useRecordId(name: 'id' | 'rid'): number {
  return Number(useParams()[name])
}

import { data, type LoaderFunction, useParams } from 'react-router'

const isId = /^[1-9]\d{0,9}$/

/** For routes whose address names a record: an address that can name none is an unknown page. */
export const namesARecord: LoaderFunction = ({ params: { id, rid } }) => {
  if (isId.test(id ?? rid ?? '')) return null
  throw data(null, { status: 404 })
}

/** The record that the address of a screen names. */
export function useRecordId(name: 'id' | 'rid'): number {
  return Number(useParams()[name])
}

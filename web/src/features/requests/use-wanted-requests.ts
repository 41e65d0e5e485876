import { type RequestType, requestTypes } from '@brigade/domain/requests/requests.schema.ts'
import { useAddressFilter, useAddressParams, writeParam } from '#kit/use-address.ts'
import { useCan } from '#kit/use-can.ts'
import { type Wanted, type Whose, whoseRequests } from '#features/requests/narrow-requests.ts'

type WantedRequests = Wanted & {
  /** Who can be on none has none of their own. */
  whoseChoices: readonly Whose[]
  setWhose: (whose: Whose | undefined) => void
  setType: (type: RequestType | undefined) => void
  setSearch: (search: string) => void
}

/** What the requests that wait are narrowed to, in the address. */
export function useWantedRequests(): WantedRequests {
  const mayTake = useCan('requests:take')
  const whoseChoices = whoseRequests.filter((whose) => whose !== 'mine' || mayTake)
  const [whose, setWhose] = useAddressFilter('whose', whoseChoices)
  const [type, setType] = useAddressFilter('type', requestTypes)
  const [params, change] = useAddressParams()
  const setSearch = (search: string) =>
    change((next) => {
      next.delete('page')
      writeParam(next, 'search', search)
    })
  return { whose, type, search: params.get('search') ?? '', whoseChoices, setWhose, setType, setSearch }
}

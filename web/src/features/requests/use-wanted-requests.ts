import { useAddressFilter, useAddressParams, writeParam } from '#kit/address/use-address.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { readKind, type RequestKind } from '#features/requests/request-kinds.ts'
import { type RequestFilters, type WhoseRequests, whoseRequests } from '#features/requests/narrow-requests.ts'

type WantedRequests = RequestFilters & {
  /** The choices of whose requests are shown. Roles that can't take requests don't get the 'Mine' filter. */
  whoseChoices: readonly WhoseRequests[]
  setWhose: (whose: WhoseRequests | undefined) => void
  setType: (type: RequestKind | undefined) => void
  setSearch: (search: string) => void
}

/** Returns the filters of the open requests, from the address. */
export function useWantedRequests(): WantedRequests {
  const mayTake = useCan('requests:take')
  const whoseChoices = whoseRequests.filter((whose) => whose !== 'mine' || mayTake)
  const [whose, setWhose] = useAddressFilter('whose', whoseChoices)
  const [params, change] = useAddressParams()
  const write = (name: string) => (value: string | undefined) =>
    change((next) => {
      next.delete('page')
      writeParam(next, name, value ?? '')
    })
  const type = readKind(params.get('type'))
  const [setType, setSearch] = [write('type'), write('search')]
  return { whose, type, search: params.get('search') ?? '', whoseChoices, setWhose, setType, setSearch }
}

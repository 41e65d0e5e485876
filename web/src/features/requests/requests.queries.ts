import { useQuery } from '@tanstack/react-query'
import { useSession } from '#kit/session.ts'
import { activeRequestLists } from '#features/requests/active-requests.ts'
import { venueScopeOf } from '#features/venues/venues.queries.ts'

/** What the floor is being asked for, kept live. */
export function useActiveRequests() {
  const { user } = useSession()
  return useQuery({ ...activeRequestLists.options(venueScopeOf(user)), gcTime: Infinity })
}

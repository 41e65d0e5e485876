import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { staffPath, staffSessionsPath } from '@brigade/domain/staff/staff.api.ts'
import type { StaffState } from '@brigade/domain/staff/staff.schema.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiFind, apiGet } from '#kit/calls/api-client.ts'

export const staffKey = ['staff'] as const

export const staffAPage = 20

export type StaffListPage = {
  /** Null for all venues of the caller. */
  venueId: number | null
  roles: readonly StaffRole[]
  state: StaffState | undefined
  search: string
  page: number
}

/** Returns the query for one page of accounts, by name. */
export function staffList({ venueId, roles, state, search, page }: StaffListPage) {
  const found = search.trim().slice(0, 100)
  return queryOptions({
    queryKey: [...staffKey, 'pages', venueId, roles, state ?? 'all', found, page],
    queryFn: () =>
      apiFind(staffPath, {
        ...(venueId !== null && { restaurantId: venueId }),
        role: { $in: [...roles] },
        ...(state && { state }),
        ...(found !== '' && { search: found }),
        $limit: staffAPage,
        $skip: (page - 1) * staffAPage,
      }),
    placeholderData: keepPreviousData,
  })
}

/** Returns the query for one account, for its form. */
export function oneMember(id: number | null) {
  return queryOptions({
    queryKey: [...staffKey, 'one', id],
    enabled: id !== null,
    gcTime: 0,
    queryFn: () => apiGet(staffPath, id ?? 0),
  })
}

/** Returns the query for the devices on which a person is signed in. */
export function sessionsOfMember(userId: number) {
  return queryOptions({
    queryKey: [...staffKey, 'sessions', userId],
    queryFn: async () => (await apiFind(staffSessionsPath, { userId, $limit: 100 })).data,
  })
}

/** Returns the query for the first members of staff whose name or email contains a text. */
export function authorChoices(typed: string) {
  const search = typed.trim().slice(0, 100)
  return queryOptions({
    queryKey: [...staffKey, 'authors', search],
    queryFn: async () => {
      const { data } = await apiFind(staffPath, { ...(search !== '' && { search }), $limit: 50 })
      return { data: data.map(({ id, fname, lname, email }) => ({ id, name: `${fname} ${lname}`.trim(), email })) }
    },
    placeholderData: keepPreviousData,
  })
}

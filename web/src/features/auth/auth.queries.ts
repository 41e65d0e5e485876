import { versionPath } from '@brigade/domain/auth/auth.api.ts'
import { queryOptions } from '@tanstack/react-query'
import { callRest } from '#kit/calls/rest-client.ts'

export function serverVersion() {
  return queryOptions({
    queryKey: ['auth', 'version'],
    queryFn: async () => (await callRest('find', versionPath)).version,
    staleTime: 60_000,
  })
}

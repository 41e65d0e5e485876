import { versionPath } from '@brigade/domain/auth/auth.api.ts'
import { secondFactorPath } from '@brigade/domain/auth/second-factor.api.ts'
import { queryOptions } from '@tanstack/react-query'
import { apiFind } from '#kit/calls/api-client.ts'
import { callRest } from '#kit/calls/rest-client.ts'

export function serverVersion() {
  return queryOptions({
    queryKey: ['auth', 'version'],
    queryFn: async () => (await callRest('find', versionPath)).version,
    staleTime: 60_000,
  })
}

export function ownSecondFactor() {
  return queryOptions({ queryKey: ['auth', 'secondFactor'], queryFn: () => apiFind(secondFactorPath) })
}

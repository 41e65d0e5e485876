import { queryOptions } from '@tanstack/react-query'
import { callRest } from '#kit/rest-client.ts'

export function serverVersion() {
  return queryOptions({
    queryKey: ['auth', 'version'],
    queryFn: async () => (await callRest<{ version: string }>('find', 'v1/version')).version,
    staleTime: 60_000,
  })
}

import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { vi } from 'vitest'
import { ToastHost } from '#app/shell/toast-host.tsx'
import { menuBulkFeature } from '#features/menus/bulk/menu-bulk.feature.tsx'
import { menusFeature } from '#features/menus/menus.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { queryClient } from '#kit/calls/query-client.ts'
import { signIn } from '#kit/calls/session.ts'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'
import { loadUiWords } from '#kit/testing/ui-words.ts'

export type BulkCall = { method: string; address: string; body: unknown }

/** Draws a part of the imports, by default for an admin. `answer` answers all calls but those of the session; the calls are returned. */
export async function openBulk(
  part: ReactElement,
  answer: (call: BulkCall) => Response,
  user = aUser({ role: 'admin' }),
): Promise<BulkCall[]> {
  const calls: BulkCall[] = []
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200)
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    if (address.includes('authentication')) return Response.json({ accessToken: 'a-token', user })
    if (address.includes('userdata')) return Response.json(user)
    const call = { method, address, body: typeof body === 'string' ? JSON.parse(body) : undefined }
    calls.push(call)
    return answer(call)
  })
  registerTranslations('menuBulk', menuBulkFeature.translations)
  registerTranslations('menus', menusFeature.translations)
  registerTranslations('venues', venuesFeature.translations)
  await loadUiWords()
  await loadTranslations('menuBulk', 'menus', 'venues')
  queryClient.clear()
  await signIn({ email: 'somebody@hotel.demo', password: 'brigade-demo' })
  render(
    <QueryClientProvider client={queryClient}>
      {part}
      <ToastHost />
    </QueryClientProvider>,
  )
  return calls
}

export function refused(code: number, data: object): Response {
  return Response.json({ name: 'Error', message: 'Refused.', code, className: 'refused', data }, { status: code })
}

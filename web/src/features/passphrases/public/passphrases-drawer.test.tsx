import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { PassphrasesDrawer } from '#features/passphrases/public/passphrases-drawer.tsx'
import { passphrasesFeature } from '#features/passphrases/passphrases.feature.tsx'
import { loadTranslations, registerTranslations, setLanguage } from '#kit/i18n/i18n.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { signIn } from '#kit/calls/session.ts'
import { loadUiWords } from '#kit/testing/ui-words.ts'
import { speak } from '#kit/testing/speak.ts'

let close = () => {}

afterEach(async () => {
  close()
  await setLanguage('en')
})

async function open() {
  const sent: unknown[] = []
  const onClose = vi.fn()
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    if (address.includes('authentication')) return Response.json({ accessToken: 'a', user: aUser({ role: 'admin' }) })
    if (address === '/v1/userdata') return Response.json(aUser({ role: 'admin' }))
    if (method === 'PATCH') sent.push({ address, body: JSON.parse(body as string) as unknown })
    const isSet = { staffAccess: true, menuEdit: false, categoryMove: true }
    return Response.json({ restaurantId: 3, isSet, grants: [] })
  })
  registerTranslations('passphrases', passphrasesFeature.translations)
  await loadUiWords()
  await loadTranslations('passphrases')
  queryClient.clear()
  await signIn({ email: 'admin@brigade.demo', password: 'brigade-demo' })
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <PassphrasesDrawer venue={{ id: 3, name: 'Harbour Hotel' }} onClose={onClose} />
    </QueryClientProvider>,
  )
  close = () => {
    unmount()
    vi.unstubAllGlobals()
  }
  await screen.findByText('Not set. Only exempt roles have access.')
  return { user: userEvent.setup(), sent, onClose }
}

it('sets what was filled in, and nothing else', async () => {
  const { user, sent, onClose } = await open()
  expect(screen.getAllByText('Set. It can’t be read back.')).toHaveLength(2)

  await user.type(screen.getByLabelText('Menu passphrase'), 'salt and pepper')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent).toEqual([{ address: '/v1/passphrase/3', body: { menuEdit: 'salt and pepper' } }])
})

it('wants four characters that are not blank', async () => {
  const { user, sent } = await open()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)

  await user.type(screen.getByLabelText('Menu passphrase'), 'abc')
  await user.type(screen.getByLabelText('Staff passphrase'), '     ')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(screen.getByText('Use at least four characters.')).toBeDefined()
  expect(screen.getByText('A passphrase can’t be blank.')).toBeDefined()
  expect(sent).toEqual([])
})

it('shows what is typed to who wants to see it', async () => {
  const { user } = await open()

  await user.click(screen.getByRole('button', { name: 'Show: Menu passphrase' }))

  expect(screen.getByLabelText('Menu passphrase').getAttribute('type')).toBe('text')
})

it('says in Arabic what the server has against a passphrase', async () => {
  registerTranslations('refusals', async () => ({ translations: {} }))
  await loadTranslations('refusals')
  const { user, onClose } = await open()
  const answered = fetch
  const data = {
    fields: { menuEdit: 'This has the wrong format.' },
    codes: { menuEdit: 'wrongForm' },
  }
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) =>
    request.method === 'PATCH'
      ? Response.json(
          { name: 'BadRequest', message: 'Wrong', code: 400, className: 'bad-request', data },
          { status: 400 },
        )
      : answered(address, request),
  )
  await user.type(screen.getByLabelText('Menu passphrase'), 'salt and pepper')
  await speak('ar')

  await user.click(screen.getByRole('button', { name: 'حفظ' }))

  await screen.findByText('صيغة هذه القيمة غير صحيحة.')
  expect(onClose).not.toHaveBeenCalled()
})

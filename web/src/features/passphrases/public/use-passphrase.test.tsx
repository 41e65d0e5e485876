import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { type Gate, gates } from '@brigade/domain/passphrases/passphrases.schema.ts'
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { translations as uiTranslations } from '#ui/ui.translations.en.ts'
import { ToastHost } from '#app/shell/toast-host.tsx'
import { usePassphrase } from '#features/passphrases/public/use-passphrase.tsx'
// Otherwise it is fetched when it is first rendered, and with the parts of Ant Design that takes time.
import '#features/passphrases/parts/passphrase-form.tsx'
import { PassphraseHost } from '#features/passphrases/parts/passphrase-host.tsx'
import { forgetGrant, lockedUntil } from '#features/passphrases/passphrase-memory.ts'
import { passphrasesFeature } from '#features/passphrases/passphrases.feature.tsx'
import { apiCreate } from '#kit/calls/api-client.ts'
import { loadTranslations, registerTranslations, setLanguage } from '#kit/i18n/i18n.ts'
import { signIn } from '#kit/calls/session.ts'
import { closeToast, useToasts } from '#kit/calls/toasts.ts'
import { loadUiWords } from '#kit/testing/ui-words.ts'
import { speak } from '#kit/testing/speak.ts'

type Call = { method: string; address: string; body: unknown }
type Answer = (call: Call) => Response | undefined

const menu = { venueId: 1, gate: 'menuEdit' } as const
const move = { venueId: 1, gate: 'categoryMove' } as const
const title = { name: 'Menu passphrase' }
const rightOne = 'brigade-menu'
const inFiveMinutes = () => new Date(Date.now() + 300_000).toISOString()

let calls: Call[] = []
let close: () => void

beforeEach(async () => {
  calls = []
  lockedUntil.set(null)
  for (const gate of gates) forgetGrant({ userId: aUser().id, venueId: 1, gate })
  registerTranslations('passphrases', passphrasesFeature.translations)
  await loadUiWords()
  await loadTranslations('passphrases')
})

afterEach(async () => {
  close()
  await setLanguage('en')
  vi.unstubAllGlobals()
})

describe('asking for a passphrase', () => {
  it('goes on with the right one, and does not ask again while it holds', async () => {
    const { passphrases, user } = await open()
    const isGranted = passphrases.ask(menu)
    await screen.findByRole('dialog', title)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Passphrase')))

    await user.keyboard(`${rightOne}{Enter}`)

    expect(await isGranted).toBe(true)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const body = { restaurantId: 1, gate: 'menuEdit', passphrase: rightOne }
    expect(calls.at(-1)).toEqual({ method: 'POST', address: '/v1/passphrase/grant', body })
    calls = []
    expect(await passphrases.ask(menu)).toBe(true)
    expect(calls).toEqual([])
  })

  it('asks again when the five minutes are over', async () => {
    const { passphrases, user } = await open(({ address }) =>
      address === '/v1/passphrase/grant'
        ? Response.json({ gate: 'menuEdit', grantedUntil: new Date(Date.now() - 1).toISOString() })
        : undefined,
    )
    const first = passphrases.ask(menu)
    await give(user, rightOne)
    await first

    void passphrases.ask(menu)

    expect(await screen.findByRole('dialog', title)).toBeTruthy()
  })

  it('closes at a wrong one and says so', async () => {
    const { passphrases, user } = await open()
    const isGranted = passphrases.ask(menu)

    await give(user, 'not this one')

    expect(await isGranted).toBe(false)
    expect((await screen.findByRole('alert')).textContent).toContain('Wrong Passphrase!')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('no longer says that one was wrong after the right one', async () => {
    const { passphrases, user } = await open()
    const first = passphrases.ask(menu)
    await give(user, 'not this one')
    expect(await first).toBe(false)
    await screen.findByText('Wrong Passphrase!')

    const second = passphrases.ask(menu)
    await give(user, rightOne)

    expect(await second).toBe(true)
    await waitFor(() => expect(screen.queryByText('Wrong Passphrase!')).toBeNull())
  })

  it('counts down while it is locked, also when it is opened again, and takes tries again after', async () => {
    const { passphrases, user } = await open(({ address }) =>
      address === '/v1/passphrase/grant' && calls.filter(({ method }) => method === 'POST').length === 1
        ? refusal(429, 'Too many attempts.', { reason: 'tooManyTries', retryAfter: 3 })
        : undefined,
    )
    const first = passphrases.ask(menu)
    await give(user, rightOne)

    expect(await screen.findByText('Too many attempts. Try again in 3 s.')).toBeTruthy()
    expect(continueButton().disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Go back' }))
    expect(await first).toBe(false)
    const second = passphrases.ask(menu)
    expect(await screen.findByText(/Try again in \d s\./)).toBeTruthy()
    await waitFor(() => expect(continueButton().disabled).toBe(false))
    await give(user, rightOne)
    expect(await second).toBe(true)
  })

  it('asks nothing of those who need none', async () => {
    const { passphrases } = await open(undefined, 'supermanager')

    expect(await passphrases.ask(menu)).toBe(true)
    expect(calls).toEqual([])
    void passphrases.ask(move)
    expect(await screen.findByRole('dialog', { name: 'Category move passphrase' })).toBeTruthy()
  })

  it('asks nothing where the gate was opened before the page was loaded', async () => {
    const { passphrases } = await open(({ address }) =>
      address === '/v1/passphrase/1' ? passphrasesOf({ grants: ['menuEdit'] }) : undefined,
    )

    expect(await passphrases.ask(menu)).toBe(true)
    expect(calls).toHaveLength(1)
    expect(await passphrases.ask(menu)).toBe(true)
    expect(calls).toHaveLength(1)
  })

  it('says at once where the venue has none', async () => {
    const { passphrases } = await open(({ address }) =>
      address === '/v1/passphrase/1' ? passphrasesOf({ set: ['categoryMove'] }) : undefined,
    )

    const isGranted = passphrases.ask(menu)

    expect(await screen.findByText('This venue has no passphrase for this yet. Ask an admin to set one.')).toBeTruthy()
    expect(await isGranted).toBe(false)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is left without a word', async () => {
    const { passphrases, user } = await open()

    const left = passphrases.ask(menu)
    await user.click(await screen.findByRole('button', { name: 'Go back' }))
    expect(await left).toBe(false)

    const escaped = passphrases.ask(menu)
    fireEvent(await screen.findByRole('dialog', title), new Event('cancel', { cancelable: true }))
    expect(await escaped).toBe(false)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('asks for something before it asks the server', async () => {
    const { passphrases, user } = await open()
    void passphrases.ask(menu)
    await user.click(await screen.findByRole('button', { name: 'Continue' }))

    expect(await screen.findByText('Enter the passphrase.')).toBeTruthy()
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('keeps what was typed when the server does not answer', async () => {
    const { passphrases, user } = await open(({ address }) => {
      if (address === '/v1/passphrase/grant') throw new TypeError('no network')
      return undefined
    })
    void passphrases.ask(menu)

    await give(user, rightOne)

    expect(await screen.findByText(uiTranslations.errors.noAnswer)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Passphrase').value).toBe(rightOne)
  })

  it('asks once for two who want the same, and one after the other for two gates', async () => {
    const { passphrases, user } = await open()
    const asked = [passphrases.ask(menu), passphrases.ask(menu), passphrases.ask(move)]
    await screen.findByRole('dialog', title)
    expect(screen.getAllByRole('dialog')).toHaveLength(1)

    await give(user, rightOne)
    await screen.findByRole('dialog', { name: 'Category move passphrase' })
    await user.click(screen.getByRole('button', { name: 'Go back' }))

    expect(await Promise.all(asked)).toEqual([true, true, false])
  })

  it('does not wait for the next person', async () => {
    const { passphrases } = await open()
    const asked = passphrases.ask(menu)
    await screen.findByRole('dialog', title)

    close()

    expect(await asked).toBe(false)
  })

  it('speaks Arabic from right to left', async () => {
    const { passphrases, user } = await open()
    await speak('ar')
    const asked = passphrases.ask(menu)
    await screen.findByRole('dialog', { name: 'عبارة مرور القائمة' })

    const field = await screen.findByLabelText('عبارة المرور')
    expect(document.documentElement.dir).toBe('rtl')
    expect(field.closest('.ant-input-affix-wrapper-rtl')).toBeTruthy()
    await user.type(field, 'not this one{Enter}')

    expect(await asked).toBe(false)
    expect(await screen.findByText('عبارة المرور خاطئة!')).toBeTruthy()
  })
})

describe('an act behind a gate', () => {
  it('is done once more when the passphrase was given', async () => {
    const { passphrases, user } = await open()
    const done = passphrases.withPassphrase(saveCategory)

    await give(user, rightOne)

    expect(await done).toEqual({ id: 7 })
    expect(calls.filter(({ address }) => address === '/v1/category')).toHaveLength(2)
  })

  it('asks, though the gate was open a moment ago, when the server says that it is not', async () => {
    const { passphrases, user } = await open()
    const first = passphrases.ask(menu)
    await give(user, rightOne)
    await first
    grantedByServer = false

    void passphrases.withPassphrase(saveCategory).catch(() => undefined)

    expect(await screen.findByRole('dialog', title)).toBeTruthy()
  })

  it.each([
    ['a wrong one is given', 'not this one', 'Wrong Passphrase!'],
    ['the dialog is left', undefined, 'Nothing was changed. Enter the passphrase first.'],
  ])('is not done when %s, and says so', async (_when, given, sentence) => {
    const { passphrases, user } = await open()
    const failure = passphrases.withPassphrase(saveCategory).catch((thrown: unknown) => thrown)

    if (given) await give(user, given)
    else await user.click(await screen.findByRole('button', { name: 'Go back' }))

    expect(await failure).toMatchObject({ code: 403, message: sentence })
    expect(calls.filter(({ address }) => address === '/v1/category')).toHaveLength(1)
  })

  it('fails like any other for other reasons', async () => {
    const { passphrases } = await open(({ address }) =>
      address === '/v1/category' ? refusal(403, 'Your role can’t do this.', { reason: 'permission' }) : undefined,
    )

    await expect(passphrases.withPassphrase(saveCategory)).rejects.toMatchObject({
      message: 'Your role can’t do this.',
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

let grantedByServer = false

/** Opens a screen with the dialog over it, at a venue whose menu opens with the right passphrase. */
async function open(answer?: Answer, role: StaffRole = 'manager') {
  grantedByServer = false
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    const call = { method, address, body: typeof body === 'string' ? JSON.parse(body) : undefined }
    calls.push(call)
    return answer?.(call) ?? answerOfVenue(call, role)
  })
  await signIn({ email: 'somebody@hotel.demo', password: 'brigade-demo' })
  calls = []
  const { result, unmount } = renderHook(() => ({ passphrases: usePassphrase(), toasts: useToasts() }), {
    wrapper: ({ children }) => (
      <>
        {children}
        <ToastHost />
        <PassphraseHost />
      </>
    ),
  })
  close = () => {
    act(() => result.current.toasts.forEach(({ id }) => closeToast(id)))
    unmount()
  }
  return { passphrases: result.current.passphrases, user: userEvent.setup() }
}

function answerOfVenue({ address, body }: Call, role: StaffRole): Response {
  if (address === '/v1/authentication') return Response.json({ accessToken: 'a-token', user: aUser({ role }) })
  if (address === '/v1/userdata') return Response.json(aUser({ role }))
  if (address === '/v1/restaurant/1') return Response.json(aVenue())
  if (address === '/v1/passphrase/1') return passphrasesOf({ set: gates })
  if (address === '/v1/category') {
    if (grantedByServer) return Response.json({ id: 7 })
    const data = { reason: 'passphraseNeeded', gate: 'menuEdit', restaurantId: 1 }
    return refusal(403, 'This needs the venue’s passphrase.', data)
  }
  const { passphrase, gate } = body as { passphrase: string; gate: Gate }
  if (passphrase !== rightOne) return refusal(403, 'Wrong Passphrase!', { reason: 'wrongPassphrase' })
  grantedByServer = true
  return Response.json({ gate, grantedUntil: inFiveMinutes() })
}

function passphrasesOf({ set = gates, grants = [] }: { set?: readonly Gate[]; grants?: readonly Gate[] }): Response {
  return Response.json({
    restaurantId: 1,
    isSet: Object.fromEntries(gates.map((gate) => [gate, set.includes(gate)])),
    grants: grants.map((gate) => ({ gate, grantedUntil: inFiveMinutes() })),
  })
}

function saveCategory(): Promise<unknown> {
  return apiCreate('v1/category', { menuId: 1, name: { en: 'Soups', ar: 'شوربات' } })
}

async function give(user: ReturnType<typeof userEvent.setup>, passphrase: string): Promise<void> {
  await user.type(await screen.findByLabelText('Passphrase'), `${passphrase}{Enter}`)
}

function continueButton(): HTMLButtonElement {
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' })
}

function refusal(code: number, message: string, data: Record<string, unknown>): Response {
  return Response.json({ name: 'Refused', message, code, className: 'refused', data }, { status: code })
}

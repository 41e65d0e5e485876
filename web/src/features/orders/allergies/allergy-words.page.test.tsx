import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
// Loaded here, because loading it when it is first drawn takes long.
import '#features/orders/allergies/allergy-words.page.tsx'
import { authFeature } from '#features/auth/auth.feature.tsx'
import { allergiesFeature } from '#features/orders/allergies/allergies.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { setLanguage } from '#kit/i18n/i18n.ts'
import { openPage } from '#kit/testing/open-page.tsx'
import { speak } from '#kit/testing/speak.ts'

let close = () => {}

afterEach(async () => {
  close()
  await setLanguage('en')
})

type Opened = { translations?: string[]; answer?: (body: object) => unknown }

/** Opens the page of a venue with these words, with a server that answers changes like this. */
async function open({ translations: words = ['mustard'], answer }: Opened = {}) {
  const venue = aVenue({ version: 4, allergyWords: words })
  const writes: object[] = []
  const opened = await openPage({
    features: [allergiesFeature, venuesFeature, authFeature],
    path: '/orders/allergies',
    user: aUser({ role: 'manager' }),
    answer({ method, path, id, body }) {
      if (method !== 'PATCH' || typeof body !== 'object' || body === null)
        return id === undefined && path.startsWith('/v1/restaurant') ? [venue] : venue
      writes.push({ path, body })
      return answer ? answer(body) : { ...venue, ...body, version: 5 }
    },
  })
  ;({ close } = opened)
  return {
    writes,
    change: async () => opened.user.click(await screen.findByRole('button', { name: 'Edit words' })),
    type: async (text: string) => fireEvent.change(await findField(), { target: { value: text } }),
    save: () => opened.user.click(screen.getByRole('button', { name: 'Save' })),
  }
}

const findField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Words' })

it('shows the words of the venue, and saves one from each line', async () => {
  const { writes, change, type, save } = await open({ translations: ['mustard', 'خردل'] })
  const list = within(await screen.findByRole('list', { name: 'This venue’s words' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['mustard', 'خردل'])

  await change()
  expect((await findField()).value).toBe('mustard\nخردل')
  await type('mustard\n\n tree nuts \n')
  await save()

  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(writes).toEqual([{ path: '/v1/restaurant/1', body: { allergyWords: ['mustard', 'tree nuts'], version: 4 } }])
})

it('says that there are no words, and saves none', async () => {
  const { writes, change, type, save } = await open({ translations: [] })
  expect(await screen.findByText('No added words.')).toBeDefined()

  await change()
  await type(' \n')
  await save()

  await waitFor(() => expect(writes).toMatchObject([{ body: { allergyWords: [] } }]))
})

it('names a word that is wrong at the field, and sends nothing', async () => {
  const { writes, change, type, save } = await open()

  await change()
  await type('mustard\nMUSTARD')
  await save()

  await waitFor(() => expect(described()).toContain('“MUSTARD” is already in the list.'))
  expect(writes).toEqual([])
})

it('shows what the server refuses', async () => {
  const data = {
    fields: { 'allergyWords.0': '“fish” is already in the list.' },
    codes: { 'allergyWords.0': 'allergyWordTwice' },
    params: { 'allergyWords.0': { word: 'fish' } },
  }
  const refused = { name: 'BadRequest', className: 'bad-request', code: 400, message: 'Wrong', data }
  const { change, type, save } = await open({ answer: () => Response.json(refused, { status: 400 }) })

  await change()
  await type('fish')
  await save()

  expect((await screen.findByRole('alert')).textContent).toBe('“fish” is already in the list.')
})

it('says it in Arabic too', async () => {
  const { change, type } = await open()
  await change()
  await type('a')

  await speak('ar')
  fireEvent.click(screen.getByRole('button', { name: 'حفظ' }))

  expect(await screen.findAllByRole('heading', { name: 'كلمات الحساسية' })).not.toHaveLength(0)
  expect(await screen.findByText('«a»: عدد الأحرف 2 على الأقل.')).toBeDefined()
})

function described(): string {
  const field = screen.getByRole('textbox', { name: 'Words' })
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

import { aFormQuestion, aMenuForm } from '@brigade/domain/testing/preorders.builders.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
// Otherwise they are fetched when they are first rendered, which takes time.
import '#features/preorders/forms/menu-form.page.tsx'
import '#features/preorders/forms/sort-additional.page.tsx'
import '#features/preorders/forms/sort-questions.page.tsx'
import { openPreOrders, refusal } from '#features/preorders/testing/open-preorders.tsx'
import { speak } from '#kit/testing/speak.ts'

let close = () => {}

afterEach(async () => {
  close()
  await speak('en')
})

const eggs = aFormQuestion({ question: { en: 'Eggs?', ar: 'البيض؟' } })
const bread = aFormQuestion({ id: 2, index: 2, question: { en: 'Bread?', ar: 'الخبز؟' }, isActive: false })

async function open(opening: Parameters<typeof openPreOrders>[0]) {
  const opened = await openPreOrders({ forms: [aMenuForm()], questions: [eggs, bread], ...opening })
  close = opened.close
  return opened
}

const questionsSorted = { path: 'sort/menu-form-questions', body: { restaurantId: 1, formId: 1, ids: [2, 1] } }
const itemsSorted = {
  method: 'PATCH',
  path: 'menu-forms/1',
  body: {
    additional: [
      { itemId: 3, isIncluded: true },
      { itemId: 2, isIncluded: false },
    ],
    version: 1,
  },
}

it.each([
  ['/preorder/1/sort/options', 'Bread?', questionsSorted],
  ['/preorder/1/sort/additional', 'Mint tea', itemsSorted],
])('sorts and stores once: %s', async (path, last, write) => {
  const { user, writes, router } = await open({ path })
  moveFirst(await screen.findByRole('textbox', { name: `Place of ${last}, 1 to 2` }))
  await user.click(screen.getByRole('button', { name: 'Save sorting' }))

  await waitFor(() => expect(router.state.location.pathname).toBe('/preorder/1'))
  expect(writes).toMatchObject([write])
})

it('keeps the sorting when it is refused', async () => {
  const { user, router } = await open({
    path: '/preorder/1/sort/options',
    answer: ({ method }) => (method === 'POST' ? refusal(400, 'Broken') : undefined),
  })
  moveFirst(await screen.findByRole('textbox', { name: 'Place of Bread?, 1 to 2' }))
  await user.click(screen.getByRole('button', { name: 'Save sorting' }))

  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save sorting' })
  await waitFor(() => expect(save().disabled).toBe(false))
  expect(router.state.location.pathname).toBe('/preorder/1/sort/options')
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Bread?')
})

it.each([
  ['/preorder/1/sort/options', 'menu-forms', /Eggs/],
  ['/preorder/1/sort/options', 'menu-form-questions', /Eggs/],
  ['/preorder/1/sort/additional', 'menu-forms', /Fruit plate/],
  ['/preorder/1/sort/additional', 'items', /Fruit plate/],
])('reads again what failed: %s, %s', async (path, broken, shown) => {
  let isBroken = true
  const { user } = await open({
    path,
    answer: ({ service }) => (isBroken && service === broken ? refusal(400, 'Broken') : undefined),
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  isBroken = false
  await user.click(again)

  expect((await screen.findAllByRole('textbox', { name: shown })).length).toBe(1)
})

it.each(['/preorder/1/sort/options', '/preorder/1/sort/additional'])('says that nothing is there: %s', async (path) => {
  await open({ path, questions: [], forms: [aMenuForm({ additional: [] })] })

  expect(await screen.findByText('Nothing to sort.')).toBeDefined()
})

it('names what it sorts in the language of the screen', async () => {
  await open({ path: '/preorder/1/sort/options' })
  await screen.findByRole('textbox', { name: /Eggs/ })
  await speak('ar')

  expect(await screen.findByRole('textbox', { name: /البيض؟/ })).toBeDefined()
  expect(document.documentElement.dir).toBe('rtl')
})

function moveFirst(place: HTMLElement): void {
  fireEvent.change(place, { target: { value: '1' } })
  fireEvent.blur(place)
}

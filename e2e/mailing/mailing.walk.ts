import type { Page } from '@playwright/test'
import { call } from '../people/call.ts'
import { tokenOf } from '../people/staff.ts'
import type { Place, Stop } from '../house/walk.ts'

const email = 'manager@hotel.demo'
const add = /New mailing|رسالة جديدة/
const addContact = /Add contact|إضافة جهة اتصال/
const send = /Send now|إرسال الآن/

export const mailingWalk: Stop[] = [
  {
    email: 'marketing@hotel.demo',
    path: () => '/mailing',
    shown: (page) => page.getByRole('button', { name: add }),
    act: (page) => page.getByRole('button', { name: add }),
  },
  {
    email,
    path: () => '/mailing?add',
    isCovered: true,
    shown: (page) => page.getByRole('dialog').getByRole('textbox').nth(2),
  },
  {
    email,
    path: () => '/mailing/contacts',
    shown: (page) => page.getByRole('button', { name: addContact }),
    open: openContacts,
    act: (page) => page.getByRole('button', { name: addContact }),
  },
  {
    email,
    path: () => '/mailing/contacts?add',
    isCovered: true,
    shown: (page) => page.getByRole('dialog').getByRole('switch'),
  },
  {
    email,
    path: () => '/mailing',
    shown: (page) => page.getByRole('button', { name: add }),
    open: openDraft,
    act: (page) => page.getByRole('button', { name: send }),
  },
]

async function openContacts(page: Page, { url }: Place): Promise<void> {
  const rows = ['ada@example.com', 'grace@example.com'].map((address, index) => ({ line: index + 2, address }))
  const body = { restaurantId: 1, source: 'Cards at the front desk', language: 'en', rows }
  await call(url, { method: 'POST', path: 'import/mailing-contacts', body, token: await tokenOf(url, email) })
  await page.reload()
  await page.getByText('ada@example.com').first().waitFor()
}

async function openDraft(page: Page, { url }: Place): Promise<void> {
  const body = {
    restaurantId: 1,
    title: 'Spring menu',
    language: 'en',
    messages: {
      en: { subject: 'Our spring menu', body: 'Dear {{name}},\n\nour **spring menu** is here.\n\n- Tea\n- Cake' },
      ar: { subject: 'قائمة الربيع', body: 'مرحبًا {{name}}،\n\nقائمة الربيع هنا.' },
    },
    segment: { venueIds: [], languages: [], visitedFrom: null, visitedTo: null, spentAtLeast: null },
  }
  const token = await tokenOf(url, email)
  const { id } = await call<{ id: number }>(url, { method: 'POST', path: 'mailings', body, token })
  await page.goto(`${url}/mailing/${id}`)
  await page.getByRole('button', { name: send }).waitFor()
}

import { call } from '../people/call.ts'
import { tokenOf } from '../people/staff.ts'

type Form = {
  id: number
  questions: { id: number; min: number; options: { itemId: number; name: { en: string } }[] }[]
  days: { day: string; slots: { slot: string; free: number }[] }[]
}

type Wish = { day?: string; slot?: string; lastname?: string; note?: string; isForToday?: boolean }

type Ordered = { id: number; day: string; slot: string }

/** A guest with a breakfast card on their phone, who eats shakshuka. */
type BreakfastGuest = { order(wish: Wish): Promise<Ordered> }

/** Seats a guest who scans the code of a room. */
export async function breakfastAt({ url, table }: { url: string; table: string }): Promise<BreakfastGuest> {
  const manager = await tokenOf(url, 'manager@hotel.demo')
  const tables = await call<{ name: string; token: string }[]>(url, { path: 'table?skipPaginate=true', token: manager })
  const body = { token: tables.find(({ name }) => name === table)?.token }
  const { accessToken: token } = await call<{ accessToken: string }>(url, {
    method: 'POST',
    path: 'guest/session',
    body,
  })
  return {
    async order({ isForToday = false, ...wish }) {
      const [form] = await call<Form[]>(url, { method: 'POST', path: 'offered/menu-forms', token, body: {} })
      // The last slot of the last day is open at any hour of a test.
      const { day, slots } = form!.days.at(isForToday ? 0 : -1)!
      const { slot } = slots.findLast(({ free }) => free > 0)!
      const eggs = form!.questions.find(({ min }) => min > 0)!
      const { itemId } = eggs.options.find(({ name }) => name.en === 'Shakshuka')!
      const card = { formId: form!.id, day, slot, guests: 1, ...wish }
      const answers = [{ questionId: eggs.id, options: [{ itemId, quantity: 1 }] }]
      return call<Ordered>(url, { method: 'POST', path: 'pre-orders', token, body: { ...card, answers } })
    },
  }
}

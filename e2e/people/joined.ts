import { call } from './call.ts'
import { password, tokenOf } from './staff.ts'

type Newcomer = { email: string; fname: string; lname: string; role: string }

/** Invites a person to the hotel, who joins, and returns the id of their account. */
export async function join(url: string, newcomer: Newcomer): Promise<number> {
  const admin = await tokenOf(url, 'admin@brigade.demo')
  const body = { ...newcomer, restaurantId: [1] }
  const { id, link } = await call<{ id: number; link: string }>(url, {
    method: 'POST',
    path: 'staff',
    token: admin,
    body,
  })
  const token = link.slice(link.lastIndexOf('/') + 1)
  await call(url, { method: 'POST', path: 'use/link', body: { token, password } })
  return id
}

/** Sets the PIN of a person, as their settings do. */
export async function setPin(url: string, { email, pin }: { email: string; pin: string }): Promise<void> {
  const token = await tokenOf(url, email)
  await call(url, { method: 'POST', path: 'own-pin', token, body: { pin, currentPassword: password } })
}

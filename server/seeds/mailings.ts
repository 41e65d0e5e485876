import { createHmac, randomBytes } from 'node:crypto'
import { tableOf } from '@brigade/domain/kit/table-keys.ts'
import { comparedAddress } from '@brigade/domain/mailing/mailing.addresses.ts'
import { everybody } from '@brigade/domain/mailing/mailing.rules.ts'
import { recipientStates } from '@brigade/domain/mailing/mailing.states.ts'
import { newToken } from '#kit/settings/secret-tokens.ts'
import type { Row } from './insert-rows.ts'

const guests = [
  { name: 'Amal Haddad', address: 'amal@guests.example', language: 'ar', state: 'agreed' },
  { name: 'Jonas Weber', address: 'jonas@guests.example', language: 'de', state: 'agreed' },
  { name: 'Claire Dubois', address: 'claire@guests.example', language: 'fr', state: 'agreed' },
  { name: 'Priya Nair', address: 'priya@guests.example', language: 'en', state: 'agreed' },
  { name: 'Tom Baker', address: 'tom@guests.example', language: 'en', state: 'withdrawn' },
] as const

const messages = {
  en: {
    subject: 'A table on the terrace',
    body: 'Dear {{name}},\n\nour **terrace** is open again.\n\n- Juices\n- Mezze',
  },
  ar: { subject: 'طاولة على التراس', body: 'مرحبًا {{name}}،\n\nأعدنا فتح **التراس**.\n\n- عصائر\n- مقبلات' },
}

const dayMs = 86_400_000

/** Returns guests of the hotel who agreed to mails, one who unsubscribed, and a draft of a mailing to them. */
export function mailingRows(now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()
  const key = randomBytes(32).toString('base64url')
  const contacts = guests.map(({ name, address, language, state }, place): Row => ({
    id: place + 1,
    restaurantId: 1,
    address,
    name,
    language,
    state,
    consentAt: daysAgo(40 - place),
    consentSource: 'staff',
    consentNote: 'Card at the front desk',
    consentBy: 'Layla',
    withdrawnAt: state === 'withdrawn' ? daysAgo(3) : null,
    withdrawnSource: state === 'withdrawn' ? 'link' : null,
    createdAt: daysAgo(40 - place),
    updatedAt: daysAgo(state === 'withdrawn' ? 3 : 40 - place),
    addressKey: createHmac('sha256', key).update(comparedAddress(address)).digest('hex'),
    token: newToken(),
    searched: `${address} ${name}`.toLowerCase(),
  }))
  const consentOf = ({ id, consentAt }: Row) => ({ contactId: id!, at: consentAt!, recordedAt: consentAt! })
  const given = { isGiven: true, source: 'staff', note: 'Card at the front desk', by: 'Layla' }
  const taken = { isGiven: false, source: 'link', note: '', by: null, at: daysAgo(3), recordedAt: daysAgo(3) }
  const consents: Row[] = [
    ...contacts.map((contact) => ({ ...consentOf(contact), ...given })),
    ...contacts.filter(({ state }) => state === 'withdrawn').map(({ id }) => ({ contactId: id!, ...taken })),
  ]
  const draft: Row = {
    id: 1,
    restaurantId: 1,
    title: 'Terrace opening',
    state: 'draft',
    language: 'en',
    messages: JSON.stringify(messages),
    segment: JSON.stringify(everybody),
    counts: JSON.stringify({ ...tableOf(recipientStates, () => 0), unsubscribed: 0 }),
    createdAt: daysAgo(1),
    updatedAt: daysAgo(1),
  }
  return {
    mailing_keys: [{ id: 1, key }],
    mailing_contacts: contacts,
    mailing_consents: consents.map((consent, place) => ({ id: place + 1, ...consent })),
    mailings: [draft],
  }
}
